// Who has logged in with the mouse or outside of the checkout, or registered, goes on at the heading of the page that follows, although it is a new document. [LGL-06] [SES-02] [CHK-03]
import { keyboard, mouse } from "../../../../test/browser/hands.ts";
import { aFreeName, aPerson, expect, inTurn, open, ready } from "../../../../test/browser/shop.ts";
import { haveAccount, haveCart, typedByNew } from "../../../../test/browser/walk.ts";
import { paths, words } from "../../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);
  turn.test(
    `[LGL-06] [SES-02] after a login with the mouse the focus is on the heading of the summary, ${locale}`,
    async ({ page }) => {
      const person = aPerson();
      await haveAccount(page, person, locale);
      await haveCart(page, aFreeName());
      await open(page, paths[locale].login);
      const main = page.getByRole("main");
      await mouse.tick(main.getByLabel(t("login.choose.returning")));
      await mouse.type(page.locator("#login-email"), person.email);
      await mouse.type(page.locator("#login-password"), person.password);
      await mouse.press(main.getByRole("button", { name: t("login.returning.login"), exact: true }));
      await page.waitForURL(`**${paths[locale].summary}`);
      const heading = page.getByRole("heading", { level: 1, name: t("summary.title") });
      await expect(heading).toBeFocused();
      // That was once: a page that is loaded anew begins at its top.
      await page.reload();
      await ready(page);
      await expect(page.locator("body")).toBeFocused();
    },
  );

  for (const [name, hand] of [
    ["the mouse", mouse],
    ["the keyboard", keyboard],
  ] as const)
    turn.test(
      `[LGL-06] [CHK-03] after a registration with ${name} the focus is on the heading of the summary, ${locale}`,
      async ({ page }) => {
        const person = aPerson();
        await haveCart(page, aFreeName());
        await open(page, paths[locale].login);
        const main = page.getByRole("main");
        await hand.tick(main.getByLabel(t("login.kind.private"), { exact: true }));
        for (const [field, typed] of typedByNew(person)) await hand.type(page.locator(`#field-${field}`), typed);
        await hand.press(main.getByRole("button", { name: t("login.new.register"), exact: true }));
        await page.waitForURL(`**${paths[locale].summary}`);
        await expect(page.getByRole("heading", { level: 1, name: t("summary.title") })).toBeFocused();
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
