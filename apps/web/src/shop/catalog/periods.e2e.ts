// A product page shows another billing period without what is slow on a phone. [PRD-01] [LOC-07]
import { expect, open, test } from "../../../test/browser/shop.ts";
import { totalOn } from "../../../test/browser/walk.ts";
import { paths } from "../../../test/browser/words.ts";

test("[LOOK3-26] [PRD-01] another period has its price in the first frame that shows it, and so has an addition once the calculation is here: nothing turns", async ({
  page,
}) => {
  await open(page, paths.en.product);
  /** The total in the frame after a press, and what was busy since. */
  const pressed = (field: string) =>
    page.evaluate(async (selector) => {
      const ledger = document.querySelector("main aside") as HTMLElement;
      const total = () => ledger.querySelector('[data-figure="total"]')?.textContent?.trim();
      const busy: string[] = [];
      const watch = new MutationObserver(() => ledger.ariaBusy && busy.push(ledger.ariaBusy));
      watch.observe(ledger, { attributeFilter: ["aria-busy"] });
      const before = total();
      document.querySelector<HTMLInputElement>(selector)?.click();
      await new Promise((frame) => requestAnimationFrame(frame));
      const after = total();
      await new Promise((frame) => setTimeout(frame, 100));
      watch.disconnect();
      return { isOther: after !== before, isLast: after === total(), busy };
    }, field);
  const at = { isOther: true, isLast: true, busy: [] };
  expect(await pressed('input[name="months"]:not(:checked)')).toEqual(at);
  // The first addition fetches the calculation; from then on it is here.
  const addition = 'main form input[type="checkbox"][name^="add-"]';
  const before = await totalOn(page);
  await page.locator(addition).first().click();
  await expect.poll(() => totalOn(page)).not.toBe(before);
  expect(await pressed(addition)).toEqual(at);
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
