// Pages in a narrow window, in all their states: axe finds nothing, and nothing is wider than 320 px.
import { expect, type Page } from "@playwright/test";
import { everything, findings } from "./axe.ts";

export const soundOf = async (page: Page, parts: readonly string[] = ["main"]): Promise<void> => {
  for (const part of parts) expect(await findings(page, everything, part)).toEqual([]);
  await fits(page);
};

/** Nothing scrolls sideways. */
export const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
