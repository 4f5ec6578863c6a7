// Windows and sheets unlike a screen: low ones, as at 400 % zoom, and paper. [LGL-06] [PRD-06]
import { expect, test } from "../../../test/browser/shop.ts";

test("[LGL-06] the order bar stays at the bottom of a phone, and leaves a low window to the text", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/hosting/web-m");
  const bar = page.locator('form[action="/forms/cart-item"] > div').filter({ hasText: "First invoice" }).last();
  await expect(bar).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(bar).not.toBeInViewport();
  await bar.scrollIntoViewIfNeeded();
  await expect(bar.getByRole("button")).toBeVisible();
});

test("[PRD-06] on paper the questions of a category stand with their answers", async ({ page }) => {
  await page.goto("/en/hosting");
  const answer = page.getByRole("region", { name: "Questions before you order" }).locator(".k-prose").first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
});
