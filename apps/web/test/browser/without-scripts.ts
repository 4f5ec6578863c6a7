// A page whose scripts are off, as a visitor finds it.
import { expect, type Page } from "@playwright/test";

/** No button that only scripts can answer is in sight, and nothing scrolls sideways. */
export const soundWithoutScripts = async (page: Page): Promise<void> => {
  await expect(page.locator("main button[type=button]:visible")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};
