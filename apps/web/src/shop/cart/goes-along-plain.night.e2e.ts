// Without scripts, too, what is typed into a field of the cart goes along with the way on, or stops it with a sentence. [CRT-01] [CRT-04] [DOM-07] [CHK-12] [LOC-16]
import { expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { call, haveCart, openVoucher } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

interface StoredCart {
  readonly version: number;
  readonly voucher: string | null;
  readonly items: readonly { readonly quantity?: number }[];
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of walkedIn("de")) {
    const t = words(locale);
    test(`[CHK-12] [CRT-01] [CRT-04] [DOM-07] [VISIT4-2] [VISIT4-3] voucher, authcode and quantity go along, ${locale}`, async ({
      page,
    }) => {
      await haveCart(page, null);
      const name = `taken-${Date.now()}.com`;
      const before = await call<StoredCart>(page, "GET", "/shop/order/cart/current");
      await call(page, "POST", "/shop/order/cart/current/items", {
        version: before.result.version,
        item: { kind: "domain", domain: { name, acquisition: "transfer" } },
      });
      await page.goto(paths[locale].cart);
      const on = page.locator("#go-on-plain");
      const quantity = page.getByLabel(t("cart.quantityLabel", { title: "Web M" }));
      await quantity.fill("3");
      await openVoucher(page);
      await page.locator("#voucher").fill("NONSENSE-1");
      await on.click();
      // The quantity is taken, the voucher is refused at its field, and the page stays.
      await expect(page).toHaveURL(new RegExp(paths[locale].cart));
      await expect(page.locator("#voucher")).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("#voucher")).toHaveValue("NONSENSE-1");
      await expect(quantity).toHaveValue("3");
      await page.locator("#voucher").fill("„demo–5–02“");
      await on.click();
      // The authcode alone is missing now.
      await expect(page.getByRole("main")).toContainText(t("cart.voucher.redeemed", { code: "DEMO-5-02" }));
      await page.getByLabel(t("cart.authcode.label", { name }), { exact: true }).fill("Auth-Code-1234");
      await on.click();
      await page.waitForURL(`**${paths[locale].login}*`);
      const { result } = await call<StoredCart>(page, "GET", "/shop/order/cart/current");
      expect(result).toMatchObject({ voucher: "DEMO-5-02", items: [{ quantity: 3 }, {}] });
    });
  }
});
