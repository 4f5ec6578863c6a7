// Contracts: how long they run, how they renew, what may be given back. [CON-01…05]
import type { Day } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import type { ContractFactsSchema, PolicySchema } from "./codec.ts";

/** The setting `CONTRACT_POLICY`: as specified, or by § 309 Nr. 9 BGB for consumers. */
export type ContractPolicy = typeof PolicySchema.Type;

export type ContractParty = "private" | "business";

/** The terms of an order: the policy in force, and the day at the seller's place. */
export type ContractFacts = typeof ContractFactsSchema.Type;

/** What was agreed on; prices are those that this customer pays. */
export interface Contract {
  /** The first day that is covered. */
  readonly start: Day;
  /** Months of the first term; 0 is none, the contract then runs from month to month. */
  readonly minimumMonths: number;
  /** Ends at once and renews nothing. [CON-03] */
  readonly hourly: boolean;
  readonly party: ContractParty;
  readonly monthly: Cents;
  readonly billingMonths: number;
}

/** The part of a contract that decides when it ends. */
export type Binding = Pick<Contract, "start" | "minimumMonths" | "hourly" | "party">;

/** How long a contract binds, by how much it renews, how early it is to be cancelled. */
export interface ContractTerms {
  /** 0 is none. */
  readonly minimumMonths: number;
  /** Months of each renewal; 0 where the contract runs on without a term, or ends at once. */
  readonly renewalMonths: number;
  /** Days of notice before the end of a term; 0 where the notice is counted in months or none is needed. */
  readonly noticeDays: number;
  /** Months of notice, to be given at any time; 0 where it is counted in days or none is needed. */
  readonly noticeMonths: number;
}

/** What the guarantee depends on. [CON-05] */
export interface GuaranteeFacts {
  readonly ordered: Day;
  /** Earlier orders of the same customer. */
  readonly earlier: readonly { readonly withdrawn: boolean }[];
  /** What was paid for the product so far. */
  readonly paid: Cents;
}

/** A price and the day from which it holds, for each so many months. */
export interface PriceStep {
  readonly from: Day;
  readonly gross: Cents;
  readonly everyMonths: number;
}

export type CalendarKind =
  | "start"
  | "price"
  | "withdrawal-end"
  | "guarantee-end"
  | "last-day-for-notice"
  | "possible-end"
  | "agreed-end";

/** A day of the contract calendar. */
export interface CalendarEntry {
  readonly kind: CalendarKind;
  readonly day: Day;
  /** The price that holds from then on; of price entries alone. */
  readonly price:
    | (Omit<PriceStep, "from"> & {
        /** Hours are billed: it is the most of a month. [PRD-08] */ readonly atMost?: boolean;
      })
    | null;
}
