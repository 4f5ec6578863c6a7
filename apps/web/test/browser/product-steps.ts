// What is done on the page of a product.
import type { Page } from "@playwright/test";

/** The product page's choice: how it is paid, and two of its first addition. */
export const choose = async (page: Page): Promise<string> => {
  const months = page.locator('input[name="months"]').last();
  const addition = page.locator('input[type="number"][name^="add-"]').first();
  await months.check();
  await addition.fill("2");
  return new URLSearchParams({
    months: (await months.getAttribute("value")) ?? "",
    [(await addition.getAttribute("name")) ?? ""]: "2",
  }).toString();
};
