// Days, months and years of contracts; how far a clock may be away, and how long one that is further away is doubted. [CON-01] [CON-02] [CON-04] [ACC-07]
import { hourMs, minuteMs } from "#kernel/calendar";

/** As the specification has them. */
export const contractLimits = {
  noticeDays: 31,
  renewalMonths: 12,
  guaranteeDays: 30,
  withdrawalDays: 14,
  minimumAge: 18,
} as const;

/** So many days before the last day for notice a letter says what renews. [LIF-04] */
export const noticeLetterDays = 14;

/** In milliseconds: a shop that was away over a weekend goes on at once; a day of running counts without a break. */
export const clockLimits = { gap: 72 * hourMs, doubt: 24 * hourMs, break: hourMs } as const;

/** Possible ends that a calendar lists. */
export const listedEnds = 3;

/** Agreed ends that contracts of one kind in an order have had at once, at the most that a calendar takes back. */
export const mostAgreedEnds = 12;

/** As many domain names as a sentence may say. [LOOK3-21] */
export const mostNames = 3;

/** An instant that the database knows is this old at most. [ACC-07] */
export const clockWrittenEvery = minuteMs;
