// Random numbers of a seed, for walks that can be repeated.

/** The same numbers for the same seed. */
export const numbersOf = (seed: number): ((below: number) => number) => {
  const state = { value: seed };
  return (below) => {
    state.value = (state.value + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state.value ^ (state.value >>> 15), 1 | state.value);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};
