// A login that ends while a form is filled in: what a customer typed is there again after the next one, everything but the password. [FRM-01] [ACC-04] [LGL-02]
import { accountPath } from "@kontor/domain/site/routing";
import type { Page } from "@playwright/test";
import { endLogin, logInAgain } from "../../../test/browser/ended-login.ts";
import { aPerson, expect, open, test } from "../../../test/browser/shop.ts";
import { call, haveAccount } from "../../../test/browser/walk.ts";

const locale = "en";

const noted = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

test("[FRM-01] [SES-01] [ACC-04] a new address that was typed before a login ended is there after the next one, its password is stored nowhere", async ({
  page,
}) => {
  const person = aPerson();
  await haveAccount(page, person, locale);
  await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password });
  const email = accountPath("change-email", locale);
  await page.goto(email);
  await page.locator("#settings-email").fill("new@example.com");
  await page.locator("#account-password").fill(person.password);
  await page.context().clearCookies({ name: "token" });
  await page.getByRole("main").locator("button[type=submit]").last().click();
  await page.waitForURL(`**${accountPath("panel", locale)}?return=*`);
  expect(await noted(page)).not.toContain(person.password);
  await logInAgain(page, person);
  await page.waitForURL(`**${email}?*`);
  await expect(page.locator("#settings-email")).toHaveValue("new@example.com");
  await expect(page.locator("#account-password")).toHaveValue("");
  expect(await noted(page)).not.toContain("new@example.com");
});

const declarations: readonly (readonly [path: string, field: string])[] = [
  ["/en/contact/cancel-contracts", "product"],
  ["/en/contact/withdraw-from-contract", "contract"],
];

test("[FRM-01] [LGL-02] [LGL-03] a declaration that a customer types is there after a login that came between", async ({
  page,
  playwright,
}) => {
  const person = aPerson();
  await haveAccount(page, person, locale);
  await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password });
  for (const [path, field] of declarations) {
    await open(page, path);
    await page.locator(`#declaration-${field}`).fill("Web M, the second one");
    await endLogin(page, playwright);
    await page.goto(accountPath("contracts", locale));
    await logInAgain(page, person);
    await page.waitForURL(`**${accountPath("contracts", locale)}*`);
    await open(page, path);
    await expect(page.locator(`#declaration-${field}`)).toHaveValue("Web M, the second one");
  }
});

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
  await page.getByRole("main").locator("button[type=submit]").last().click();
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
