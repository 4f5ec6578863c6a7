// A choice outlives a press that leads away before the browser has a moment to spare. [PRD-01]
import { expect, open, test } from "../../../test/browser/shop.ts";
import { paths } from "../../../test/browser/words.ts";

test("[PRD-01] [PRD-07] a choice stands in the address when the next press leads away, however busy the browser is", async ({
  page,
}) => {
  await open(page, paths.en.product);
  await page.evaluate(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const months = page.locator('input[name="months"]').last();
  await months.check();
  await page.getByRole("navigation").getByRole("link", { name: "Domains" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Web M");
  await page.goBack();
  await expect(months).toBeChecked();
});
