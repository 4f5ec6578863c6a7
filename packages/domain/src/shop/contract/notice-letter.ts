// The letter before the last day for notice of a term that is followed by one longer than a month: when it is written, and when it is too late for it (decision 168). [LIF-04]
import { addDays, type Day, isBefore } from "#kernel/calendar";
import { contractLimits, noticeLetterDays } from "./limits.ts";
import { lastDayForNotice, renewalMonths } from "./rules.ts";
import type { ServiceContract } from "./service-model.ts";
import { nextRenewal } from "./service-rules.ts";

type Bound = Pick<
  ServiceContract,
  "start" | "minimumMonths" | "hourly" | "party" | "policy" | "state" | "announcedRenewal"
>;

/** What a letter before the last day for notice is about. */
export interface NoticeLetter {
  /** From this day on it is written. */
  readonly day: Day;
  readonly lastDay: Day;
  /** The day on which the next term begins, where nothing is cancelled; and the first one that this term does not cover. */
  readonly renews: Day;
  readonly until: Day;
}

/** Whether the next term binds for longer than a month; what goes from month to month binds no longer than before. */
export const bindsForLong = (contract: Pick<Bound, "minimumMonths">): boolean => renewalMonths(contract) > 1;

const before = contractLimits.noticeDays + noticeLetterDays;

/** The first letter whose day is after this one; null where no term follows that binds for longer than a month. What was declared is not looked at. */
export const noticeLetterAfter = (contract: Bound, after: Day): NoticeLetter | null => {
  if (!bindsForLong(contract)) return null;
  const renews = nextRenewal(contract, contract.policy, addDays(after, before));
  const until = renews === null ? null : nextRenewal(contract, contract.policy, renews);
  if (renews === null || until === null) return null;
  const lastDay = lastDayForNotice(contract, contract.policy, renews);
  return { day: addDays(lastDay, -noticeLetterDays), lastDay, renews, until };
};

/**
 * The letter that is to be written today, however late it is: its day has come, and its last day for notice is still ahead. Null of what does not run on,
 * and where it was written before.
 */
export const noticeLetterOn = (contract: Bound, today: Day): NoticeLetter | null => {
  if (contract.state.kind !== "running") return null;
  const letter = noticeLetterAfter(contract, addDays(today, -noticeLetterDays));
  return letter === null || isBefore(today, letter.day) || contract.announcedRenewal === letter.renews ? null : letter;
};

/** The letters of a contract of which none was calculated yet. */
const unset = "";

/**
 * The next day on which a letter is due when what was due by today is done; null where none comes any more. A contract from before there were these
 * letters gets none for a day that has passed: then its renewal is announced when it comes.
 */
export const noticeDayWhenDone = (contract: Bound, day: Day | typeof unset, today: Day): Day | null => {
  const next = noticeLetterAfter(contract, day === unset ? addDays(today, -1) : today)?.day ?? null;
  const { state } = contract;
  const end = state.kind === "running" ? null : state.kind === "cancelled" ? state.end : state.day;
  return next !== null && end !== null && !isBefore(next, end) ? null : next;
};

/** What is due of a contract's letters on this day: nothing where they are only calculated. */
export const noticeLetterDue = (contract: Bound, day: Day | typeof unset, today: Day): NoticeLetter | null =>
  day === unset ? null : noticeLetterOn(contract, today);
