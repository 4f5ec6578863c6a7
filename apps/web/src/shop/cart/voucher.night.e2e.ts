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
    `[CRT-04] [FRM-08] the message about a refused code leaves with the code, where scripts refused it and where they did not, ${locale}`,
    async ({ page, refusalText }) => {
      const refused = refusalText(locale, { _tag: "VoucherNotValid", code: "WELCOM-3" });
      const isRefused = async (): Promise<void> => {
        await expect(error(page)).toHaveText(refused);
        await expect(field(page)).toHaveValue("WELCOM-3");
      };
      const isCorrected = async (): Promise<void> => {
        await field(page).press("End");
        await field(page).pressSequentially("0");
        await expect(field(page)).toHaveValue("WELCOM-30");
        await expect(error(page)).toHaveCount(0);
        await expect(field(page)).not.toHaveAttribute("aria-invalid", "true");
      };
      await haveCart(page, aFreeName());
      await open(page, paths[locale].cart);
      await redeem(page, locale, "WELCOM-3");
      await isRefused();
      await isCorrected();
      await redeem(page, locale, code);
      const remove = page.getByRole("button", { name: t("cart.voucher.remove", { code }) });
      await remove.click();
      await expect(remove).toHaveCount(0);
      await expect(error(page)).toHaveCount(0);
      await expect(page.getByRole("region", { name: t("cart.yourOrder") })).not.toHaveAttribute("aria-busy");
      // Where a form without scripts leads back to.
      await open(page, `${paths[locale].cart}?problem=VoucherNotValid&fact-code=WELCOM-3&voucher=WELCOM-3`);
      await isRefused();
      await isCorrected();
      await redeem(page, locale, code);
      await remove.click();
      await expect(remove).toHaveCount(0);
      await expect(field(page)).toHaveValue("");
      await expect(error(page)).toHaveCount(0);
    },
  );
}
