// Another billing period is answered by the page itself. [PRD-01]
import { expect, open, test } from "../../../test/browser/shop.ts";
import { totalOn } from "../../../test/browser/walk.ts";
import { paths } from "../../../test/browser/words.ts";

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

test("[LOC-07] [PRD-01] a product page wakes and shows another period without a format of the platform, whose first one takes a slow phone 160 ms", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    for (const name of ["NumberFormat", "DisplayNames", "ListFormat", "DateTimeFormat", "PluralRules"] as const)
      Reflect.set(
        Intl,
        name,
        new Proxy(Intl[name], {
          construct: (format, given: unknown[]) => {
            made.push(name);
            return Reflect.construct(format, given) as object;
          },
        }),
      );
  });
  await open(page, paths.en.product);
  const before = await totalOn(page);
  await page.locator('label:has(input[name="months"]:not(:checked))').first().click();
  await expect.poll(() => totalOn(page)).not.toBe(before);
  expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
});
