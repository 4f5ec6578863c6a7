// The fields of a list's filters belong to its address, also after Back. [CNT-03] [CNT-04]
import { expect, test } from "../../../test/browser/shop.ts";

test("[CNT-03] [CNT-04] [VISIT4-8] after Back the boxes of the jobs say what the list shows", async ({ page }) => {
  await page.goto("/en/jobs?department=data-centre");
  const location = page.locator("input[name=location]").first();
  await location.check({ force: true });
  await page.goto("/en/jobs?department=data-centre&location=amsterdam");
  await page.goBack();
  await expect(page.locator("input[name=department][value=data-centre]")).toBeChecked();
  await expect(location).not.toBeChecked();
});
