// The voucher's field: what is refused is said of the code that was typed and of no other. [CRT-04]
import type { Page } from "@playwright/test";
import { aFreeName, expect, inTurn, open } from "../../../test/browser/shop.ts";
import { haveCart, openVoucher } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const field = (page: Page) => page.locator("#voucher");
const error = (page: Page) => page.locator("#voucher-error");

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);
  const redeem = async (page: Page, code: string): Promise<void> => {
    await openVoucher(page);
    await field(page).fill(code);
    await page.getByRole("button", { name: t("cart.voucher.redeem"), exact: true }).click();
  };
  const code = { en: "WELCOME-3", de: "WILLKOMMEN-3" }[locale];

  turn.test(
    `[CRT-04] that a voucher is worth too much is said until it is taken out, whatever is typed meanwhile, ${locale}`,
    async ({ page, refusalText }) => {
      const tooHigh = refusalText(locale, {
        _tag: "VoucherTooHigh",
        code: "SCHATZKISTE-500",
        value: 50_000,
        subtotal: 0,
      });
      await haveCart(page, aFreeName());
      await open(page, paths[locale].cart);
      await redeem(page, "SCHATZKISTE-500");
      await expect(error(page)).toHaveText(tooHigh);
      await field(page).fill(code);
      await expect(error(page)).toHaveText(tooHigh);
      await redeem(page, "WELCOM-3");
      await expect(error(page)).toHaveText(refusalText(locale, { _tag: "VoucherNotValid", code: "WELCOM-3" }));
      await field(page).fill(code);
      await expect(error(page)).toHaveText(tooHigh);
      const remove = page.getByRole("button", { name: t("cart.voucher.remove", { code: "SCHATZKISTE-500" }) });
      await remove.click();
      await expect(remove).toHaveCount(0);
      await expect(error(page)).toHaveCount(0);
    },
  );
}
