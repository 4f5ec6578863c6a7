// Staff at work in a browser: a customer is found by a fragment, gets a VAT rate, sees it in the next quote, and the journal has it. [ADM-01] [VAT-08] [SES-07]
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { looksRight } from "../../../test/browser/looks.ts";
import { aFreeName, aPerson, expect, test } from "../../../test/browser/shop.ts";
import { call, haveCart, proof } from "../../../test/browser/walk.ts";
import { administrator, becomes, customerTab } from "../../../test/browser/staff.ts";
import { paths } from "../../../test/browser/words.ts";

const worded = {
  en: {
    search: "Name, company, place, email address or customer number",
    rate: "Rate in percent",
    reason: "Agreed in the framework contract.",
    save: "Save rate",
    done: "The VAT rate has been changed.",
    individual: "Your individual VAT rate applies.",
    journal: "Change log",
    change: "Rate: none → 7%",
  },
  de: {
    search: "Name, Firma, Ort, E-Mail-Adresse oder Kundennummer",
    rate: "Satz in Prozent",
    reason: "Im Rahmenvertrag vereinbart.",
    save: "Satz speichern",
    done: "Der Steuersatz wurde geändert.",
    individual: "Es gilt Ihr individueller Steuersatz.",
    journal: "Änderungsprotokoll",
    change: "Satz: keine Angabe → 7 %",
  },
} as const;

test("[ADM-01] [VAT-08] [SES-07] [LOC-12] staff find a customer by a fragment, set a VAT rate, the next quote has it, and the journal both", async ({
  page,
  browser,
  shop,
}) => {
  const ada = await administrator(page, "/admin/customers?locale=en");
  for (const locale of ["en", "de"] as const) {
    const words = worded[locale];
    const customer = aPerson({ lastName: locale === "en" ? "Falkenberger" : "Wiesengrund" });
    const tab = await customerTab(browser, shop, customer, locale);
    await haveCart(tab, aFreeName());

    // With the keyboard alone: the field, the fragment, the first one that was found.
    await page.goto(`/admin?locale=${locale}`);
    await looksRight(page, `${locale}-home`);
    await page.goto(`/admin/customers?locale=${locale}`);
    await page.getByRole("searchbox", { name: words.search }).focus();
    await page.keyboard.type(`${customer.lastName.slice(0, 7)} ${customer.email.slice(0, 9)}`);
    await page.keyboard.press("Enter");
    const rows = page.getByRole("row").filter({ hasText: customer.email });
    await expect(rows).toHaveCount(1);
    await looksRight(page, `${locale}-customers`);
    await rows.getByRole("link").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(customer.lastName);
    const rate = page.getByRole("textbox", { name: words.rate });
    await rate.fill("700");
    await rate.locator("xpath=ancestor::form").locator("textarea").fill(words.reason);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText(locale === "en" ? "between 0 and 100 percent" : "zwischen 0 und 100 Prozent");
    await rate.fill("7");
    await rate.locator("xpath=ancestor::form").locator("textarea").fill(words.reason);
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByRole("status")).toContainText(words.done);
    await looksRight(page, `${locale}-customer`);

    await tab.goto(paths[locale].cart);
    await expect(tab.getByRole("main")).toContainText(words.individual);
    await tab.context().close();

    await page.goto(`/admin?locale=${locale}`);
    await page.getByRole("main").getByRole("link", { name: words.journal }).click();
    const entry = page.getByRole("row").filter({ hasText: words.reason }).first();
    await expect(entry).toContainText(words.change.replace(" %", "\u00a0%"));
    await looksRight(page, `${locale}-journal`);
    await entry.getByRole("link").last().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(customer.lastName);
  }

  // Support works on customers, and finds neither rates nor the journal.
  becomes("support", ada);
  await page.goto("/admin?locale=en");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link")).toHaveText([
    "Orders",
    "Customers",
    "Invoices",
    "Contracts",
    "Inbox",
    "Outgoing email",
    "Webhooks",
  ]);
  expect((await page.goto("/admin/journal?locale=en"))?.status()).toBe(403);
  expect((await page.goto("/admin/no-such-page"))?.status()).toBe(403);
});

const desk = {
  en: {
    orders: "Orders",
    again: "Send again",
    sent: "The confirmation is being sent again.",
    inbox: "Inbox",
    contract: "Contract number",
    assign: "Assign and end",
    ended: "The contract has been ended and the customer notified.",
    vouchers: "Vouchers",
    value: "Value in euros",
    make: "Create voucher",
    made: "The voucher has been created.",
    taken: "There is a voucher with this code already.",
    invoices: "Invoices",
    paidOn: "Day of the payment",
    pay: "Note payment",
    paid: "The payment has been noted.",
    amount: "Amount in euros, including VAT",
    credit: "Issue credit note",
    credited: "The credit note has been issued and is being sent.",
    file: "List as CSV",
    events: "Events",
    title: "Title",
    place: "Place",
    day: "Day",
    time: "Time",
    create: "Create event",
    issueAll: "Issue all tickets",
    list: "Or the list as text",
    line: "Line 3: email address cannot be read",
    issued: "The tickets have been issued and are being sent.",
    withdraw: "Withdraw",
    withdrawn: "The ticket has been withdrawn.",
  },
  de: {
    orders: "Bestellungen",
    again: "Erneut senden",
    sent: "Die Bestätigung wird erneut gesendet.",
    inbox: "Posteingang",
    contract: "Vertragsnummer",
    assign: "Zuordnen und beenden",
    ended: "Der Vertrag wurde beendet und der Kunde benachrichtigt.",
    vouchers: "Gutscheine",
    value: "Wert in Euro",
    make: "Gutschein anlegen",
    made: "Der Gutschein wurde angelegt.",
    taken: "Einen Gutschein mit diesem Code gibt es bereits.",
    invoices: "Rechnungen",
    paidOn: "Tag der Zahlung",
    pay: "Zahlung vermerken",
    paid: "Die Zahlung wurde vermerkt.",
    amount: "Betrag in Euro, brutto",
    credit: "Rechnungskorrektur ausstellen",
    credited: "Die Rechnungskorrektur wurde ausgestellt und wird gesendet.",
    file: "Liste als CSV",
    events: "Veranstaltungen",
    title: "Titel",
    place: "Ort",
    day: "Tag",
    time: "Uhrzeit",
    create: "Veranstaltung anlegen",
    issueAll: "Alle Tickets ausstellen",
    list: "Oder die Liste als Text",
    line: "Zeile 3: E-Mail-Adresse nicht lesbar",
    issued: "Die Tickets wurden ausgestellt und werden gesendet.",
    withdraw: "Zurückziehen",
    withdrawn: "Das Ticket wurde zurückgezogen.",
  },
} as const;

/** An order of a customer, made without its pages. */
const haveOrder = async (page: Page, locale: "en" | "de"): Promise<string> => {
  await haveCart(page, aFreeName());
  const cart = await call<{ readonly version: number }>(page, "GET", "/shop/order/cart/current");
  const quote = await call<{ readonly hash: string }>(page, "GET", "/shop/order/cart/current/quote");
  const placed = await page.request.post("/api/shop/order", {
    data: {
      cartId: "current",
      cartVersion: cart.result.version,
      quoteHash: quote.result.hash,
      agreements: { terms: true, cancellationPolicy: true, adult: true, earlyStart: false },
      locale,
    },
    headers: { ...(await proof(page)), "idempotency-key": crypto.randomUUID() },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  return ((await placed.json()) as { readonly result: { readonly number: string } }).result.number;
};

test("[ADM-01] [ACC-05] [CHK-05] [CRT-04] staff send a confirmation once more, match a declaration by hand and make a voucher", async ({
  page,
  browser,
  shop,
}) => {
  await administrator(page, "/admin?locale=en");
  for (const locale of ["en", "de"] as const) {
    const words = desk[locale];
    const main = page.getByRole("main");
    const customer = aPerson();
    const tab = await customerTab(browser, shop, customer, locale);
    const number = await haveOrder(tab, locale);
    const declared = await tab.request.post("/api/shop/declaration/cancellation", {
      data: {
        category: "",
        product: "the small one",
        termination: "ordinary",
        reason: "",
        end: "next",
        date: "",
        customerNumber: "",
        street: "",
        city: "",
        email: customer.email,
        emailRepeat: customer.email,
      },
      headers: { ...(await proof(tab)), "idempotency-key": crypto.randomUUID() },
    });
    expect(declared.ok(), await declared.text()).toBe(true);
    await tab.context().close();

    await page.goto(`/admin?locale=${locale}`);
    await main.getByRole("link", { name: words.orders, exact: true }).click();
    await page.getByRole("searchbox").fill(number);
    await page.keyboard.press("Enter");
    await expect(main.getByRole("row")).toHaveCount(2);
    await looksRight(page, `${locale}-orders`);
    await main.getByRole("link", { name: number }).click();
    await page.getByRole("button", { name: words.again }).click();
    await expect(page.getByRole("status")).toContainText(words.sent);
    await looksRight(page, `${locale}-order`);

    await page.goto(`/admin?locale=${locale}`);
    await main.getByRole("link", { name: words.inbox, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.inbox);
    await looksRight(page, `${locale}-inbox`);
    await main.getByRole("row").filter({ hasText: customer.email }).getByRole("link").click();
    await page.getByRole("textbox", { name: words.contract }).fill(`${number}-1`);
    await looksRight(page, `${locale}-declaration`);
    await page.getByRole("button", { name: words.assign }).click();
    await expect(page.getByRole("status")).toContainText(words.ended);

    await page.goto(`/admin/vouchers?locale=${locale}`);
    for (const outcome of [words.made, words.taken]) {
      const form = page.locator("form", { has: page.getByRole("textbox", { name: words.value }) });
      await form.getByRole("textbox", { name: "Code" }).fill(`messe-${number.slice(-6)}`);
      await form.getByRole("textbox", { name: words.value }).fill("12,50");
      await form.locator("textarea").fill("Messe 2027");
      await form.getByRole("button", { name: words.make }).click();
      await expect(page.getByText(outcome)).toBeVisible();
    }
    await looksRight(page, `${locale}-vouchers`);
  }
});

test("[ADM-01] [ADM-03] [ACC-03] [TKT-06] staff note a payment, credit an amount, take a list along, issue tickets from a list and withdraw one", async ({
  page,
  browser,
  shop,
}) => {
  const words = desk.de;
  const main = page.getByRole("main");
  const tab = await customerTab(browser, shop, aPerson(), "de");
  const number = await haveOrder(tab, "de");
  await tab.context().close();
  await administrator(page, "/admin?locale=en");

  // The invoice is made soon after the order.
  await expect(async () => {
    await page.goto(`/admin/invoices?locale=de&q=${number}`);
    await expect(main.getByRole("row")).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  const [file] = await Promise.all([page.waitForEvent("download"), main.getByRole("link", { name: words.file }).click()]);
  expect(file.suggestedFilename()).toBe("invoices.csv");
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n");
  expect([lines.length, lines[1]?.includes(number)]).toEqual([2, true]);
  await main.getByRole("row").nth(1).getByRole("link").first().click();
  await page.getByLabel(words.paidOn).fill(new Date().toISOString().slice(0, 10));
  await page.getByRole("button", { name: words.pay }).click();
  await expect(page.getByRole("status")).toContainText(words.paid);
  const credit = page.locator("form", { has: page.getByRole("textbox", { name: words.amount }) });
  await credit.getByRole("textbox", { name: words.amount }).fill("1,00");
  await credit.locator("textarea").fill("Zwei Tage Ausfall.");
  await credit.getByRole("button", { name: words.credit }).click();
  await expect(page.getByRole("status")).toContainText(words.credited);

  const pages = ["contracts", "mails", "drafts", "events", new URL(page.url()).pathname.slice("/admin/".length)];

  await page.goto(`/admin/events?locale=de`);
  await page.getByRole("textbox", { name: words.title }).fill(`Open day de`);
  await page.getByRole("textbox", { name: words.place }).fill("Karlsruhe");
  await page.getByLabel(words.day, { exact: true }).fill("2099-12-05");
  await page.getByLabel(words.time, { exact: true }).fill("10:00");
  await page.getByRole("button", { name: words.create }).click();
  await main.getByRole("link", { name: `Open day de` }).click();
  const importing = page.locator("form", { has: page.getByRole("textbox", { name: words.list }) });
  const csv = (email: string): string => `name,email\nAda Lovelace,ada@example.org\nBob Meyer,${email}`;
  await importing.getByRole("textbox", { name: words.list }).fill(csv("nowhere"));
  await importing.getByRole("button", { name: words.issueAll }).click();
  await expect(page.getByRole("alert")).toContainText(words.line);
  await looksRight(page, `de-event-refused`);
  await importing
    .locator("input[type=file]")
    .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(csv("bob@example.org")) });
  await importing.getByRole("button", { name: words.issueAll }).click();
  await expect(page.getByRole("status")).toContainText(words.issued);
  await expect(main.getByRole("row")).toHaveCount(3);
  pages.push(new URL(page.url()).pathname.slice("/admin/".length));
  await main.getByRole("link", { name: "Bob Meyer" }).click();
  await page
    .locator("form", { has: page.getByRole("button", { name: words.withdraw }) })
    .locator("textarea")
    .fill("Abgesagt.");
  await page.getByRole("button", { name: words.withdraw }).click();
  await expect(page.getByRole("status")).toContainText(words.withdrawn);
  pages.push(new URL(page.url()).pathname.slice("/admin/".length));
  for (const path of pages)
    for (const locale of ["en", "de"] as const) {
      await page.goto(`/admin/${path}?locale=${locale}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await looksRight(page, `${locale}-${path.replaceAll("/", "-").replace(/-[0-9a-f-]{30,}$/, "-one")}`);
    }
});
