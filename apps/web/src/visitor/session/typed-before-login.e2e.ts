// A login that ends while a customer fills in a form: what was typed is there again after the next one. [FRM-01] [SES-01] [ACC-04]
import { accountPath } from "@kontor/domain/site/routing";
import { endLogin, logInAgain } from "../../../test/browser/ended-login.ts";
import { aPerson, expect, test } from "../../../test/browser/shop.ts";
import { call, haveAccount } from "../../../test/browser/walk.ts";

const locale = "en";

test("[FRM-01] [SES-01] [ACC-04] what a customer typed before a login ended is in the form again after the next one", async ({
  page,
  playwright,
}) => {
  const person = aPerson();
  await haveAccount(page, person, locale);
  await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password });

  const address = accountPath("address", locale);
  await page.goto(address);
  await page.locator("#field-street").fill("Speicherstadt 12");
  await page.locator('[name="kind"][value="business"]').check();
  await page.locator("#field-company").fill("Hafen GmbH");
  await endLogin(page, playwright);
  await page.getByRole("main").locator("button[type=submit]").click();
  await page.waitForURL(`**${accountPath("panel", locale)}?return=*`);
  await logInAgain(page, person);
  await page.waitForURL(`**${address}?*`);
  await expect(page.locator("#field-street")).toHaveValue("Speicherstadt 12");
  await expect(page.locator('[name="kind"][value="business"]')).toBeChecked();
  await expect(page.locator("#field-company")).toHaveValue("Hafen GmbH");
  // Scripts that come now take nothing of it away.
  await page.locator("#field-city").focus();
  await expect(page.locator("#field-street")).toHaveValue("Speicherstadt 12");
});
