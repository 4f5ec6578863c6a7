// The contract clock: the days on which a billing period begins, a term renews, or a contract ends; each is worked through once (decision 51). [ACC-07] [CON-01] [LIF-04]
import { addDays, addMonths, compareDays, type Day, isBefore } from "#kernel/calendar";
import type { ContractPart, ServiceContract } from "./service-model.ts";
import { bindsForLong } from "./notice-letter.ts";
import { nextRenewal } from "./service-rules.ts";

/** What happens to a contract on one day. */
export interface ClockActs {
  /** The contract ends: nothing comes after it. */
  readonly ends: boolean;
  /** Whether a billing period that costs something begins, or a month of use is over. */
  readonly bills: boolean;
  /** The first day that the new term does not cover; null where no term begins. */
  readonly renewedUntil: Day | null;
  /**
   * Whether a mail announces the new term on its day: not where terms go from month to month, which bind the customer no longer than before, and not where a
   * letter announced it before the last day for notice.
   */
  readonly announcesRenewal: boolean;
}

type Clocked = Omit<ServiceContract, "guarantee" | "email">;

/** The day on which a contract ends; null while it is not to end. */
const endOf = ({ state }: Pick<Clocked, "state">): Day | null =>
  state.kind === "cancelled" ? state.end : state.kind === "withdrawn" ? state.day : null;

/** How many months after the start a period begins on this day; null where none does. Days clamp to the end of a month. */
export const monthOf = (start: Day, on: Day): number | null => {
  const months =
    (Number(on.slice(0, 4)) - Number(start.slice(0, 4))) * 12 + Number(on.slice(5, 7)) - Number(start.slice(5, 7));
  return addMonths(start, months) === on ? months : null;
};

/**
 * What is used by the hour is billed when a month of it is over, which is when the next one begins. A piece may have no cent of what its line costs at the
 * rate of the order, and one at another rate.
 */
const billedParts = ({ parts, piece }: Pick<Clocked, "parts" | "piece">): readonly ContractPart[] =>
  parts.filter(({ recurring }) => recurring > 0 || (piece?.of ?? 1) > 1);

/** The first day after this one on which a billing period of a part begins; the first period, which the order paid, is none of them. */
export const nextPeriod = (
  { start }: Pick<Clocked, "start">,
  { everyMonths }: Pick<ContractPart, "everyMonths">,
  after: Day,
): Day => {
  const months =
    (Number(after.slice(0, 4)) - Number(start.slice(0, 4))) * 12 +
    Number(after.slice(5, 7)) -
    Number(start.slice(5, 7));
  const from = Math.max(1, Math.floor(months / everyMonths));
  const begins = [0, 1, 2].map((more) => addMonths(start, (from + more) * everyMonths));
  return begins.find((day) => isBefore(after, day)) ?? addMonths(start, (from + 3) * everyMonths);
};

/** The first day after this one on which something happens; null where nothing does any more. */
export const clockDayAfter = (contract: Clocked, after: Day): Day | null => {
  const end = endOf(contract);
  const renewal = nextRenewal(contract, contract.policy, after);
  const days = [
    ...billedParts(contract).map((part) => nextPeriod(contract, part, after)),
    ...(renewal === null ? [] : [renewal]),
  ].toSorted(compareDays);
  const [next = null] = days;
  if (end === null) return next;
  return next === null || !isBefore(next, end) ? end : next;
};

/** The clock of a contract that was stored without one. */
const unset = "";

/** Contracts from before there was a clock were billed elsewhere until now: their day is set, and nothing is done on it. */
export const isClockUnset = (day: Day | typeof unset): boolean => day === unset;

/** The next day of a contract's clock when this one is worked off. */
export const clockDayWhenDone = (contract: Clocked, day: Day | typeof unset, today: Day): Day | null => {
  if (day !== unset) return clockActs(contract, day).ends ? null : clockDayAfter(contract, day);
  const yesterday = addDays(today, -1);
  return clockDayAfter(contract, isBefore(yesterday, contract.start) ? contract.start : yesterday);
};

/** A contract that came to an end has its next day on it, however late that became known. */
export const clockDayOfEnd = (contract: Pick<Clocked, "state">): Day | null => endOf(contract);

/** What is to be done on a day of the clock; its end goes before everything. */
export const clockActs = (contract: Clocked, on: Day): ClockActs => {
  const end = endOf(contract);
  if (end !== null && !isBefore(on, end))
    return { ends: true, bills: false, renewedUntil: null, announcesRenewal: false };
  const month = monthOf(contract.start, on);
  const bills =
    month !== null && month > 0 && billedParts(contract).some(({ everyMonths }) => month % everyMonths === 0);
  const renewedUntil = renewedOn(contract, on);
  const announcesRenewal = renewedUntil !== null && bindsForLong(contract) && contract.announcedRenewal !== on;
  return { ends: false, bills, renewedUntil, announcesRenewal };
};

/** The next day of a contract's clock; null where nothing happens any more. */
export interface ClockOfContract {
  readonly id: string;
  readonly day: Day | null;
}

/**
 * What is worked off together of the contracts of one order: those for which the earliest day has come that any of them has by today. So what is due on one
 * day is one invoice, and days come one after the other, however late the clock is. Null where nothing is due.
 */
export const dueOnOneDay = <Clock extends ClockOfContract>(
  clocks: readonly Clock[],
  today: Day,
): { readonly day: Day; readonly due: readonly Clock[] } | null => {
  const days = clocks.flatMap(({ day }) => (day === null || isBefore(today, day) ? [] : [day]));
  const [day] = days.toSorted(compareDays);
  return day === undefined ? null : { day, due: clocks.filter((clock) => clock.day === day) };
};

/** Where a term begins on this day, the day on which it ends. */
const renewedOn = (contract: Clocked, on: Day): Day | null => {
  if (nextRenewal(contract, contract.policy, addDays(on, -1)) !== on) return null;
  return nextRenewal(contract, contract.policy, on);
};
