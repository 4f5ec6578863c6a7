// Deals, flash deals and advent doors: something for less, for a while. [CNT-05] [CNT-06] [CNT-11]
import type { Day, Instant } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import type { Localized } from "#visitor/locale";

/** When a deal can be had: from `opens` on, until before `closes`. Neither ever moves. */
export interface DealTime {
  /** Null is always open so far. */
  readonly opens: Instant | null;
  /** Null has no end and no countdown. */
  readonly closes: Instant | null;
}

export interface Deal extends DealTime {
  readonly key: string;
  readonly kind: "deal" | "flash" | "door";
  readonly title: Localized<string>;
  /** Key of a category of the catalogue. */
  readonly category: string;
  /** Lowest price per month, gross at the seller country's rate. */
  readonly startingPrice: Cents;
  readonly soldOut: boolean;
}

/** An advent door belongs to one day. [CNT-06] */
export interface Door {
  readonly day: Day;
}

/** Phase of a deal at one moment; a door before its day is shut, after it it was missed. [CNT-06] */
export type DealPhase = "ahead" | "open" | "missed";

/** What is left, rounded up to the whole second, so that nothing is left only when it is over. [CNT-05] */
export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly over: boolean;
}
