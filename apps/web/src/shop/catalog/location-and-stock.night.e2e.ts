// Where a server may stand, through to the cart; and a page from before it was sold out, whose form is refused all the same. [PRD-02] [PRD-03] [LOC-16]
import { expect, inTurn, open, test, walkedIn } from "../../../test/browser/shop.ts";
import { call } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

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

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[PRD-02] no preference is offered first and names the three countries that it covers, through to the cart, ${locale}`,
    async ({ page }) => {
      await open(page, `/${locale}/server/vps/vps-m`);
      const places = page.locator('input[name="location"]');
      expect(await places.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual([
        "any",
        "AT",
        "DE",
        "NL",
      ]);
      await expect(places.first()).toBeChecked();
      await expect(places.first()).toHaveAccessibleName(new RegExp(`^${t("product.locations.any")}`));
      await expect(page.locator('label:has(input[name="location"][value="any"])')).toContainText(
        t("product.locationAny"),
      );
      for (const country of ["AT", "DE", "NL"] as const)
        expect(t("product.locationAny")).toContain(t(`product.locations.${country}`).replace(/^die /, ""));
      await page
        .getByRole("complementary")
        .getByRole("button", { name: t("product.ledger.add"), exact: true })
        .click();
      await page.waitForURL(`**${paths[locale].cart}*`);
      const chosen = page
        .getByRole("listitem", { name: "VPS M" })
        .getByLabel(t("cart.location"), { exact: false })
        .first();
      await expect(chosen).toHaveValue("any");
      await expect(chosen.locator("option")).toHaveText(
        ["any", "AT", "DE", "NL"].map((place) => t(`cart.locations.${place}`)),
      );
    },
  );
}
