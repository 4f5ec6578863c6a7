// What the domain check and the four checkout screens show, ready to draw: the server's answers, nothing decided here.
import type { ClosedAccount } from "../../visitor/session/views.ts";
import type { AddressPolicyName } from "@kontor/domain/kernel/text";
import type { Cart, IncludedPlaces } from "@kontor/domain/shop/cart";
import type { Location } from "@kontor/domain/shop/catalog";
import type { Confirmation, CustomerNotices, OrderFacts, Step, StepFacts } from "@kontor/domain/shop/checkout";
import type { Address } from "@kontor/domain/shop/customer";
import type { Quote } from "@kontor/domain/shop/pricing";
import type { ShownVat } from "../vat/shown-vat.ts";

/** A refusal as the API told it: its text is in the language of the page already. */
export interface Refused {
  readonly refusal: string;
  readonly detail: string;
}

/** What the catalogue says of a product in the cart. */
export interface ProductView {
  readonly title: string;
  /** Null for what has no page of its own. */
  readonly href: string | null;
  readonly billingMonths: readonly number[];
  readonly freeMonths: number;
  readonly includedDomains: number;
  readonly locations: readonly Location[];
}

export type ProductViews = Readonly<Record<string, ProductView>>;

/** What every checkout page knows. */
export interface CheckoutBase {
  readonly facts: StepFacts;
  readonly paths: Readonly<Record<Step, string>>;
  readonly links: Readonly<
    Record<"home" | "hosting" | "domains" | "support" | "terms" | "policy" | "account" | "loginAgain" | "forgotten", string>
  >;
}

/** An item that cannot be ordered as it is any more. [PRD-03] [CHK-07] */
export interface ItemRefused extends Refused {
  readonly item: string;
}

/** A quote with what keeps it from being ordered. */
export interface QuoteAnswer {
  readonly quote: Quote;
  readonly voucherRefused: Refused | null;
  readonly problems: readonly ItemRefused[];
}

/** The cart with its quote; a cart that cannot be priced has none, and `refused` says why. */
export interface CartContents {
  readonly cart: Cart | null;
  readonly quote: Quote | null;
  readonly refused: Refused | null;
  readonly voucherRefused: Refused | null;
  readonly problems: readonly ItemRefused[];
  readonly products: ProductViews;
  /** The places for included domains of each plan, by item. [PRD-07] */
  readonly places: Readonly<Record<string, IncludedPlaces>>;
}

export interface CartPage extends CheckoutBase, CartContents {
  readonly step: "cart";
  /** The names that move here and lack their authcode, as they are shown. [DOM-01] */
  readonly authcodesMissing: readonly string[];
}

export interface CountryView {
  readonly iso: string;
  readonly name: string;
}

export interface LoginPage extends CheckoutBase, CartContents {
  readonly step: "login";
  /** Null when they could not be loaded. [CUS-14] */
  readonly countries: readonly CountryView[] | null;
  /** Name of the customer who is logged in already. */
  readonly customer: string | null;
  /** By which of the two policies names and addresses are read. */
  readonly addressPolicy: AddressPolicyName;
  /** Where a login leads, on this shop only. [CHK-02] */
  readonly returnPath: string | null;
}

export interface SummaryPage extends CheckoutBase, CartContents {
  readonly step: "summary";
  readonly address: Address;
  readonly order: OrderFacts | null;
  /** What this customer is told and asked. [CHK-04] [LGL-04] */
  readonly notices: CustomerNotices;
  /** The terms of the order in words, each once. [CON-01] */
  readonly terms: readonly TermsView[];
}

/** Terms in words with what has them. */
export interface TermsView {
  readonly titles: string;
  readonly text: string;
}

export interface ThankYouPage extends CheckoutBase {
  readonly step: "thank-you";
  readonly confirmation: Confirmation;
  readonly quote: Quote;
  readonly products: ProductViews;
}

/** A step that could not be loaded: own text, a way to empty the cart, a way to the support. [SHL-07] [SHL-14] */
export interface FailedStep extends Pick<CheckoutBase, "paths" | "links"> {
  readonly step: Step;
  readonly failed: "unreachable" | "no-order" | ClosedAccount;
  readonly referral: boolean;
}

export type CheckoutPage = CartPage | LoginPage | SummaryPage | ThankYouPage | FailedStep;

/** An ending that the domain check offers, with prices at the rate that the visitor sees. */
export interface EndingView {
  readonly ending: string;
  readonly register: number;
  readonly renew: number;
  readonly transferable: boolean;
  readonly popular: boolean;
}

export interface DomainCheckPage {
  /** What stood in the address, such as after a search without scripts. */
  readonly typed: string;
  readonly endings: readonly EndingView[];
  readonly vat: ShownVat;
  readonly cartPath: string;
}
