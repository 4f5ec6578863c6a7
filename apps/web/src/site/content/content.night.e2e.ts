// Pages of the content in a browser: readable without scripts, deals that end while they are shown.

import { pageWith } from "../../../test/browser/content.ts";
import { expect, open, ready, test, walkedIn } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

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

test("[LNK-05] [VISIT4-17] a page that is opened at a place of it stands there at once, each time", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const [locale, place] of [
    ["de", "shop-contract"],
    ["en", "shop-invoice"],
    ["en", "shop-contract"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`/${locale}/law-book#${place}`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
    const { y } = (await page.locator(`#${place}`).boundingBox()) ?? { y: -1 };
    expect(y, `${locale} ${place}`).toBeGreaterThanOrEqual(0);
    expect(y, `${locale} ${place}`).toBeLessThanOrEqual(160);
  }
});
