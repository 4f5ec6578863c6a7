// The quote: the only calculation of the shop. Page, cart, summary, mail and API project it. [CRT-03] [VAT-10] [HDL-02] [HDL-03]
import type { Cents, Micros, Rate } from "#kernel/money";
import type { ItemId } from "#shop/cart";
import type { ProductKey } from "#shop/catalog";
import type { VatDecision } from "#shop/vat";
import type { VoucherWorth } from "#shop/voucher";

/** What an amount is made of; the amounts of `parts` add up to `amount`, or there are no parts. */
export interface Derivation {
  readonly reason: DerivationReason;
  readonly amount: Cents;
  /** The facts for the reason in words: quantity, months, rate in basis points, unit price, title. */
  readonly facts: Readonly<Record<string, string | number>>;
  readonly parts: readonly Derivation[];
}

export type DerivationReason =
  | "first-invoice"
  | "line"
  | "setup"
  | "period"
  | "free-months"
  | "first-month-discount"
  | "unit-price"
  | "price-at-rate"
  | "included-domain"
  | "free-transfer"
  | "voucher"
  | "vat"
  | "net"
  | "rounding"
  | "recurring";

/** One row of the ledger: a product, an addition to it, or a domain. */
export interface QuoteLine {
  readonly item: ItemId;
  readonly kind: "product" | "addition" | "domain";
  /** Product key, or the domain in A-label form. */
  readonly subject: ProductKey | string;
  readonly quantity: number;
  /** What `unitPrice` pays for: a month of a product, an hour where it is billed by the hour, a year of a domain. */
  readonly unit: "hour" | "month" | "year";
  /** Gross price of one unit at the quote's rate, before discounts; where it has more digits, the nearest cent. */
  readonly unitPrice: Cents;
  /** The same with all its digits where it is by the hour or by the gigabyte: what the line is calculated from. Absent elsewhere, and on quotes from before. [VAT-11] */
  readonly unitPriceMicros?: Micros;
  /** Months of the billing period (12 for a domain). */
  readonly billingMonths: number;
  readonly minimumMonths: number;
  /** Setup fees of the whole line, gross. */
  readonly setup: Cents;
  /** The first billing period of the whole line before discounts, gross. */
  readonly period: Cents;
  /** What free months, first-month discount, inclusion or a free transfer take off the first period; never positive. */
  readonly discount: Cents;
  /** setup + period + discount: what the line adds to the first invoice. */
  readonly first: Cents;
  /** First months that cost nothing; they may reach into later billing periods. */
  readonly freeMonths: number;
  /** What each later billing period costs, gross; at most, where the unit is an hour. [PRD-08] */
  readonly recurring: Cents;
  /** Months after the start from which `recurring` applies in full. */
  readonly recurringFromMonth: number;
  /** The line's share of the voucher; zero or negative. */
  readonly voucherShare: Cents;
  /** first + voucherShare: what is charged for the line with the first invoice; net + vat. */
  readonly charged: Cents;
  readonly net: Cents;
  /** The line's share of its VAT group's VAT. */
  readonly vat: Cents;
  /** What `first` is made of. */
  readonly derivation: Derivation;
  /** What `recurring` is made of. */
  readonly recurringDerivation: Derivation;
}

/** VAT of all that is charged at one rate; net + vat = gross. */
export interface VatGroup {
  readonly rate: Rate;
  readonly gross: Cents;
  readonly net: Cents;
  readonly vat: Cents;
}

/** What is due regularly after the first invoice, for one billing period length. */
export interface RecurringGroup {
  readonly everyMonths: number;
  readonly gross: Cents;
}

export interface Quote {
  readonly vat: VatDecision;
  readonly lines: readonly QuoteLine[];
  /** Sum of the setup fees, gross. */
  readonly setup: Cents;
  /** First billing periods after discounts, gross. */
  readonly firstPeriod: Cents;
  /** setup + firstPeriod. */
  readonly subtotal: Cents;
  /** What the voucher takes off; zero or negative. */
  readonly voucher: Cents;
  readonly voucherCode: string | null;
  /** What the voucher is worth, from which a quote of a changed cart follows; absent without one, and on quotes from before. */
  readonly voucherWorth?: VoucherWorth;
  /** The first invoice: subtotal + voucher, never below zero. [CRT-03] */
  readonly total: Cents;
  readonly net: Cents;
  readonly vatAmount: Cents;
  readonly vatGroups: readonly VatGroup[];
  readonly recurring: readonly RecurringGroup[];
  readonly catalogVersion: string;
  readonly derivation: Derivation;
  /** SHA-256 in hex of the canonical JSON of everything above but the derivations. [HDL-03] */
  readonly hash: string;
}

/** A quote that no order is placed for, as a screen foretells it. */
export type Prices = Omit<Quote, "hash">;
