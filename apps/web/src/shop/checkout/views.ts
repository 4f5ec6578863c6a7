// What the domain check and the four checkout screens show, ready to draw: the server's answers, nothing decided here.
import type { ClosedAccount, ProviderWay } from "../account/views.ts";
import type { AddressPolicyName } from "@kontor/domain/kernel/text";
import type { Agreements, Confirmation, CustomerNotices, OrderFacts, Step } from "@kontor/domain/shop/checkout";
import type { Address, AddressDraft } from "@kontor/domain/shop/customer";
import type { Quote } from "@kontor/domain/shop/pricing";
import type { RefusalValue } from "@kontor/domain/visitor/session";
import type { CheckoutBase } from "../../shell/checkout-frame/views.ts";
import type { CartContents, CartPage, ProductViews } from "../cart/views.ts";
import type { CountryView } from "../customer/views.ts";

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
  /** Whether it was a login that led here because it ended. [SES-01] */
  readonly ended: boolean;
  /** Other ways to log in. [SES-05] */
  readonly providers: readonly ProviderWay[];
  /** What a form without scripts brought, and why it came to nothing; the password is not among it. */
  readonly sent?: { readonly draft: AddressDraft; readonly refused: RefusalValue | null };
}

export interface SummaryPage extends CheckoutBase, CartContents {
  readonly step: "summary";
  readonly address: Address;
  /** Which address is shown, for the order. [CHK-03] */
  readonly addressSeen: string;
  readonly order: OrderFacts | null;
  /** By the box for an early start, where rates that change make them differ. [VAT-14] [CHK-07] */
  readonly quotes?: { readonly early: QuotedStart; readonly later: QuotedStart };
  /** The notices and questions for this customer. [CHK-04] [LGL-04] */
  readonly notices: CustomerNotices;
  /** The terms of the order in words, each once. [CON-01] */
  readonly terms: readonly TermsView[];
  /** With and without an early start, for who may choose; else the one that there is. [LGL-04] */
  readonly starts: readonly StartView[];
  /** Whether names are to be registered, which may be gone by the first day. */
  readonly registers: boolean;
  /** Whether any name is registered or moved, which is done once it is reported. [BAL-04] */
  readonly names: boolean;
  /** Whether everything is paid back after a withdrawal. [BAL-04] */
  readonly generous: boolean;
  /** The key under which a form without scripts orders once. [CHK-06] */
  readonly key: string;
  /** The total that was seen before this page, where it is another one now and there were no scripts to remember it. [CHK-07] [VAT-10] */
  readonly seenTotal: number | null;
  /** What a form without scripts brought, why nothing was ordered, and the total that stood on its page. [CHK-07] */
  readonly tried?: {
    readonly agreements: Agreements;
    readonly refusals: readonly RefusalValue[];
    readonly total: number | null;
  };
}

/** What an order costs by its start, with the facts of it. */
export interface QuotedStart {
  readonly quote: Quote;
  readonly order: OrderFacts;
}

/** A day of the order's calendar in words, with what it holds for. */
export interface OrderDayView {
  readonly day: string;
  readonly date: string;
  readonly text: string;
  readonly titles: string;
}

/** Terms in words with what has them, and the first possible end by each start. */
export interface TermsView {
  readonly titles: string;
  readonly text: string;
  readonly ends: readonly { readonly early: boolean; readonly text: string }[];
}

/** What an order of today means, with an early start or without one. [LGL-04] */
export interface StartView {
  readonly early: boolean;
  /** The first day of the service. */
  readonly date: string;
  /** The days that it makes. [CON-01] */
  readonly days: readonly OrderDayView[];
}

export interface ThankYouPage extends CheckoutBase {
  readonly step: "thank-you";
  readonly confirmation: Confirmation;
  /** When the order was placed, in words. */
  readonly placed: string;
  /** By which ways one pays, in half a sentence. [PAY-03] */
  readonly ways: string;
  /** Where its invoice is paid online; null where none is issued yet, or customers pay by transfer alone. [PAY-04] */
  readonly pay: string | null;
  /** The order in the account. [ACC-01] */
  readonly account: string;
  readonly quote: Quote;
  readonly days: readonly OrderDayView[];
  /** The contracts in the account, each with its days as a file. */
  readonly contracts: string;
  readonly products: ProductViews;
  /** What was chosen of the products beside their terms, such as the name of a certificate. */
  readonly chosen: readonly { readonly label: string; readonly value: string }[];
}

/** A step that could not be loaded: own text, a way to empty the cart, a way to the support. [SHL-07] [SHL-14] */
export interface FailedStep extends Pick<CheckoutBase, "paths" | "links"> {
  readonly step: Step;
  readonly failed: "unreachable" | "no-order" | ClosedAccount;
  readonly referral: boolean;
}

export type CheckoutPage = CartPage | LoginPage | SummaryPage | ThankYouPage | FailedStep;
