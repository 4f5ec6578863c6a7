// Flags of the domain search where motion is reduced. [DOM-01] [LGL-06]
import type { Page } from "@playwright/test";
import { expect, open, test } from "../../../test/browser/shop.ts";

/** What the flags of a field spell. */
const flown = (page: Page, field: string): Promise<string> =>
  page
    .locator(`:has(> #${field}) > .s-flags`)
    .evaluate((flags) =>
      [...flags.children].map((flag) => flag.querySelector("use")?.getAttribute("href")?.split("#")[1] ?? "_").join(""),
    );

test("[DOM-01] [LGL-06] with reduced motion flags are there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/en");
  await page.locator("#home-domain").pressSequentially("kai");
  await expect.poll(() => flown(page, "home-domain")).toBe("kai");
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running")),
  ).toEqual([]);
});
