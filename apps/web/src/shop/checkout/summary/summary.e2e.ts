// The last step before an order when something comes between: a reload, another total. [CHK-01] [CHK-07]
import { aPerson, expect, inTurn, ready } from "../../../../test/browser/shop.ts";
import { orderNumber, placeOrder, reachSummary, totalOn } from "../../../../test/browser/walk.ts";
import { orderButton, words } from "../../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(`[CHK-01] [CHK-04] the boxes of the summary survive a reload, ${locale}`, async ({ page }) => {
    await reachSummary(page, locale);
    for (const box of ["terms", "earlyStart"]) await page.locator(`#agree-${box}`).check();
    await page.reload();
    await ready(page);
    for (const box of ["terms", "earlyStart"]) await expect(page.locator(`#agree-${box}`)).toBeChecked();
    await expect(page.locator("#agree-adult")).not.toBeChecked();
  });

  turn.test(
    `[CHK-07] [VAT-08] another total than the one seen is shown before ordering, and after a reload, too, ${locale}`,
    async ({ page, shop }) => {
      const person = aPerson();
      await reachSummary(page, locale, person);
      const seen = await totalOn(page);
      shop.setIndividualRate(person.email, 700);
      await placeOrder(page, locale);
      const [before, now] = [page.locator('[data-figure="total-before"]'), page.locator('[data-figure="total-now"]')];
      await expect(before).toHaveText(seen);
      await expect(now).not.toHaveText(seen);
      const other = (await now.textContent()) ?? "";
      await page.reload();
      await ready(page);
      await expect(before).toHaveText(seen);
      await expect(now).toHaveText(other);
      await expect(page.getByRole("button", { name: orderButton[locale], exact: true })).toHaveCount(0);
      await page.getByRole("button", { name: t("summary.changed.accept") }).click();
      await placeOrder(page, locale);
      await orderNumber(page, locale);
      expect(await totalOn(page)).toBe(other);
    },
  );
}
