// What the cart shows, ready to draw: the answers of the server, nothing decided here.
import type { Cart, IncludedPlaces } from "@kontor/domain/shop/cart";
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Catalog, Location } from "@kontor/domain/shop/catalog";
import type { TermWords } from "@kontor/domain/shop/contract";
import type { Quote } from "@kontor/domain/shop/pricing";
import type { LaterVat, VatAt, VatDecision } from "@kontor/domain/shop/vat";
import type { Refused } from "../../platform/page/refused.ts";
import type { CheckoutBase } from "../../shell/checkout-frame/views.ts";

/** What the catalogue says of a product in the cart. */
export interface ProductView {
  readonly title: string;
  /** Null for what has no page of its own. */
  readonly href: string | null;
  readonly billingMonths: readonly number[];
  readonly freeMonths: number;
  readonly includedDomains: number;
  readonly locations: readonly Location[];
  /** How many of each addition one unit may have. [CRT-02] */
  readonly additions: Readonly<Record<string, number>>;
  /** The minimum term with the earliest end of a contract of today; null without a term, or where the day is not known. [CON-01] */
  readonly term: TermWords | null;
  /** What is asked beside the terms: labels by key. */
  readonly fields: Readonly<Record<string, string>>;
}

export type ProductViews = Readonly<Record<string, ProductView>>;

/** An item that cannot be ordered as it is any more. [PRD-03] [CHK-07] */
export interface ItemRefused extends Refused {
  readonly item: string;
}

/** A quote with what keeps it from being ordered. */
export interface QuoteAnswer {
  readonly quote: Quote;
  readonly voucherRefused: Refused | null;
  readonly problems: readonly ItemRefused[];
  /** Where rates are known to change: what the quote depends on of them. [VAT-14] */
  readonly periodVat?: PeriodVat;
}

export interface PeriodVat extends VatAt {
  readonly later: readonly LaterVat[];
}

/** The cart with its quote; a cart that cannot be priced has none, and `refused` says why. */
export interface CartContents {
  readonly cart: Cart | null;
  readonly quote: Quote | null;
  readonly refused: Refused | null;
  readonly voucherRefused: Refused | null;
  readonly problems: readonly ItemRefused[];
  readonly periodVat?: PeriodVat;
  readonly products: ProductViews;
  /** The places for included domains of each plan, by item. [PRD-07] */
  readonly places: Readonly<Record<string, IncludedPlaces>>;
}

/** What the cart and its quote are foretold from, before the server has answered a change. [CRT-08] [VAT-10] */
export interface ForetellingFacts {
  /** As much of the catalogue as the cart's changes depend on. */
  readonly catalog: Catalog;
  readonly homeRate: number;
  /** The moment whose prices hold. */
  readonly pricedAt: Instant;
  /** The VAT of the last quote; null where there was none. */
  readonly vat: VatDecision | null;
}

/** The form that takes a removal back where there are no scripts. */
export interface PlainUndo {
  readonly action: string;
  readonly label: string;
}

/** The order that emptied the cart, with the page that thanks for it. [CHK-06] */
export interface OrderedView {
  readonly number: string;
  readonly href: string;
}

export interface CartPage extends CheckoutBase, CartContents, ForetellingFacts {
  readonly step: "cart";
  /** The term of a name on its own with the earliest end of a contract of today; null where the day is not known. [CON-01] */
  readonly domainTerm: TermWords | null;
  /** By which ways one pays, in a sentence (§ 312j (1) BGB). [PAY-03] */
  readonly payment: string;
  /** The names that move here and lack their authcode, as they are shown. [DOM-01] */
  readonly authcodesMissing: readonly string[];
  /** While nothing was put into the cart since. */
  readonly ordered?: OrderedView;
  /** Whether a later step led back here for what is lacking. [CHK-01] */
  readonly stopped?: boolean;
  /** What a form without scripts put into it or took out, or what a login brought, in words. */
  readonly put?: string;
  readonly undo?: PlainUndo;
  /** A code that was refused where there were no scripts. [CRT-04] */
  readonly refusedVoucher?: RefusedVoucher | undefined;
}

/** A code as it was typed, and why it was refused. */
export interface RefusedVoucher {
  readonly code: string;
  readonly text: string;
}

/** What was refused of an item while it is on screen. */
export interface ItemRefusal {
  readonly text: string;
  readonly domain: string | null;
  /** The addition whose quantity it was, empty for the item's own; null where it was something else. */
  readonly quantityOf: string | null;
}
