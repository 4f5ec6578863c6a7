// The date of a test for a process of the shop: Node's arguments that load `moved-clock.mjs` before its program.

export const clockAt = (at: number): readonly string[] => [
  `--import=${new URL(`moved-clock.mjs?at=${at}`, import.meta.url)}`,
];

/** A clock that tests set is right wherever they move it: the value of `CLOCK_CONFIRMED`. */
export const setClock = "2199-12-31";
