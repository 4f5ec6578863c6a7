// How soon a provider is asked without a notice, how long an attempt is open, what is the least that each takes. [PAY-03]
import { dayMs, hourMs, minuteMs } from "#kernel/calendar";
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
  /** Smaller amounts are offered by transfer alone. */
  least: { stripe: cents(50), mollie: cents(1) } satisfies Record<ProviderName, number>,
} as const;
