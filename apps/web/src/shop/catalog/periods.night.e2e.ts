// Each billing period has its ledger in the page, and a choice outlives a press that leads away before the browser has a moment to spare. [PRD-01]
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

test("[PRD-01] [VAT-10] each billing period has its ledger in the page, the one that the server calculates: nothing is fetched for it", async ({
  page,
}) => {
  await page.route(/product-ledger-|shop\/catalog/, (route) => route.abort());
  await open(page, paths.en.product);
  const ledger = page.getByRole("complementary");
  const shown = async (): Promise<string> =>
    `${await ledger.getByRole("list").first().innerText()}\n${await ledger.getByRole("table").innerText()}`;
  const months = await page
    .locator('input[name="months"]')
    .evaluateAll((periods: HTMLInputElement[]) => periods.map(({ value }) => value));
  expect(months.length).toBeGreaterThan(2);
  const found = new Map<string, string>();
  for (const period of [...months.slice(1), ...months.slice(0, 1)]) {
    await page.locator(`label:has(input[name="months"][value="${period}"])`).click();
    await expect(ledger).not.toHaveAttribute("aria-busy");
    found.set(period, await shown());
  }
  expect(new Set(found.values()).size).toBe(months.length);
  for (const period of months) {
    await page.goto(`${paths.en.product}?months=${period}`);
    expect(await shown()).toBe(found.get(period));
  }
});
