// A few values of an arbitrary, always the same: what a walk tries. [HDL-08]
import fc from "fast-check";

/** So many values of an arbitrary, the same in each run, each once. */
export const samples = <A>(arbitrary: fc.Arbitrary<A>, count = 60): readonly A[] => {
  const values = fc.sample(arbitrary, { numRuns: count, seed: 7 });
  return [...new Map(values.map((value) => [fc.stringify(value), value])).values()];
};
