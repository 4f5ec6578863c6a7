// Pages of the content in a browser: readable without scripts, deals that end while they are shown.
import type { Browser, Page } from "@playwright/test";
import { pageWith } from "../../../test/browser/content.ts";
import { expect, open, ready, test, walkedIn } from "../../../test/browser/shop.ts";
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

for (const locale of walkedIn("de"))
  test(`[DOM-06] the list of endings is searched while typing, and shows more step by step (${locale})`, async ({
    page,
    request,
  }) => {
    const t = words(locale);
    const path = await pageWith(request, locale, "tld-table");
    await open(page, path);
    const list = page.locator('[data-block="tld-table"]:has(form)').first();
    const rows = list.locator("tbody tr");
    await expect(rows).toHaveCount(12);
    const more = list.getByRole("link", { name: /\d+ (more|weitere) / });
    await more.press("Enter");
    await expect(rows).toHaveCount(24);
    await expect(rows.nth(12).getByRole("link")).toBeFocused();
    await more.click();
    await expect(rows).toHaveCount(27);
    await expect(rows.nth(24).getByRole("link")).toBeFocused();
    await expect(more).toHaveCount(0);
    const last = ((await rows.last().locator("th span").first().textContent()) ?? "").trim();
    await list.getByRole("searchbox").fill(last);
    await expect(rows.first()).toContainText(last);
    await list.getByRole("searchbox").fill("no-such-ending");
    await expect(rows).toHaveCount(0);
    await expect(list).toContainText(t("content.endings.none", { wanted: "no-such-ending" }));
    // What begins with the text stands before what holds it.
    await list.getByRole("searchbox").fill("co");
    await expect(rows.first()).toContainText(".co");
  });

test("[HDL-01] the law book begins with what customers buy by; how the site works is folded, and unfolded by a link to its rule", async ({
  page,
}) => {
  await page.goto("/en/law-book");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How this shop is tested");
  await expect(page).toHaveTitle(/\| Kontor Hosting$/);
  await expect(page.locator("main h2").first()).toHaveText("VAT");
  const bar = page.locator("details:has(> summary#interface-loading-bar)");
  await expect(bar.locator("li").first()).toBeHidden();
  await page.locator("summary#interface-loading-bar").press("Enter");
  await expect(bar.locator("li").first()).toBeVisible();
  const anchor = await bar.locator("li").first().getAttribute("id");
  await page.goto("about:blank");
  await page.goto(`/en/law-book#${anchor}`);
  await expect(page.locator(`#${anchor}`)).toBeInViewport();
});

test("[LNK-05] a link to a place on the page scrolls there smoothly and takes the focus along, asleep and awake, at once under reduced motion", async ({
  page,
}) => {
  const links = page.locator('nav a[href^="#"]');
  const followed = async (number: number) => {
    const id = (await links.nth(number).getAttribute("href"))?.slice(1) ?? "";
    await links.nth(number).click();
    const behaviour = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    return behaviour;
  };
  for (const locale of walkedIn("en")) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(`/${locale}/law-book`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
    expect(await followed(3)).toBe("smooth");
    await ready(page);
    expect(await followed(5)).toBe("smooth");
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await followed(4)).toBe("auto");
  }
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
