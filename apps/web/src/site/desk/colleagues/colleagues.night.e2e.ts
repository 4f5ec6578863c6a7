// An administrator invites a colleague, who chooses a password by the letter's link and logs in at the door of staff. [ADM-06] [SES-07]
import { looksRight } from "../../../../test/browser/looks.ts";
import { aPerson, expect, test } from "../../../../test/browser/shop.ts";
import { administrator } from "../../../../test/browser/staff.ts";

const password = "segelboot-vor-anker";

test("[ADM-06] [SES-07] a colleague is invited, chooses a password and works at the desk", async ({
  page,
  browser,
  shop,
}) => {
  const ada = await administrator(page, "/admin/colleagues?locale=de");
  const dialog = page.getByRole("dialog");
  const main = page.getByRole("main");
  const { email } = aPerson();
  const invite = async (address: string): Promise<void> => {
    await dialog.getByRole("textbox", { name: /^E.Mail.Adresse/ }).fill(address);
    await dialog.getByRole("button", { name: "Einladung senden" }).click();
  };
  await main.getByRole("button", { name: "Kollegin oder Kollegen einladen" }).click();
  await dialog.getByRole("combobox", { name: "Rolle" }).selectOption("support");
  await dialog.getByRole("textbox", { name: "Grund" }).fill("Neu im Team.");
  // Who has an account is refused at the field, with what was typed.
  await invite(ada.email);
  const field = dialog.getByRole("textbox", { name: /^E.Mail.Adresse/ });
  await expect(dialog).toContainText(/Konto/);
  await expect(field).toHaveValue(ada.email);
  await invite(email);
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole("row").filter({ hasText: email })).toContainText("Kundendienst");
  await looksRight(page, "de-colleagues");

  const link = /https?:\/\/\S+code=\w+/.exec((await shop.mailTo(email)).text ?? "")?.[0] ?? "no link";
  const colleague = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await colleague.goto(link);
  await colleague.locator("#account-password").fill(password);
  await colleague.locator("#account-passwordRepeat").fill(password);
  await colleague.locator("#account-passwordRepeat").press("Enter");
  await expect(colleague.locator("#account-passwordRepeat")).toHaveCount(0);
  await colleague.goto("/admin/customers?locale=de");
  await expect(colleague.getByRole("heading", { level: 1 })).toHaveText("Kunden");
  expect((await colleague.goto("/admin/colleagues?locale=de"))?.status()).toBe(403);
  await colleague.context().close();
});
