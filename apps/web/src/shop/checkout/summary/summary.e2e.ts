// The last step before an order when something comes between: a reload, another total. [CHK-01] [CHK-07]
import { addDays, dayOf, instant } from "@kontor/domain/kernel/calendar";
import { cents } from "@kontor/domain/kernel/money";
import { moneyText } from "@kontor/domain/visitor/locale";
import { aPerson, expect, inTurn, ready } from "../../../../test/browser/shop.ts";
import {
  haveAccount,
  haveCart,
  haveLogin,
  orderNumber,
  placeOrder,
  reachSummary,
  totalOn,
} from "../../../../test/browser/walk.ts";
import { orderButton, paths, words } from "../../../../test/browser/words.ts";

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

  turn.test(
    `[VAT-14] [CHK-07] [LGL-04] the box for an early start says the total of its own period, where the rate changes between, ${locale}`,
    async ({ page, shop }) => {
      const today = dayOf(instant(Date.now()), "Europe/Berlin");
      shop.spoil(
        "insert or ignore into vat_rates (country, valid_from, valid_until, rate) values ('MT', ?, null, 2100)",
        addDays(today, 38),
      );
      shop.spoil("update marks set value = ? where key = 'catalog-revision'", crypto.randomUUID());
      const person = aPerson();
      await haveAccount(page, person, locale, { country: "MT", postCode: "VLT 1117", city: "Valletta" });
      await haveLogin(page, person);
      await haveCart(page, null, "vps-xs");
      await page.goto(paths[locale].summary);
      await ready(page);
      // 3.29 € without VAT: 21 % where the month begins after the time for withdrawal, 18 % where it begins today.
      const [early, later] = [moneyText(locale, cents(388)), moneyText(locale, cents(398))];
      const [total, box] = [page.locator('main [data-figure="total"]').first(), page.locator("#agree-earlyStart")];
      const [before, now] = [page.locator('[data-figure="total-before"]'), page.locator('[data-figure="total-now"]')];
      await expect(total).toHaveText(later);
      await box.check();
      await expect(before).toHaveText(later);
      await expect(now).toHaveText(early);
      await box.uncheck();
      await expect(now).toHaveCount(0);
      await box.check();
      await page.getByRole("button", { name: t("summary.changed.accept") }).click();
      await expect(total).toHaveText(early);
      await placeOrder(page, locale);
      await orderNumber(page, locale);
      expect(await totalOn(page)).toBe(early);
    },
  );
}
