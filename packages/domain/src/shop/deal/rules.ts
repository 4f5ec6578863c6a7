// When a deal can be had, what is left of it, which deals are shown. [CNT-05] [CNT-06] [CNT-11]
import { daySeconds, endOfDay, hourSeconds, instant, startOfDay, type Instant, type TimeZone } from "#kernel/calendar";
import type { Countdown, Deal, DealTime, Door, DealPhase } from "./model.ts";
import { longestWait } from "./limits.ts";

/** The zone whose days the doors open and close by. [CNT-06] */
export const doorZone: TimeZone = "Europe/Berlin";

/** The time of an advent door: its day, from midnight to midnight, 23 and 25 hours included. [CNT-06] */
export const doorTime = ({ day }: Door, zone: TimeZone = doorZone): DealTime => ({
  opens: startOfDay(day, zone),
  closes: endOfDay(day, zone),
});

/** Phase of a deal at a moment: it opens with `opens` and is missed with `closes`. [CNT-05] [CNT-06] */
export const dealPhaseAt = ({ opens, closes }: DealTime, now: Instant): DealPhase => {
  if (closes !== null && now >= closes) return "missed";
  return opens !== null && now < opens ? "ahead" : "open";
};

/** What is left until a moment, in days of 86,400 seconds, rounded up to the whole second. [CNT-05] */
export const countdown = (until: Instant, now: Instant): Countdown => {
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    days: Math.floor(left / daySeconds),
    hours: Math.floor(left / hourSeconds) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    over: left === 0,
  };
};

/** Milliseconds until a countdown shows something else; null when it is over. */
export const untilTick = (until: Instant, now: Instant): number | null =>
  now >= until ? null : ((until - now - 1) % 1000) + 1;

/** Milliseconds until the deal changes its phase, at most a day; null when it does not. [CNT-05] */
export const untilFlip = (time: DealTime, now: Instant): number | null => {
  const next = { ahead: time.opens, open: time.closes, missed: null }[dealPhaseAt(time, now)];
  return next === null ? null : Math.min(longestWait, next - now);
};

/** The deals of a category, or of all; doors are shown in every phase, other deals while they are available or sold out. [CNT-05] [CNT-11] */
export const dealsShown = (deals: readonly Deal[], category: string | null, now: Instant): readonly Deal[] =>
  deals.filter(
    (deal) =>
      (category === null || deal.category === category) && (deal.kind === "door" || dealPhaseAt(deal, now) === "open"),
  );

/** The categories to filter by: those of which a deal is shown, in the order of the catalogue. [CNT-11] */
export const categoriesOf = (deals: readonly Deal[], categories: readonly string[], now: Instant): readonly string[] =>
  categories.filter((category) => dealsShown(deals, category, now).length > 0);

/** The category that a page's query names; null for all, and for an unknown one. [CNT-11] */
export const categoryFrom = (query: string | null, categories: readonly string[]): string | null =>
  categories.find((category) => category === query) ?? null;

/** The server's time now, from its time in an answer and the clocks of request and response: half of the way counts. [CNT-05] */
export const serverTime = (answered: Instant, requestedAt: number, got: number, now: number): Instant =>
  instant(Math.round(answered + Math.max(0, got - requestedAt) / 2 + Math.max(0, now - got)));
