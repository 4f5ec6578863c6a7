// Electronic invoices by the rules of EN 16931: one of each kind that whole histories make, and all of many carts by chance. [ACC-03]
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Invoice } from "@kontor/domain/shop/invoice";
import { vatOfLine } from "@kontor/domain/shop/pricing";
import { rateOfPercent } from "@kontor/domain/kernel/money";
import { anyHistory, lived } from "@kontor/domain/shop/invoice/laws";
import { documentKinds, documentKindsOfRates, kindsOf } from "../../../test/document-kinds.ts";
import { creditsOf, invoiceOf, isSound, some, withTotal, xrechnung } from "../../../test/electronic-invoices.ts";
import { brokenNationalRules } from "../../../test/xrechnung.ts";

/** Years of orders by chance, with everything that customers and staff do with them. */
const histories = (count: number, seed: number) =>
  fc.sample(anyHistory, { numRuns: count, seed }).map((history) => lived(history));

/** BR-CO-17 takes a rate below half a per cent, which no state has, for none. */
const hasRatesOfAState = (document: Invoice): boolean =>
  document.lines.every((line) => {
    const { rate } = vatOfLine(document, line);
    return rate === 0 || rate >= rateOfPercent(0.5);
  });

describe("an electronic invoice of each kind that whole histories make", () => {
  const found = new Map<string, Invoice>();
  for (const { documents } of histories(400, 20_261_127))
    for (const document of documents)
      if (hasRatesOfAState(document))
        for (const kind of kindsOf(document)) if (!found.has(kind)) found.set(kind, document);

  it.each([...documentKinds, ...documentKindsOfRates])(
    "[ACC-03] [ACC-07] [PRD-08] [BAL-04] [VAT-14] breaks no rule as %s",
    (kind) => {
      const document = found.get(kind);
      if (document === undefined) throw new Error(`no history made ${kind}`);
      isSound(document);
    },
  );
});

it("[ACC-03] an electronic invoice breaks no rule, whatever was ordered, at any rate, with or without a voucher", () => {
  for (const ordered of withTotal(4)) isSound(invoiceOf(ordered));
});

it("[ACC-03] an electronic invoice breaks no national rule, whatever was ordered, and neither does what takes it back", () => {
  for (const ordered of some) {
    const invoice = invoiceOf(ordered);
    for (const one of [invoice, ...creditsOf(ordered, invoice)])
      expect(brokenNationalRules(xrechnung(one)), one.number).toEqual([]);
  }
});
