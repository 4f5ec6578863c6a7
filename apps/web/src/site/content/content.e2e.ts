// Pages of the content in a browser: readable without scripts, deals that end while they are shown.
import type { Browser, Page } from "@playwright/test";
import { pageWith } from "../../../test/browser/content.ts";
import { expect, open, test, walkedIn } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

const withoutScripts = async (
  browser: Browser,
  baseURL: string,
  path: string,
  look: (page: Page) => Promise<void>,
): Promise<void> => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await look(page);
  await context.close();
};

for (const locale of walkedIn("en")) {
  test(`[LOC-16] [CNT-01] pages of the content can be read and gone on from without scripts, ${locale}`, async ({
    browser,
    request,
    shop,
  }) => {
    await withoutScripts(browser, shop.url, await pageWith(request, locale, "comparison"), async (page) => {
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("h1")).toBeVisible();
      const toggle = page.locator('[data-block="comparison"] .c-differences input').first();
      if ((await toggle.count()) > 0) {
        await toggle.check();
        await expect(page.locator('[data-block="comparison"] [data-same]').first()).toBeHidden();
      }
    });
    await withoutScripts(browser, shop.url, await pageWith(request, locale, "faq"), async (page) => {
      const question = page.locator('[data-block="faq"] details').first();
      await question.locator("summary").click();
      await expect(question.locator(".k-prose")).toBeVisible();
    });
    await withoutScripts(browser, shop.url, locale === "en" ? "/en/deals" : "/de/angebote", async (page) => {
      await expect(page.locator("article[data-kind] time").first()).toBeVisible();
      await page.locator("main nav a").nth(1).click();
      await expect(page).toHaveURL(/\?category=/);
      await expect(page.locator("article[data-kind]").first()).toBeVisible();
    });
  });
}

test("[CNT-05] a deal that ends while it is shown says so without a reload, by the shop's clock", async ({ page }) => {
  const card = page.locator("article[data-kind=flash]").first();
  const drawn = await (await page.request.get("/en/deals")).text();
  const ends = Date.parse(/data-kind="flash".*?<time[^>]* datetime="([^"]+)"/is.exec(drawn)?.[1] ?? "");
  expect(ends).toBeGreaterThan(Date.now());
  // The shop's clock as the browser hears it: seconds before the end.
  await page.route("**/healthz", (route) =>
    route.fulfill({ status: 200, headers: { date: new Date(ends - 2_000).toUTCString() }, body: "ok" }),
  );
  await open(page, "/en/deals");
  await expect(card.locator("[data-counting]")).toBeVisible();
  await expect(card.locator("[role=timer] dl dd").first()).toHaveText("0");
  await expect(card.getByRole("status")).toHaveText(words("en")("deals.over"));
  await expect(card.getByRole("link")).toHaveCount(0);
});

test("[CNT-11] the category of the deals stands in the address", async ({ page }) => {
  await open(page, "/de/angebote");
  const all = await page.locator("article[data-kind]").count();
  await page.locator("main nav a").nth(1).click();
  await expect(page).toHaveURL(/\/de\/angebote\?category=[a-z-]+$/);
  await expect(page.locator("main nav a[aria-current=page]")).toHaveCount(1);
  await expect.poll(() => page.locator("article[data-kind]").count()).toBeLessThan(all);
  await page.goBack();
  await expect(page.locator("article[data-kind]")).toHaveCount(all);
});

test("[CNT-04] [LOC-01] the way to an article and the names of its tables are in the page's language", async ({
  page,
}) => {
  for (const [locale, home, table] of [
    ["en", "Home", "Table 1"],
    ["de", "Startseite", "Tabelle 1"],
  ] as const) {
    await page.goto(`/${locale}/helpcenter/documentation/servercontrolpanel/api`);
    await expect(page.locator("main nav ol a").first()).toHaveText(home);
    await expect(page.locator(".m-table").first()).toHaveAttribute("aria-label", table);
  }
});
