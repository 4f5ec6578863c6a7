// Steps of the checkout that cannot be loaded because something stored is damaged: a cart that is emptied, a summary that is tried again. [CRT-05] [SHL-07] [SHL-13] [SHL-14]
import { randomUUID } from "node:crypto";
import { aFreeName, expect, inTurn, type Locale, open, ready } from "../../../../test/browser/shop.ts";
import { call, haveCart, reachSummary } from "../../../../test/browser/walk.ts";
import { paths, words } from "../../../../test/browser/words.ts";

const cartTitle = {
  en: "Your shopping cart could not be loaded",
  de: "Ihr Warenkorb konnte nicht geladen werden",
} as const;

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const turn = inTurn(locale, "de");
  const t = words(locale);

  turn.test(
    `[CRT-05] [SHL-07] a cart that is damaged says that it could not be loaded, and is emptied from there (${locale})`,
    async ({ page, shop }) => {
      await haveCart(page, aFreeName());
      const { result } = await call<{ id: string }>(page, "GET", "/shop/order/cart/current");
      shop.spoil("update carts set body = '{\"items\":[{' where id = ?", result.id);
      const answer = await page.goto(paths[locale].cart);
      expect(answer?.status()).toBe(503);
      await ready(page);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(cartTitle[locale]);
      await expect(page.getByRole("link", { name: t("checkout.support") })).toBeVisible();
      await expect(page.getByRole("button", { name: t("checkout.removeAffiliate") })).toHaveCount(0);
      const again = page.getByRole("button", { name: t("checkout.tryAgain"), exact: true });
      await again.click();
      await expect(again).not.toHaveAttribute("aria-busy");
      await expect(heading).toHaveText(cartTitle[locale]);
      await page.getByRole("button", { name: t("checkout.emptyCart") }).click();
      await expect(page.getByRole("heading", { name: t("cart.empty.title") })).toBeVisible();
      await expect(heading).toHaveText(t("cart.title"));
    },
  );

  turn.test(
    `[SHL-07] [SHL-13] [SHL-14] a summary that fails offers to forget who sent the visitor, in cart and cookie, and tries again (${locale})`,
    async ({ page, shop }) => {
      await reachSummary(page, locale);
      await call(page, "PATCH", "/shop/order/cart/current", {
        affiliate: { source: "referer", customerNumber: "12345" },
      });
      await page.context().addCookies([{ name: "ref", value: "12345", url: shop.url }]);
      const { result } = await call<{ version: number }>(page, "GET", "/shop/order/cart/current");
      const code = `BROKEN-${locale.toUpperCase()}-${randomUUID().slice(0, 8).toUpperCase()}`;
      shop.spoil("insert into vouchers (code, value) values (?, 100)", code);
      await call(page, "PUT", "/shop/order/cart/current/voucher", { version: result.version, code });
      // A cart that can be read and not be priced.
      shop.spoil("update vouchers set value = 'broken' where code = ?", code);
      await open(page, paths[locale].summary);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(t("checkout.errors.summary.title"));
      await expect(page.getByRole("link", { name: t("checkout.support") })).toBeVisible();
      await expect(page.getByRole("button", { name: t("checkout.emptyCart") })).toBeVisible();
      await expect(page.getByRole("button", { name: t("checkout.tryAgain"), exact: true })).toBeVisible();
      shop.spoil("update vouchers set value = 100 where code = ?", code);
      await page.getByRole("button", { name: t("checkout.removeAffiliate") }).click();
      await expect(heading).toHaveText(t("summary.title"));
      const cart = await call<{ referral: unknown }>(page, "GET", "/shop/order/cart/current");
      expect(cart.result.referral).toBeNull();
      expect((await page.context().cookies()).filter(({ name }) => name === "ref")).toEqual([]);
    },
  );
}
