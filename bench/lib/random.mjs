// Seeded random numbers: the same seed gives the same numbers.

/** Numbers from 0 to below 1 (mulberry32). */
export const seededRandom = (seed) => {
  const state = { at: seed >>> 0 };
  return () => {
    state.at = (state.at + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state.at ^ (state.at >>> 15), 1 | state.at);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) / 4294967296;
  };
};
