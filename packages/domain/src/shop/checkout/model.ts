// The checkout: four steps, the agreements, the order. [CHK-01…09] [LGL-01] [LGL-04]
import type { Instant } from "#kernel/calendar";
import type { Cart, CartId } from "#shop/cart";
import type { Address } from "#shop/customer";
import type { Quote } from "#shop/pricing";
import type { Locale } from "#visitor/locale";

export type Step = "cart" | "login" | "summary" | "thank-you";

export const steps: readonly Step[] = ["cart", "login", "summary", "thank-you"];

/** The boxes above the order button; the first three are needed, the fourth is free. [CHK-04] [LGL-04] */
export interface Agreements {
  readonly terms: boolean;
  readonly cancellationPolicy: boolean;
  readonly adult: boolean;
  readonly earlyStart: boolean;
}

export type OrderId = string;

/** Counts up in a sequence, such as `K-2026-000042`. */
export type OrderNumber = string;

/** A placed order: everything that was agreed, as it was shown. */
export interface Order {
  readonly id: OrderId;
  readonly number: OrderNumber;
  readonly customerNumber: string;
  readonly locale: Locale;
  readonly address: Address;
  readonly cart: Cart;
  readonly quote: Quote;
  readonly agreements: Agreements;
  readonly placedAt: Instant;
}

/** What a frontend sends to order: what the visitor saw and agreed to. [CHK-06] [HDL-03] */
export interface OrderIntent {
  readonly cartId: CartId;
  readonly cartVersion: number;
  readonly quoteHash: string;
  readonly agreements: Agreements;
  readonly locale: Locale;
  readonly idempotencyKey: string;
}
