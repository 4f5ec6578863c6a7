// Money and contracts at the desk: invoices are taken along as a file, chosen and noted as paid on one day, which one press takes back; one is paid, credited, paid back; a contract is cancelled on its customer's word. [DSK-05] [DSK-08] [ACC-03] [BAL-02] [BAL-03] [OUT-02] [LIF-06]
import { readFileSync } from "node:fs";
import { everything, findings } from "../../../../test/browser/axe.ts";
import { looksRight } from "../../../../test/browser/looks.ts";
import { aPerson, expect, test } from "../../../../test/browser/shop.ts";
import { administrator, customerTab, haveOrder } from "../../../../test/browser/staff.ts";

const words = {
  none: "entspricht dieser Suche",
  file: "Als CSV herunterladen",
  chosen: "1 ausgewählt",
  many: "Zahlungen vermerken",
  manyDone: "Eine Zahlung wurde vermerkt.",
  undo: "Rückgängig",
  undone: "Wieder zurückgenommen.",
  pay: "Zahlung vermerken",
  amount: "Betrag in Euro",
  wrong: "Betrag über null",
  paid: "Die Zahlung wurde vermerkt.",
  credit: "Betrag gutschreiben",
  gross: "Betrag in Euro, brutto",
  text: "Text auf dem Beleg",
  reason: "Grund",
  issue: "Rechnungskorrektur ausstellen",
  credited: "Die Rechnungskorrektur wurde ausgestellt und wird gesendet.",
  payBack: "Erstattung vermerken",
  paidBack: "Die Erstattung wurde vermerkt.",
  gone: "Erstattet: 1,00",
  again: "Beleg erneut senden",
  send: "Erneut senden",
  sent: "Der Beleg wird erneut gesendet.",
  cancel: "Kündigung oder Widerruf aufnehmen",
  way: "Weg",
  proof: "Nachweis",
  end: "Vertrag beenden",
  ended: "Die Erklärung ist aufgenommen. Der Kunde wird benachrichtigt.",
} as const;

// Six screens, each looked at in three widths.
test.slow();

test("[DSK-05] [DSK-08] [ACC-03] [BAL-02] [BAL-03] [OUT-02] [LIF-06] staff take invoices along, note what is left of chosen ones on one day and take it back, note a payment, credit an amount, pay it back, send a document again, and cancel a contract on its customer's word", async ({
  page,
  browser,
  shop,
}) => {
  const main = page.getByRole("main");
  const tab = await customerTab(browser, shop, aPerson(), "de");
  const number = await haveOrder(tab, "de");
  await tab.context().close();
  await administrator(page, "/admin?locale=de");
  // An empty list has a row that says so.
  const rows = main.getByRole("row").filter({ has: page.getByRole("rowheader"), hasNotText: words.none });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const act = async (name: string) => {
    await button(name).first().click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    return dialog;
  };

  // The invoice is made soon after the order.
  await expect(async () => {
    await page.goto(`/admin/invoices?locale=de&q=${number}`);
    await expect(rows).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  expect((await rows.first().boundingBox())?.y).toBeLessThanOrEqual(200);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("link", { name: words.file }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("invoices.csv");
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n");
  expect([lines.length, lines[1]?.includes(number)]).toEqual([2, true]);
  await looksRight(page, "de-invoices");
  // Widths of a phone have drawn cards meanwhile.
  await expect(main.getByRole("columnheader").first()).toBeVisible();

  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByText(words.chosen, { exact: true })).toBeVisible();
  const many = await act(words.many);
  expect(await findings(page, everything, "[role=dialog]")).toEqual([]);
  await many.getByRole("button", { name: words.many, exact: true }).click();
  await expect(page.getByText(words.manyDone)).toBeVisible();
  await button(words.undo).click();
  await expect(page.getByText(words.undone)).toBeVisible();

  await rows.first().getByRole("rowheader").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^R-/);
  // What is left stands there already; what is none is refused at its field, and what was typed stays.
  const payment = await act(words.pay);
  const amount = payment.getByRole("textbox", { name: words.amount });
  const left = await amount.inputValue();
  await amount.fill("0");
  await payment.getByRole("button", { name: words.pay, exact: true }).click();
  await expect(amount).toHaveAccessibleDescription(new RegExp(words.wrong));
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue("0");
  expect(await findings(page, everything, "[role=dialog]")).toEqual([]);
  await amount.fill(left);
  await payment.getByRole("button", { name: words.pay, exact: true }).click();
  await expect(page.getByText(words.paid)).toBeVisible();
  await looksRight(page, "de-invoice");
  expect(await main.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(1_600);

  const credit = await act(words.credit);
  await credit.getByRole("textbox", { name: words.gross }).fill("1,00");
  await credit.getByRole("textbox", { name: words.text }).fill("Zwei Tage Ausfall.");
  await credit.getByRole("textbox", { name: words.reason }).fill("Ticket 4711");
  await credit.getByRole("button", { name: words.issue }).click();
  await expect(page.getByText(words.credited)).toBeVisible();
  await main.getByRole("link", { name: /^RK-/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^RK-/);
  const back = await act(words.payBack);
  await back.getByRole("button", { name: words.payBack, exact: true }).click();
  await expect(page.getByText(words.paidBack)).toBeVisible();
  await expect(main).toContainText(words.gone);
  const again = await act(words.again);
  await again.getByRole("button", { name: words.send, exact: true }).click();
  await expect(page.getByText(words.sent)).toBeVisible();

  await page.goto(`/admin/contracts?locale=de&q=${number}`);
  await expect(rows.first()).toBeVisible();
  await looksRight(page, "de-contracts");
  await rows.first().getByRole("rowheader").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await looksRight(page, "de-contract");
  expect(await main.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(1_600);
  const notice = await act(words.cancel);
  await notice.getByRole("combobox", { name: words.way }).selectOption("phone");
  await notice.getByRole("textbox", { name: words.proof }).fill("Rief um 10.15 Uhr an und nannte die letzte Rechnung.");
  expect(await findings(page, everything, "[role=dialog]")).toEqual([]);
  await notice.getByRole("button", { name: words.end, exact: true }).click();
  await expect(page.getByText(words.ended)).toBeVisible();
  await expect(main).toContainText("Gekündigt");
});
