// What was refused of an entry does not stand beside what has been corrected since. [SES-06] [FRM-08]
import { aFreeName, aPerson, expect, inTurn, open } from "../../../test/browser/shop.ts";
import { fillAddress, haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const account = { en: "/en/account", de: "/de/konto" };

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

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

  turn.test(
    `[CHK-03] [CUS-15] [FRM-08] what is said over the whole registration goes with the first change of it, ${locale}`,
    async ({ page, refusalText }) => {
      const person = aPerson();
      await haveCart(page, aFreeName());
      await open(page, paths[locale].login);
      await fillAddress(page, locale, person);
      const main = page.getByRole("main");
      const register = main.locator("form button[data-size=large]");
      await page.route("**/api/auth/local/register", (route) => route.abort(), { times: 1 });
      await register.click();
      await expect(main.getByRole("alert")).toContainText(t("login.notReached"));
      await page.locator("#field-password").press("End");
      await page.locator("#field-password").pressSequentially("7");
      await expect(main.getByRole("alert")).toHaveCount(0);
      await expect(register).toHaveText(t("login.new.register"));
      // The account is made, and its address is refused without a word about any of its fields.
      const refused = {
        success: false,
        type: "about:blank",
        title: "",
        status: 422,
        detail: "",
        refusal: "AddressRefused",
      };
      await page.route(
        "**/api/shop/auth/customer",
        (route) => route.fulfill({ status: 422, contentType: "application/problem+json", json: refused }),
        { times: 1 },
      );
      await register.click();
      await expect(main.getByRole("alert")).toHaveText(refusalText(locale, { _tag: "AddressRefused" }));
      await page.locator("#field-city").press("End");
      await page.locator("#field-city").pressSequentially("n");
      await expect(main.getByRole("alert")).toHaveCount(0);
      await register.click();
      await page.waitForURL(`**${paths[locale].summary}`);
    },
  );
}
