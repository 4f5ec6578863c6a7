// A quote as JSON: with its derivations in an order's store, without them on the wire. [HDL-02] [HDL-03]
import * as Schema from "effect/Schema";
import type { Cents } from "#kernel/money";
import { CentsSchema as Amount, MicrosSchema, RateSchema } from "#kernel/money/codec";
import { VatDecisionSchema } from "#shop/vat/codec";
import { VoucherWorthSchema } from "#shop/voucher/codec";

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));

const LineKindSchema = Schema.Literals(["product", "addition", "domain"]);

const { optionalKey } = Schema;
const nothing = Schema.Record(Schema.String, Schema.Never);
const price = { unitPrice: Amount, unitPriceMicros: optionalKey(MicrosSchema) };
/** So many at a price. */
const counted = { quantity: Schema.Int, ...price };
/** So many for so many months, at a price a month; a name by the year. */
const periods = { ...counted, months: Schema.Int };
const ofLine = { kind: LineKindSchema, subject: Schema.String, quantity: Schema.Int };
const ofSomeLine = {
  kind: optionalKey(LineKindSchema),
  subject: optionalKey(Schema.String),
  quantity: optionalKey(Schema.Int),
};

/** The facts of each reason. What is optional is missing where an amount is the sum of several lines, or stands for a whole line. */
const derivationFacts = {
  "first-invoice": nothing,
  /** `subject` is a product's key, or a domain in A-label form. */
  line: Schema.Struct(ofLine),
  setup: Schema.Struct({
    quantity: optionalKey(Schema.Int),
    unitPrice: optionalKey(Amount),
    unitPriceMicros: optionalKey(MicrosSchema),
  }),
  /** No months where it is billed by the hour. */
  period: Schema.Struct({
    quantity: optionalKey(Schema.Int),
    months: optionalKey(Schema.Int),
    unitPrice: optionalKey(Amount),
    unitPriceMicros: optionalKey(MicrosSchema),
  }),
  "free-months": Schema.Struct(periods),
  "first-month-discount": Schema.Struct(counted),
  /** `rate` is the one that is in the price, where it is the catalogue's and the quote has another one. */
  "unit-price": Schema.Struct({
    ...price,
    rate: optionalKey(RateSchema),
    quantity: optionalKey(Schema.Int),
    months: optionalKey(Schema.Int),
  }),
  /** What the price of the catalogue becomes at the rate of the quote. */
  "price-at-rate": Schema.Struct({ homeRate: RateSchema, rate: RateSchema, net: Amount, ...price }),
  "included-domain": Schema.Struct(periods),
  "free-transfer": Schema.Struct(periods),
  voucher: Schema.Struct({ code: optionalKey(Schema.String), ...ofSomeLine }),
  vat: Schema.Struct({
    rate: optionalKey(RateSchema),
    gross: optionalKey(Amount),
    net: optionalKey(Amount),
    charged: optionalKey(Amount),
    country: optionalKey(VatDecisionSchema.fields.country),
    treatment: optionalKey(VatDecisionSchema.fields.treatment),
    ...ofSomeLine,
  }),
  net: Schema.Struct({ rate: optionalKey(RateSchema), gross: optionalKey(Amount), ...ofSomeLine }),
  rounding: nothing,
  /** Without a price where it is the sum of several, or nothing. */
  recurring: Schema.Struct({
    months: Schema.Int,
    quantity: optionalKey(Schema.Int),
    unitPrice: optionalKey(Amount),
    unitPriceMicros: optionalKey(MicrosSchema),
  }),
} as const;

export type DerivationReason = keyof typeof derivationFacts;

/** The facts of a reason, for its words. */
export type DerivationFacts<Reason extends DerivationReason = DerivationReason> = {
  readonly [R in DerivationReason]: (typeof derivationFacts)[R]["Type"];
}[Reason];

type ByReason = {
  readonly [Reason in DerivationReason]: {
    readonly reason: Reason;
    readonly amount: Cents;
    readonly facts: DerivationFacts<Reason>;
    readonly parts: readonly Derivation[];
  };
};

/** An amount that is so for one of these reasons. */
export type DerivationBy<Reason extends DerivationReason> = ByReason[Reason];

/** What an amount is made of; the amounts of `parts` add up to `amount`, or there are no parts. */
export type Derivation = ByReason[DerivationReason];

const derivationReasons = Object.keys(derivationFacts) as readonly DerivationReason[];

const parts = Schema.Array(Schema.suspend((): Schema.Codec<Derivation, unknown> => DerivationSchema));

export const DerivationSchema = Schema.Union(
  derivationReasons.map((reason) =>
    Schema.Struct({ reason: Schema.Literal(reason), amount: Amount, facts: derivationFacts[reason], parts }),
  ),
) as unknown as Schema.Codec<Derivation, unknown>;

export const PlainLineSchema = Schema.Struct({
  item: Schema.String,
  kind: LineKindSchema,
  /** Product key, or the domain in A-label form. */
  subject: Schema.String,
  quantity: Count,
  /** What `unitPrice` pays for: a month of a product, an hour where it is billed by the hour, a year of a domain. */
  unit: Schema.Literals(["hour", "month", "year"]),
  /** Gross price of one unit at the quote's rate, before discounts; where it has more digits, the nearest cent. */
  unitPrice: Amount,
  /** The same with all its digits where it is by the hour or by the gigabyte: what the line is calculated from. Absent elsewhere, and on quotes from before. [VAT-11] */
  unitPriceMicros: Schema.optionalKey(MicrosSchema),
  /** Months of the billing period (12 for a domain). */
  billingMonths: Count,
  minimumMonths: Count,
  /** Setup fees of the whole line, gross. */
  setup: Amount,
  /** The first billing period of the whole line before discounts, gross. */
  period: Amount,
  /** What free months, first-month discount, inclusion or a free transfer take off the first period; never positive. */
  discount: Amount,
  /** setup + period + discount: what the line adds to the first invoice. */
  first: Amount,
  /** First months that cost nothing; they may reach into later billing periods. */
  freeMonths: Count,
  /** What each later billing period costs, gross; at most, where the unit is an hour. [PRD-08] */
  recurring: Amount,
  /** Months after the start from which `recurring` applies in full. */
  recurringFromMonth: Count,
  /** The line's share of the voucher; zero or negative. */
  voucherShare: Amount,
  /** first + voucherShare: what is charged for the line with the first invoice; net + vat. */
  charged: Amount,
  net: Amount,
  /** The line's share of its VAT group's VAT. */
  vat: Amount,
  /** Where its VAT is not that of the quote, since its period ends after a change of rates: the rate that is in it, and why. [VAT-14] */
  vatDecision: Schema.optionalKey(VatDecisionSchema),
});

export const VatGroupSchema = Schema.Struct({ rate: RateSchema, gross: Amount, net: Amount, vat: Amount });

export const RecurringGroupSchema = Schema.Struct({ everyMonths: Count, gross: Amount });

const plainQuote = Schema.Struct({
  /** Of all lines that name none of their own. */
  vat: VatDecisionSchema,
  /** Sum of the setup fees, gross. */
  setup: Amount,
  /** First billing periods after discounts, gross. */
  firstPeriod: Amount,
  /** setup + firstPeriod. */
  subtotal: Amount,
  /** What the voucher takes off; zero or negative. */
  voucher: Amount,
  voucherCode: Schema.NullOr(Schema.String),
  /** What the voucher is worth, from which a quote of a changed cart follows; absent without one, and on quotes from before. */
  voucherWorth: Schema.optionalKey(VoucherWorthSchema),
  /** The first invoice: subtotal + voucher, never below zero. [CRT-03] */
  total: Amount,
  net: Amount,
  vatAmount: Amount,
  vatGroups: Schema.Array(VatGroupSchema),
  recurring: Schema.Array(RecurringGroupSchema),
  catalogVersion: Schema.String,
  /** SHA-256 in hex of the canonical JSON of everything above but the derivations. [HDL-03] */
  hash: Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/)),
});

export const PlainQuoteSchema = Schema.Struct({ ...plainQuote.fields, lines: Schema.Array(PlainLineSchema) });

export const QuoteLineSchema = Schema.Struct({
  ...PlainLineSchema.fields,
  /** What `first` is made of. */
  derivation: DerivationSchema,
  /** What `recurring` is made of. */
  recurringDerivation: DerivationSchema,
});

export const QuoteSchema = Schema.Struct({
  ...plainQuote.fields,
  lines: Schema.Array(QuoteLineSchema),
  derivation: DerivationSchema,
});

export const decodePlainQuote = Schema.decodeUnknownResult(PlainQuoteSchema);
export const decodeQuote = Schema.decodeUnknownResult(QuoteSchema);
