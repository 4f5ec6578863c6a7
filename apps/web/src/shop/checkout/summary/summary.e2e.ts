// The last step before an order when something comes between: a login that ended, a reload, another total.
import type { Page } from "@playwright/test";
import {
  aFreeName,
  aPerson,
  expect,
  inTurn,
  type Locale,
  open,
  type Person,
  ready,
} from "../../../../test/browser/shop.ts";
import { haveCart, logIn, orderNumber, placeOrder, reachSummary, totalOn } from "../../../../test/browser/walk.ts";
import { orderButton, paths, words } from "../../../../test/browser/words.ts";

/** A customer with a full cart, on the summary. */
const onSummary = async (page: Page, locale: Locale): Promise<Person> => {
  const person = aPerson();
  await reachSummary(page, locale, person);
  return person;
};

const boxes = ["terms", "cancellationPolicy", "adult"] as const;

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[SHL-14] [CHK-01] [CHK-02] a login that ended at the order button leads to the login and back, and the boxes are still ticked, ${locale}`,
    async ({ page }) => {
      const person = await onSummary(page, locale);
      const total = await totalOn(page);
      await page.context().clearCookies({ name: "token" });
      await placeOrder(page, locale);
      await page
        .getByRole("alert")
        .getByRole("link", { name: t("summary.logIn"), exact: true })
        .click();
      await page.waitForURL(`**${paths[locale].login}?return=*`);
      await ready(page);
      await logIn(page, locale, person);
      await page.waitForURL(`**${paths[locale].summary}`);
      await ready(page);
      expect(await totalOn(page)).toBe(total);
      for (const box of boxes) await expect(page.locator(`#agree-${box}`)).toBeChecked();
      await page.getByRole("button", { name: orderButton[locale], exact: true }).click();
      await orderNumber(page, locale);
    },
  );

  turn.test(
    `[CHK-01] [CHK-04] the boxes of the summary survive a reload, and none is ticked for another order, ${locale}`,
    async ({ page }) => {
      await onSummary(page, locale);
      await page.locator("#agree-terms").check();
      await page.locator("#agree-earlyStart").check();
      await page.reload();
      await ready(page);
      await expect(page.locator("#agree-terms")).toBeChecked();
      await expect(page.locator("#agree-earlyStart")).toBeChecked();
      await expect(page.locator("#agree-adult")).not.toBeChecked();
      await placeOrder(page, locale);
      await orderNumber(page, locale);
      await haveCart(page, aFreeName());
      await open(page, paths[locale].summary);
      await expect(page.getByRole("button", { name: orderButton[locale], exact: true })).toBeVisible();
      for (const box of [...boxes, "earlyStart"]) await expect(page.locator(`#agree-${box}`)).not.toBeChecked();
    },
  );

  turn.test(
    `[CHK-07] [VAT-08] another total than the one seen is shown before ordering, and after a reload, too, ${locale}`,
    async ({ page, shop }) => {
      const person = await onSummary(page, locale);
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
