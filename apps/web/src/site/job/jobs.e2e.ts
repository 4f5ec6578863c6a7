// The list of jobs: its filters stand in the address, and each job leads back to it. [CNT-03] [LOC-10]
import { expect, test, walkedIn } from "../../../test/browser/shop.ts";

test("[CNT-03] [LOC-10] jobs are filtered by the address, compared side by side, and lead back", async ({ page }) => {
  for (const locale of walkedIn("de")) {
    const [show, back] = locale === "en" ? ["Show jobs", "All jobs"] : ["Stellen anzeigen", "Alle Stellen"];
    await page.goto(`/${locale}/jobs`);
    const all = await page.locator("main li:has(> h3)").count();
    expect(all).toBeGreaterThanOrEqual(6);
    // The cards say it all: what compares them unfolds. [LOOK3-25]
    const compared = page.locator("section:has(> details) table");
    await expect(compared).toBeHidden();
    await page.getByText(locale === "en" ? "Compare the details" : "Einzelheiten vergleichen").click();
    await expect(compared).toBeVisible();
    await expect(compared.locator("thead th")).toHaveCount(all + 1);
    await page.locator('main form input[name="department"]').first().check();
    await page.getByRole("button", { name: show }).click();
    const value = await page.locator('main form input[name="department"]:checked').first().inputValue();
    // Fields that were left empty are not in the address, and in any other order it is the same one.
    await page.waitForURL(`**/${locale}/jobs?department=${value}`);
    await page.goto(`/${locale}/jobs?text=&remote=0&department=${value}&utm_source=letter&department=${value}&salary=`);
    expect(new URL(page.url()).search).toBe(`?department=${value}&utm_source=letter`);
    expect(await page.locator("main li:has(> h3)").count()).toBeLessThan(all);
    await page.locator("main li > h3 a").first().click();
    await page.getByRole("link", { name: back }).click();
    await page.waitForURL(`**/${locale}/jobs`);
  }
});
