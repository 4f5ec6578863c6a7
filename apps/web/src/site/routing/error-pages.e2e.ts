// Error pages over the wire and on screen: each with its own words in both languages, and its own status. [SHL-02] [LOC-16]
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fixedPaths } from "@kontor/domain/site/routing";
import { startShop, type RunningShop } from "../../../test/browser/harness.ts";
import { expect, test } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

const locales = ["en", "de"] as const;

test("[LOC-16] [SHL-02] an address that cannot be read has a page that says so, in its language", async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  for (const locale of locales) {
    const answer = await page.goto(`/${locale}/foo%ZZ`);
    const t = words(locale);
    expect(answer?.status()).toBe(400);
    await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${locale}`));
    await expect(page).toHaveTitle(t("error.meta.title", { status: 400, title: t("error.400.title") }));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(t("error.400.subtitle"));
    await page.getByRole("link", { name: t("error.home") }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}$`));
  }
  expect(errors).toEqual([]);
  await context.close();
});

/** Unknown addresses and the category that their page offers, as the specification lists them. */
const offered = {
  en: [
    ["domains-x", "domains", "/en/domains/buy-register-domain"],
    ["my-server", "server", "/en/server"],
    ["webhosting", "hosting", "/en/hosting"],
    ["ssl-certificates-x", "ssl-certificates", "/en/ssl-certificates"],
    ["server-and-domains", "domains", "/en/domains/buy-register-domain"],
    ["groupware-x", null, null],
  ],
  de: [
    ["domains-x", "domains", "/de/domains/domain-kaufen"],
    ["mein-server", "server", "/de/server"],
    ["webhosting", "hosting", "/de/hosting"],
    ["ssl-zertifikate-x", "ssl-certificates", "/de/ssl-zertifikate"],
    ["groupware-x", "groupware", "/de/groupware"],
    ["nichts", null, null],
  ],
} as const;

const categories = ["domains", "server", "hosting", "ssl-certificates", "groupware"] as const;

const cardsOf = {
  en: ["/en/domains/buy-register-domain", "/en/hosting", "/en/server/vps"],
  de: ["/de/domains/domain-kaufen", "/de/hosting", "/de/server/vps", "/de/groupware"],
} as const;
const notFound = {
  en: "The requested page could not be found",
  de: "Die angeforderte Seite konnte nicht gefunden werden",
} as const;

test("[SHL-02] [SHL-03] [SHL-04] [SHL-05] [SHL-06] [SHL-12] an unknown page names its path and leads on: to a category that its path names, to the homepage, the deals and more categories, in both languages", async ({
  page,
}) => {
  for (const locale of locales) {
    const t = words(locale);
    const main = page.getByRole("main");
    for (const [path, key, href] of offered[locale]) {
      const answer = await page.goto(`/${locale}/${path}`);
      expect([path, answer?.status()]).toEqual([path, 404]);
      const names = categories.map((each) => t(`error.discover.${each}`));
      const links = await main
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
      const discover = links.filter(([name]) => names.includes(name ?? ""));
      expect(discover, path).toEqual(key === null ? [] : [[t(`error.discover.${key}`), href]]);
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`404 ${notFound[locale]}`);
    await expect(main.locator("code")).toHaveText(`Page Not Found: /${locale}/${offered[locale].at(-1)?.[0]}`);
    const cards = main.getByRole("listitem").filter({ hasText: t("error.cardText") });
    await expect(cards.getByRole("link")).toHaveText(
      ["Domain-Deals", "Hosting-Deals", "Server-Deals", "Groupware-Deals"].slice(0, cardsOf[locale].length),
    );
    for (const [at, href] of cardsOf[locale].entries())
      await expect(cards.getByRole("link").nth(at)).toHaveAttribute("href", href);
    await expect(main.getByRole("link", { name: t("error.deals") })).toHaveAttribute("href", fixedPaths.deals[locale]);
    await main.getByRole("link", { name: t("error.home") }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}$`));
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("404");
  }
});

test("[LOC-03] [OPS-09] a path longer than any page's is not found and leads nowhere; the shop lives at /_health", async ({
  request,
}) => {
  for (const path of [`/${"a/".repeat(2000)}`, `/de/${"a/".repeat(2000)}`, `/${"%61/".repeat(2000)}`])
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
  expect((await request.get("/_health")).status()).toBe(204);
});

test.describe("what stands before the API refuses", () => {
  // One shop for all of them.
  test.describe.configure({ mode: "default" });
  const at: { gateway?: Server; shop?: RunningShop; status: number } = { status: 429 };

  test.beforeAll(async () => {
    const gateway = createServer((request, response) => {
      response.statusCode = request.url === "/readyz" ? 200 : at.status;
      response.end("{}");
    });
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
    at.gateway = gateway;
    const { port } = gateway.address() as AddressInfo;
    at.shop = await startShop({ API_URL: `http://127.0.0.1:${port}`, SESSION_SECRET: "s".repeat(40) });
  });
  test.afterAll(async () => {
    await at.shop?.close();
    at.gateway?.close();
  });

  for (const status of [403, 410, 429, 503])
    test(`[SHL-02] the page of ${status} has its words, its drawing and its status in both languages`, async ({
      browser,
    }) => {
      at.status = status;
      const context = await browser.newContext({ baseURL: at.shop?.url ?? "" });
      const page = await context.newPage();
      for (const locale of locales) {
        const t = words(locale);
        const answer = await page.goto(`/${locale}/hosting`);
        expect(answer?.status()).toBe(status);
        await expect(page).toHaveTitle(t("error.meta.title", { status, title: t(`error.${status}.title`) }));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${status} ${t(`error.${status}.subtitle`)}`);
        await expect(page.getByText(t(`error.${status}.text`))).toBeVisible();
        await expect(page.locator("main svg:has(> use[href*=lighthouse], > use[href*=buoy])")).toBeVisible();
        await expect(page.getByRole("link", { name: t("error.home") })).toHaveAttribute("href", `/${locale}`);
      }
      await context.close();
    });
});
