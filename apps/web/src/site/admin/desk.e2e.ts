// Staff at work in a browser: a customer is found by a fragment, gets a VAT rate, sees it in the next quote, and the journal has it. [ADM-01] [VAT-08] [SES-07]
import { everything, findings } from "../../../test/browser/axe.ts";
import { looksRight } from "../../../test/browser/looks.ts";
import { aFreeName, aPerson, atNight, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { haveCart } from "../../../test/browser/walk.ts";
import { administrator, becomes, customerTab } from "../../../test/browser/staff.ts";
import { paths } from "../../../test/browser/words.ts";

const worded = {
  en: {
    search: /^Name, number, phone/,
    set: "Set an individual VAT rate",
    why: "Reason",
    rate: "Rate in percent",
    reason: "Agreed in the framework contract.",
    save: "Save rate",
    done: "The VAT rate has been changed.",
    individual: "Your individual VAT rate applies.",
    change: "Rate: 7%",
  },
  de: {
    search: /^Name, Nummer, Telefon/,
    set: "Individuellen Steuersatz festlegen",
    why: "Grund",
    rate: "Satz in Prozent",
    reason: "Im Rahmenvertrag vereinbart.",
    save: "Satz speichern",
    done: "Der Steuersatz wurde geändert.",
    individual: "Es gilt Ihr individueller Steuersatz.",
    change: "Satz: 7 %",
  },
} as const;

test("[ADM-01] [VAT-08] [SES-07] [LOC-12] staff find a customer by a fragment, set a VAT rate, the next quote has it, and the journal both", async ({
  page,
  browser,
  shop,
}) => {
  // By day a dialog is looked at, where something is wrong.
  const looks = (name: string): Promise<void> => (atNight ? looksRight(page, name) : Promise.resolve());
  const ada = await administrator(page, "/admin/customers?locale=en");
  for (const locale of walkedIn("de")) {
    const words = worded[locale];
    const customer = aPerson({ lastName: locale === "en" ? "Falkenberger" : "Wiesengrund" });
    const tab = await customerTab(browser, shop, customer, locale);
    await haveCart(tab, aFreeName());

    // With the keyboard alone: the field, parts from the middle of name and address, the first one that was found.
    await page.goto(`/admin/customers?locale=${locale}`);
    await page.getByRole("searchbox", { name: words.search }).focus();
    await page.keyboard.type(`${customer.lastName.slice(2, 8)} ${customer.email.slice(2, 11)}`);
    const rows = page.getByRole("row").filter({ hasText: customer.email });
    await expect(rows).toHaveCount(1);
    // The list has followed to the end of what was typed.
    await expect(page).toHaveURL((url) => (url.searchParams.get("q") ?? "").endsWith(customer.email.slice(2, 11)));
    await looks(`${locale}-customers`);
    await rows.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(customer.lastName);
    await page.getByRole("button", { name: words.set }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    const rate = dialog.getByRole("textbox", { name: words.rate });
    await rate.fill("700");
    await dialog.getByRole("textbox", { name: words.why }).fill(words.reason);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const refused = locale === "en" ? "between 0 and 100\\spercent" : "zwischen 0 und 100\\sProzent";
    // It stays as it was typed, with the way on at what is wrong with it.
    await expect(rate).toBeFocused();
    await expect(rate).toHaveValue("700");
    await expect(rate).toHaveAccessibleDescription(new RegExp(refused));
    await expect(dialog.getByRole("textbox", { name: words.why })).toHaveValue(words.reason);
    expect(await findings(page, everything, "[role=dialog]")).toEqual([]);
    await rate.fill("7");
    await dialog.getByRole("button", { name: words.save }).click();
    await expect(page.getByRole("alertdialog")).toContainText(words.done);
    await looks(`${locale}-customer`);

    await tab.goto(paths[locale].cart);
    await expect(tab.getByRole("main")).toContainText(words.individual);
    await tab.context().close();

    // Who changed what, and by the one search back to whom, while one types.
    await page.goto(`/admin/journal?locale=${locale}`);
    const entry = page.getByRole("row").filter({ hasText: words.reason }).first();
    await expect(entry).toContainText(words.change.replace(" %", "\u00a0%"));
    await looks(`${locale}-journal`);
    await page.keyboard.press("/");
    await page.keyboard.type(customer.email);
    await expect(page.getByRole("option", { name: customer.lastName }).first()).toBeVisible();
    if (!atNight) expect(await findings(page, everything, "[role=dialog]")).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(customer.lastName);
  }

  // Support works on customers, and finds neither rates nor the journal.
  becomes("support", ada);
  await page.goto("/en/account");
  await expect(page.getByRole("main").getByRole("link")).toHaveText(["Go to the admin area"]);
  await page.getByRole("main").getByRole("link").click();
  await expect(page.getByRole("navigation", { name: "Sections" }).getByRole("link")).toHaveText([
    /^Today/,
    /^Customers/,
    /^Orders/,
    /^Contracts/,
    /^Invoices/,
    /^Requests/,
    /^Operation/,
  ]);
});
