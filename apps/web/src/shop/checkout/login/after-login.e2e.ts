// Who has logged in with the keyboard goes on at the heading of the summary, although it is a new document. [LGL-06] [SES-02]
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
}
