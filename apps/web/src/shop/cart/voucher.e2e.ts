// The voucher's field: what is refused is said of the code that was typed and of no other. [CRT-04]
import { aFreeName, expect, inTurn, open } from "../../../test/browser/shop.ts";
import { error, field, goodCode, redeem } from "../../../test/browser/voucher-steps.ts";
import { haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);
  const code = goodCode[locale];

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
      await redeem(page, locale, "SCHATZKISTE-500");
      await expect(error(page)).toHaveText(tooHigh);
      await field(page).fill(code);
      await expect(error(page)).toHaveText(tooHigh);
      await redeem(page, locale, "WELCOM-3");
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
