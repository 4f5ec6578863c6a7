// Steps of the checkout that fail in part: a login and thanks with words of their own, an order that is tried again, what holds an order back. [SHL-07] [SHL-13] [SHL-14]
import { randomUUID } from "node:crypto";
import { aFreeName, aPerson, expect, inTurn, type Locale, open, ready } from "../../../../test/browser/shop.ts";
import {
  call,
  damageCart,
  haveAccount,
  haveCart,
  logIn,
  orderNumber,
  placeOrder,
  reachSummary,
} from "../../../../test/browser/walk.ts";
import { paths, words } from "../../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const turn = inTurn(locale, "de");
  const t = words(locale);

  turn.test(
    `[SHL-07] [SHL-14] the login and the thank-you page have words of their own where they cannot be loaded (${locale})`,
    async ({ page, shop }) => {
      const person = aPerson();
      await haveAccount(page, person, locale);
      await haveCart(page, aFreeName());
      const mend = await damageCart(page, shop);
      await page.goto(paths[locale].login);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("checkout.errors.login.title"));
      await expect(page.getByRole("link", { name: t("checkout.support") })).toBeVisible();
      await expect(page.getByRole("button", { name: t("checkout.emptyCart") })).toBeVisible();
      mend();
      await open(page, paths[locale].login);
      await logIn(page, locale, person);
      await page.waitForURL(`**${paths[locale].summary}`);
      await ready(page);
      await placeOrder(page, locale);
      const number = await orderNumber(page, locale);
      shop.spoil("update orders set body = '{' where number = ?", number);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("checkout.errors.thank-you.title"));
      await expect(page.getByRole("link", { name: t("checkout.support") })).toBeVisible();
      await expect(page.getByRole("button", { name: t("checkout.emptyCart") })).toBeVisible();
    },
  );

  turn.test(
    `[SHL-13] [CHK-06] one thing that holds the order back is an error, two of them are errors (${locale})`,
    async ({ page, shop }) => {
      await reachSummary(page, locale);
      const { result } = await call<{ id: string; version: number }>(page, "GET", "/shop/order/cart/current");
      const code = `GONE-${locale.toUpperCase()}-${randomUUID().slice(0, 8).toUpperCase()}`;
      shop.spoil("insert into vouchers (code, value) values (?, 100)", code);
      await call(page, "PUT", "/shop/order/cart/current/voucher", { version: result.version, code });
      shop.spoil("delete from vouchers where code = ?", code);
      await open(page, paths[locale].summary);
      const notice = page.getByRole("main").getByRole("alert");
      await expect(notice).toContainText(t("checkout.anErrorOccurred"));
      shop.spoil(
        'update carts set body = replace(body, \'"location":null\', \'"location":"DE"\') where id = ?',
        result.id,
      );
      await open(page, paths[locale].summary);
      await expect(notice).toContainText(t("checkout.errorsOccurred"));
    },
  );

  turn.test(
    `[CRT-06] [SHL-13] an order that fails is tried again, at wish without who sent the visitor (${locale})`,
    async ({ page, shop }) => {
      await reachSummary(page, locale);
      await call(page, "PATCH", "/shop/order/cart/current", {
        affiliate: { source: "referer", customerNumber: "12345" },
      });
      await page.context().addCookies([{ name: "ref", value: "12345", url: shop.url }]);
      await open(page, paths[locale].summary);
      await page.route("**/api/shop/order", (route) =>
        route.fulfill({ status: 500, contentType: "application/problem+json", body: "{}" }),
      );
      await placeOrder(page, locale);
      const notice = page.getByRole("alert").filter({ hasText: t("checkout.anErrorOccurred") });
      const again = notice.getByRole("button", { name: t("checkout.tryAgain"), exact: true });
      await again.click();
      await expect(again).not.toHaveAttribute("aria-busy");
      await page.unroute("**/api/shop/order");
      await notice.getByRole("button", { name: t("checkout.removeAffiliate") }).click();
      const number = await orderNumber(page, locale);
      const [row] = shop.rows("select body from orders where number = ?", number);
      expect(JSON.parse(String(row?.body))).toMatchObject({ cart: { referral: null } });
      expect((await page.context().cookies()).filter(({ name }) => name === "ref")).toEqual([]);
    },
  );
}
