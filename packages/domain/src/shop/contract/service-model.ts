// The contracts of customers: what an order bound, part by part, and what has become of it since. [ACC-02] [ACC-05]
import type { Day, Instant } from "#kernel/calendar";
import type { CountryCode } from "#kernel/country";
import type { Cents } from "#kernel/money";
import type { Localized } from "#visitor/locale";
import type { Binding, CalendarEntry, ContractPolicy, ContractTerms, PriceStep } from "./model.ts";
import type { FirstEnd } from "./terms.ts";

export type ContractId = string;

/** The order's number and the contract's place in it: `K-2026-000042-1`. */
export type ContractNumber = string;

/** One priced line of the order, under the title that it was ordered by. */
export interface ContractPart {
  readonly kind: "product" | "addition" | "domain";
  readonly subject: string;
  readonly title: Localized<string>;
  readonly quantity: number;
  /** Setup and first billing period after discounts, gross. */
  readonly first: Cents;
  /** Each later billing period, gross; at most, where it is billed by the hour. */
  readonly recurring: Cents;
  readonly everyMonths: number;
  /** Months after the start from which `recurring` is due. */
  readonly recurringFromMonth: number;
  /** What was chosen beside the terms, such as the image of a server; contracts from before it was noted have none. [PRD-01] */
  readonly chosen?: readonly ChosenField[];
  /** The title of the product's category, and how a name comes here; contracts from before it was noted have neither. [ACC-03] */
  readonly category?: Localized<string>;
  readonly acquisition?: "register" | "transfer";
  /** What the holder of a name has confirmed, in the words that stood beside the box. [DOM-01] */
  readonly condition?: Localized<string>;
}

/** A field of the product and its value, under the label that it was chosen by. */
export interface ChosenField {
  readonly key: string;
  readonly label: Localized<string>;
  readonly value: string;
}

/** What the guarantee gives back depends on: the base fee, and what was charged for it. [CON-05] */
export interface GuaranteeBase {
  readonly monthly: Cents;
  readonly billingMonths: number;
  readonly paid: Cents;
}

export type ContractState =
  | { readonly kind: "running" }
  | {
      readonly kind: "cancelled";
      readonly at: Instant;
      /** The first day that is not covered any more. */
      readonly end: Day;
      readonly by: "notice" | "guarantee";
      /** What the guarantee gives back; null without it. */
      readonly refund: Cents | null;
    }
  | { readonly kind: "withdrawn"; readonly at: Instant; readonly day: Day };

/** A piece by its place among all of its item, counted from 1. */
export interface ContractPiece {
  readonly number: number;
  readonly of: number;
}

/** A contract of a customer, under the terms that were stated when it was ordered. */
export interface ServiceContract extends Binding {
  readonly id: ContractId;
  readonly number: ContractNumber;
  readonly customerNumber: string;
  /** The address that the customer ordered with. */
  readonly email: string;
  readonly orderId: string;
  readonly orderNumber: string;
  /** The item of the order; additions and names with terms of their own have a contract beside their item's. */
  readonly item: string;
  /** Which piece of the item it is of; absent where the item is one piece, and on contracts from before each piece had its own. */
  readonly piece?: ContractPiece;
  readonly isAddition: boolean;
  readonly policy: ContractPolicy;
  /** The day of the order, from which withdrawal and guarantee count; `start` is the first day of the service, and not before it. [LGL-03] [LGL-04] [CON-05] */
  readonly orderedOn: Day;
  readonly location: string | null;
  /** At least one; the first names the contract. */
  readonly parts: readonly ContractPart[];
  /** Null for what has no base fee: names and additions. */
  readonly guarantee: GuaranteeBase | null;
  readonly placedAt: Instant;
  /** As in the terms of its order: absent is Germany. [LGL-03] */
  readonly seller?: CountryCode;
  /** An early start was asked for, and the box said that what is used until a withdrawal stays to be paid; contracts from before have none. [BAL-04] [LGL-04] */
  readonly valueIsOwed?: boolean;
  /** When what holds names alone was first reported as ready: registered or moved. [OUT-03] */
  readonly namesReadyAt?: Instant;
  readonly state: ContractState;
}

/** A domain name, in A-label form, that a running or waiting contract holds; whether it is the same customer's. */
export interface ContractName {
  readonly ascii: string;
  readonly own: boolean;
}

/** As it is on a day: a cancelled contract runs until its end. */
export type ContractStanding = "running" | "cancelled" | "withdrawn" | "ended";

/** A contract as it is shown on a day, with what its customer may do. */
export interface ContractView {
  readonly contract: Omit<ServiceContract, "guarantee" | "email" | "seller" | "valueIsOwed" | "namesReadyAt">;
  readonly today: Day;
  readonly standing: ContractStanding;
  /** The first day of the service while it is ahead and nothing ends the contract before it; else null. [LGL-04] */
  readonly begins: Day | null;
  readonly terms: ContractTerms;
  /** The last day that is covered, where it was cancelled, or the day on which it was withdrawn from. */
  readonly end: Day | null;
  /** The next day on which a term ends and the next one begins; null for what has no terms or does not renew any more. */
  readonly renewal: Day | null;
  /** The last day up to the next possible end, and the last day to cancel for it; null where it is cancelled. */
  readonly nextEnd: FirstEnd | null;
  /** Setup and first billing period. */
  readonly first: Cents;
  /** What is due later, from which day on. */
  readonly later: readonly PriceStep[];
  readonly calendar: readonly CalendarEntry[];
  readonly acts: ContractActs;
}

/** Null for what cannot be done, or not any more. */
export interface ContractActs {
  /** A notice of today ends it after this day, the last one covered; the `end` of its state is the first day that is not. */
  readonly cancel: { readonly end: Day } | null;
  readonly withdraw: { readonly lastDay: Day } | null;
  readonly guarantee: { readonly lastDay: Day; readonly refund: Cents } | null;
}
