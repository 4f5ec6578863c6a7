// Addresses, files and places on pages that the content names and that are not there, each listed with its entry. [ADM-04] [LNK-04]
import { expect, it } from "vitest";
import { spoiltContentOfFile, untilRead } from "../../../test/spoilt-content.ts";

const { rows, site, spoil } = spoiltContentOfFile();

it("[ADM-04] [LNK-04] an address that was typed is listed where no page stands there; what moved, is closed or elsewhere is not", async () => {
  const { url } = site();
  const gone = ["/no-such-page", `${url}/en/blog/none/none`, "/helpcenter/none", "/checkout/none"];
  const there = [
    "/hosting",
    "/de/webspace",
    "/en/servers/cloud-server",
    "/checkout/cart",
    "/kontakt/impressum",
    "/ueber-uns",
    "/",
    `${url}/en`,
  ];
  const elsewhere = [
    "https://example.org/none",
    "mailto:a@example.org",
    "/admin/none",
    "/en/ticketing/check",
    `${url}/api/none`,
  ];
  const text = [...gone, ...there, ...elsewhere].map((href) => `[on](${href})`).join(" ");
  const post = await spoil("blog-post", (fields) => ({ ...fields, body: text }));
  const banner = await spoil("small-banner", (fields) => ({ ...fields, url: "/de/nirgends" }), "de");
  const rule = await spoil("route-rule", (fields) => ({ ...fields, redirect: "/en/gone" }), "");
  await untilRead();
  const found = await rows();
  expect(found.filter((row) => row.startsWith(post))).toEqual(
    ["/en/no-such-page", `${url}/en/blog/none/none`, "/en/helpcenter/none", "/en/checkout/none"].map(
      (written) => `${post} | Blog post | English | in the text | ${written} | the page | `,
    ),
  );
  expect(found.filter((row) => row.includes("/de/nirgends"))).toEqual([
    expect.stringMatching(new RegExp(`^${banner} \\| Notice \\| German \\| .+ \\| /de/nirgends \\| the page \\| $`)),
  ]);
  expect(found.filter((row) => row.includes("/en/gone"))).toEqual([
    `${rule} | Redirect | English | ${rule} | /en/gone | the page | `,
  ]);
});

/** An upload that the seeded content shows. */
const uploaded = async (): Promise<string> => {
  const html = await (await fetch(`${site().url}/en/blog`)).text();
  const [address = ""] = /\/uploads\/[\w.-]+\.png/.exec(html) ?? [];
  expect((await fetch(site().url + address)).status).toBe(200);
  return address;
};

it("[ADM-04] [LNK-04] a file is listed where none is sent; one that is sent is not", async () => {
  const { url } = site();
  const gone = [
    "/uploads/none.pdf",
    `${url}/uploads/none_0123456789.png?v=1`,
    "/images/w_100/none",
    "/no-such-file.pdf",
  ];
  const there = [
    await uploaded(),
    `${url}/robots.txt`,
    `${url}/sitemap.xml`,
    "/en/blog/feed.atom",
    `${url}/.well-known/security.txt`,
  ];
  const post = await spoil("blog-post", (fields) => ({
    ...fields,
    body: [...gone, ...there].map((href) => `[on](${href})`).join(" "),
  }));
  await untilRead();
  const written = [
    "/uploads/none.pdf",
    `${url}/uploads/none_0123456789.png?v=1`,
    "/images/w_100/none",
    "/en/no-such-file.pdf",
  ];
  expect((await rows()).filter((row) => row.startsWith(post))).toEqual(
    written.map((each) => `${post} | Blog post | English | in the text | ${each} | the file | `),
  );
});

it("[ADM-04] [LNK-04] a place on a page is listed where that page has none of this name, on whatever page it is", async () => {
  const { url } = site();
  const help = await spoil("helpcenter-article", (fields) => ({ ...fields, body: "## A place of its own\n\nText." }));
  await untilRead();
  const article = await fetch(`${url}/en/helpcenter`).then((answer) => answer.text());
  const paths = [...new Set([...article.matchAll(/href="(\/en\/helpcenter\/[^"#?]+)"/g)].map(([, path = ""]) => path))];
  const pages = await Promise.all(paths.map(async (path) => [path, await (await fetch(url + path)).text()] as const));
  const [path = ""] = pages.find(([, html]) => html.includes('id="a-place-of-its-own"')) ?? [];
  expect([help, path]).toEqual([help, expect.stringMatching(/^\/en\/helpcenter\/./)]);
  const gone = [`${path}#another-place`, "#elsewhere", "/hosting#none", `${url}/en/contact/legal-notice#none`];
  const there = [
    `${path}#a-place-of-its-own`,
    `${path}#a%2Dplace-of-its-own`,
    "#below",
    `${path}#`,
    "/hosting#top",
    "/#content",
    "/hosting#:~:text=GB",
    // What another page stands before is not looked for there.
    "/account/orders#none",
    "https://example.org/#none",
  ];
  const post = await spoil("blog-post", (fields) => ({
    ...fields,
    body: `## Below\n\n${[...gone, ...there].map((href) => `[on](${href})`).join(" ")}`,
  }));
  await untilRead();
  const written = [`${path}#another-place`, "#elsewhere", "/en/hosting#none", `${url}/en/contact/legal-notice#none`];
  expect((await rows()).filter((row) => row.startsWith(post))).toEqual(
    written.map((each) => `${post} | Blog post | English | in the text | ${each} | this place on the page | `),
  );
});
