// What the screens show, ready to draw: texts of the catalogue in the page's language, prices at the shown VAT rate.
import type { LaterVat } from "@kontor/domain/shop/vat";
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { SelectedAddition, SelectedDomain } from "@kontor/domain/shop/cart";
import type { Location, ProductField, StorageTerms } from "@kontor/domain/shop/catalog";
import type { Prices } from "@kontor/domain/shop/pricing";
import type { PlanList } from "./plan-views.ts";
import type { ShownVat } from "../../visitor/business-vat/shown-vat.ts";

export interface CategoryCard {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly from: number | null;
}

/** What of the content helps to choose: a page with its questions. */
export interface Guide {
  readonly href: string;
  readonly title: string;
  readonly questions: readonly { readonly id: string; readonly question: string; readonly html: string }[];
}

/** What holds for everything that is sold, with the page that says more. */
export interface PromiseView {
  readonly drawing: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

export interface CategoryPage {
  readonly vat: ShownVat;
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  /** The plans of a category; empty on an overview. */
  readonly list: PlanList;
  /** Where an offer beyond the price list is requested; null where there is none. [ADM-05] */
  readonly offer: string | null;
  readonly promises: readonly PromiseView[];
  /** Null where the content has none, or is away. */
  readonly guide: Guide | null;
  /** Categories below, on an overview such as the one of servers. */
  readonly below: readonly CategoryCard[];
}

export interface OfferedAddition {
  readonly key: string;
  readonly title: string;
  /** Of one, for a month. */
  readonly monthly: number;
  /** Of storage the price of a gigabyte, in millionths of a euro; else null. [VAT-11] */
  readonly perGigabyte: number | null;
  readonly maximum: number;
  /** Sizes of what is sold by the gigabyte; null elsewhere. [PRD-09] */
  readonly storage: StorageTerms | null;
}

export interface FurtherField {
  readonly key: string;
  readonly label: string;
  readonly kind: ProductField["kind"];
  readonly choices: readonly string[];
  readonly value: string;
}

export interface ProductPage {
  readonly vat: ShownVat;
  /** Rate in the catalogue's prices, in basis points. */
  readonly homeRate: number;
  /** Both rates of longer periods, where they are known to change. [VAT-14] */
  readonly later: readonly LaterVat[];
  /** The moment whose prices hold until a deal begins or ends. [CNT-05] */
  readonly pricedAt: Instant;
  /** The next moment at which a deal begins or ends; null when none does. */
  readonly pricedUntil: Instant | null;
  /** The end of the deal that the price follows, in words; null where it follows none. [CNT-05] */
  readonly deal: { readonly until: string; readonly wholeDay: boolean } | null;
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly monthly: number;
  /** Price per hour in millionths of a euro, `monthly` is then the most of a month; null where it is billed by months. [PRD-08] */
  readonly hourly: number | null;
  readonly freeMonths: number;
  readonly firstMonthDiscount: number;
  /** Minimum term, renewal, notice and the first possible end of what is ordered today. [CON-01] */
  readonly terms: readonly string[];
  /** By which ways one pays, in a sentence (§ 312j (1) BGB). [PAY-03] */
  readonly payment: string;
  readonly soldOut: boolean;
  readonly features: readonly { readonly key: string; readonly label: string; readonly value: string }[];
  readonly billingMonths: readonly number[];
  /** What each of them means: its price, and how many invoices a year. */
  readonly billingHints: readonly string[];
  readonly locations: readonly Location[];
  readonly additions: readonly OfferedAddition[];
  /** What is asked beside the terms, with what the address says of it. */
  readonly fields: readonly FurtherField[];
  readonly includedDomains: { readonly count: number; readonly endings: readonly string[] };
  readonly category: { readonly title: string; readonly href: string };
  /** Address of the drawing of its category. */
  readonly scene: string;
  /** Why it is worth a look, in a word or two; null where it is one of many. */
  readonly badge: string | null;
  readonly siblings: readonly { readonly title: string; readonly href: string; readonly monthly: number }[];
  /** The item of the cart that is edited here; null where a new one is chosen. [CRT-08] */
  readonly item: string | null;
  /** The names that it had when it was opened here, with spaces between them; null where a new one is chosen. */
  readonly had: string | null;
  readonly chosen: Choice;
  readonly ledger: ProductLedger | null;
  /** The ledgers of the other billing periods, the rest as chosen: a change of the period alone is answered without a calculation. */
  readonly otherPeriods: readonly { readonly billingMonths: number; readonly ledger: ProductLedger | null }[];
  /** Why something that was chosen before could not be done. */
  readonly refused: RefusedChoice | null;
  /** The name that was refused because it stands in the cart, and that this product could include. [PRD-07] [DOM-04] */
  readonly offered: SelectedDomain | null;
}

/** A refusal in words, at the field that it is about. */
export interface RefusedChoice {
  /** Id of the field, or of the place beside the button. */
  readonly field: string;
  readonly text: string;
  /** The name as it was typed, if it is one that was refused. */
  readonly typed?: string;
}

/** What a visitor chose on the product page; it stands in the address, so that it works without scripts. */
export interface Choice {
  readonly billingMonths: number;
  readonly location: Location | null;
  readonly additions: readonly SelectedAddition[];
  readonly domains: readonly ChosenDomain[];
}

/** A name that comes along with a product: a new one, or one that stands in the cart and moves into the product. [PRD-07] */
export interface ChosenDomain extends SelectedDomain {
  readonly inCart?: boolean;
}

/** The quote of a choice, and what it comes to over years. */
export interface ProductLedger {
  readonly quote: Prices;
  readonly costs: readonly { readonly years: number; readonly gross: number }[];
}
