// Laws of documents while rates change: each line has the rate of its last day, and is taken back at the rate at which it was billed. [VAT-14] [ACC-03]
import fc from "fast-check";
import * as Result from "effect/Result";
import { addDays, addMonths, type Day, day, instant } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { type Cents, cents, netOf, type Rate, sum } from "#kernel/money";
import { pricesOf } from "#shop/checkout";
import { nextCharge, type ServiceContract, lastDayBefore } from "#shop/contract";
import { ratesIn, vatOfLine } from "#shop/pricing";
import { vatAtChange } from "#shop/pricing/arbitraries";
import { anyOrderedAtChange, endedOf, exampleIssue, invoiceOfPeriods } from "./arbitraries.ts";
import { creditNotes, linesAt, restAt } from "./correction.ts";
import { type Billed, ratesOf } from "./later-draft.ts";
import type { Invoice, InvoiceDraft } from "./model.ts";
import { asBilledNext } from "./next-bill.ts";
import { invoiceOfOrder } from "./rules.ts";
import { creditByStaff } from "./staff-credit.ts";

type AtChange = typeof anyOrderedAtChange extends fc.Arbitrary<infer Ordered> ? Ordered : never;

/** The rates that are known when a bill is made. */
const billedAt = ({ order, at }: AtChange): Billed => ({
  buyer: order.address,
  locale: order.locale,
  vatOn: (on: Day) => vatAtChange(at, on, order.quote.vat.treatment),
});

const numbered = (draft: InvoiceDraft, id = "d1"): Invoice => ({ ...draft, id, number: id });

/** Whether each line has the rate of its last day, and each rate its group. */
const isByLastDays = (document: InvoiceDraft, { at }: AtChange): boolean =>
  document.lines.every(
    (line) =>
      line.period === null ||
      vatOfLine(document, line).rate === vatAtChange(at, lastDayBefore(line.period.until)).vat.rate,
  ) && hasItsGroups(document);

const hasItsGroups = (document: InvoiceDraft): boolean =>
  JSON.stringify(document.vatGroups.map(({ rate }) => rate)) ===
    JSON.stringify(ratesIn(document).toSorted((a, b) => a - b)) &&
  document.vatGroups.every(({ rate, gross, net, vat }) => {
    const own = linesAt(document, rate);
    return (
      gross === sum(own.map((line) => line.gross)) &&
      net === sum(own.map((line) => line.net)) &&
      vat === sum(own.map((line) => line.vat)) &&
      (document.kind === "credit-note" || net === netOf(gross, rate))
    );
  });

const later = (ordered: AtChange, contracts: readonly ServiceContract[], months: number): InvoiceDraft | null =>
  invoiceOfPeriods(
    ordered.order,
    contracts,
    addMonths(contracts[0]?.start ?? exampleIssue.today, months),
    billedAt(ordered),
    exampleIssue,
  );

const isNothing = (documents: readonly Invoice[], invoice: Invoice, rate: Rate): boolean => {
  const { gross, net, vat } = restAt(invoice, documents, rate);
  return gross === 0 && net === 0 && vat === 0;
};

export const periodVatLaws: readonly Law[] = [
  law(
    "[VAT-14] [SHOP3-2] every line of a first or later invoice has the rate that is known at its issue for the last day of its period",
    () =>
      fc.property(anyOrderedAtChange, fc.integer({ min: 1, max: 25 }), (ordered, months) => {
        const first = invoiceOfOrder(ordered.order, ordered.contracts, exampleIssue);
        const next = later(ordered, ordered.contracts, months);
        return isByLastDays(first, ordered) && (next === null || isByLastDays(next, ordered));
      }),
  ),
  law("[VAT-14] [VAT-11] what a quote says of each later period is what the first regular one is billed", () =>
    fc.property(anyOrderedAtChange, (ordered) =>
      ordered.order.quote.lines.every((line) => {
        const own = ordered.contracts.filter(({ item }) => item === line.item);
        if (line.unit === "hour" || line.recurring === 0) return true;
        const lines = later(ordered, own, line.recurringFromMonth)?.lines ?? [];
        const billed = lines.filter(({ kind, subject }) => kind === line.kind && subject === line.subject);
        return sum(billed.map(({ gross }) => gross)) === line.recurring;
      }),
    ),
  ),
  law("[VAT-14] [ACC-02] the next bill that is foretold has the rates of the period that it is for", () =>
    fc.property(anyOrderedAtChange, fc.nat(900), (ordered, age) =>
      ordered.contracts.every((contract) => {
        const list = pricesOf(ordered.order, contract);
        const today = addDays(contract.start, age);
        const billed = billedAt(ordered);
        const next = asBilledNext(contract, list, today, (on) => ratesOf(billed.vatOn(on)));
        const charge = nextCharge(next, today);
        if (charge === null || contract.hourly || list.some(({ freeMonths }) => freeMonths > 0)) return true;
        const invoice = invoiceOfPeriods(ordered.order, [contract], charge.day, billed, exampleIssue);
        return invoice?.total === charge.cents;
      }),
    ),
  ),
  law("[VAT-14] [LGL-03] what is withdrawn from is taken back as a whole at each rate at which it was billed", () =>
    fc.property(anyOrderedAtChange, ({ order, contracts }) => {
      const invoice = numbered(invoiceOfOrder(order, contracts, exampleIssue));
      const state = { kind: "withdrawn", at: instant(1), day: day("2026-11-22") } as const;
      const ends = contracts.map((contract) => endedOf(order, { ...contract, valueIsOwed: false, state }));
      const notes = creditNotes(ends, [invoice], exampleIssue).map((draft, at) => numbered(draft, `n${at}`));
      return notes.every(hasItsGroups) && ratesIn(invoice).every((rate) => isNothing(notes, invoice, rate));
    }),
  ),
  law("[VAT-14] [BAL-05] credits by staff leave nothing below zero at any rate, and the last one nothing at all", () =>
    fc.property(anyOrderedAtChange, fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 3 }), (ordered, parts) => {
      const { order, contracts } = ordered;
      const invoice = numbered(invoiceOfOrder(order, contracts, exampleIssue));
      const notes: Invoice[] = [];
      const wanted: readonly (Cents | null)[] = [
        ...parts.map((part) => cents(Math.ceil((invoice.total * part) / 3_000))),
        null,
      ];
      for (const amount of wanted) {
        const made = creditByStaff(invoice, notes, amount, exampleIssue);
        if (Result.isSuccess(made)) notes.push(numbered(made.success, `n${notes.length}`));
        const rests = ratesIn(invoice).map((rate) => restAt(invoice, notes, rate));
        if (rests.some(({ gross, net, vat }) => gross < 0 || net < 0 || vat < 0)) return false;
      }
      return notes.every(hasItsGroups) && ratesIn(invoice).every((rate) => isNothing(notes, invoice, rate));
    }),
  ),
];
