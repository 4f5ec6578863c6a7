// How soon a provider is asked without a notice, how long an attempt is open, what is the least that each takes. [PAY-03]
import { dayMs, hourMs, minuteMs, secondMs } from "#kernel/calendar";
import { cents } from "#kernel/money";
import type { ProviderName } from "./model.ts";

/** Between two rounds of work on payments, in milliseconds. */
export const paymentRound = minuteMs;

export const paymentLimits = {
  /** Milliseconds after the start; after the last of them every hour. */
  readAfter: [minuteMs, 5 * minuteMs, 30 * minuteMs],
  readEvery: hourMs,
  /** Then it is offered anew. */
  openFor: dayMs,
  /** A provider whose pages are open for a day at most is asked for less, since its clock is another one. */
  pageOpenFor: 23 * hourMs,
  /** How many days the daily comparison looks back. */
  comparedDays: 35,
  /** A link to pay an invoice is good for so many days after it is paid. */
  linkDays: 30,
  /** A page asks again so long after it was shown, twice as long after each answer, up to the longest, so many times. */
  followFirst: 2 * secondMs,
  followLongest: minuteMs,
  followMost: 14,
  /** Smaller amounts are offered by transfer alone. */
  least: { stripe: cents(50), mollie: cents(1) } satisfies Record<ProviderName, number>,
} as const;
