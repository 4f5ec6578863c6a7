// The contracts of customers: what an order bound, part by part, and what has become of it since. [ACC-02] [ACC-05]
import type { Day } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import type {
  ChosenFieldSchema,
  ContractStateSchema,
  ContractPartSchema,
  ContractPieceSchema,
  ContractPriceSchema,
  GuaranteeBaseSchema,
  ServiceContractSchema,
} from "./codec.ts";
import type { CalendarEntry, ContractTerms, PriceStep } from "./model.ts";
import type { FirstEnd } from "./terms.ts";

export type ContractId = string;

/** The order's number and the contract's place in it: `K-2026-000042-1`. */
export type ContractNumber = string;

/** One priced line of the order, under the title that it was ordered by. */
export type ContractPart = typeof ContractPartSchema.Type;

/** A part's price from a day on, at the seller's own rate. [BAL-08] */
export type ContractPrice = typeof ContractPriceSchema.Type;

/** A field of the product and its value, under the label that it was chosen by. */
export type ChosenField = typeof ChosenFieldSchema.Type;

/** What the guarantee gives back depends on: the base fee, and what was charged for it. [CON-05] */
export type GuaranteeBase = typeof GuaranteeBaseSchema.Type;

export type ContractState = typeof ContractStateSchema.Type;

/** A piece by its place among all of its item, counted from 1. */
export type ContractPiece = typeof ContractPieceSchema.Type;

/** A contract of a customer, under the terms that were stated when it was ordered. */
export type ServiceContract = typeof ServiceContractSchema.Type;

/** As it is on a day: a cancelled contract runs until its end. */
export type ContractStanding = "running" | "cancelled" | "withdrawn" | "ended";

/** A contract as it is shown on a day, with what its customer may do. */
export interface ContractView {
  readonly contract: Omit<
    ServiceContract,
    "guarantee" | "email" | "seller" | "valueIsOwed" | "namesReadyAt" | "announcedRenewal" | "prices"
  >;
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

/** What is known of it without its calendar and what may be done: enough for lists of many. [ACC-09] */
export type ContractGlance = Pick<
  ContractView,
  "contract" | "today" | "standing" | "begins" | "terms" | "end" | "nextEnd"
>;

/** Null for what cannot be done, or not any more. */
export interface ContractActs {
  /** A notice of today ends it after this day, the last one covered; the `end` of its state is the first day that is not. */
  readonly cancel: { readonly end: Day } | null;
  readonly withdraw: { readonly lastDay: Day } | null;
  readonly guarantee: { readonly lastDay: Day; readonly refund: Cents } | null;
}
