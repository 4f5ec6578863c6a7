// Laws of rates that become known after an invoice: its correction is what would have been billed, had they been known from the start. [VAT-14] [VAT-11]
import fc from "fast-check";
import * as Result from "effect/Result";
import { addMonths, type Day } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { type Rate, sum } from "#kernel/money";
import { quote, vatOfLine } from "#shop/pricing";
import { anyRatesAtChange, inputAtChange, type RatesAtChange, vatAtChange } from "#shop/pricing/arbitraries";
import { vatMapOn } from "#shop/vat";
import { anyOrderedAtChange, exampleIssue, invoiceOfPeriods } from "./arbitraries.ts";
import type { Billed } from "./later-draft.ts";
import type { Invoice, InvoiceDraft, InvoiceLine } from "./model.ts";
import { isOutdated, type KnownRates, replacementOf } from "./rate-change.ts";
import { invoiceOfOrder } from "./rules.ts";

type AtChange = typeof anyOrderedAtChange extends fc.Arbitrary<infer Ordered> ? Ordered : never;

interface Surprised extends AtChange {
  /** The rates as they are known later. */
  readonly later: RatesAtChange;
}

/** Orders after which changes become known of either country, or of both. */
const anySurprised: fc.Arbitrary<Surprised> = anyOrderedAtChange.chain((ordered) =>
  anyRatesAtChange(fc.constant(ordered.at.today)).map((more) => ({
    ...ordered,
    later: {
      ...ordered.at,
      rates: [...ordered.at.rates, ...more.rates.filter(({ from }) => from > ordered.at.today)],
    },
  })),
);

const known = ({ rates }: RatesAtChange): KnownRates => ({
  seller: "DE",
  mapOn: (on) => Result.getOrNull(vatMapOn(rates, on)),
});

const billedAt = ({ order }: AtChange, at: RatesAtChange): Billed => ({
  buyer: order.address,
  locale: order.locale,
  vatOn: (on: Day) => vatAtChange(at, on, order.quote.vat.treatment),
});

const numbers = { note: { id: "n1", number: "RK-1" }, invoice: { id: "r2", number: "R-2" } };
const numbered = (draft: InvoiceDraft): Invoice => ({ ...draft, id: "r1", number: "R-1" });

/** The prices of a line: what it asks for before a voucher. */
const pricesOfLine = ({ setup, unitPrice, unitPriceMicros, discount, gross, voucherShare }: InvoiceLine): string =>
  JSON.stringify([setup, unitPrice, unitPriceMicros, discount, gross - voucherShare]);

/** Lines whose rate has changed cost what they would have cost, the others what they cost; each has its rate. */
const isAsIfKnown = (before: Invoice, expected: InvoiceDraft, ordered: Surprised): boolean => {
  const rates = known(ordered.later);
  if (!isOutdated(before, [before], rates)) return true;
  const correction = { rates, issue: exampleIssue, ordered };
  const { invoice } = Result.getOrThrow(replacementOf(before, [before], numbers, correction));
  const rateOf = (document: InvoiceDraft, at: number): Rate | undefined => {
    const line = document.lines[at];
    return line === undefined ? undefined : vatOfLine(document, line).rate;
  };
  const wrong = invoice.lines.flatMap((line, at) => {
    const [old, wanted] = [before.lines[at], expected.lines[at]];
    // What is by the hour is billed later.
    if (old === undefined || wanted === undefined || line.gross - line.voucherShare === 0) return [];
    const isChanged = rateOf(before, at) !== rateOf(expected, at);
    const same = pricesOfLine(line) === pricesOfLine(isChanged ? wanted : old);
    return same && rateOf(invoice, at) === rateOf(expected, at)
      ? []
      : [
          `${line.subject}: ${pricesOfLine(line)} at ${rateOf(invoice, at)}, not ${pricesOfLine(isChanged ? wanted : old)} at ${rateOf(expected, at)}`,
        ];
  });
  const off = (document: InvoiceDraft): number => sum(document.lines.map(({ voucherShare }) => voucherShare));
  if (off(invoice) !== off(before)) wrong.push(`a voucher of ${off(invoice)}, not ${off(before)}`);
  if (invoice.lines.length !== expected.lines.length) wrong.push("other lines");
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  return true;
};

export const rateChangeLaws: readonly Law[] = [
  law(
    "[VAT-14] [VAT-11] [SHOP3-2] an order whose rate, or the seller's, becomes known later is corrected to what it would have cost: at home the gross that is shown, abroad the price at home in the rates of the last day",
    () =>
      fc.property(anySurprised, (ordered) => {
        const { order, contracts, input, later } = ordered;
        const treatment = order.quote.vat.treatment === "domestic" ? "domestic" : "destination";
        const begins = contracts[0]?.start ?? later.today;
        const made = quote(inputAtChange(input, later, begins, treatment));
        // A voucher that was taken once may be too high for cheaper goods.
        if (Result.isFailure(made)) return true;
        const before = numbered(invoiceOfOrder(order, contracts, exampleIssue));
        return isAsIfKnown(before, invoiceOfOrder({ ...order, quote: made.success }, contracts, exampleIssue), ordered);
      }),
  ),
  law(
    "[VAT-14] [VAT-11] [BAL-08] a later bill is corrected to what the price list of its contract makes it at the rates that are known then",
    () =>
      fc.property(anySurprised, fc.integer({ min: 1, max: 25 }), (ordered, months) => {
        const { order, contracts, at, later } = ordered;
        const on = addMonths(contracts[0]?.start ?? at.today, months);
        const [before, after] = [at, later].map((of) =>
          invoiceOfPeriods(order, contracts, on, billedAt(ordered, of), exampleIssue),
        );
        if (before === null || before === undefined || after === null || after === undefined) return true;
        return isAsIfKnown(numbered(before), after, ordered);
      }),
  ),
];
