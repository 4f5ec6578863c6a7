// What a cart costs, without the hash that an order is placed for: what is foretold on a screen is never ordered. [CRT-03] [CRT-04] [CRT-07] [VAT-10] [VAT-11] [HDL-02]
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import { add, sum, zero, type Rate } from "#kernel/money";
import { configured, type Cart, type ConfigurationRefusal, type ProductChoice } from "#shop/cart";
import { offeredAt, type Catalog } from "#shop/catalog";
import { type LaterVat, type VatAt, vatAfter, type VatDecision } from "#shop/vat";
import { VoucherNotValid, type QuotedVoucher, type VoucherTooHigh, type VoucherUnusable } from "#shop/voucher";
import { leaf, summed } from "./derivation.ts";
import { namingVat } from "./line-vat.ts";
import { linesOf, type LineRefusal, type PricedLine } from "./lines.ts";
import type { Prices, QuoteLine, RecurringGroup } from "./model.ts";
import { settle, settlementOf, type GrossLine, type SettlementLine, type Settlement } from "./settlement.ts";

/** Everything a quote depends on; nothing else does it depend on. */
export interface QuoteInput {
  readonly cart: Pick<Cart, "items" | "voucher">;
  readonly catalog: Catalog;
  /** The rate that is shown or charged. */
  readonly vat: VatDecision;
  /** The seller country's rate, which is in the catalogue's prices. */
  readonly homeRate: Rate;
  /** Both for longer periods, where they are known to change before these end; absent where they are not. [VAT-14] */
  readonly later?: readonly LaterVat[];
  /** The voucher of the cart's code, if `mayRedeem` let it through; else null. */
  readonly voucher: QuotedVoucher | null;
  /** The moment of the quote: deals are in its prices while they run and not a moment longer. [CNT-05] */
  readonly now: Instant;
}

export type QuoteRefusal = LineRefusal | VoucherNotValid | VoucherTooHigh;

/** What the cart costs: with the first invoice, regularly, and why. Does not ask whether everything is in stock (`availableCart`). */
export const prices = (input: QuoteInput): Result.Result<Prices, QuoteRefusal> =>
  Result.gen(function* () {
    const voucher = yield* voucherOf(input);
    const lines = yield* pricedLines(input);
    return assembled(input, lines, yield* settle(grossLines(lines, input), voucher), voucher);
  });

/** Prices and, when the cart's voucher does not hold, the reason; they are then those without it. */
export interface Forgiving<Q extends Prices> {
  readonly quote: Q;
  readonly voucherRefusal: VoucherUnusable | VoucherTooHigh | null;
}

/** For a screen: a voucher that blocks the order hides no prices. [CRT-04] */
export const forgiving = <Q extends Prices>(
  whole: Result.Result<Q, QuoteRefusal>,
  without: () => Result.Result<Q, LineRefusal>,
): Result.Result<Forgiving<Q>, LineRefusal> => {
  if (Result.isSuccess(whole)) return Result.succeed({ quote: whole.success, voucherRefusal: null });
  const refusal = whole.failure;
  // Stryker disable next-line ConditionalExpression: what no voucher is to blame for is met again without it
  if (refusal._tag !== "VoucherNotValid" && refusal._tag !== "VoucherTooHigh") return Result.fail(refusal);
  return Result.map(without(), (made) => ({ quote: made, voucherRefusal: refusal }));
};

/** The ledger of a product page: the same calculation for one item that is in no cart yet. [VAT-10] */
export const pricesOfProduct = (
  input: Pick<QuoteInput, "catalog" | "vat" | "homeRate" | "later" | "now"> & { readonly choice: ProductChoice },
): Result.Result<Prices, ConfigurationRefusal | LineRefusal> =>
  Result.flatMap(configured(input.catalog, "choice", input.choice), (item) =>
    pricesWithoutVoucher({ ...input, cart: { items: [item], voucher: null } }),
  );

export const pricesWithoutVoucher = (input: Omit<QuoteInput, "voucher">): Result.Result<Prices, LineRefusal> =>
  Result.map(pricedLines(input), (lines) =>
    assembled(input, lines, settlementOf(grossLines(lines, input), zero), null),
  );

const pricedLines = (input: Omit<QuoteInput, "voucher">): Result.Result<readonly PricedLine[], LineRefusal> =>
  linesOf(input.cart.items, offeredAt(input.catalog, input.now), ({ fromMonth = 0, months }) => {
    const { vat, homeRate } = vatIn(input, fromMonth + months);
    return { home: homeRate, rate: vat.rate };
  });

/** A line has the VAT of the last day of its first period. [VAT-14] */
const vatIn = ({ vat, homeRate, later }: Pick<QuoteInput, "vat" | "homeRate" | "later">, months: number): VatAt =>
  vatAfter({ vat, homeRate }, later ?? none, months);

const none: readonly LaterVat[] = [];

const grossLines = (
  lines: readonly PricedLine[],
  input: Pick<QuoteInput, "vat" | "homeRate" | "later">,
): readonly GrossLine[] =>
  lines.map(({ first, billingMonths }) => ({ gross: first, rate: vatIn(input, billingMonths).vat.rate }));

const voucherOf = ({ cart, voucher }: QuoteInput): Result.Result<QuotedVoucher | null, VoucherNotValid> => {
  if (cart.voucher === null) return Result.succeed(null);
  return voucher !== null && voucher.code === cart.voucher
    ? Result.succeed(voucher)
    : Result.fail(new VoucherNotValid({ code: cart.voucher }));
};

const assembled = (
  input: Pick<QuoteInput, "vat" | "homeRate" | "later" | "catalog">,
  priced: readonly PricedLine[],
  settlement: Settlement,
  voucher: QuotedVoucher | null,
): Prices => {
  const charged = priced.map((line, index): QuoteLine => {
    const { voucherShare, charged: gross, net, vat: lineVat } = settlement.lines[index] ?? nothing;
    return { ...line, voucherShare, charged: gross, net, vat: lineVat };
  });
  const { vat, lines } = namingVat(
    charged.map((line) => ({ line, vat: vatIn(input, line.billingMonths).vat })),
    input.vat,
  );
  const setup = sum(lines.map((line) => line.setup));
  return {
    vat,
    lines,
    setup,
    firstPeriod: sum(lines.map((line) => add(line.period, line.discount))),
    subtotal: settlement.subtotal,
    voucher: settlement.voucher,
    voucherCode: voucher?.code ?? null,
    ...(voucher !== null && { voucherWorth: voucher.worth }),
    total: settlement.total,
    net: settlement.net,
    vatAmount: settlement.vatAmount,
    vatGroups: settlement.groups,
    recurring: recurringGroups(lines),
    catalogVersion: input.catalog.version,
    derivation: summed(
      "first-invoice",
      [
        ...lines.map(({ derivation }) => derivation),
        ...(voucher === null ? [] : [leaf("voucher", settlement.voucher, { code: voucher.code })]),
      ],
      {},
    ),
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
