// The quote: the only calculation of the shop. Page, cart, summary, mail and API project it. [CRT-03] [CRT-04] [CRT-07] [VAT-10] [VAT-11] [HDL-02] [HDL-03]
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import { add, sum, zero, type Rate } from "#kernel/money";
import { configured, type Cart, type ConfigurationRefusal, type ProductChoice } from "#shop/cart";
import { offeredAt, pricedSince, type Catalog } from "#shop/catalog";
import type { VatDecision } from "#shop/vat";
import { VoucherNotValid, type Voucher, type VoucherTooHigh } from "#shop/voucher";
import { canonicalHash } from "./canonical-json.ts";
import { leaf, summed } from "./derivation.ts";
import { linesOf, type LineRefusal, type PricedLine } from "./lines.ts";
import type { Quote, QuoteLine, RecurringGroup } from "./model.ts";
import { settle, settlementOf, type GrossLine, type SettlementLine, type Settlement } from "./settlement.ts";

/** Everything a quote depends on; nothing else does it depend on. */
export interface QuoteInput {
  readonly cart: Pick<Cart, "items" | "voucher">;
  readonly catalog: Catalog;
  /** The rate that is shown or charged. */
  readonly vat: VatDecision;
  /** The seller country's rate, which is in the catalogue's prices. */
  readonly homeRate: Rate;
  /** The voucher of the cart's code, if `mayRedeem` let it through; else null. */
  readonly voucher: Voucher | null;
  /** The moment of the quote: deals are in its prices while they run and not a moment longer. [CNT-05] */
  readonly now: Instant;
}

/** Whether two inputs must give the same quote. */
export const isSameInput = (one: QuoteInput, other: QuoteInput): boolean =>
  one.cart === other.cart &&
  one.catalog === other.catalog &&
  pricedSince(one.catalog, one.now) === pricedSince(other.catalog, other.now) &&
  one.homeRate === other.homeRate &&
  one.vat.rate === other.vat.rate &&
  one.vat.country === other.vat.country &&
  one.vat.treatment === other.vat.treatment &&
  one.voucher?.code === other.voucher?.code &&
  one.voucher?.value === other.voucher?.value &&
  one.voucher?.redeemedAt === other.voucher?.redeemedAt;

export type QuoteRefusal = LineRefusal | VoucherNotValid | VoucherTooHigh;

/** What the cart costs: with the first invoice, regularly, and why. Does not ask whether everything is in stock (`availableCart`). */
export const quote = (input: QuoteInput): Result.Result<Quote, QuoteRefusal> =>
  Result.gen(function* () {
    const voucher = yield* voucherOf(input);
    const lines = yield* pricedLines(input);
    return assembled(input, lines, yield* settle(grossLines(lines, input.vat.rate), voucher), voucher);
  });

/** A quote and, when the cart's voucher does not hold, the reason; the quote is then one without it. */
export interface ForgivingQuote {
  readonly quote: Quote;
  readonly voucherRefusal: VoucherNotValid | VoucherTooHigh | null;
}

/** The quote for a screen: a voucher that blocks the order hides no prices. [CRT-04] */
export const forgivingQuote = (input: QuoteInput, whole = quote(input)): Result.Result<ForgivingQuote, LineRefusal> => {
  if (Result.isSuccess(whole)) return Result.succeed({ quote: whole.success, voucherRefusal: null });
  const refusal = whole.failure;
  // Stryker disable next-line ConditionalExpression: what no voucher is to blame for is met again without it
  if (refusal._tag !== "VoucherNotValid" && refusal._tag !== "VoucherTooHigh") return Result.fail(refusal);
  return Result.map(withoutVoucher(input), (made) => ({ quote: made, voucherRefusal: refusal }));
};

/** The ledger of a product page: the same calculation for one item that is in no cart yet. [VAT-10] */
export const quoteOfProduct = (
  input: Pick<QuoteInput, "catalog" | "vat" | "homeRate" | "now"> & { readonly choice: ProductChoice },
): Result.Result<Quote, ConfigurationRefusal | LineRefusal> =>
  Result.flatMap(configured(input.catalog, "choice", input.choice), (item) =>
    withoutVoucher({ ...input, cart: { items: [item], voucher: null } }),
  );

/** A quote as it goes over the wire without its reasons; everything but the derivations. */
export type PlainQuote = Omit<Quote, "derivation" | "lines"> & { readonly lines: readonly PlainLine[] };
export type PlainLine = Omit<QuoteLine, "derivation" | "recurringDerivation">;

export const withoutDerivations = (made: PlainQuote): PlainQuote => {
  const { derivation: _, ...plain } = made as Quote;
  return { ...plain, lines: plain.lines.map(({ derivation: _first, recurringDerivation: _later, ...line }) => line) };
};

/** SHA-256 of everything in a quote but its derivations and its hash: the order is placed for this. [HDL-03] */
export const quoteHash = (made: Omit<PlainQuote, "hash">): string => canonicalHash(made, notHashed);

const notHashed: ReadonlySet<string> = new Set(["hash", "derivation", "recurringDerivation"] satisfies (keyof Quote | keyof QuoteLine)[]);

const withoutVoucher = (input: Omit<QuoteInput, "voucher">): Result.Result<Quote, LineRefusal> =>
  Result.map(pricedLines(input), (lines) => assembled(input, lines, settlementOf(grossLines(lines, input.vat.rate), zero), null));

const pricedLines = ({
  cart,
  catalog,
  homeRate,
  now,
  vat,
}: Omit<QuoteInput, "voucher">): Result.Result<readonly PricedLine[], LineRefusal> =>
  linesOf(cart.items, offeredAt(catalog, now), { home: homeRate, rate: vat.rate });

const grossLines = (lines: readonly PricedLine[], rate: Rate): readonly GrossLine[] => lines.map(({ first }) => ({ gross: first, rate }));

const voucherOf = ({ cart, voucher }: QuoteInput): Result.Result<Voucher | null, VoucherNotValid> => {
  if (cart.voucher === null) return Result.succeed(null);
  return voucher !== null && voucher.code === cart.voucher && voucher.redeemedAt === null
    ? Result.succeed(voucher)
    : Result.fail(new VoucherNotValid({ code: cart.voucher }));
};

const assembled = (
  { vat, catalog }: Pick<QuoteInput, "vat" | "catalog">,
  priced: readonly PricedLine[],
  settlement: Settlement,
  voucher: Voucher | null,
): Quote => {
  const lines = priced.map((line, index): QuoteLine => {
    const { voucherShare, charged, net, vat: lineVat } = settlement.lines[index] ?? nothing;
    return { ...line, voucherShare, charged, net, vat: lineVat };
  });
  const setup = sum(lines.map((line) => line.setup));
  const made: Omit<Quote, "hash"> = {
    vat,
    lines,
    setup,
    firstPeriod: sum(lines.map((line) => add(line.period, line.discount))),
    subtotal: settlement.subtotal,
    voucher: settlement.voucher,
    voucherCode: voucher?.code ?? null,
    total: settlement.total,
    net: settlement.net,
    vatAmount: settlement.vatAmount,
    vatGroups: settlement.groups,
    recurring: recurringGroups(lines),
    catalogVersion: catalog.version,
    derivation: summed("first-invoice", [
      ...lines.map(({ derivation }) => derivation),
      ...(voucher === null ? [] : [leaf("voucher", settlement.voucher, { code: voucher.code })]),
    ]),
  };
  return hashed(made);
};

/** A hash takes longer than all the prices of a quote, and most quotes are only looked at: it is made when it is first read. */
const hashed = (made: Omit<Quote, "hash">): Quote => {
  let cached: string | undefined;
  return {
    ...made,
    get hash() {
      cached ??= quoteHash(made);
      return cached;
    },
  };
};

// Stryker disable next-line ObjectLiteral: as many lines are settled as are priced, so this is never used
const nothing: SettlementLine = { voucherShare: zero, charged: zero, net: zero, vat: zero };

/** By length of the billing period, ascending; what costs nothing is not named. */
const recurringGroups = (lines: readonly QuoteLine[]): readonly RecurringGroup[] =>
  [...new Set(lines.map(({ billingMonths }) => billingMonths))]
    .sort((a, b) => a - b)
    .map((everyMonths) => ({
      everyMonths,
      gross: sum(lines.filter((line) => line.billingMonths === everyMonths).map(({ recurring }) => recurring)),
    }))
    .filter(({ gross }) => gross > 0);
