// A quote as JSON: with its derivations in an order's store, without them on the wire. [HDL-02] [HDL-03]
import * as Schema from "effect/Schema";
import { CentsSchema as Amount, MicrosSchema, RateSchema } from "#kernel/money/codec";
import { VoucherWorthSchema } from "#shop/voucher/codec";
import type { Derivation, Quote } from "./model.ts";
import type { PlainQuote } from "./rules.ts";

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));

export const DerivationSchema: Schema.Codec<Derivation, unknown> = Schema.Struct({
  reason: Schema.Literals([
    "first-invoice",
    "line",
    "setup",
    "period",
    "free-months",
    "first-month-discount",
    "unit-price",
    "price-at-rate",
    "included-domain",
    "free-transfer",
    "voucher",
    "vat",
    "net",
    "rounding",
    "recurring",
  ]),
  amount: Amount,
  facts: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Number])),
  parts: Schema.Array(Schema.suspend((): Schema.Codec<Derivation, unknown> => DerivationSchema)),
});

const plainLine = {
  item: Schema.String,
  kind: Schema.Literals(["product", "addition", "domain"]),
  subject: Schema.String,
  quantity: Count,
  unit: Schema.Literals(["hour", "month", "year"]),
  unitPrice: Amount,
  unitPriceMicros: Schema.optionalKey(MicrosSchema),
  billingMonths: Count,
  minimumMonths: Count,
  setup: Amount,
  period: Amount,
  discount: Amount,
  first: Amount,
  freeMonths: Count,
  recurring: Amount,
  recurringFromMonth: Count,
  voucherShare: Amount,
  charged: Amount,
  net: Amount,
  vat: Amount,
};

export const VatDecisionSchema = Schema.Struct({
  country: Schema.String,
  rate: RateSchema,
  treatment: Schema.Literals(["view", "domestic", "destination", "reverse-charge", "outside", "individual"]),
});

const plainQuote = {
  vat: VatDecisionSchema,
  setup: Amount,
  firstPeriod: Amount,
  subtotal: Amount,
  voucher: Amount,
  voucherCode: Schema.NullOr(Schema.String),
  voucherWorth: Schema.optionalKey(VoucherWorthSchema),
  total: Amount,
  net: Amount,
  vatAmount: Amount,
  vatGroups: Schema.Array(Schema.Struct({ rate: RateSchema, gross: Amount, net: Amount, vat: Amount })),
  recurring: Schema.Array(Schema.Struct({ everyMonths: Count, gross: Amount })),
  catalogVersion: Schema.String,
  hash: Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/)),
};

export const PlainQuoteSchema = Schema.Struct({
  ...plainQuote,
  lines: Schema.Array(Schema.Struct(plainLine)),
}) satisfies Schema.Codec<PlainQuote, unknown>;

export const QuoteSchema = Schema.Struct({
  ...plainQuote,
  lines: Schema.Array(
    Schema.Struct({ ...plainLine, derivation: DerivationSchema, recurringDerivation: DerivationSchema }),
  ),
  derivation: DerivationSchema,
}) satisfies Schema.Codec<Quote, unknown>;

export const decodePlainQuote = Schema.decodeUnknownResult(PlainQuoteSchema);
export const decodeQuote = Schema.decodeUnknownResult(QuoteSchema);
