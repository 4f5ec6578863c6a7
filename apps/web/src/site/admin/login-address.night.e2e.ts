// A lost mailbox: an administrator sets another login address on the account's page, without scripts, and the session of the old one ends. [ACC-04] [SES-07] [OPS2-5]
import { aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { administrator, customerTab } from "../../../test/browser/staff.ts";
import { proof } from "../../../test/browser/walk.ts";

const worded = {
  en: {
    form: "Set another login address",
    email: "New email address",
    reason: "Reason",
    button: "Change the login address",
    taken: "Another account has this email address already.",
    done: "The login address has been changed.",
  },
  de: {
    form: "Andere Anmeldeadresse eintragen",
    email: "Neue E-Mail-Adresse",
    reason: "Grund",
    button: "Anmeldeadresse ändern",
    taken: "Diese E-Mail-Adresse gehört bereits zu einem anderen Konto.",
    done: "Die Anmeldeadresse wurde geändert.",
  },
} as const;

test("[ACC-04] [SES-07] [OPS2-5] an administrator gives who lost the mailbox another login address, without scripts", async ({
  page,
  browser,
  shop,
}) => {
  const ada = await administrator(page, "/admin/customers?locale=en");
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false, storageState });
  const staff = await context.newPage();
  for (const locale of walkedIn("de")) {
    const words = worded[locale];
    const customer = aPerson();
    const tab = await customerTab(browser, shop, customer, locale);
    await staff.goto(`/admin/customers?locale=${locale}&q=${encodeURIComponent(customer.email)}`);
    await staff.getByRole("row").filter({ hasText: customer.email }).getByRole("link").click();
    const form = staff.getByRole("form", { name: words.form });
    await form.getByRole("textbox", { name: words.email }).fill(ada.email);
    await form.getByRole("textbox", { name: words.reason }).fill("Passport seen.");
    await form.getByRole("button", { name: words.button }).click();
    await expect(form.getByRole("textbox", { name: words.email })).toHaveAccessibleDescription(new RegExp(words.taken));
    const to = aPerson().email;
    await form.getByRole("textbox", { name: words.email }).fill(to);
    await form.getByRole("button", { name: words.button }).click();
    await expect(staff.getByRole("status")).toContainText(words.done);
    await expect(staff.getByRole("main")).toContainText(to);
    expect(
      (await tab.request.get("/api/shop/auth", { headers: await proof(tab) })).status(),
      "the session of the old address",
    ).toBe(401);
    await tab.context().close();
  }
  await context.close();
});
