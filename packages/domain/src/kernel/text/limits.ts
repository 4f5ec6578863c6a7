// How long an email address may be, and how many words of a text are searched.

/** Letters of an address at most. [CUS-02] */
export const emailMaximum = 100;

/** Longer words are found by their beginning. */
export const mostLetters = 40;

/** More than an address has. */
export const mostWords = 60;
