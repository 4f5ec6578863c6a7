// How well two series of times can be distinguished: 0 where a guess by one time is as good as a coin, 1 where it is always right.

/** Twice the distance of the area under the ROC curve from a half (Mann and Whitney): of all pairs, how much more often one side is the slower one. */
export const separation = (one, other) => {
  const slower = one.reduce((sum, a) => sum + other.reduce((count, b) => count + (a > b ? 1 : a === b ? 0.5 : 0), 0), 0);
  return Math.abs(2 * (slower / (one.length * other.length)) - 1);
};
