// Paired rounds: both sides are measured in each, so that a slow moment of the machine hits both; the median of the ratios counts.
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length % 2 === 1
    ? sorted[(sorted.length - 1) / 2]
    : (sorted[sorted.length / 2 - 1] + sorted[sorted.length / 2]) / 2;
};

/** Runs `measure()` → `{ name: number }` once per round; returns all rounds. */
export const rounds = async (count, measure) => {
  const all = [];
  for (let round = 0; round < count; round += 1) all.push(await measure(round));
  return all;
};

/**
 * One line of the outcome: a ratio, its bound, whether it holds.
 * @param {string} title
 * @param {readonly number[]} ratios
 * @param {{ readonly atMost?: number, readonly atLeast?: number }} bound
 */
export const verdict = (title, ratios, { atMost, atLeast }) => {
  const ratio = median(ratios);
  const holds = (atMost === undefined || ratio <= atMost) && (atLeast === undefined || ratio >= atLeast);
  const bound =
    atMost === undefined ? (atLeast === undefined ? "for information" : `at least ${atLeast}`) : `at most ${atMost}`;
  return { title, ratio, bound, holds };
};
