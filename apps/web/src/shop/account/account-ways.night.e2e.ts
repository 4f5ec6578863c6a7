// On each page of an account one may log out, and the form of a new password says whose it is. [SES-03] [SES-12]
import { accountPath } from "@kontor/domain/site/routing";
import { aPerson, expect, inTurn, open } from "../../../test/browser/shop.ts";
import { haveAccount, haveLogin } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

const pages = [
  "contracts",
  "invoices",
  "orders",
  "address",
  "change-email",
  "change-password",
  "sessions",
  "own-data",
] as const;

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);
  turn.test(
    `[SES-03] [SES-12] [VISIT4-14] [VISIT4-15] each page of the account has the way out, ${locale}`,
    async ({ page }) => {
      const person = aPerson();
      await haveAccount(page, person, locale);
      await haveLogin(page, person);
      const out = page.getByRole("main").getByRole("button", { name: t("login.leave"), exact: true });
      for (const each of pages) {
        await page.goto(accountPath(each, locale));
        await expect(out, each).toHaveCount(1);
      }
      await open(page, accountPath("change-password", locale));
      await expect(page.locator("main input[autocomplete=username]")).toHaveValue(person.email);
      await out.click();
      await expect(page.getByRole("status").first()).toContainText(t("account.said.left"));
    },
  );
}
