// An address that was called taken is not called so again once it is corrected, also where it was refused before scripts ran. [CUS-02] [FRM-08]
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
}
