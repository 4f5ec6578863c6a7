// Invoices of orders by chance, what takes them back, and whether their XML is sound by the official and the national rules. [ACC-03]
import fc from "fast-check";
import { day, instant } from "@kontor/domain/kernel/calendar";
import {
  creditNotes,
  electronicInvoice,
  type Invoice,
  invoiceNumber,
  invoiceOfOrder,
} from "@kontor/domain/shop/invoice";
import {
  anyOrdered,
  anyOrderedAtChange,
  endedOf,
  exampleIssue,
  type Ordered,
} from "@kontor/domain/shop/invoice/arbitraries";
import { hasSeveralRates } from "@kontor/domain/shop/pricing";
import { expect } from "vitest";
import { brokenRules } from "./en16931.ts";
import { brokenNationalRules } from "./xrechnung.ts";

const numbered = (draft: ReturnType<typeof invoiceOfOrder>): Invoice => ({
  ...draft,
  id: "r1",
  number: invoiceNumber(draft.kind, 2026, 1),
});

export const invoiceOf = ({ order, contracts }: Ordered): Invoice =>
  numbered(invoiceOfOrder(order, contracts, exampleIssue));

/** By night more of the same. */
export const some = fc.sample(anyOrdered, {
  numRuns: process.env["KONTOR_NIGHT"] === "1" ? 400 : 100,
  seed: 20_261_121,
});

/** Of orders that were placed while rates are known to change, those whose lines have two of them and no great number of lines. [VAT-14] */
export const atTwoRates = fc
  .sample(anyOrderedAtChange, { numRuns: 200, seed: 20_261_129 })
  .filter(
    ({ order: { quote } }) =>
      hasSeveralRates(quote) &&
      quote.lines.length <= 6 &&
      quote.vatGroups.filter(({ gross, rate }) => gross > 0 && rate > 0).length === 2,
  );

export const withTotal = (count: number): readonly Ordered[] =>
  some.filter(({ order }) => order.quote.total > 0 && order.quote.lines.length <= 6).slice(0, count);

export const xrechnung = (invoice: Invoice): string => electronicInvoice(invoice, { kind: "xrechnung" });

export const isSound = (invoice: Invoice): void => {
  expect(brokenRules(electronicInvoice(invoice, { kind: "factur-x" }))).toEqual([]);
  expect(brokenRules(xrechnung(invoice))).toEqual([]);
  expect(brokenNationalRules(xrechnung(invoice))).toEqual([]);
  // Not even the delivery, which the judge allows as the official examples have it. [REP4-9]
  expect(xrechnung(invoice)).not.toMatch(/<(?:ram|rsm):\w+[^<>]*(?:\/>|><\/)/);
};

export const creditsOf = ({ order, contracts }: Ordered, invoice: Invoice): readonly Invoice[] =>
  creditNotes(
    contracts
      // The pieces of an item are taken back alike: two of them show what the others do.
      .filter(({ piece }) => (piece?.number ?? 1) <= 2)
      .map((contract) =>
        endedOf(order, { ...contract, state: { kind: "withdrawn", at: instant(1), day: day("2026-11-22") } }),
      ),
    [invoice],
    exampleIssue,
  ).map(numbered);
