// The quote of a stored cart, with the catalogue and the voucher of now. [CRT-03] [VAT-10]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import type { Rate } from "#kernel/money";
import type { Cart } from "#shop/cart";
import { Catalogs } from "#shop/catalog";
import type { LaterVat, VatDecision } from "#shop/vat";
import { mayRedeem, type VoucherNotValid, Vouchers, type VoucherUnusable } from "#shop/voucher";
import type { QuoteInput } from "./prices.ts";
import { forgivingQuote, isSameInput, quote } from "./rules.ts";

/** For whom and when a cart is quoted. */
export interface QuoteCircumstances {
  readonly vat: VatDecision;
  readonly homeRate: Rate;
  /** Both for longer periods, where they are known to change. [VAT-14] */
  readonly later?: readonly LaterVat[];
  readonly now: Instant;
}

/** The quote that an order is placed for: refused when the voucher does not hold any more. */
export const quoteOfCart = Effect.fnUntraced(function* (cart: Cart, circumstances: QuoteCircumstances) {
  const { input, unusable } = yield* inputWithReason(cart, circumstances);
  return yield* Effect.fromResult(Result.mapError(lastQuote(input), (refusal) => reasonOf(refusal, unusable)));
});

/** The quote that a screen shows, with what is wrong about the voucher beside it. */
export const shownQuoteOfCart = Effect.fn("shownQuoteOfCart")(function* (
  cart: Cart,
  circumstances: QuoteCircumstances,
) {
  const { input, unusable } = yield* inputWithReason(cart, circumstances);
  const { quote: made, voucherRefusal } = yield* Effect.fromResult(forgivingQuote(input, lastQuote(input)));
  return { quote: made, voucherRefusal: voucherRefusal === null ? null : reasonOf(voucherRefusal, unusable) };
});

/** A quote knows that there is no voucher to deduct; why, is known where it was looked for: another order has used it meanwhile, or its time is over. */
const reasonOf = <E extends { readonly _tag: string }>(
  refusal: E | VoucherNotValid,
  unusable: VoucherUnusable | null,
): E | VoucherUnusable => (refusal._tag === "VoucherNotValid" && unusable !== null ? unusable : refusal);

/** Everything the quote of a cart depends on, as it is now. */
export const quoteInput = Effect.fnUntraced(function* (cart: Cart, circumstances: QuoteCircumstances) {
  return (yield* inputWithReason(cart, circumstances)).input;
});

const inputWithReason = Effect.fnUntraced(function* (cart: Cart, circumstances: QuoteCircumstances) {
  const { now } = circumstances;
  const catalog = yield* (yield* Catalogs).current;
  const found = cart.voucher === null ? null : yield* (yield* Vouchers).byCode(cart.voucher);
  const redeemable = cart.voucher === null ? null : mayRedeem(cart.voucher, found, now);
  const voucher = redeemable === null ? null : Result.getOrNull(redeemable);
  const unusable = redeemable !== null && Result.isFailure(redeemable) ? redeemable.failure : null;
  return { input: { ...circumstances, cart, catalog, voucher } satisfies QuoteInput, unusable };
});

const last = new WeakMap<QuoteInput["cart"], { readonly input: QuoteInput; readonly made: ReturnType<typeof quote> }>();

/** The quote that was made for the same cart last, if everything it depends on is as it was: an order is placed for what was just shown. */
const lastQuote = (input: QuoteInput): ReturnType<typeof quote> => {
  const known = last.get(input.cart);
  if (known !== undefined && isSameInput(known.input, input)) return known.made;
  const made = quote(input);
  last.set(input.cart, { input, made });
  return made;
};
