// How often and how long a webhook is tried, how long and how often what is reported may be. [OUT-01] [OUT-03]

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** What is waited after each failed attempt, as Standard Webhooks suggests: more than three days in all. */
export const retryWaits: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** The convention: a receiver that answers so wants nothing more. */
export const goneStatus = 410;

/** Characters of what is said of an item, in each language. Ours. [OUT-03] */
export const reportTextLength = 500;

/** Characters of the link to what is ready. Ours. [OUT-03] */
export const reportLinkLength = 500;

/** Reports from one address. Ours. [OUT-03] */
export const deliveryLimit = { most: 600, seconds: 60 } as const;
