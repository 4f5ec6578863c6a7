// A password that everybody tries first: said at its field in both languages, and what was typed stays. [SES-02] [FRM-05]
import { aFreeName, aPerson, expect, inTurn, open } from "../../../test/browser/shop.ts";
import { haveAccount, haveCart, register } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const accountPaths = { en: "/en/account", de: "/de/konto" } as const;
const resetPaths = { en: "/en/account/reset-password", de: "/de/konto/passwort-zuruecksetzen" } as const;

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  turn.test(
    `[SES-02] [FRM-05] a registration with a common password is refused at its field, and goes on with another one, ${locale}`,
    async ({ page, refusalText }) => {
      const t = words(locale);
      const person = aPerson({ password: "passwort123" });
      await haveCart(page, aFreeName());
      await open(page, paths[locale].login);
      await register(page, locale, person);
      const field = page.getByLabel(t("login.fields.password"), { exact: true });
      await expect(field).toHaveAccessibleDescription(new RegExp(refusalText(locale, { _tag: "PasswordCommon" })));
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveValue(person.password);
      await expect(page.getByLabel(t("login.fields.city"), { exact: true })).toHaveValue(person.city);
      await field.fill("leuchtturm-und-hafen");
      await page.getByRole("button", { name: t("login.new.register") }).click();
      await page.waitForURL(`**${paths[locale].summary}`);
    },
  );

  turn.test(
    `[SES-06] a new password by mail that is common is refused in words, and the link stays good, ${locale}`,
    async ({ page, shop, refusalText }) => {
      const t = words(locale);
      const person = aPerson();
      await haveAccount(page, person, locale);
      await page.goto(`${accountPaths[locale]}`);
      await page.getByRole("link", { name: t("account.forgotten") }).click();
      await page.getByLabel(t("account.email"), { exact: true }).fill(person.email);
      await page.getByRole("button", { name: t("account.forgot.send") }).click();
      const code = /[?&]code=([0-9a-f]+)/.exec((await shop.mailTo(person.email)).text ?? "")?.[1] ?? "";
      await open(page, `${resetPaths[locale]}?code=${code}`);
      const choose = async (password: string): Promise<void> => {
        await page.getByLabel(t("account.reset.password"), { exact: true }).fill(password);
        await page.getByLabel(t("account.reset.repeat"), { exact: true }).fill(password);
        await page.getByRole("button", { name: t("account.reset.save") }).click();
      };
      await choose("qwertz123");
      await expect(page.locator("#account-password-error")).toContainText(
        refusalText(locale, { _tag: "PasswordCommon" }),
      );
      await choose("leuchtturm-am-abend");
      await expect(page.getByRole("status")).toContainText(t("account.said.changed"));
    },
  );
}
