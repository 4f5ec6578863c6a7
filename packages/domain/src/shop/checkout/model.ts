// The checkout: four steps, the agreements, the order. [CHK-01…09] [LGL-01] [LGL-04]
import type { Address } from "#shop/customer";
import type { Day, Instant } from "#kernel/calendar";
import type { Cents, Micros } from "#kernel/money";
import type { ItemProblem } from "#shop/cart";
import type { Location } from "#shop/catalog";
import type { ContractFacts, ContractTerms, FirstEnd } from "#shop/contract";
import type { ForgivingQuote, RecurringGroup, VatSum } from "#shop/pricing";
import type { VatDecision } from "#shop/vat";
import type { Locale, Localized } from "#visitor/locale";
import type { AgreementsSchema, OrderIntentSchema, OrderSchema, ResellerStatusSchema } from "./codec.ts";

export type Step = "cart" | "login" | "summary" | "thank-you";

export const steps: readonly Step[] = ["cart", "login", "summary", "thank-you"];

/** The boxes above the order button; the first three are needed, the fourth is free. [CHK-04] [LGL-04] */
export type Agreements = typeof AgreementsSchema.Type;

/** Whether staff has confirmed both papers of a reseller's order, or refused it. [CHK-10] */
export type ResellerStatus = typeof ResellerStatusSchema.Type;

export type ResellerPaper = "businessRegistration" | "resellingContract";

/** When staff confirmed each paper; null for not yet. [CHK-10] */
export type ResellerPapers = { readonly [P in ResellerPaper]: Instant | null };

export type OrderId = string;

/** Counts up in a sequence, such as `K-2026-000042`. */
export type OrderNumber = string;

/** A placed order: everything that was agreed, as it was shown. */
export type Order = typeof OrderSchema.Type;

/** What a frontend sends to order: what the visitor saw and agreed to. [CHK-06] [HDL-03] */
export type OrderIntent = typeof OrderIntentSchema.Type;

/** The facts that decide which steps are open. [CHK-01] [CHK-02] */
export interface StepFacts {
  /** How many items the cart holds. */
  readonly items: number;
  /** Whether the login state is `user`. */
  readonly signedIn: boolean;
  /** Whether the customer has stored an address. */
  readonly addressStored: boolean;
  /** The order just placed in this session. */
  readonly order: OrderId | null;
  /** How many names of the cart move here and lack their authcode; none by default. [DOM-01] */
  readonly authcodesMissing?: number;
  /** Whether one logs in for a page outside of the order; then the cart is no matter. [CHK-02] */
  readonly forAnotherPage?: boolean;
}

/** One row of the order's essential features. [LGL-01] */
export interface OrderFactsLine {
  readonly subject: string;
  readonly kind: "product" | "addition" | "domain";
  readonly title: Localized<string>;
  readonly features: readonly { readonly label: Localized<string>; readonly value: Localized<string> }[];
  /** Location of a server; null for what has none. [PRD-06] */
  readonly location: Location | null;
  readonly quantity: number;
  readonly setup: Cents;
  readonly first: Cents;
  readonly recurring: Cents;
  readonly everyMonths: number;
  /** Price of an hour, `recurring` is then the most of a month; null where it is billed by months. [PRD-08] */
  readonly hourPrice: Micros | null;
  /** The first month that costs the recurring price, later than the second period where months are free. [CRT-03] */
  readonly recurringFrom: number;
  readonly terms: ContractTerms;
  /** Its VAT, where the lines of the order have different ones. [VAT-14] */
  readonly vat?: VatDecision;
}

/** Terms stated once for everything that has them, with the first possible end of what is ordered today. [CON-01] */
export interface StatedTerms extends ContractTerms {
  /** Null for what ends at once. */
  readonly firstEnd: FirstEnd | null;
  /** Titles of what has these terms: products and domains; additions where they differ from the item that they belong to. */
  readonly titles: readonly Localized<string>[];
}

/** What a customer reads and answers beside the terms: consumers have a withdrawal, businesses none. [LGL-03] [LGL-04] [CHK-10] */
export interface CustomerNotices {
  /** Whether there is a notice of the statutory withdrawal. */
  readonly withdrawal: boolean;
  /** The boxes that stand above the order button, in their order. */
  readonly boxes: readonly (keyof Agreements)[];
  /** What the box of the endings confirms, each sentence once. */
  readonly conditions?: readonly Localized<string>[];
}

/** Everything that must stand directly above the order button, nothing between. [LGL-01] */
export interface OrderFacts {
  readonly lines: readonly OrderFactsLine[];
  readonly oneOff: Cents;
  readonly firstPeriod: Cents;
  readonly voucher: Cents;
  readonly voucherCode: string | null;
  readonly total: Cents;
  readonly net: Cents;
  readonly vatAmount: Cents;
  readonly vat: VatDecision;
  /** VAT by rate; one where all lines have the same. [VAT-14] */
  readonly vats: readonly VatSum[];
  readonly recurring: readonly RecurringGroup[];
  /** Each different set of terms once, the longest first. */
  readonly terms: readonly StatedTerms[];
  readonly notices: CustomerNotices;
}

/** What happens next, by the keys of its texts. [CHK-09] */
export type NextStep =
  | "invoice-follows"
  | "service-starts-now"
  | "service-starts-after-withdrawal-period"
  | "service-set-up"
  | "hours-begin"
  | "domain-registration"
  | "domain-registration-later"
  | "domain-transfer"
  | "domain-transfer-later"
  | "reseller-papers";

/** What mail and thank-you page say of an order: the same facts in the same order. [CHK-05] [CHK-09] */
export interface Confirmation {
  readonly number: OrderNumber;
  readonly locale: Locale;
  readonly customerNumber: string;
  readonly placedAt: Instant;
  readonly email: string;
  readonly addressee: Address;
  /** The customer's VAT id, which an invoice without VAT has to name; null without one. [VAT-09] */
  readonly vatId: string | null;
  readonly facts: OrderFacts;
  /** The policy and the day of the order. [CON-01] */
  readonly contract: ContractFacts;
  /** The first day on which it may be set up. [LGL-04] */
  readonly begins: Day;
  readonly nextSteps: readonly NextStep[];
  /** What goes with the mail by law. */
  readonly enclosed: readonly ("terms" | "withdrawal-notice")[];
}

export type { NewDomain, NewItem, NewTerms } from "#shop/cart";

/** The quote of a cart as a screen shows it: problems of voucher and items are listed beside it and hide no price. [CRT-04] [CHK-07] */
export interface CartQuote extends ForgivingQuote {
  readonly problems: readonly ItemProblem[];
}
