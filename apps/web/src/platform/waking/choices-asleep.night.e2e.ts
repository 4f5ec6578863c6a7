// What is chosen on a product's page before its scripts have come, or while they come, is in the ledger and in the cart.
import { expect } from "@playwright/test";
import { open, test } from "../../../test/browser/shop.ts";
import { choose } from "../../../test/browser/product-steps.ts";
import { totalOn } from "../../../test/browser/walk.ts";
import { paths } from "../../../test/browser/words.ts";

test("[PRD-01] [VAT-10] the next product has a ledger of its own, and the same one in another language keeps its choice", async ({
  page,
}) => {
  await open(page, paths.en.product);
  const choice = await choose(page);
  const second = await page.context().newPage();
  await second.goto(`${paths.en.product}?${choice}`);
  const total = await totalOn(second);
  // Another period is there at once; what is added is calculated.
  await expect.poll(() => totalOn(page)).toBe(total);
  const chosen = total.replace(/\D/g, "");
  await page.locator("a.s-language").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect((await totalOn(page)).replace(/\D/g, "")).toBe(chosen);
  const sibling = page.locator("nav[aria-labelledby=siblings] a").last();
  const name = ((await sibling.textContent()) ?? "").trim();
  await sibling.click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  const shown = await totalOn(page);
  await page.reload();
  expect(shown).toBe(await totalOn(page));
});
