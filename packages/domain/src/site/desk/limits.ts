// The numbers of the desk's lists. [DSK-05]

/** Rows on a page where a client names no number, and at most. */
export const onPage = 50;
export const mostOnPage = 100;

/** Rows are counted up to this many; beyond it the count says "more than". */
export const mostCounted = 10_000;

/** What was ordered stands in a row by so many items; the rest is a number. */
export const itemsInRow = 2;

/** Lines of what is to do on the first page, of one kind and of all. */
export const mostOfKind = 20;
export const mostToDo = 50;

/** A number without its year is one of so many years. */
export const yearsBack = 10;

/** Rows of a kind among what is found by all kinds. */
export const mostFound = 5;
export const mostCountedOfFound = 200;

/** So many typed words are looked for; a caller says fewer. */
export const mostTypedWords = 10;

/** Shorter parts are looked for where words begin. */
export const shortestFragment = 3;

/**
 * How much a word says: `number` what a row is numbered by, or an amount, found as a whole or from its beginning; `own` what the row alone is called by; `name` a word of
 * such a name; `beside` all else. From `own` on, parts from the middle find it, too.
 */
export const wordWeights = { number: 4, own: 3, name: 2, beside: 1 } as const;
