// Typed text without what stands in the way of reading it: nothing is refused here, so a caller that only tidies loads no refusals. [CUS-06]

/** Invisible characters, bidi marks among them. */
export const invisible = /\p{Default_Ignorable_Code_Point}/u;

export const composed = (typed: string): string => typed.normalize("NFC").trim();

/** One line as it is looked at and stored: in NFC, trimmed, with single blanks, whichever blanks were pasted. [CUS-06] */
export const normalised = (typed: string): string => composed(typed).replace(/[\p{Zs}\t]+/gu, " ");

/** Without invisible characters: for numbers, ids and addresses, in which they have no meaning. They come along when those are copied. */
export const withoutInvisible = (typed: string): string => typed.replace(new RegExp(invisible, "gu"), "");

/** Every sign that is written for a hyphen, among them the minus and those of full width. */
const dashes = /[\u2010-\u2015\u2212\u2E3A\u2E3B\uFE58\uFE63\uFF0D]/gu;

/** With plain hyphens, whichever dash an editor or a chat has made of them. [REP2-5] */
export const withPlainHyphens = (text: string): string => text.replace(dashes, "-");

/** Quotes that open and that close around something that was copied out of a sentence, a letter or a program. */
const quotes = { open: `"„“”«»'‚‘’‹›\``, close: `"“”„«»'‘’‚‹›\`` } as const;
const brackets: Readonly<Record<string, string>> = { "(": ")", "[": "]", "<": ">", "{": "}" };

/** Whether what opens first is what closes last: `(Old) Mill (New)` is in no brackets. */
const isInPair = (text: string): boolean => {
  const [open, close, inner] = [text.charAt(0), text.charAt(text.length - 1), Array.from(text.slice(1, -1))];
  if (text.length < 3) return false;
  if (brackets[open] !== close)
    return (
      quotes.open.includes(open) &&
      quotes.close.includes(close) &&
      !inner.some((sign) => sign === open || sign === close)
    );
  // The first bracket must not be closed before the end.
  let depth = 1;
  return inner.every((sign) => {
    depth += sign === open ? 1 : sign === close ? -1 : 0;
    return depth > 0;
  });
};

/** The mark of a list before its line, and what parts one cell or entry from the next. */
const listMark = /^[-*•·‣▪◦–—>]\s+/u;
const separators = /^[\s,;]+|[\s,;]+$/gu;

/** Without what is pasted around a name, an address or a code and is no part of it: marks of lists, commas and semicolons, quotes and brackets that close what they open. */
export const unwrapped = (typed: string): string => {
  const text = normalised(typed).replace(separators, "").replace(listMark, "");
  const inner = isInPair(text) ? text.slice(1, -1) : text;
  // What is read once more is the same.
  return inner === typed ? inner : unwrapped(inner);
};

/** A code or number as it is issued, however it was pasted: letters of full width are plain capitals, every dash is a hyphen, and invisible characters, quotes and blanks around it are no part of it. [REP2-5] */
export const codeTyped = (typed: string): string =>
  unwrapped(withPlainHyphens(withoutInvisible(typed.normalize("NFKC"))).replace(/["'“”„‘’‚«»‹›`´]/gu, ""))
    .trim()
    .toUpperCase();

/** How many characters a reader counts: code points, not UTF-16 units. */
export const lengthOf = (text: string): number => Array.from(text).length;
