// How often and how long a webhook is tried, how long and how often what is reported may be. [OUT-01] [OUT-03]
import { dayMs, hourMs, minuteMs, secondMs } from "#kernel/calendar";

/** What is waited after each failed attempt, as Standard Webhooks suggests: more than three days in all. */
export const retryWaits: readonly number[] = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

/** The convention: a receiver that answers so wants nothing more. */
export const goneStatus = 410;

/** Characters of what is said of an item, in each language. Ours. [OUT-03] */
export const reportTextLength = 500;

/** Characters of the link to what is ready. Ours. [OUT-03] */
export const reportLinkLength = 500;

/** Reports from one address. Ours. [OUT-03] */
export const deliveryLimit = { most: 600, seconds: 60 } as const;

/** Events that everyone they were for has had are stored for so long: they name customers. [OUT-01] */
export const eventsStoredFor = 30 * dayMs;

/** What a process has claimed to send is no other one's for so long. [OUT-01] */
export const webhookLease = minuteMs;
