// A forgotten password and a new one, in the browser without scripts. [SES-06] [SES-12]
import { aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { haveAccount } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

const accountPaths = { en: "/en/account", de: "/de/konto" } as const;
const resetPaths = { en: "/en/account/reset-password", de: "/de/konto/passwort-zuruecksetzen" } as const;

test.use({ javaScriptEnabled: false });

for (const locale of walkedIn("en"))
  test(`[SES-06] [SES-12] [LOC-16] a customer gets a new password by mail, and changes it, without scripts, ${locale}`, async ({
    page,
    shop,
    refusalText,
  }) => {
    const t = words(locale);
    const person = aPerson();
    await haveAccount(page, person, locale);
    await page.goto(accountPaths[locale]);
    await page.getByRole("link", { name: t("account.forgotten") }).click();
    await page.getByLabel(t("account.email"), { exact: true }).fill(person.email);
    await page.getByRole("button", { name: t("account.forgot.send") }).click();
    await expect(page.getByRole("status")).toContainText(t("account.forgot.sent"));
    const mail = await shop.mailTo(person.email);
    const code = /[?&]code=([0-9a-f]+)/.exec(mail.text ?? "")?.[1] ?? "";
    expect(mail.text).toContain(`${resetPaths[locale]}?code=`);
    await page.goto(`${resetPaths[locale]}?code=${code}`);
    const choose = async (password: string, repeat: string): Promise<void> => {
      await page.getByLabel(t("account.reset.password"), { exact: true }).fill(password);
      await page.getByLabel(t("account.reset.repeat"), { exact: true }).fill(repeat);
      await page.getByRole("button", { name: t("account.reset.save") }).click();
    };
    await choose("leuchtturm-1", "leuchtturm-2");
    await expect(page.locator("#account-passwordRepeat-error")).toHaveText(
      refusalText(locale, { _tag: "PasswordsDiffer" }),
    );
    await choose("leuchtturm-1", "leuchtturm-1");
    await expect(page.getByRole("status")).toContainText(t("account.said.changed"));

    await page.getByRole("link", { name: t("account.nav.change-password"), exact: true }).click();
    const change = async (current: string): Promise<void> => {
      await page.getByLabel(t("account.change.current"), { exact: true }).fill(current);
      await choose("hafenlicht-2", "hafenlicht-2");
    };
    await change("not-the-password");
    await expect(page.locator("#account-current-error")).toHaveText(
      refusalText(locale, { _tag: "CurrentPasswordWrong" }),
    );
    await change("leuchtturm-1");
    await expect(page.getByRole("status")).toContainText(t("account.said.changed"));
    await page.goto(`${resetPaths[locale]}?code=${code}`);
    await choose("leuchtturm-3", "leuchtturm-3");
    await expect(page.getByRole("link", { name: t("account.reset.ask") })).toBeVisible();
  });
