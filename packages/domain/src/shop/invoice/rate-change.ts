// A rate that becomes known after an invoice: the invoice is taken back as it stands, and another one for the same takes its place. [VAT-14] [BAL-06]
import * as Result from "effect/Result";
import { type Day, isBefore } from "#kernel/calendar";
import type { CountryCode } from "#kernel/country";
import {
  type Cents,
  cents,
  grossOf,
  halfUp,
  type Micros,
  microsAtRate,
  most,
  netOf,
  type Rate,
  subtract,
  sum,
  timesMicros,
  zero,
} from "#kernel/money";
import { lastDayBefore } from "#shop/contract";
import { namingVat, settlementOf, vatOfLine } from "#shop/pricing";
import { decidedBy, homeRateIn, type VatDecision, type VatMap } from "#shop/vat";
import { credited, restOf } from "./correction.ts";
import { RateNotOutdated } from "./errors.ts";
import { leftLines, partOf } from "./left-lines.ts";
import type { Invoice, InvoiceDraft, InvoiceLine } from "./model.ts";
import { type OrderedContracts, rebilled } from "./rebilled.ts";
import { dueOn, type Issue } from "./rules.ts";

/** The rates of a day as they are known now; null for a day of which none are. */
export interface KnownRates {
  readonly mapOn: (day: Day) => VatMap | null;
  readonly seller: CountryCode;
}

/** What is decided for a line by the rates that are known now. */
const decidedNow = (invoice: Pick<Invoice, "vat">, line: InvoiceLine, { mapOn }: KnownRates): VatDecision => {
  const before = vatOfLine(invoice, line);
  const map = line.period === null ? null : mapOn(lastDayBefore(line.period.until));
  return map === null ? before : decidedBy(before, map);
};

/** The lines whose rate is another one by now than that of the last day of their period. */
export const outdatedLines = (invoice: Pick<Invoice, "vat" | "lines">, rates: KnownRates): readonly InvoiceLine[] =>
  invoice.lines.filter(
    (line) => line.gross !== 0 && decidedNow(invoice, line, rates).rate !== vatOfLine(invoice, line).rate,
  );

/** Whether an invoice is to be corrected: something of it is left, at a rate that has changed. `documents`: those of its order. */
export const isOutdated = (invoice: Invoice, documents: readonly Invoice[], rates: KnownRates): boolean =>
  invoice.kind === "invoice" && restOf(invoice, documents).gross > 0 && outdatedLines(invoice, rates).length > 0;

/** From which rates to which a line is converted. */
interface Change {
  readonly from: { readonly rate: Rate; readonly home: Rate };
  readonly to: { readonly rate: Rate; readonly home: Rate };
  /** In the seller's own country the gross that is shown stays. */
  readonly isHome: boolean;
}

const changeOf = (invoice: Invoice, line: InvoiceLine, rates: KnownRates): Change => {
  const before = vatOfLine(invoice, line);
  const known = (day: Day): Rate => {
    const map = rates.mapOn(day);
    return map === null ? before.rate : homeRateIn(map, rates.seller);
  };
  return {
    from: { rate: before.rate, home: known(invoice.issuedOn) },
    to: {
      rate: decidedNow(invoice, line, rates).rate,
      home: known(line.period === null ? invoice.issuedOn : lastDayBefore(line.period.until)),
    },
    isHome: before.treatment === "domestic" || before.treatment === "view",
  };
};

/** A price of one: while the seller's own rate stays, so does the net; else it is made from the price at home. [VAT-11] */
const converted = (gross: Cents, { from, to, isHome }: Change): Cents => {
  if (isHome || from.rate === to.rate) return gross;
  const net = netOf(gross, from.rate);
  return grossOf(from.home === to.home ? net : netOf(grossOf(net, from.home), to.home), to.rate);
};

/** The same with more digits than cents. */
const convertedMicros = (gross: Micros, { from, to }: Change): Micros =>
  from.home === to.home
    ? microsAtRate(gross, from.rate, to.rate)
    : microsAtRate(microsAtRate(gross, from.rate, from.home), to.home, to.rate);

/** So many times a price of one, where the amount is that; else the amount as a whole. */
const countedAgain = (amount: Cents, one: Cents | undefined, change: Change): Cents =>
  one !== undefined && one > 0 && amount % one === 0
    ? cents(converted(one, change) * (amount / one) + 0)
    : amount < 0
      ? cents(0 - converted(cents(0 - amount), change))
      : converted(amount, change);

interface Converted {
  readonly line: InvoiceLine;
  /** Before the voucher. */
  readonly gross: Cents;
  readonly vat: VatDecision;
}

/** As its prices at home make it; else from its own amounts. */
const convertedLine = (
  invoice: Invoice,
  line: InvoiceLine,
  rates: KnownRates,
  ordered: OrderedContracts | null,
): Converted => {
  const change = changeOf(invoice, line, rates);
  const vat = decidedNow(invoice, line, rates);
  const whole = subtract(line.gross, line.voucherShare);
  if (change.isHome || change.from.rate === change.to.rate) return { line, gross: whole, vat };
  const again = ordered === null || isOldPart(invoice, line) ? null : rebilled(invoice, line, ordered, change.to);
  if (ordered === null || again === null) return { ...byItsAmounts(line, whole, change), vat };
  const { unitPrice: _one, unitPriceMicros: _exact, discount: _off, ...rest } = line;
  const { gross, ...prices } = again;
  const { part } = line;
  if (part === undefined) return { line: { ...rest, ...prices }, gross, vat };
  // A part of it: while the seller's own rate stays, so does the net; else it is as much of what all of it costs. Where the invoice itself bills parts, their
  // wholes are at the rates of one before it, and equal amounts of now are equal by chance.
  const isSameAtHome = (): boolean =>
    invoice.lines.every((own) => own.part === undefined) &&
    rebilled(invoice, line, ordered, { home: change.to.home, rate: change.from.rate })?.gross === part.whole;
  const amount =
    part.whole <= 0 || isSameAtHome()
      ? grossOf(netOf(whole, change.from.rate), change.to.rate)
      : cents(halfUp(BigInt(part.amount) * BigInt(gross), part.whole));
  return { line: { ...rest, setup: partOf(rest.setup, amount, whole) }, gross: amount, vat };
};

/** What was left of a line and billed again by a version that did not note how much of it that was. */
const isOldPart = ({ replaces }: Invoice, { part, unitPrice, unitPriceMicros }: InvoiceLine): boolean =>
  replaces !== undefined && part === undefined && unitPrice === undefined && unitPriceMicros === undefined;

/** Of what no order tells any more how it was made. */
const byItsAmounts = (line: InvoiceLine, whole: Cents, change: Change): Omit<Converted, "vat"> => {
  const { unitPrice, unitPriceMicros, discount, quantity } = line;
  const one = unitPrice === undefined ? undefined : converted(unitPrice, change);
  const micros = unitPriceMicros === undefined ? undefined : convertedMicros(unitPriceMicros, change);
  const setup = countedAgain(line.setup, cents(line.setup / Math.max(1, quantity)), change);
  const off = discount === undefined ? undefined : countedAgain(discount, unitPrice, change);
  const units = subtract(subtract(whole, line.setup), discount ?? zero);
  const counted =
    micros === undefined || unitPriceMicros === undefined
      ? countedAgain(units, unitPrice, change)
      : timesMicros(micros, halfUp(BigInt(units) * 10_000n, BigInt(Math.max(1, unitPriceMicros))));
  return {
    line: {
      ...line,
      setup,
      ...(one === undefined ? {} : { unitPrice: one }),
      ...(micros === undefined ? {} : { unitPriceMicros: micros }),
      ...(off === undefined ? {} : { discount: off }),
    },
    gross: most(zero, sum([setup, counted, off ?? zero])),
  };
};

/** The numbers that both documents have, which name each other. */
export interface ReplacingNumbers {
  readonly note: { readonly id: string; readonly number: string };
  readonly invoice: { readonly id: string; readonly number: string };
}

export interface Replacement {
  readonly note: InvoiceDraft;
  readonly invoice: InvoiceDraft;
}

/** What an invoice is corrected by: the rates that are known now, and the order that it was made from, where that is known. */
export interface Correction {
  readonly rates: KnownRates;
  readonly issue: Issue;
  readonly ordered: OrderedContracts | null;
}

/** The same goods, periods and pieces at the rates that are known now; a voucher takes off what it took off before. */
const replacing = (
  invoice: Invoice,
  left: readonly InvoiceLine[],
  { rates, issue, ordered }: Correction,
): Omit<InvoiceDraft, "replaces" | "source"> => {
  const lines = left.map((line) => convertedLine(invoice, line, rates, ordered));
  const before = sum(left.map(({ voucherShare }) => voucherShare));
  const discount = most(before, cents(0 - sum(lines.map(({ gross }) => gross))));
  const made = settlementOf(
    lines.map(({ gross, vat }) => ({ gross, rate: vat.rate })),
    discount,
  );
  const { id: _id, number: _number, atIssue: _atIssue, replaces: _replaces, source: _source, ...draft } = invoice;
  return {
    ...draft,
    seller: issue.seller,
    issuedOn: issue.today,
    issuedAt: issue.now,
    dueOn: notBefore(invoice.dueOn, dueOn(made.total, issue.today)),
    ...namingVat<InvoiceLine>(
      lines.map(({ line, vat }, at) => {
        const { voucherShare, charged, net, vat: amount } = made.lines[at] ?? nothing;
        return { vat, line: { ...line, voucherShare, gross: charged, net, vat: amount } };
      }),
      invoice.vat,
    ),
    vatGroups: made.groups,
    net: made.net,
    vatAmount: made.vatAmount,
    total: made.total,
  };
};

/** Nothing is asked for sooner than the invoice of before asked for it. [LGL-04] */
const notBefore = (first: Day | null, due: Day | null): Day | null =>
  first !== null && due !== null && isBefore(due, first) ? first : due;

const nothing = { voucherShare: zero, charged: zero, net: zero, vat: zero };

/** One act: what is left of an invoice is taken back, and billed again at the rates that are known now; both documents name each other. */
export const replacementOf = (
  invoice: Invoice,
  documents: readonly Invoice[],
  numbers: ReplacingNumbers,
  correction: Correction,
): Result.Result<Replacement, RateNotOutdated> => {
  const { rates, issue } = correction;
  if (!isOutdated(invoice, documents, rates)) return Result.fail(new RateNotOutdated());
  const own = documents.filter(({ corrects }) => corrects?.id === invoice.id);
  const left = leftLines(invoice, documents);
  const taken = left.map(({ part: _part, ...line }) => line);
  const [note] = credited(
    invoice,
    { reason: "rate", replacedBy: numbers.invoice, source: `rate:${own.length + 1}` },
    taken,
    issue,
  );
  if (note === undefined) return Result.fail(new RateNotOutdated());
  return Result.succeed({
    note,
    invoice: {
      ...replacing(invoice, left, correction),
      source: `${invoice.source}:rate:${invoice.id}`,
      replaces: { id: invoice.id, number: invoice.number, issuedOn: invoice.issuedOn, note: numbers.note },
    },
  });
};

/** What would be asked for in addition, or paid back, of an invoice whose rate has changed. */
export const differenceOf = (
  invoice: Invoice,
  documents: readonly Invoice[],
  correction: Correction,
): { readonly before: Cents; readonly after: Cents } => ({
  before: restOf(invoice, documents).gross,
  after: replacing(invoice, leftLines(invoice, documents), correction).total,
});
