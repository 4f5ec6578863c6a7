// Invoices, contracts, mails and files of lists in the hands of staff. [ADM-01] [ACC-03] [OPS-10]
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { customer, filledCart, lettersTo, order } from "../../../test/customers.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask } = shop;
const admin = await staffMember(shop, "admin");
const support = await staffMember(shop, "support");
const at = (path: string): string => `/shop/admin/${path}`;
const read = async (path: string, auth = support.auth): Promise<Loose> =>
  (await ask("GET", at(path), undefined, auth)).body.result;
const journalOf = async (subject: string): Promise<readonly Loose[]> =>
  (await read(`journal?subject=${subject}`, admin.auth)).entries;

const person = await customer(ask);
const placed = (await order(ask, person, await filledCart(ask, undefined, person.auth))).body.result;
await shop.api.invoicing.run();
const [{ id, number, total }] = (await read(`invoices?customer=${placed.customerNumber}`)).invoices;

it("[ADM-01] [ACC-03] invoices are found by number, order and customer, and by what became of them", async () => {
  const found = async (query: string): Promise<unknown> =>
    (await read(`invoices?${query}`)).invoices.map((one: Loose) => one.id);
  for (const q of [number, number.toLowerCase().slice(0, 8), placed.number, person.email.slice(0, 13)])
    expect(await found(`q=${q}`), q).toEqual([id]);
  expect([
    await found("q=R-1999"),
    await found("only=open"),
    await found("only=overdue"),
    await found("only=paid"),
  ]).toEqual([[], [id], [], []]);
  expect((await read(`orders/${placed.id}`)).invoices).toMatchObject([{ number, state: "open", left: total }]);
  const pdf = await ask("GET", at(`invoices/${id}/pdf`), undefined, support.auth);
  expect([pdf.status, pdf.headers["content-type"], pdf.text.slice(0, 5)]).toEqual([200, "application/pdf", "%PDF-"]);
  expect((await ask("GET", at(`invoices/${id}/xrechnung`), undefined, support.auth)).body.refusal).toBe(
    "InvoiceUnknown",
  );
  expect((await ask("GET", at(`invoices/${id}/pdf`), undefined, person.auth)).body.refusal).toBe("AreaClosed");
});

it("[ACC-03] [CON-02] a credit note by staff has a reason, is never above what is left, and is mailed with its number", async () => {
  const credit = (amount: number | null, left: number, reason = "Out of order for two days.", auth = admin.auth) =>
    ask("POST", at(`invoices/${id}/credit`), { amount, left, reason }, auth);
  const tooLong = { amount: 100, left: total, reason: "x", text: "x".repeat(301) };
  expect((await ask("POST", at(`invoices/${id}/credit`), tooLong, admin.auth)).body.refusal).toBe("CreditTextNotValid");
  expect((await credit(100, total, "x", support.auth)).body.refusal).toBe("AreaClosed");
  expect((await credit(100, total, " ")).body.refusal).toBe("ReasonMissing");
  expect((await credit(total + 1, total)).body.refusal).toBe("CreditTooHigh");
  expect((await credit(0, total)).body.refusal).toBe("CreditTooHigh");
  const credited = (await credit(100, total)).body.result;
  expect([credited.left, credited.notes.map((note: Loose) => [note.number, note.total])]).toEqual([
    total - 100,
    [["RK-2026-000001", -100]],
  ]);
  // The same form sent again: what is left is another amount by now.
  expect((await credit(100, total)).body.refusal).toBe("InvoiceChanged");
  // Of two at once one comes too late, whichever process has it.
  const both = await Promise.all([credit(null, total - 100), credit(null, total - 100)]);
  expect(both.map(({ body }) => body.refusal ?? "").toSorted()).toEqual(["", "InvoiceChanged"]);
  const record = await read(`invoices/${id}`);
  expect([
    record.invoice.state,
    record.left,
    record.notes.reduce((sum: number, note: Loose) => sum + note.total, 0),
  ]).toEqual(["settled", 0, -total]);
  expect((await credit(null, 0)).body.refusal).toBe("CreditNotPossible");
  const [note] = record.notes;
  expect((await read(`invoices/${note.id}`)).corrects).toEqual({ id, number });
  await lettersTo(shop, person.email);
  expect((await read(`invoices/${note.id}`)).letters).toMatchObject([
    { id: `invoice-${note.id}`, failed: false, sentAt: expect.any(Number) },
  ]);
  expect((await journalOf(id)).slice(0, 2).map(({ act, reason }) => [act, reason])).toEqual(
    Array(2).fill(["invoice-credited", "Out of order for two days."]),
  );
  // A withdrawal afterwards has nothing left to pay back.
  expect((await ask("POST", `/shop/contracts/${placed.id}-1/withdrawal`, undefined, person.auth)).status).not.toBe(500);
  await shop.api.invoicing.run();
  expect((await read(`invoices?customer=${placed.customerNumber}&only=credit-notes`)).invoices).toHaveLength(2);
});

it("[ACC-03] an invoice is sent once more", async () => {
  const again = await ask("POST", at(`invoices/${id}/letter`), undefined, support.auth);
  expect(again.body.result.letters.map((letter: Loose) => letter.id)).toEqual([`invoice-${id}`, `invoice-${id}-1`]);
  await lettersTo(shop, person.email);
  expect((await read(`invoices/${id}`)).letters.map(({ sentAt }: Loose) => typeof sentAt)).toEqual([
    "number",
    "number",
  ]);
  expect((await journalOf(id))[0]).toMatchObject({ act: "invoice-letter", by: support.number });
});

it("[ADM-01] contracts are found by their number, by their customer, and by how they stand", async () => {
  const found = async (query: string): Promise<readonly Loose[]> => (await read(`contracts?${query}`)).contracts;
  for (const q of [`${placed.number}-1`, placed.number, person.email.slice(0, 13)])
    expect(
      (await found(`q=${q}`)).map(({ orderId }) => orderId),
      q,
    ).toContain(placed.id);
  expect(
    (await found(`customer=${placed.customerNumber}`)).every(
      ({ customerNumber }) => customerNumber === placed.customerNumber,
    ),
  ).toBe(true);
  expect(await found("only=ended")).toEqual([]);
});

it("[OPS-10] a mail that was given up is queued again, page by page, with an entry in the journal", async () => {
  const ids = ["a", "b", "c"].map((name) => `test-${name}-${randomUUID()}`);
  await shop.api.database.inTransaction(async (handle) => {
    for (const [index, mail] of ids.entries())
      await handle
        .insertInto("outbox")
        .values({
          id: mail,
          recipient: `lost-${index}@example.test`,
          subject: "Hello",
          text: "",
          html: "",
          locale: "en",
          order_id: null,
          end_link: null,
          reply_to: null,
          attachments: null,
          bounds: null,
          queued_at: 1_000,
          due_at: 4e12,
          leased_until: 0,
          attempts: 9,
          sent_at: null,
          dead_at: index === 2 ? null : 2_000,
          failure: "550 no such mailbox",
        })
        .execute();
  });
  const letters = async (): Promise<number> =>
    (await read("today")).counts.find((each: Loose) => each.kind === "letter")?.count.value ?? 0;
  const before = await letters();
  expect((await read("mails?q=lost-&only=failed&count=1")).mails.map((mail: Loose) => mail.id)).toEqual([ids[1]]);
  const pages: string[] = [];
  for (let after = ""; ; ) {
    const { mails, next } = await read(`mails?q=lost-&count=1${after}`);
    pages.push(...mails.map((mail: Loose) => mail.id));
    if (next === null) break;
    after = `&after=${encodeURIComponent(next)}`;
  }
  expect(pages).toEqual(ids.toReversed());
  const again = (mail = "") => ask("POST", at(`mails/${mail}/again`), undefined, support.auth);
  expect((await again(ids[0])).body.result).toMatchObject({ failed: false, attempts: 0 });
  expect((await again(ids[2])).body.refusal).toBe("MailNotFailed");
  expect((await again("none")).body.refusal).toBe("MailUnknown");
  expect(await letters()).toBe(before - 1);
  expect(await journalOf(ids[0] ?? "")).toMatchObject([{ act: "mail-again", by: support.number }]);
});

it("[ADM-01] [SES-07] a list that is taken along is noted, by administrators alone", async () => {
  const take = (auth: Loose) => ask("POST", at("exports"), { list: "orders", search: "only=papers" }, auth);
  expect((await take(support.auth)).body.refusal).toBe("AreaClosed");
  expect((await take(admin.auth)).status).toBe(201);
  expect(await journalOf("orders")).toMatchObject([
    { act: "list-exported", by: admin.number, after: { search: "only=papers" } },
  ]);
});
