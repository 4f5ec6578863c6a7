// Whether the clock of a process is believed before it bills, renews, ends or deletes anything: by the last instant that the shop knows. [ACC-07]
import { type Day, dayOf, type Instant, instant, isBefore, type TimeZone } from "#kernel/calendar";
import { clockLimits } from "./limits.ts";

/** What is stored of the clock, for all processes together. */
export interface KnownClock {
  /** The last instant at which a clock was believed. */
  readonly last: Instant;
  /** Null while the clock is believed: else since when it has been running on without a break, and when it was last read. */
  readonly doubt: { readonly since: Instant; readonly seen: Instant } | null;
}

export interface ClockReading {
  readonly isBelieved: boolean;
  readonly clock: KnownClock;
}

const { gap: clockGapMs, break: clockBreakMs, doubt: clockDoubtMs } = clockLimits;

/** Up to which day a person has said that the clock is right: a jump ahead is believed up to it, one back on the day itself alone. */
const isConfirmed = (last: Instant, now: Instant, confirmed: Day | null, zone: TimeZone): boolean => {
  if (confirmed === null) return false;
  const today = dayOf(now, zone);
  return today === confirmed || (now > last && isBefore(today, confirmed));
};

/** A clock as it is read now. One that is days away from the last known instant is believed once a person confirms it, or after a day without a break; it is believed again at once when it was put right. */
export const readClock = (
  known: KnownClock | null,
  now: Instant,
  { confirmed, zone }: { readonly confirmed: Day | null; readonly zone: TimeZone },
): ClockReading => {
  const believed = (last: Instant): ClockReading => ({ isBelieved: true, clock: { last, doubt: null } });
  if (known === null) return believed(now);
  const { last, doubt } = known;
  if (Math.abs(now - last) <= clockGapMs) return believed(instant(Math.max(last, now)));
  if (isConfirmed(last, now, confirmed, zone)) return believed(now);
  const goesOn = doubt !== null && now >= doubt.seen && now - doubt.seen <= clockBreakMs;
  const since = goesOn ? doubt.since : now;
  return now - since >= clockDoubtMs
    ? believed(now)
    : { isBelieved: false, clock: { last, doubt: { since, seen: now } } };
};

/** When a clock that is doubted is believed without a word; null for one that is believed. */
export const clockBelievedAt = ({ doubt }: KnownClock): Instant | null =>
  doubt === null ? null : instant(doubt.since + clockDoubtMs);
