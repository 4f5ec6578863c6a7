// Why each amount of a quote is what it is. Every tree's leaves add up to its amount. [HDL-02]
import { cents, negate, subtract, type Cents, type Rate } from "#kernel/money";
import { leaf, summed } from "./derivation.ts";
import { hasSeveralRates, vatOfLine } from "./line-vat.ts";
import type { Derivation, DerivationFacts, DerivationReason, Prices, QuoteLine, VatGroup } from "./model.ts";

/** The amounts of a quote that have a name. */
export type QuoteAmount = "setup" | "firstPeriod" | "subtotal" | "voucher" | "total" | "net" | "vatAmount";

/** The amounts of one of its lines. */
export type LineAmount =
  | "unitPrice"
  | "setup"
  | "period"
  | "discount"
  | "first"
  | "recurring"
  | "voucherShare"
  | "charged"
  | "net"
  | "vat";

export const quoteAmounts: readonly QuoteAmount[] = [
  "setup",
  "firstPeriod",
  "subtotal",
  "voucher",
  "total",
  "net",
  "vatAmount",
];

export const lineAmounts: readonly LineAmount[] = [
  "unitPrice",
  "setup",
  "period",
  "discount",
  "first",
  "recurring",
  "voucherShare",
  "charged",
  "net",
  "vat",
];

/** What an amount of the quote is made of. */
export const explain = (quote: Prices, amount: QuoteAmount): Derivation => {
  switch (amount) {
    case "setup":
      return summed(
        "setup",
        quote.lines.flatMap((line) => partsOf(line, isSetup)),
        {},
      );
    case "firstPeriod":
      return summed(
        "period",
        quote.lines.map((line) => summed("line", partsOf(line, isNotSetup), factsOf(line))),
        {},
      );
    case "subtotal":
      return summed(
        "first-invoice",
        quote.lines.map(({ derivation }) => derivation),
        {},
      );
    case "voucher":
      return leaf("voucher", quote.voucher, quote.voucherCode === null ? {} : { code: quote.voucherCode });
    case "total":
      return quote.derivation;
    case "net":
      return summed("net", quote.vatGroups.map(explainedNet), {});
    case "vatAmount":
      return summed("vat", quote.vatGroups.map(explainedVat), {
        country: quote.vat.country,
        treatment: quote.vat.treatment,
      });
  }
};

/** What an amount of a line is made of. */
export const explainLine = (line: QuoteLine, amount: LineAmount): Derivation => {
  switch (amount) {
    case "unitPrice":
      return ofOne(partsOf(line, isPeriod)[0], line);
    case "setup":
      return partsOf(line, isSetup)[0] ?? leaf("setup", line.setup, {});
    case "period":
      return (
        partsOf(line, isPeriod)[0] ??
        leaf("period", line.period, {
          quantity: line.quantity,
          months: line.billingMonths,
          ...priceOf(line),
        })
      );
    case "discount":
      return summed("line", partsOf(line, isDiscount), factsOf(line));
    case "first":
      return line.derivation;
    case "recurring":
      return line.recurringDerivation;
    case "voucherShare":
      return leaf("voucher", line.voucherShare, factsOf(line));
    case "charged":
      return summed("line", [line.derivation, ...withoutZero(leaf("voucher", line.voucherShare, {}))], factsOf(line));
    case "net":
      return summed(
        "net",
        [leaf("line", line.charged, factsOf(line)), ...withoutZero(leaf("vat", negate(line.vat), {}))],
        factsOf(line),
      );
    case "vat":
      return leaf("vat", line.vat, {
        ...factsOf(line),
        charged: line.charged,
        ...(line.vatDecision === undefined ? {} : { rate: line.vatDecision.rate }),
      });
  }
};

/** What is due for each billing period of a length. */
export const explainRecurring = (quote: Prices, everyMonths: number): Derivation =>
  summed(
    "recurring",
    quote.lines
      .filter((line) => line.billingMonths === everyMonths && line.recurring !== 0)
      .map((line) => summed("line", [line.recurringDerivation], factsOf(line))),
    { months: everyMonths },
  );

/** Every amount of a quote with its derivation. */
export interface Explanation {
  readonly amounts: Readonly<Record<QuoteAmount, Derivation>>;
  readonly lines: readonly Readonly<Record<LineAmount, Derivation>>[];
  readonly recurring: readonly Derivation[];
}

/** Where their rates differ, each line names its own. [VAT-14] */
const eachNaming = (quote: Prices): readonly QuoteLine[] =>
  hasSeveralRates(quote) ? quote.lines.map((line) => ({ ...line, vatDecision: vatOfLine(quote, line) })) : quote.lines;

/** Each amount of a quote and of its lines with what it is made of. */
export const explained = (quote: Prices): Explanation => ({
  amounts: byName(quoteAmounts, (amount) => explain(quote, amount)),
  lines: eachNaming(quote).map((line) => byName(lineAmounts, (amount) => explainLine(line, amount))),
  recurring: quote.recurring.map(({ everyMonths }) => explainRecurring(quote, everyMonths)),
});

/** VAT of a group: what is charged less its net. */
const explainedVat = (group: VatGroup): Derivation =>
  summed("vat", [leaf("first-invoice", group.gross, {}), ...withoutZero(mirrored(explainedNet(group)))], {
    rate: group.rate,
    gross: group.gross,
    net: group.net,
  });

/** Net of a group: cut off after whole cents, then rounded half-up. */
const explainedNet = ({ gross, net, rate }: VatGroup): Derivation => {
  const cut = cutNet(gross, rate);
  return summed("net", [leaf("net", cut, { gross, rate }), ...withoutZero(leaf("rounding", subtract(net, cut), {}))], {
    rate,
    gross,
  });
};

const whole = 10_000;

const cutNet = (gross: Cents, rate: Rate): Cents =>
  cents(Number((BigInt(gross) * BigInt(whole)) / BigInt(whole + rate)));

const mirrored = (derivation: Derivation): Derivation => ({
  ...derivation,
  amount: negate(derivation.amount),
  parts: derivation.parts.map(mirrored),
});

/** One unit of a period; a price with more digits than cents is shown by itself, since what it is made of is rounded where it is counted. */
const ofOne = (period: Derivation | undefined, line: QuoteLine): Derivation =>
  period === undefined || line.unit === "hour" || line.unitPriceMicros !== undefined
    ? leaf("unit-price", line.unitPrice, priceOf(line))
    : scaled(
        { ...leaf("unit-price", period.amount, priceOf(line)), parts: period.parts },
        line.unit === "year" ? 1 : line.quantity * line.billingMonths,
      );

const priceOf = ({ unitPrice, unitPriceMicros }: QuoteLine): DerivationFacts<"unit-price"> => ({
  unitPrice,
  ...(unitPriceMicros === undefined ? {} : { unitPriceMicros }),
});

/** A priced amount is so many times its unit: each part divides evenly. */
const scaled = (derivation: Derivation, count: number): Derivation => ({
  ...derivation,
  amount: cents(derivation.amount / count + 0),
  parts: derivation.parts.map((part) => scaled(part, count)),
});

const partsOf = (line: QuoteLine, isMeant: (reason: DerivationReason) => boolean): readonly Derivation[] =>
  line.derivation.parts.filter(({ reason }) => isMeant(reason));

const isSetup = (reason: DerivationReason): boolean => reason === "setup";
const isNotSetup = (reason: DerivationReason): boolean => reason !== "setup";
const isPeriod = (reason: DerivationReason): boolean => reason === "period";
const isDiscount = (reason: DerivationReason): boolean => reason !== "setup" && reason !== "period";

const withoutZero = (derivation: Derivation): readonly Derivation[] => (derivation.amount === 0 ? [] : [derivation]);

const factsOf = ({ kind, subject, quantity }: QuoteLine): DerivationFacts<"line"> => ({ kind, subject, quantity });

const byName = <Name extends string, A>(
  names: readonly Name[],
  valueOf: (name: Name) => A,
): Readonly<Record<Name, A>> => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, A>;
