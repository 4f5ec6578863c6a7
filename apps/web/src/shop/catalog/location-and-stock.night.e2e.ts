// A page from before a product was sold out: what it sends is refused all the same. [PRD-03] [LOC-16]
import { expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { call } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

for (const locale of walkedIn("en"))
  test(`[PRD-03] [LOC-16] a page from before a server was sold out is refused, ${locale}`, async ({
    browser,
    shop,
    refusalText,
  }) => {
    const t = words(locale);
    const category = `/${locale}/server/root-server`;
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
    const old = await context.newPage();
    await old.route(`**${category}/root-l`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('value="root-l"', 'value="root-xl"'),
      });
    });
    await old.goto(`${category}/root-l`);
    await old
      .locator("main form button[type=submit]:visible", { hasText: t("product.ledger.add") })
      .first()
      .click();
    await expect(old.getByRole("alert").first()).toContainText(
      refusalText(locale, { _tag: "ProductSoldOut", product: "root-xl" }),
    );
    const cart = await call<{ items: readonly unknown[] } | null>(old, "GET", "/shop/order/cart/current");
    expect(cart.result?.items ?? []).toEqual([]);
    await context.close();
  });
