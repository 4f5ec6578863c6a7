// Laws of rates that become known after an invoice: its correction is what would have been billed, had they been known from the start. [VAT-14] [VAT-11]
import fc from "fast-check";
import * as Result from "effect/Result";
import { addMonths, type Day } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { cents, type Rate, sum } from "#kernel/money";
import { quote, vatOfLine } from "#shop/pricing";
import { anyRatesAtChange, inputAtChange, type RatesAtChange, vatAtChange } from "#shop/pricing/arbitraries";
import { vatMapOn } from "#shop/vat";
import { anyOrderedAtChange, exampleIssue, invoiceOfPeriods } from "./arbitraries.ts";
import type { Billed } from "./later-draft.ts";
import type { Invoice, InvoiceDraft, InvoiceLine } from "./model.ts";
import { isOutdated, type KnownRates, replacementOf } from "./rate-change.ts";
import { invoiceOfOrder } from "./rules.ts";
import { creditByStaff } from "./staff-credit.ts";

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

interface Credited extends Surprised {
  readonly latest: RatesAtChange;
  /** In thousandths of the invoice. */
  readonly credit: number;
}

const anyCredited: fc.Arbitrary<Credited> = anySurprised.chain((ordered) =>
  fc.tuple(anyRatesAtChange(fc.constant(ordered.at.today)), fc.integer({ min: 1, max: 999 })).map(([more, credit]) => ({
    ...ordered,
    credit,
    latest: {
      ...ordered.later,
      rates: [...ordered.later.rates, ...more.rates.filter(({ from }) => from > ordered.at.today)],
    },
  })),
);

/** The invoice that takes the place of another one at rates, with its note; null where its rates are right. */
const again = (
  invoice: Invoice,
  documents: readonly Invoice[],
  at: RatesAtChange,
  ordered: Surprised,
): readonly [note: Invoice, invoice: Invoice] | null => {
  const names = { note: { id: `n-${invoice.id}`, number: "RK" }, invoice: { id: `r-${invoice.id}`, number: "R" } };
  const made = replacementOf(invoice, documents, names, { rates: known(at), issue: exampleIssue, ordered });
  return Result.isFailure(made)
    ? null
    : [
        { ...made.success.note, ...names.note },
        { ...made.success.invoice, ...names.invoice },
      ];
};

export const rateChangeLaws: readonly Law[] = [
  law(
    "[VAT-14] [BAL-05] [BAL-04] what credits left of an invoice has the periods, free months and setup fees that it is of, and corrected a second time it is what one correction would have made of it, but for the rounding of small prices",
    () =>
      fc.property(anyCredited, (ordered) => {
        const { order, contracts, later, latest, credit } = ordered;
        const first = numbered(invoiceOfOrder(order, contracts, exampleIssue));
        const note = creditByStaff(first, [first], cents(Math.ceil((first.total * credit) / 1000)), exampleIssue);
        if (Result.isFailure(note)) return true;
        const documents = [first, { ...note.success, id: "s1", number: "K-1" }];
        const once = again(first, documents, later, ordered);
        const directly = again(first, documents, latest, ordered);
        if (once === null) return true;
        const same = (one: InvoiceLine, { lines }: InvoiceDraft): InvoiceLine | undefined =>
          lines.find(
            ({ kind, subject, contracts: own }) =>
              kind === one.kind && subject === one.subject && one.contracts.every((id) => own.includes(id)),
          );
        const rateOf = (line: InvoiceLine | undefined, document: InvoiceDraft): Rate | undefined =>
          line === undefined ? undefined : vatOfLine(document, line).rate;
        const whole = ({ gross, voucherShare }: InvoiceLine): number => gross - voucherShare;
        const wrong = once[1].lines.flatMap((line) => {
          const of = same(line, first);
          const isOf = of?.freeMonths === line.freeMonths && of.period?.from === line.period?.from;
          // A fee of less than a cent is none.
          const hasFee = isOf && (line.setup > 0 || of.setup * line.gross <= 2 * whole(of));
          return hasFee ? [] : [`${line.subject} is of nothing`];
        });
        const twice = again(once[1], [...documents, ...once], latest, ordered);
        for (const line of twice?.[1].lines ?? []) {
          const one = directly === null ? undefined : same(line, directly[1]);
          const rate = twice === null ? undefined : rateOf(line, twice[1]);
          // What one of them did not change has another history.
          const isOther = [rateOf(same(line, first), first), rateOf(same(line, once[1]), once[1])].includes(rate);
          if (one !== undefined && !isOther && Math.abs(whole(line) - whole(one)) > 2 + whole(one) / 8)
            wrong.push(`${line.subject}: ${whole(line)} at ${rate}, at once ${whole(one)}`);
        }
        if (wrong.length > 0) throw new Error(wrong.join("\n"));
        return true;
      }),
  ),
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
