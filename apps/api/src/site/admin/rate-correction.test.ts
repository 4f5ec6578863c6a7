// A VAT rate that becomes known after an invoice: staff find it in a list and correct it by one act, with one letter. [VAT-14] [SHOP3-2] [BAL-06]
import { expect, it } from "vitest";
import { electronicInvoice } from "@kontor/domain/shop/invoice";
import { exampleVoucher } from "@kontor/domain/shop/voucher/examples";
import { documents, ordered, within } from "../../../test/contract-clock.ts";
import { customer, lettersTo, order, waitingTextsTo } from "../../../test/customers.ts";
import { brokenRules } from "../../../test/en16931.ts";
import { otherRateFrom } from "../../../test/history-shop.ts";
import type { Loose, Running } from "../../../test/harness.ts";
import { moneyOn, noted } from "../../../test/money.ts";
import { proved, staffMember } from "../../../test/staff.ts";
import { addVoucher } from "../../shop/voucher/store.ts";

it("[VAT-14] [SHOP3-2] [BAL-06] is listed, corrected once, and moves what was paid: at home nothing is asked for and nothing paid back", () =>
  within(async (shop) => {
    const { ask } = shop;
    const { person, placed } = await ordered(shop);
    const [admin, support] = [await staffMember(shop, "admin"), await staffMember(shop, "support")];
    await proved(shop, admin);
    const listed = async (): Promise<readonly Loose[]> =>
      (await ask("GET", "/shop/admin/invoices?only=rate", undefined, admin.auth)).body.result.invoices;
    const [old] = await documents(shop, placed.customerNumber);
    if (old === undefined) throw new Error("no invoice");
    const at = `/shop/admin/invoices/${old.id}`;
    const correct = (left: number, reason = "Rate of June.", auth = admin.auth) =>
      ask("POST", `${at}/rate`, { left, reason }, auth);
    expect([await listed(), (await correct(old.total)).body.refusal]).toEqual([[], "RateNotOutdated"]);
    const paid = await moneyOn(shop, admin, old.id);
    const payments = `/shop/admin/customers/${placed.customerNumber}/payments`;
    expect((await ask("POST", payments, paid.body, admin.auth)).status).toBe(200);
    // The year that was paid for ends behind it.
    await otherRateFrom(shop, "2027-06-01");
    expect((await listed()).map(({ number }) => number)).toEqual([old.number]);
    expect((await ask("GET", at, undefined, admin.auth)).body.result.rateChange).toEqual({
      before: old.total,
      after: old.total,
    });
    expect((await correct(old.total, "x", support.auth)).body.refusal).toBe("AreaClosed");
    expect((await correct(old.total, " ")).body.refusal).toBe("ReasonMissing");
    expect((await correct(old.total - 1)).body.refusal).toBe("InvoiceChanged");
    expect(
      (await ask("POST", "/shop/admin/invoices/none/rate", { left: 1, reason: "x" }, admin.auth)).body.refusal,
    ).toBe("InvoiceUnknown");
    // Of two at once one comes too late.
    const both = await Promise.all([correct(old.total), correct(old.total)]);
    expect(both.map(({ body }) => body.refusal ?? "").toSorted()).toEqual(["", "InvoiceChanged"]);
    const [next, note] = await documents(shop, placed.customerNumber);
    if (next === undefined || note === undefined) throw new Error("no documents");
    expect([note.total, next.total, next.vat.rate]).toEqual([-old.total, old.total, 1700]);
    expect([note.corrects?.replacedBy?.number, next.replaces?.number, next.replaces?.note.number]).toEqual([
      next.number,
      old.number,
      note.number,
    ]);
    // What both say for ever is what is true once both are booked.
    expect([note.atIssue?.toPayBack, next.atIssue?.left, next.atIssue?.setOff]).toEqual([0, 0, old.total]);
    for (const document of [note, next])
      expect(brokenRules(electronicInvoice(document, { kind: "factur-x" })), document.number).toEqual([]);
    expect(await listed()).toEqual([]);
    const letters = (await lettersTo(shop, person.email)).filter((text) => text.includes(next.number));
    expect(letters).toHaveLength(1);
    for (const number of [old.number, note.number]) expect(letters[0]).toContain(number);
  }));

const homes = {
  AT: { country: "AT", postCode: "1010", city: "Wien" },
  FR: { country: "FR", postCode: "75001", city: "Paris" },
} as const;

interface Case {
  readonly what: string;
  /** 20 % when it is billed; later 22 % in Austria and 10 % in France. */
  readonly country: keyof typeof homes;
  readonly quantity?: number;
  readonly voucher?: number;
  /** Of the invoice, in per cent. */
  readonly paid: number;
}

const cases: readonly Case[] = [
  { what: "paid, dearer", country: "AT", paid: 100 },
  { what: "paid, cheaper", country: "FR", paid: 100 },
  { what: "paid in part", country: "AT", paid: 40 },
  { what: "paid in part, cheaper than that", country: "FR", paid: 98 },
  { what: "not paid", country: "AT", paid: 0 },
  { what: "with a voucher", country: "AT", voucher: 1000, paid: 100 },
  { what: "of three pieces", country: "AT", quantity: 3, paid: 100 },
];

/** A plan of 3.29 € a month without VAT, for a year: what it costs at a rate. */
const yearAt = (rate: number, { quantity = 1, voucher = 0 }: Case): number =>
  quantity * 12 * (329 + Math.round((329 * rate) / 100)) - voucher;

/** Ordered and billed, and paid as far as it is. */
const billed = async (shop: Running, admin: Parameters<typeof noted>[1], of: Case) => {
  const { ask, api } = shop;
  const person = await customer(ask, homes[of.country]);
  const empty = (await ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
  const path = `/shop/order/cart/${empty.id}`;
  const item = { kind: "product", product: "vps-xs", quantity: of.quantity ?? 1, billingMonths: 12 };
  let cart = (await ask("POST", `${path}/items`, { version: empty.version, item }, person.auth)).body.result;
  if (of.voucher !== undefined) {
    const { voucher } = of;
    await api.database.atOnce((handle) => addVoucher(handle, exampleVoucher("LATER-RATE", voucher)));
    cart = (await ask("PUT", `${path}/voucher`, { version: cart.version, code: "LATER-RATE" }, person.auth)).body
      .result;
  }
  const placed = await order(ask, person, cart);
  expect(placed.status, placed.text).toBe(201);
  await api.invoicing.run();
  const { customerNumber } = placed.body.result;
  const [invoice] = await documents(shop, customerNumber);
  if (invoice === undefined) throw new Error("no invoice");
  const paid = Math.round((invoice.total * of.paid) / 100);
  if (paid > 0) expect((await noted(shop, admin, invoice.id, { amount: paid })).status).toBe(200);
  return { of, person, customerNumber, invoice, paid };
};

it("[VAT-14] [SHOP3-2] [BAL-05] [BAL-06] paid, paid in part, not paid, with a voucher, of three pieces: only the difference is asked for or paid back, by one letter", () =>
  within(async (shop) => {
    const { ask } = shop;
    const admin = await staffMember(shop, "admin");
    await proved(shop, admin);
    const all = [];
    for (const one of cases) all.push(await billed(shop, admin, one));
    await otherRateFrom(shop, "2027-06-01", { AT: 2200, FR: 1000 });
    const list = (await ask("GET", "/shop/admin/invoices?only=rate", undefined, admin.auth)).body.result.invoices;
    expect(list.map(({ number }: Loose) => number).toSorted()).toEqual(all.map(({ invoice }) => invoice.number));
    for (const { of, person, customerNumber, invoice, paid } of all) {
      const { what } = of;
      const at = `/shop/admin/invoices/${invoice.id}`;
      const [before, after] = [yearAt(20, of), yearAt(of.country === "AT" ? 22 : 10, of)];
      const record = (await ask("GET", at, undefined, admin.auth)).body.result;
      expect([what, invoice.total, record.rateChange]).toEqual([what, before, { before, after }]);
      const letters = (await waitingTextsTo(shop, person.email)).length;
      const made = await ask("POST", `${at}/rate`, { left: before, reason: "By law." }, admin.auth);
      expect(made.status, made.text).toBe(200);
      const [next, note] = await documents(shop, customerNumber);
      if (next === undefined || note === undefined) throw new Error(what);
      expect([what, note.total, next.total]).toEqual([what, -before, after]);
      expect([what, next.voucherCode, next.lines[0]?.quantity]).toEqual([
        what,
        of.voucher === undefined ? null : "LATER-RATE",
        of.quantity ?? 1,
      ]);
      const balanceOf = async (path: string): Promise<Loose> =>
        (await ask("GET", path, undefined, admin.auth)).body.result.balance;
      const moved = Math.min(paid, after);
      const expected = { left: Math.max(0, after - paid), toPayBack: Math.max(0, paid - after), credit: 0 };
      expect([what, await balanceOf(at)]).toMatchObject([what, { left: 0, toPayBack: 0 }]);
      expect([what, await balanceOf(`/shop/admin/invoices/${next.id}`)]).toMatchObject([
        what,
        { left: expected.left, setOff: moved },
      ]);
      expect([what, await balanceOf(`/shop/admin/customers/${customerNumber}/money`)]).toMatchObject([what, expected]);
      const pieces: readonly Loose[] = await Promise.all(
        next.lines
          .flatMap(({ contracts }) => contracts)
          .map(async (id) => (await ask("GET", `/shop/contracts/${id}/balance`, undefined, person.auth)).body.result),
      );
      expect([what, pieces.length]).toEqual([what, of.quantity ?? 1]);
      // Each piece has what it had, and owes its own third of the difference.
      for (const piece of pieces)
        expect([what, piece]).toMatchObject([
          what,
          { left: expected.left / pieces.length, toPayBack: expected.toPayBack },
        ]);
      // The guarantee gives back what the base fee costs now.
      if (of.quantity === undefined && of.voucher === undefined) {
        const [id] = next.lines.flatMap(({ contracts }) => contracts);
        const view = (await ask("GET", `/shop/contracts/${id}`, undefined, person.auth)).body.result;
        expect([what, view.acts.guarantee?.refund]).toEqual([what, after]);
      }
      const sent = (await waitingTextsTo(shop, person.email)).slice(letters);
      expect([what, sent.length]).toEqual([what, 1]);
      for (const number of [next.number, note.number, invoice.number]) expect(sent[0], what).toContain(number);
      for (const document of [note, next])
        expect(brokenRules(electronicInvoice(document, { kind: "factur-x" })), document.number).toEqual([]);
    }
  }));
