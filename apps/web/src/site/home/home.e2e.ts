// The home page on wide windows: the harbour grows into the margin, and nothing scrolls sideways.
import { expect } from "@playwright/test";
import { open, test } from "../../../test/browser/shop.ts";

test("[SHL-01] [LGL-06] on a wide window the harbour is larger, the words stay in line with the header", async ({
  page,
}) => {
  const widthAt = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 900 });
    return (await page.locator("main svg:has(use[href$='#quay'])").first().boundingBox())?.width ?? 0;
  };
  await open(page, "/en");
  const usual = await widthAt(1280);
  expect(await widthAt(1920)).toBeGreaterThan(usual * 1.3);
  const lefts = await Promise.all(
    [page.locator("h1"), page.locator("header .s-logo").first()].map(
      async (part) => (await part.boundingBox())?.x ?? 0,
    ),
  );
  expect(Math.abs((lefts[0] ?? 0) - (lefts[1] ?? 9))).toBeLessThan(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
