// A cart that was ordered in one tab: every other tab, with scripts and without, names the order and orders nothing. [CHK-06] [CHK-09] [CHK-11]
import { expect, inTurn, open, ready } from "../../../test/browser/shop.ts";
import { orderNumber, placeOrder, reachSummary } from "../../../test/browser/walk.ts";
import { orderButton, paths, words } from "../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale, "de");
  const t = words(locale);

  turn.test(
    `[CHK-06] [CHK-11] [VISIT4-1] a summary that is ordered in another tab names the order and leads to it, ${locale}`,
    async ({ page, context }) => {
      await reachSummary(page, locale);
      const other = await context.newPage();
      await open(other, paths[locale].summary);
      await placeOrder(page, locale);
      const number = await orderNumber(page, locale);
      await placeOrder(other, locale);
      const alert = other.getByRole("alert").filter({ hasText: number });
      await expect(alert).toBeFocused();
      await alert.getByRole("link", { name: t("summary.seeOrder"), exact: true }).click();
      expect(await orderNumber(other, locale)).toBe(number);
      await open(other, paths[locale].cart);
      await expect(other.getByRole("main")).toContainText(t("cart.empty.ordered", { number }));
      await other.getByRole("link", { name: t("cart.empty.order"), exact: true }).click();
      expect(await orderNumber(other, locale)).toBe(number);
    },
  );

  turn.test(
    `[CHK-06] [CHK-11] [VISIT4-1] an open cart says that it was ordered in another window, not that its items are gone, ${locale}`,
    async ({ page, context }) => {
      await reachSummary(page, locale);
      const other = await context.newPage();
      await open(other, paths[locale].cart);
      await page.bringToFront();
      await placeOrder(page, locale);
      const number = await orderNumber(page, locale);
      await other.bringToFront();
      await other.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(other.getByRole("main")).toContainText(t("cart.difference.ordered"));
      await expect(other.getByRole("main")).toContainText(t("cart.empty.ordered", { number }));
      await expect(other.getByRole("main")).not.toContainText(t("cart.difference.lead"));
    },
  );

  turn.test(
    `[CHK-06] [CHK-11] [LOC-16] [VISIT4-1] without scripts a late order leads to the cart, which names the order, ${locale}`,
    async ({ page, browser }) => {
      await reachSummary(page, locale);
      const context = await browser.newContext({
        javaScriptEnabled: false,
        storageState: await page.context().storageState(),
      });
      const plain = await context.newPage();
      await plain.goto(new URL(paths[locale].summary, page.url()).href);
      await placeOrder(page, locale);
      const number = await orderNumber(page, locale);
      for (const box of ["terms", "cancellationPolicy", "adult"]) await plain.locator(`#agree-${box}`).check();
      await plain.getByRole("button", { name: orderButton[locale], exact: true }).click();
      await expect(plain.getByRole("main")).toContainText(t("cart.empty.ordered", { number }));
      await ready(page);
      await context.close();
    },
  );
}
