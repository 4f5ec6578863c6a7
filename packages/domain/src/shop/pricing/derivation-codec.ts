// What an amount is made of, as JSON: each reason with the facts that its words name. [HDL-02]
import * as Schema from "effect/Schema";
import type { Cents } from "#kernel/money";
import { CentsSchema as Amount, MicrosSchema, RateSchema } from "#kernel/money/codec";
import { VatDecisionSchema } from "#shop/vat/codec";

export const LineKindSchema = Schema.Literals(["product", "addition", "domain"]);

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
export const derivationFacts = {
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

export const derivationReasons = Object.keys(derivationFacts) as readonly DerivationReason[];

const parts = Schema.Array(Schema.suspend((): Schema.Codec<Derivation, unknown> => DerivationSchema));

export const DerivationSchema = Schema.Union(
  derivationReasons.map((reason) =>
    Schema.Struct({ reason: Schema.Literal(reason), amount: Amount, facts: derivationFacts[reason], parts }),
  ),
) as unknown as Schema.Codec<Derivation, unknown>;
