// Typed text without what stands in the way of reading it: nothing is refused here, so a caller that only tidies loads no refusals. [CUS-06]

/** Invisible characters, bidi marks among them. */
export const invisible = /\p{Default_Ignorable_Code_Point}/u;

export const composed = (typed: string): string => typed.normalize("NFC").trim();

/** One line as it is looked at and stored: in NFC, trimmed, with single blanks, whichever blanks were pasted. [CUS-06] */
export const normalised = (typed: string): string => composed(typed).replace(/[\p{Zs}\t]+/gu, " ");

/** Without invisible characters: for numbers, ids and addresses, in which they have no meaning. They come along when those are copied. */
export const withoutInvisible = (typed: string): string => typed.replace(new RegExp(invisible, "gu"), "");

/** How many characters a reader counts: code points, not UTF-16 units. */
export const lengthOf = (text: string): number => Array.from(text).length;
