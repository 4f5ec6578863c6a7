// A login that was refused without scripts loses its message with the first correction. [SES-06] [FRM-08]
import { expect, inTurn, open } from "../../../test/browser/shop.ts";

const account = { en: "/en/account", de: "/de/konto" };

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);

  turn.test(
    `[SES-06] [FRM-08] a login that was refused without scripts loses its message with the first correction, ${locale}`,
    async ({ page, refusalText }) => {
      const wrong = refusalText(locale, { _tag: "LoginRefused" });
      await open(page, `${account[locale]}?problem=LoginRefused`);
      const main = page.getByRole("main");
      await expect(page.locator("#account-email-error")).toHaveText(wrong);
      await page.locator("#account-email").pressSequentially("e");
      await expect(main).not.toContainText(wrong);
      await expect(page.locator("#account-email")).not.toHaveAttribute("aria-invalid", "true");
      // One that stands over the whole form goes alike.
      const lost = refusalText(locale, { _tag: "TokenMissing" });
      await open(page, `${account[locale]}?problem=TokenMissing`);
      await expect(main).toContainText(lost);
      await page.locator("#account-password").pressSequentially("h");
      await expect(main).not.toContainText(lost);
    },
  );
}
