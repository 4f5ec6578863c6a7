// Who has logged in goes on at the heading of the page that follows, although it is a new document. [LGL-06] [SES-02]
import { keyboard } from "../../../../test/browser/hands.ts";
import { aFreeName, aPerson, expect, inTurn, open, ready } from "../../../../test/browser/shop.ts";
import { haveAccount, haveCart } from "../../../../test/browser/walk.ts";
import { paths, words } from "../../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);
  turn.test(
    `[LGL-06] [SES-02] after a login with the keyboard the focus is on the heading of the summary, ${locale}`,
    async ({ page }) => {
      const person = aPerson();
      await haveAccount(page, person, locale);
      await haveCart(page, aFreeName());
      await open(page, paths[locale].login);
      const main = page.getByRole("main");
      await keyboard.tick(main.getByLabel(t("login.choose.returning")));
      await keyboard.type(page.locator("#login-email"), person.email);
      await keyboard.type(page.locator("#login-password"), person.password);
      await keyboard.press(main.getByRole("button", { name: t("login.returning.login"), exact: true }));
      await page.waitForURL(`**${paths[locale].summary}`);
      const heading = page.getByRole("heading", { level: 1, name: t("summary.title") });
      await expect(heading).toBeFocused();
      // That was once: a page that is loaded anew begins at its top.
      await page.reload();
      await ready(page);
      await expect(page.locator("body")).toBeFocused();
    },
  );

  turn.test(
    `[LGL-06] [SES-02] after a login outside of the checkout the focus is on the heading of the account, ${locale}`,
    async ({ page }) => {
      const person = aPerson();
      await haveAccount(page, person, locale);
      await open(page, { en: "/en/account", de: "/de/konto" }[locale]);
      await page.locator("#account-email").fill(person.email);
      await page.locator("#account-password").fill(person.password);
      await page.locator("#account-password").press("Enter");
      await expect(page.getByRole("main")).toContainText(person.lastName);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    },
  );
}
