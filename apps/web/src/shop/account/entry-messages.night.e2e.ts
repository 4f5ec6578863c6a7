// What was refused of a registration does not stand beside what has been corrected since, also where it was refused before scripts ran. [CUS-02] [FRM-08]
import { aFreeName, aPerson, expect, inTurn, open } from "../../../test/browser/shop.ts";
import { pauseScripts, whenAwake } from "../../../test/browser/paused-scripts.ts";
import { fillAddress, haveAccount, haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[SES-06] [CUS-02] [FRM-08] a corrected address is not called taken again when something else is missing, ${locale}`,
    async ({ page }) => {
      const person = aPerson();
      await haveAccount(page, person, locale);
      await haveCart(page, aFreeName());
      await open(page, paths[locale].login);
      await fillAddress(page, locale, person);
      const register = page.getByRole("main").getByRole("button", { name: t("login.new.register"), exact: true });
      await register.click();
      const error = page.locator("#field-email-error");
      await expect(error).toHaveCount(1);
      for (const field of ["email", "emailRepeat"]) await page.locator(`#field-${field}`).fill(`new-${person.email}`);
      await expect(error).toHaveCount(0);
      await page.locator("#field-city").fill("");
      await register.click();
      await expect(page.locator("#field-city-error")).toHaveCount(1);
      await expect(error).toHaveCount(0);
      await page.locator("#field-city").fill(person.city);
      await register.click();
      await page.waitForURL(`**${paths[locale].summary}`);
    },
  );

  turn.test(
    `[CUS-02] [CHK-03] [FRM-08] a registration that was refused before scripts ran says so until its address is corrected, ${locale}`,
    async ({ page, refusalText }) => {
      const person = aPerson();
      const taken = refusalText(locale, { _tag: "RegistrationTaken" });
      await haveAccount(page, person, locale);
      await haveCart(page, aFreeName());
      const letScriptsThrough = await pauseScripts(page);
      await page.goto(paths[locale].login);
      await fillAddress(page, locale, person);
      await page
        .getByRole("main")
        .getByRole("button", { name: t("login.new.register"), exact: true })
        .click();
      const error = page.locator("#field-email-error");
      await expect(error).toHaveText(taken);
      letScriptsThrough();
      await whenAwake(page);
      await page.locator("#field-password").fill(person.password);
      await page.waitForLoadState("networkidle");
      await expect(error).toHaveText(taken);
      for (const field of ["email", "emailRepeat"]) await page.locator(`#field-${field}`).fill(`new-${person.email}`);
      await expect(error).toHaveCount(0);
      await page
        .getByRole("main")
        .getByRole("button", { name: t("login.new.register"), exact: true })
        .click();
      await page.waitForURL(`**${paths[locale].summary}`);
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
