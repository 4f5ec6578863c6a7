// Money and tickets in the hands of staff: a payment, a credit note, a list as a file, tickets from a list, one withdrawn, a key for an entrance. [ADM-01] [ADM-03] [ACC-03] [TKT-06]
import { readFileSync } from "node:fs";
import { looksRight } from "../../../test/browser/looks.ts";
import { aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { administrator, customerTab, haveOrder } from "../../../test/browser/staff.ts";

const words = {
  received: "Betrag in Euro",
  pay: "Zahlung vermerken",
  paid: "Die Zahlung wurde vermerkt.",
  isPaid: "Bezahlt.",
  payBack: "Zu erstatten",
  paidBack: "Erstattung vermerken",
  gone: "Erstattet: 1,00",
  amount: "Betrag in Euro, brutto",
  text: "Text auf dem Beleg",
  reason: "Grund",
  credit: "Rechnungskorrektur ausstellen",
  credited: "Die Rechnungskorrektur wurde ausgestellt und wird gesendet.",
  file: "Liste als CSV",
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
  entrances: "Schlüssel für Eingänge",
  makeKey: "Schlüssel anlegen",
  keyLink: "Link für den Eingang",
  keyEnded: "Der Schlüssel wurde beendet.",
} as const;

// Twelve pages, each looked at in three widths.
test.slow();

test("[ADM-01] [ADM-03] [ACC-03] [BAL-02] [BAL-03] [OUT-02] [TKT-04] [TKT-06] staff note a payment, credit an amount, pay it back, take a list along, issue tickets from a list, withdraw one, and give an entrance its key", async ({
  page,
  browser,
  shop,
}) => {
  const main = page.getByRole("main");
  const tab = await customerTab(browser, shop, aPerson(), "de");
  const number = await haveOrder(tab, "de");
  await tab.context().close();
  await administrator(page, "/admin?locale=en");

  // The invoice is made soon after the order.
  await expect(async () => {
    await page.goto(`/admin/invoices?locale=de&q=${number}`);
    // A list without entries has a row that says so, without a heading.
    await expect(main.getByRole("rowheader")).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("link", { name: words.file }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("invoices.csv");
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n");
  expect([lines.length, lines[1]?.includes(number)]).toEqual([2, true]);
  await main.getByRole("row").nth(1).getByRole("link").first().click();
  // What is left stands there already; a part of it is refused with what was typed where it is none.
  const payment = page.locator("form", { has: page.getByRole("button", { name: words.pay }) });
  const left = await payment.getByRole("textbox", { name: words.received }).inputValue();
  await payment.getByRole("textbox", { name: words.received }).fill("0");
  await payment.getByRole("button").click();
  await expect(payment.getByRole("textbox", { name: words.received })).toHaveValue("0");
  await payment.getByRole("textbox", { name: words.received }).fill(left);
  await payment.getByRole("button").click();
  await expect(page.getByRole("status")).toContainText(words.paid);
  await expect(main).toContainText(words.isPaid);
  const credit = page.locator("form", { has: page.getByRole("textbox", { name: words.amount }) });
  await credit.getByRole("textbox", { name: words.amount }).fill("1,00");
  await credit.getByRole("textbox", { name: words.text }).fill("Zwei Tage Ausfall.");
  await credit.getByRole("textbox", { name: words.reason }).fill("Ticket 4711");
  await credit.getByRole("button", { name: words.credit }).click();
  await expect(page.getByRole("status")).toContainText(words.credited);
  const invoicePath = new URL(page.url()).pathname.slice("/admin/".length);

  // What was paid goes back: it is on the first page with its day, until it is noted as paid back. [BAL-03] [OPS2-13]
  await page.goto("/admin?locale=de");
  const toPayBack = main.getByRole("link", { name: /Zu erstatten RK-/ });
  await expect(toPayBack).toContainText("1,00");
  await looksRight(page, "de-admin-money-to-pay-back");
  await toPayBack.click();
  await page.getByRole("button", { name: words.paidBack }).click();
  await expect(main).toContainText(words.gone);
  await page.goto("/admin?locale=de");
  await expect(page.getByRole("heading", { name: "Zu erledigen" })).toBeVisible();
  await expect(toPayBack).toHaveCount(0);

  const pages = ["contracts", "mails", "drafts", "events", invoicePath];

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
  await expect(importing.getByRole("textbox", { name: words.list })).toHaveValue(csv("nowhere"));
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

  // A key for an entrance is shown once, opens the check without an account, and is ended with it.
  await page.goto(`/admin/${pages.find((path) => path.startsWith("events/"))}?locale=de`);
  await main.getByRole("link", { name: words.entrances }).click();
  pages.push(new URL(page.url()).pathname.slice("/admin/".length));
  await page.getByRole("button", { name: words.makeKey }).click();
  const link = await page.getByRole("textbox", { name: words.keyLink }).inputValue();
  await looksRight(page, "de-entrance-made");
  const guest = await (await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })).newPage();
  await guest.goto(link);
  await guest.getByLabel("Name des Eingangs").fill("Nord");
  await guest.getByRole("button").click();
  await guest.waitForURL("**/de/ticketing/check");
  await page.goto(page.url());
  await expect(page.getByRole("textbox", { name: words.keyLink })).toHaveCount(0);
  await main.getByRole("row").filter({ hasText: "Nord" }).getByRole("button").click();
  await expect(page.getByRole("status")).toContainText(words.keyEnded);
  expect((await guest.goto("/de/ticketing/check"))?.status()).toBe(403);
  await guest.goto(link);
  await guest.getByLabel("Name des Eingangs").fill("Süd");
  await guest.getByRole("button").click();
  await expect(guest.getByRole("alert")).toBeVisible();
  await expect(guest.getByLabel("Name des Eingangs")).toHaveValue("Süd");
  await guest.context().close();

  // An entrance that an account opened stands there, too, and is ended.
  await page.goto("/de/ticketing/check");
  await page.getByLabel("Name des Eingangs").fill("West");
  await page.getByRole("button", { name: "Öffnen" }).first().click();
  await page.waitForURL("**/de/ticketing/check");
  await page.goto(`/admin/${pages.at(-1)}?locale=de`);
  await expect(main.getByRole("row").filter({ hasText: "West" })).toContainText("Offen, durch eine Anmeldung");
  await looksRight(page, "de-entrance-open");
  await page.getByRole("button", { name: "Eingang West beenden" }).click();
  await expect(page.getByRole("status")).toContainText("Der Eingang wurde beendet.");
  await expect(main.getByRole("row").filter({ hasText: "West" })).toHaveCount(0);

  for (const path of pages)
    for (const locale of walkedIn("en")) {
      await page.goto(`/admin/${path}?locale=${locale}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await looksRight(page, `${locale}-${path.replaceAll("/", "-").replace(/-[0-9a-f-]{30,}$/, "-one")}`);
    }
});
