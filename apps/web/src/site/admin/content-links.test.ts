// Links of the content that lead nowhere, over a real site: each is listed with the entry that it stands in, whatever kind that is, until it is mended. [ADM-04] [LNK-04]
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { plainPages } from "../../../test/drawn-page.ts";
import { type OpenedSite, openedSite } from "../../../test/site-fixture.ts";
import { cookiesOf } from "../../../test/staff-fixture.ts";

const at = {} as { site: OpenedSite; cookie: string };
const nowhere = "javascript:alert(1)";

/** Changes the fields of the first published entry of a type, and the version of the content with them; returns what it was called. */
const spoil = async (
  type: string,
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
  locale = "en",
): Promise<string> =>
  at.site.api.database.inTransaction(async (handle) => {
    const row = await handle
      .selectFrom("content_entries")
      .select(["id", "fields", "parts"])
      .where("type", "=", type)
      .where("locale", "=", locale)
      .where("state", "=", "published")
      .orderBy("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    // Short fields are stored apart from long ones, relations and blocks.
    const [fields, parts] = [JSON.parse(row.fields), JSON.parse(row.parts)];
    const changed = Object.entries(change({ ...parts, ...fields }));
    const stored = (isShort: boolean): string =>
      JSON.stringify(Object.fromEntries(changed.filter(([name]) => name in fields === isShort)));
    await handle
      .updateTable("content_entries")
      // The product of a deal is what owns it.
      .set({ fields: stored(true), parts: stored(false), ...(type === "deal" ? { owner: null } : {}) })
      .where("id", "=", row.id)
      .execute();
    await handle.updateTable("marks").set({ value: randomUUID() }).where("key", "=", "content-version").execute();
    return String(fields.title ?? fields.key ?? fields.path);
  });

const rows = async (locale = "en"): Promise<readonly string[]> => {
  const answer = await fetch(`${at.site.url}/admin/product-link-helper?locale=${locale}`, {
    headers: { cookie: at.cookie },
  });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  return [...html.matchAll(/<tr><th scope="row">([\s\S]*?)<\/tr>/g)].map(([, row = ""]) =>
    row
      .replaceAll(/<\/t[dh]>/g, " | ")
      .replaceAll(/<[^>]+>/g, "")
      .replaceAll("&amp;", "&"),
  );
};

beforeAll(async () => {
  at.site = await openedSite(undefined, plainPages);
  at.cookie = await cookiesOf(at.site, "admin");
});
afterAll(() => at.site.close());

it("[ADM-04] [LNK-04] the content of the demo provider has none, and every kind of entry is looked at in both languages", async () => {
  expect(await rows()).toEqual([]);
  const text = (body: unknown) => `${String(body)}\n\nRead [on](${nowhere}).`;
  const post = await spoil("blog-post", (fields) => ({ ...fields, body: text(fields["body"]) }));
  const help = await spoil("helpcenter-article", (fields) => ({ ...fields, body: text(fields["body"]) }), "de");
  const job = await spoil("job", (fields) => ({ ...fields, body: text(fields["body"]) }));
  const banner = await spoil("small-banner", (fields) => ({ ...fields, url: nowhere }));
  // Its title has a slot, which the list fills as a page does.
  const deal = (await spoil("deal", (fields) => fields)).replace("{deal:web-l-five-months}", "first 5 months free");
  const page = await spoil("page", (fields) => ({
    ...fields,
    content: [
      {
        __component: "sections.call-to-action",
        id: 1,
        title: "On",
        text: "",
        links: [{ id: 1, label: "Read on", url: nowhere }],
      },
      {
        __component: "sections.faq",
        id: 2,
        title: "Asked",
        items: [{ id: 1, question: "Why?", answer: `[Here](${nowhere})` }],
      },
    ],
  }));
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await rows()).toEqual([
    `${page} | Page | English | Read on | ${nowhere} | not allowed as a link | `,
    `${page} | Page | English | in the text | ${nowhere} | not allowed as a link | `,
    `${post} | Blog post | English | in the text | ${nowhere} | not allowed as a link | `,
    `${job} | Job | English | in the text | ${nowhere} | not allowed as a link | `,
    `${help} | Help article | German | in the text | ${nowhere} | not allowed as a link | `,
    `${deal} | Deal | English | ${deal} | a page or product that is gone | the page | `,
    expect.stringMatching(
      new RegExp(
        `^${banner} \\| Notice \\| English \\| .+ \\| javascript:alert\\(1\\) \\| not allowed as a link \\| $`,
      ),
    ),
  ]);
  expect((await rows("de"))[0]).toContain("Seite | Englisch");
});

it("[ADM-04] [LNK-04] an address that was typed is listed where no page stands there; what moved, is closed or elsewhere is not", async () => {
  const { url } = at.site;
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
  await new Promise((resolve) => setTimeout(resolve, 1_100));
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
  const html = await (await fetch(`${at.site.url}/en/blog`)).text();
  const [address = ""] = /\/uploads\/[\w.-]+\.png/.exec(html) ?? [];
  expect((await fetch(at.site.url + address)).status).toBe(200);
  return address;
};

it("[ADM-04] [LNK-04] a file is listed where none is sent; one that is sent is not", async () => {
  const { url } = at.site;
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
  await new Promise((resolve) => setTimeout(resolve, 1_100));
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
  const { url } = at.site;
  const help = await spoil("helpcenter-article", (fields) => ({ ...fields, body: "## A place of its own\n\nText." }));
  await new Promise((resolve) => setTimeout(resolve, 1_100));
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
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const written = [`${path}#another-place`, "#elsewhere", "/en/hosting#none", `${url}/en/contact/legal-notice#none`];
  expect((await rows()).filter((row) => row.startsWith(post))).toEqual(
    written.map((each) => `${post} | Blog post | English | in the text | ${each} | this place on the page | `),
  );
});
