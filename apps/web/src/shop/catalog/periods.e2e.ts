// A product page shows another billing period without what is slow on a phone. [PRD-01] [LOC-07]
import { expect, open, test } from "../../../test/browser/shop.ts";
import { totalOn } from "../../../test/browser/walk.ts";
import { paths } from "../../../test/browser/words.ts";

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
