// A login that ended at the order button, and boxes that hold for one order. [SHL-14] [CHK-01]
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

  turn.test(`[CHK-01] [CHK-04] no box of the summary is ticked for another order, ${locale}`, async ({ page }) => {
    await onSummary(page, locale);
    await page.locator("#agree-earlyStart").check();
    await placeOrder(page, locale);
    await orderNumber(page, locale);
    await haveCart(page, aFreeName());
    await open(page, paths[locale].summary);
    await expect(page.getByRole("button", { name: orderButton[locale], exact: true })).toBeVisible();
    for (const box of [...boxes, "earlyStart"]) await expect(page.locator(`#agree-${box}`)).not.toBeChecked();
  });
}
