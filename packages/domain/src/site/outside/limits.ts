// How often and how long a delivery is tried. [OUT-01]

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
