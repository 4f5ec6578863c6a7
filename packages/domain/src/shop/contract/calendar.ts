// The contract calendar: every day that a customer should know, in one pure function. [CON-01] [CON-02]
import type { Day } from "#kernel/calendar";
import type { CountryCode } from "#kernel/country";
import type { Binding, CalendarEntry, CalendarKind, ContractPolicy, PriceStep } from "./model.ts";
import { guaranteeLastDay, lastDayCovered, noticeFor, possibleEnds, withdrawalLastDay } from "./rules.ts";

/** What the calendar of a contract depends on. */
export interface CalendarFacts {
  readonly policy: ContractPolicy;
  /** Whose holidays move the end of the withdrawal; absent is Germany's. [LGL-03] */
  readonly seller?: CountryCode | undefined;
  readonly ordered: Day;
  readonly today: Day;
  /** Whether the satisfaction guarantee holds for the order. */
  readonly guaranteed: boolean;
  /** What is due from which day on. */
  readonly prices: readonly PriceStep[];
  /** The first day that is not covered any more, where it was cancelled; null while it runs on. */
  readonly end: Day | null;
  /** The day on which it was cancelled; today where it is not. */
  readonly noticed?: Day;
  /** Whether it may be withdrawn from until the last day; so it is where nothing is said. [LGL-03] */
  readonly withdrawable?: boolean;
  /** How many possible ends are listed. */
  readonly ends: number;
}

/** The start where it is not the day of the order, price steps, end of withdrawal and guarantee, the next ends with their last day for notice; in order, the earliest first. */
export const contractCalendar = (contract: Binding, facts: CalendarFacts): readonly CalendarEntry[] => {
  const { policy, seller, ordered, today, guaranteed, end, noticed = today, withdrawable = true } = facts;
  const { start } = contract;
  const entries: readonly CalendarEntry[] = [
    ...(start !== ordered && (end === null || start < end) ? [dated("start", start)] : []),
    ...facts.prices
      .filter(({ from }) => end === null || from < end)
      .map(
        ({ from, gross, everyMonths }): CalendarEntry => ({
          kind: "price",
          day: from,
          price: { gross, everyMonths, ...(contract.hourly ? { atMost: true } : {}) },
        }),
      ),
    ...(contract.party === "private" && withdrawable
      ? [dated("withdrawal-end", withdrawalLastDay(ordered, seller))]
      : []),
    ...(guaranteed ? [dated("guarantee-end", guaranteeLastDay(ordered))] : []),
    ...(end === null
      ? endsAhead(contract, policy, today, facts.ends)
      : [dated("agreed-end", lastDayCovered(end, noticed))]),
  ];
  return entries.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
};

const endsAhead = (contract: Binding, policy: ContractPolicy, today: Day, count: number): readonly CalendarEntry[] =>
  possibleEnds(contract, policy, today, count).flatMap((end) => [
    ...(contract.hourly ? [] : [dated("last-day-for-notice", noticeFor(contract, policy, today, end))]),
    dated("possible-end", lastDayCovered(end, today)),
  ]);

const dated = (kind: CalendarKind, day: Day): CalendarEntry => ({ kind, day, price: null });
