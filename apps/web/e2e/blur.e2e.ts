// The blur behind what lies over the page: shown with the navigation's sheet, gone with it.
import { expect, open, test } from "./shop.ts";

test("[SHL-01] the page steps back behind the navigation's sheet, and only for it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/en/hosting");
  const main = page.locator("main");
  await expect(main).not.toHaveAttribute("data-blurred");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(main).toHaveAttribute("data-blurred", "navigation");
  await page.keyboard.press("Escape");
  await expect(main).not.toHaveAttribute("data-blurred");
});
