// Repeatable chance: the same seed gives the same numbers, and each customer has numbers of their own. [HDL-04]

/** A stream of chance. */
export interface Chance {
  /** From 0 to below 1. */
  readonly number: () => number;
  /** A whole number from 0 to below `limit`. */
  readonly below: (limit: number) => number;
  /** True in this share of cases. */
  readonly of: (share: number) => boolean;
  readonly pick: <A>(from: readonly A[]) => A;
  /** Letters a to z. */
  readonly word: (length: number) => string;
}

/** The numbers of one customer: of a seed and a position, so that they do not depend on how many came before. */
export const chanceOf = (seed: number, position: number): Chance => {
  let state = mixed(mixed(seed >>> 0) ^ Math.imul(position + 1, 0x9e3779b1));
  const number = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    return mixed(state) / 0x1_0000_0000;
  };
  const below = (limit: number): number => Math.floor(number() * limit);
  return {
    number,
    below,
    of: (share) => number() < share,
    pick: (from) => from[below(from.length)] as never,
    word: (length) => Array.from({ length }, () => String.fromCharCode(97 + below(26))).join(""),
  };
};

/** Spreads 32 bits over 32 bits, each of them over all. */
const mixed = (value: number): number => {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
};
