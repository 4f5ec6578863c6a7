// The quote of a cart that is not confirmed yet: the server's calculation with the facts that came with the confirmed quote. [CRT-03] [VAT-10]
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import type { Rate } from "#kernel/money";
import type { Cart } from "#shop/cart";
import type { Catalog } from "#shop/catalog";
import type { LaterVat, VatDecision } from "#shop/vat";
import type { QuotedVoucher, VoucherTooHigh } from "#shop/voucher";
import type { Prices } from "./model.ts";
import { forgiving, prices, pricesWithoutVoucher, type QuoteInput } from "./prices.ts";

/** What a quote depends on besides its cart; the slice of the catalogue that the cart needs is enough. */
export interface QuoteFacts {
  readonly catalog: Catalog;
  readonly vat: VatDecision;
  readonly homeRate: Rate;
  /** Both for longer periods, where they are known to change. [VAT-14] */
  readonly later?: readonly LaterVat[];
  /** The moment of the confirmed prices. */
  readonly now: Instant;
}

/** The quote that is foretold, and whether the cart is now worth less than the voucher that was deducted from it. */
export interface ForetoldQuote {
  readonly quote: Prices;
  readonly voucherRefusal: VoucherTooHigh | null;
}

/** Null where something of the cart has no price. A voucher that was not deducted before is left out: what it comes to, the server says. */
export const foretoldQuote = (
  cart: Pick<Cart, "items" | "voucher">,
  facts: QuoteFacts,
  confirmed: Prices | null,
): ForetoldQuote | null => {
  const voucher = deducted(cart, confirmed);
  const input: QuoteInput = { ...facts, cart: { items: cart.items, voucher: voucher?.code ?? null }, voucher };
  const made = forgiving(prices(input), () => pricesWithoutVoucher(input));
  if (Result.isFailure(made)) return null;
  const { quote, voucherRefusal } = made.success;
  return { quote, voucherRefusal: voucherRefusal?._tag === "VoucherTooHigh" ? voucherRefusal : null };
};

/** The voucher of the cart, if the confirmed quote has it. [CRT-04] */
const deducted = ({ voucher: code }: Pick<Cart, "voucher">, confirmed: Prices | null): QuotedVoucher | null =>
  code === null || confirmed?.voucherWorth === undefined || confirmed.voucherCode !== code
    ? null
    : { code, worth: confirmed.voucherWorth };
