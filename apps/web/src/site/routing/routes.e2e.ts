// Paths and languages as a browser meets them: the first redirect, clean headers, icons, private pages, the switch of languages.
import { connect } from "node:net";
import { aFreeName, expect, open, test } from "../../../test/browser/shop.ts";
import { addDomain } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

test("[LOC-01] [LOC-02] [LOC-20] / picks the language by cookies and Accept-Language and keeps the query", async ({
  playwright,
  shop,
}) => {
  const ask = async (path: string, headers: Record<string, string>) => {
    const context = await playwright.request.newContext({ baseURL: shop.url, extraHTTPHeaders: headers });
    const answer = await context.get(path, { maxRedirects: 0 });
    const pages = {
      status: answer.status(),
      location: answer.headers().location,
      vary: answer.headers().vary ?? "",
      cookies: answer.headers()["set-cookie"] ?? "",
    };
    await context.dispose();
    return pages;
  };
  const rows: readonly (readonly [Record<string, string>, string])[] = [
    [{ "accept-language": "de-DE,de;q=0.9,en;q=0.8" }, "/de"],
    [{ "accept-language": "fr-FR,fr;q=0.9" }, "/en"],
    [{ "accept-language": "en-US,en;q=0.9,de;q=0.8" }, "/en"],
    [{ "accept-language": "en-GB", cookie: "locale=de" }, "/de"],
    [{ "accept-language": "en-GB", cookie: "i18n_redirect=de" }, "/de"],
    [{ "accept-language": "de", cookie: "locale=en; i18n_redirect=de" }, "/en"],
    [{ "accept-language": "de", cookie: "locale=xx" }, "/de"],
  ];
  for (const [headers, to] of rows) {
    const answer = await ask("/?ref=100007&a=1", headers);
    expect([answer.status, answer.location], JSON.stringify(headers)).toEqual([302, `${to}?ref=100007&a=1`]);
    expect(answer.vary.toLowerCase()).toContain("accept-language");
    expect(answer.vary.toLowerCase()).toContain("cookie");
  }
  for (const language of ["de", "en"]) {
    const { cookies } = await ask("/", { "accept-language": language });
    expect(cookies).toContain(`i18n_redirect=${language}`);
    // For the session alone.
    expect(cookies).not.toMatch(/i18n_redirect=[^,\n]*(max-age|expires)/i);
  }
});

/** The head of the answer to a path that is sent as it stands, without a client that mends it. */
const rawHead = (shopUrl: string, target: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(shopUrl);
    const pieces: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) }, () =>
      socket.end(
        Buffer.from(
          `GET ${target} HTTP/1.1\r\nhost: ${host}\r\naccept-language: en\r\nconnection: close\r\n\r\n`,
          "latin1",
        ),
      ),
    );
    socket.on("data", (piece) => pieces.push(Buffer.from(piece)));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(pieces).toString("latin1").split("\r\n\r\n")[0] ?? ""));
  });

test("[LOC-14] [LOC-16] whatever stands in a path or query, a redirect is one clean header line that leads into this shop", async ({
  shop,
}) => {
  const strange = [
    "%0d%0aSet-Cookie:%20a=b",
    "%0D%0A%0D%0A<script>",
    "%00",
    "%09",
    "%7f",
    "%5c%5cevil.example",
    "\xfc\x85\xa0",
    "\t",
    "\x7f",
  ];
  const rows: readonly (readonly [number, string])[] = [
    ...strange.flatMap((text): readonly (readonly [number, string])[] => [
      [301, `/de/checkout/cart?x=${text}`],
      [301, `/de/domains/buy-register-domain?x=${text}`],
      [301, `/en/%68osting?x=${text}`],
      [308, `/en/hosting/?x=${text}`],
      [302, `/?x=${text}`],
    ]),
    [400, "/en/%0d%0aSet-Cookie:%20a=b/"],
    [308, "/en/\xfc/"],
    [301, "/en/%68osting%0d%0aSet-Cookie:%20a=b"],
    [308, "/evil.example/"],
  ];
  for (const [status, target] of rows) {
    const head = await rawHead(shop.url, target);
    const actual = Number(head.split(" ")[1]);
    // What HTTP itself does not take is refused before anything is answered.
    if (actual === 400 && /[^\u0021-\u007e]/.test(target)) continue;
    expect.soft([target, actual]).toEqual([target, status]);
    if (actual === 400) {
      expect(head, target).not.toMatch(/^(?:location|set-cookie):/im);
      continue;
    }
    const lines = head.split("\r\n").slice(1);
    const location = lines.find((line) => /^location:/i.test(line))?.replace(/^location: */i, "") ?? "none";
    expect(location, target).toMatch(/^\/[\u0021-\u007e]*$/);
    expect(new URL(location, shop.url).origin, target).toBe(shop.url);
    expect(
      lines.filter((line) => /^set-cookie: *a=/i.test(line) || !/^[\w-]+: /.test(line)),
      target,
    ).toEqual([]);
  }
  for (const target of [
    "//evil.example/",
    "//evil.example/%2f..",
    "/%2fevil.example/",
    "/%5cevil.example/",
    "/\\evil.example/",
    "/en//evil.example/",
  ]) {
    const location = /^location: *(.*)$/im.exec(await rawHead(shop.url, target))?.[1] ?? "/";
    expect(new URL(location, shop.url).origin, target).toBe(shop.url);
  }
});

test("[LOC-16] icons stand where browsers ask for them that read none from a page", async ({ request }) => {
  for (const [path, type] of [
    ["/favicon.ico", "image/x-icon"],
    ["/apple-touch-icon.png", "image/png"],
    ["/icon-192.png", "image/png"],
    ["/icon-512.png", "image/png"],
  ] as const) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([path, 200, type]);
  }
});

test("[OPS-07] [CHK-01] pages of one visitor are private and never stored", async ({ request }) => {
  for (const path of [paths.en.cart, paths.de.cart, paths.en.login, `${paths.en.cart}/_payload.json`]) {
    const control = (await request.get(path)).headers()["cache-control"] ?? "";
    expect(control, path).toContain("private");
    expect(control, path).toContain("no-store");
  }
});

test("[LOC-06] the language switch stays on the page, keeps the cart and remembers the language", async ({ page }) => {
  const name = aFreeName();
  await addDomain(page, "en", name);
  await open(page, paths.en.cart);
  await page.getByRole("link", { name: /deutsch/i }).click();
  await page.waitForURL(`**${paths.de.cart}*`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("de")("cart.title"));
  await expect(page.locator("html")).toHaveAttribute("lang", /^de/);
  await expect(page.getByRole("main")).toContainText(name);
  const cookie = (await page.context().cookies()).find((one) => one.name === "locale");
  expect(cookie?.value).toBe("de");
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000);
  expect(
    new URL((await page.request.get("/", { maxRedirects: 0 })).headers().location ?? "", "http://shop").pathname,
  ).toBe("/de");
});
