// Deals in a browser: a countdown that the server draws, and a deal that fits the windows in which it is shown.
import { expect, test } from "../../../test/browser/shop.ts";

test("[CNT-05] the time left stands in its boxes before any script runs", async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  await page.route(/\.js$/, (route) => route.abort());
  for (const path of ["/en", "/en/deals"]) {
    await page.goto(path);
    const box = page.locator("[role=timer] dl").first();
    await expect(box).toBeVisible();
    await expect(box.locator("dd")).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/, /^\d+$/]);
  }
  await context.close();
});

test("[CNT-05] [LGL-06] the deal of the home page stands in one row where there is room, and nothing of it is cut off where there is little", async ({
  page,
}) => {
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/en");
    const parts = await page
      .locator("main section[data-lives] > div > *")
      .evaluateAll((shown) => shown.map((part) => part.getBoundingClientRect().toJSON()));
    expect([width, parts.length]).toEqual([width, 3]);
    if (width > 390)
      expect(Math.max(...parts.map(({ top }) => top)), `${width}`).toBeLessThan(
        Math.min(...parts.map(({ bottom }) => bottom)),
      );
    expect(Math.max(...parts.map(({ right }) => right)), `${width}`).toBeLessThanOrEqual(width);
  }
});
