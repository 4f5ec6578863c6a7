// Whether two series of times can be distinguished, and how surely: tests of ranks whose null distribution is that of the same times with their sides drawn anew.

/** Twice the distance of the area under the ROC curve from a half (Mann and Whitney): of all pairs, how much more often one side is the slower one. 0 is a coin, 1 is always right. */
export const separation = (one, other) => measured(sides(one, other)).ranks;

/**
 * How surely the sides differ, 0 to 1: the share of drawn assignments of sides under which the times lie closer together than they do, by ranks (Mann and Whitney: one side is slower) and by the largest
 * distance of both distributions (Kolmogorov and Smirnov: also where one only varies more), the less likely of both, corrected for asking twice. Where sides mean nothing, it is above c in at most 1 − c of all runs;
 * that holds whatever the machine does meanwhile, since the order of the sides was drawn as well.
 */
export const confidence = (one, other, random, draws = 2_000) => {
  const sorted = sides(one, other);
  const found = measured(sorted);
  const reached = { ranks: 0, distance: 0 };
  const drawn = sorted.map(({ isOne }) => isOne);
  for (let draw = 0; draw < draws; draw += 1) {
    shuffle(drawn, random);
    const { ranks, distance } = measured(sorted.map(({ time }, at) => ({ time, isOne: drawn[at] })));
    if (ranks >= found.ranks - tiny) reached.ranks += 1;
    if (distance >= found.distance - tiny) reached.distance += 1;
  }
  return Math.max(0, 1 - (2 * (Math.min(reached.ranks, reached.distance) + 1)) / (draws + 1));
};

/** Sums of fractions in another order. */
const tiny = 1e-9;

const sides = (one, other) =>
  [...one.map((time) => ({ time, isOne: true })), ...other.map((time) => ({ time, isOne: false }))].sort(
    (a, b) => a.time - b.time,
  );

/** Both statistics in one walk through the sorted times; equal ones count as one step. */
const measured = (sorted) => {
  const ones = sorted.filter(({ isOne }) => isOne).length;
  const others = sorted.length - ones;
  const passed = { ones: 0, others: 0 };
  let slower = 0;
  let distance = 0;
  for (let at = 0; at < sorted.length; ) {
    const equal = { ones: 0, others: 0 };
    for (const { time } = sorted[at]; at < sorted.length && sorted[at].time === time; at += 1)
      equal[sorted[at].isOne ? "ones" : "others"] += 1;
    slower += equal.ones * (passed.others + equal.others / 2);
    passed.ones += equal.ones;
    passed.others += equal.others;
    distance = Math.max(distance, Math.abs(passed.ones / ones - passed.others / others));
  }
  return { ranks: Math.abs(2 * (slower / (ones * others)) - 1), distance };
};

/** In place, every order as likely (Fisher and Yates). */
const shuffle = (all, random) => {
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other], all[at]];
  }
  return all;
};

/** Two sides so many times each, every order as likely. */
export const drawnOrder = (first, second, times, random) =>
  shuffle([...Array(times).fill(first), ...Array(times).fill(second)], random);
