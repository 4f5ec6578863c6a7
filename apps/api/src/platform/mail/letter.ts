// A letter as data, and how it is written as plain text; as HTML it has the same words in the same order (`letter-html.ts`), but for addresses of links and what is attached whole.

export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  /** Who writes: the last one of a mail; formatted in one run of lines. */
  | { readonly kind: "imprint"; readonly text: string }
  | { readonly kind: "list"; readonly entries: readonly string[] }
  | { readonly kind: "link"; readonly text: string; readonly url: string }
  /** Ways that belong together: in one line where there is room. */
  | { readonly kind: "links"; readonly links: readonly { readonly text: string; readonly url: string }[] }
  /** What the letter asks for: one of a letter at most; plain text has its address below. */
  | { readonly kind: "button"; readonly text: string; readonly url: string }
  /** Days to remember, each with its date in words, and what it holds for where that is to be said. */
  | { readonly kind: "days"; readonly days: readonly Day[] }
  /** Rows of what and how much; the last one of a table of amounts stands out. */
  | { readonly kind: "rows"; readonly rows: readonly Row[] }
  /** Blocks that many mails share, already formatted. */
  | { readonly kind: "preformatted"; readonly text: string; readonly html: string };

export interface Day {
  readonly date: string;
  readonly text: string;
  readonly of?: string;
}

export interface Row {
  readonly what: string;
  /** Smaller lines below. */
  readonly notes?: readonly string[];
  readonly value: string;
  readonly strong?: boolean;
  /** A sum, or another figure that stays however long the letter is. */
  readonly always?: boolean;
}

/** Stands around the signs of an address that no link is made of, until the letter is written: no field takes this character. */
const mark = "\u2060";
export const marked = new RegExp(`${mark}([^${mark}]*)${mark}`, "gu");

/**
 * Text that was typed into a form: the formatted part of a mail makes no link of it, since the mail may go to another person, and
 * what is copied from it is what was typed. The plain part has it to the letter, as a receipt must. [LGL-05]
 */
export const unlinked = (text: string): string =>
  text.replaceAll(/(?<=\w)(?:[.:@](?=[\w/])|\/\/)/g, (sign) => `${mark}${sign}${mark}`);

/** Text that was cut anywhere: of two marks around a sign none is left alone. */
export const withoutHalfMark = (text: string): string =>
  text.split(mark).length % 2 === 1
    ? text
    : text.slice(0, text.lastIndexOf(mark)) + text.slice(text.lastIndexOf(mark) + 1);

export const exact = (text: string): string => text.replaceAll(mark, "");

const width = 72;

export const asText = (blocks: readonly Block[]): string => `${blocks.map(plainWords).join("\n\n")}\n`;

/** Marks are gone before lines are measured. */
export const plainWords = (block: Block): string => {
  switch (block.kind) {
    case "list":
      return wordsOf({ ...block, entries: block.entries.map(exact) });
    case "rows":
      return wordsOf({
        ...block,
        rows: block.rows.map(({ what, notes = [], value }) => ({
          what: exact(what),
          notes: notes.map(exact),
          value: exact(value),
        })),
      });
    case "days":
    case "links":
    case "preformatted":
      return wordsOf(block);
    default:
      return wordsOf({ ...block, text: exact(block.text) });
  }
};

const wordsOf = (block: Block): string => {
  switch (block.kind) {
    case "heading":
      return `${block.text}\n${"=".repeat(Math.min(width, [...block.text].length))}`;
    case "paragraph":
    case "imprint":
      return block.text
        .split("\n")
        .map((line) => wrapped(line))
        .join("\n");
    case "list":
      return block.entries.map((entry) => entryText(entry)).join("\n");
    case "days":
      return block.days
        .map(({ date, text, of }) => entryText(`${date}: ${text}${of === undefined ? "" : ` (${of})`}`))
        .join("\n");
    case "link":
    case "button":
      return `${block.text}\n${block.url}`;
    case "links":
      return block.links.map(({ text, url }) => `${text}\n${url}`).join("\n\n");
    case "rows":
      return block.rows.map(rowText).join("\n");
    case "preformatted":
      return block.text;
  }
};

/** Lines that a person typed stay lines, below their entry. */
const entryText = (entry: string): string =>
  `- ${entry}`
    .split("\n")
    .map((line, at) => wrapped(at === 0 || line === "" ? line : `  ${line}`, "  "))
    .join("\n");

const rowText = ({ what, notes = [], value }: Row): string => {
  const gap = width - lengthOf(what) - lengthOf(value);
  const line = gap >= 2 ? `${what}${" ".repeat(gap)}${value}` : `${what}\n${value.padStart(width)}`;
  return [line, ...notes.map((note) => wrapped(`  ${note}`, "  "))].join("\n");
};

export const wrapped = (text: string, indent = ""): string =>
  text.length <= width && !/^ \S/.test(text) ? text : inLines(text, indent);

const inLines = (text: string, indent: string): string =>
  text.split(/ (?=\S)/).reduce(
    ({ lines, last }, word) => {
      const long = lengthOf(word);
      if (lines === "") return { lines: word, last: long };
      return last + 1 + long > width
        ? { lines: `${lines}\n${indent}${word}`, last: indent.length + long }
        : { lines: `${lines} ${word}`, last: last + 1 + long };
    },
    { lines: "", last: 0 },
  ).lines;

/** In characters as they are seen, not in units of the code. */
export const lengthOf = (word: string): number => (/[\ud800-\udfff]/.test(word) ? [...word].length : word.length);
