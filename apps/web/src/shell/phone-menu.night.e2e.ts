// The menu of narrow screens where the machine that blurs the page behind it comes late. [SHL-01]
import type { Page } from "@playwright/test";
import { expect, open, test } from "../../test/browser/shop.ts";

test.use({ viewport: { width: 390, height: 844 } });

const dialog = (page: Page) => page.locator("#menu");
const main = (page: Page) => page.locator("main");
const button = (page: Page) => page.locator(".s-menu-button");

test("[SHL-01] where the machine of the blur comes late nothing that happened meanwhile is lost", async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/blur-running-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await open(page, "/en/hosting");
  await button(page).click();
  await page.keyboard.press("Escape");
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(main(page)).not.toHaveAttribute("data-blurred");
  release();
  await expect(main(page)).toHaveAttribute("data-blurred", "menu");
  await page.keyboard.press("Escape");
  await expect(main(page)).not.toHaveAttribute("data-blurred");
});
