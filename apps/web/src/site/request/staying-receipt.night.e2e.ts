// The receipt of a declaration stays where it was shown: after a reload and on the way back, not at the next link to the form, nor after a logout. [LGL-02] [LGL-03] [SES-03]
import type { Page } from "@playwright/test";
import { aMailbox, expectReceived, fillForm, formPath, sendButton } from "../../../test/browser/forms.ts";
import { aPerson, expect, inTurn, type Locale, open } from "../../../test/browser/shop.ts";
import { call, haveAccount, haveLogin } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

/** The button under the fields; a withdrawal is reviewed before it is sent. */
const ofFields = (page: Page, form: "cancellation" | "withdrawal", locale: Locale) =>
  form === "cancellation"
    ? sendButton(page, form, locale)
    : page.getByRole("button", { name: words(locale)("declaration.toReview"), exact: true });

const declare = async (page: Page, form: "cancellation" | "withdrawal", locale: Locale, email: string) => {
  await open(page, formPath(form, locale));
  await fillForm(page, form, email);
  await ofFields(page, form, locale).click();
  if (form === "withdrawal") await sendButton(page, form, locale).click();
  await expectReceived(page, form, locale, email);
};

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale, "de");
  for (const form of ["cancellation", "withdrawal"] as const)
    turn.test(
      `[LGL-02] [LGL-03] [VISIT4-10] the receipt of a ${form} is there after a reload, ${locale}`,
      async ({ page }) => {
        const email = aMailbox("beleg");
        await declare(page, form, locale, email);
        const reference = (await page.getByRole("definition").first().textContent()) ?? "";
        await page.reload();
        await expectReceived(page, form, locale, email);
        await expect(page.getByRole("definition").first()).toHaveText(reference);
        await page.goto(`/${locale}`);
        await page.goBack();
        await expectReceived(page, form, locale, email);
        await open(page, `/${locale}`);
        await open(page, formPath(form, locale));
        await expect(ofFields(page, form, locale)).toBeVisible();
      },
    );

  turn.test(
    `[LGL-03] [SES-03] [VISIT4-10] the receipt of a customer goes with the login that it was made with, ${locale}`,
    async ({ page }) => {
      const person = aPerson();
      await haveAccount(page, person, locale);
      await haveLogin(page, person);
      await declare(page, "cancellation", locale, person.email);
      expect((await call(page, "POST", "/shop/auth/logout")).status).toBe(200);
      await page.reload();
      await expect(sendButton(page, "cancellation", locale)).toBeVisible();
      await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
    },
  );
}
