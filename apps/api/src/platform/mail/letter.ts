// A letter as data, and how it is written as plain text and as simple HTML: the same words in the same order.
import { escaped } from "../markup/escaped.ts";

export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  /** Who writes: the last one of a mail. */
  | { readonly kind: "imprint"; readonly text: string }
  | { readonly kind: "list"; readonly entries: readonly string[] }
  | { readonly kind: "link"; readonly text: string; readonly url: string }
  /** Rows of what and how much; the last one of a table of amounts stands out. */
  | { readonly kind: "rows"; readonly rows: readonly Row[] }
  /** Blocks that many mails share, already formatted. */
  | { readonly kind: "preformatted"; readonly text: string; readonly html: string };

export interface Row {
  readonly what: string;
  /** Smaller lines below. */
  readonly notes?: readonly string[];
  readonly value: string;
  readonly strong?: boolean;
}

/** Stands around the signs of an address that no link is made of, until the letter is written: no field takes this character. */
const mark = "\u2060";
const marked = new RegExp(`${mark}([^${mark}]*)${mark}`, "gu");

/**
 * Text that was typed into a form: the formatted part of a mail makes no link of it, since the mail may go to another person, and
 * what is copied from it is what was typed. The plain part has it to the letter, as a receipt must. [LGL-05]
 */
export const unlinked = (text: string): string =>
  text.replaceAll(/(?<=\w)(?:[.:@](?=[\w/])|\/\/)/g, (sign) => `${mark}${sign}${mark}`);

const exact = (text: string): string => text.replaceAll(mark, "");

const width = 72;

/** Blocks that many mails share: they are formatted once. */
export const preformatted = (blocks: readonly Block[]): Block => ({
  kind: "preformatted",
  text: inOnePiece(blocks.map(plainWords).join("\n\n")),
  html: inOnePiece(blocks.map(markupOf).join("\n")),
});

/** Flattens a concatenated string, which V8 would otherwise flatten again for each copy. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

export const asText = (blocks: readonly Block[]): string => `${blocks.map(plainWords).join("\n\n")}\n`;

/** Marks are gone before lines are measured. */
const plainWords = (block: Block): string => {
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
    case "link":
      return `${block.text}\n${block.url}`;
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
const lengthOf = (word: string): number => (/[\ud800-\udfff]/.test(word) ? [...word].length : word.length);

/** Colours of the shop, light and dark: programs that know no dark mode show the light ones, those that do are given the others by class. */
const dark = [
  [".k-page", "background:#0e161f;color:#eef2f5"],
  [".k-card", "background:#16212d;border-color:#2c3b4a"],
  [".k-line", "border-color:#2c3b4a"],
  [".k-quiet", "color:#a5b4c2"],
  [".k-link", "color:#5cc1e4"],
]
  .map(([name, rules = ""]) => `${name}{${rules.replaceAll(/(?=;|$)/g, "!important")}}`)
  .join("\n");

const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${dark}
}
</style>`;

const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5";
/** An address or a name without a blank is broken anywhere rather than making the letter wider than a phone; `word-break` is for programs without `anywhere`. */
const anywhere = "overflow-wrap:anywhere;word-break:break-word";
const table = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;

/** One frame for every mail: the shop's name, a card with the text, and below who writes. Tables, since Outlook lays out nothing else. */
export const asHtml = (locale: string, title: string, blocks: readonly Block[], brand: string): string => {
  const inside = blocks.filter(({ kind }) => kind !== "imprint").map(markupOf);
  const below = blocks.filter(({ kind }) => kind === "imprint").map(markupOf);
  return `<!doctype html>
<html lang="${locale}">
<head>${head}<title>${escaped(title)}</title></head>
<body class="k-page" style="margin:0;padding:0;background:#fbf9f4;color:#14202e;${font}">
<table ${table} width="100%" class="k-page" style="background:#fbf9f4;color:#14202e"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${table} width="640"><tr><td><![endif]-->
<table ${table} width="100%" style="max-width:640px;text-align:left">
<tr><td style="padding:0 0 16px;${font};font-size:20px;font-weight:700">${escaped(brand)}</td></tr>
<tr><td class="k-card" style="padding:24px 24px 12px;background:#ffffff;border:1px solid #d9d4c7;border-radius:6px;${font};${anywhere}">
${inside.join("\n")}
</td></tr>
<tr><td style="padding:16px 0 0;${font};${anywhere}">
${below.join("\n")}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
};

const markupOf = (block: Block): string => {
  switch (block.kind) {
    case "heading":
      return `<h2 style="font-size:20px;line-height:1.2;margin:24px 0 8px">${shown(block.text)}</h2>`;
    case "paragraph":
      return shown(block.text)
        .split("\n\n")
        .map((part) => `<p style="margin:0 0 12px">${part.replaceAll("\n", "<br>")}</p>`)
        .join("\n");
    case "imprint":
      return `<p class="k-quiet" style="margin:0;font-size:14px;color:#51606f">${inTypedLines(block.text)}</p>`;
    case "list":
      return `<ul style="margin:0 0 12px;padding-left:20px">${block.entries.map((entry) => `<li>${inTypedLines(entry)}</li>`).join("")}</ul>`;
    case "link":
      return `<p style="margin:0 0 12px"><a class="k-link" style="color:#0a5c7a" href="${escaped(block.url)}">${escaped(block.text)}</a></p>`;
    case "rows":
      return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 12px;overflow-wrap:normal;word-break:normal">${block.rows.map(rowHtml).join("")}</table>`;
    case "preformatted":
      return block.html;
  }
};

/** The longest value of a row in one line: an amount or a number is shorter, a moment or a place is not. */
const oneLine = 20;

const longWord = new RegExp(`\\S{${oneLine + 1}}`, "u");

/** The words of a cell stay whole as long as a phone has room for them: else the other cell would break them to single letters. */
const breaking = (text: string): string => (longWord.test(text) ? `;${anywhere}` : "");

const rowHtml = ({ what, notes = [], value, strong }: Row): string => {
  const cell = `padding:6px 0;border-bottom:1px solid #d9d4c7;vertical-align:top;${font}${strong === true ? ";font-weight:700" : ""}`;
  const under = notes
    .map((note) => `<br><span class="k-quiet" style="font-size:14px;color:#51606f">${shown(note)}</span>`)
    .join("");
  const [left, right] = [
    breaking(exact([what, ...notes].join(" "))),
    lengthOf(exact(value)) > oneLine ? breaking(exact(value)) : ";white-space:nowrap",
  ];
  return `<tr><td class="k-line" style="${cell}${left}">${shown(what)}${under}</td><td class="k-line" style="${cell};padding-left:16px;text-align:right${right}">${shown(value)}</td></tr>`;
};

/** As it is read: the day of a date stays beside its month where lines are short. */
const shown = (text: string): string =>
  escaped(text)
    .replaceAll(marked, "<span>$1</span>")
    .replaceAll(/(?<=\b\d{1,2}\.?) (?=\p{Lu}\p{L}+ \d{4})/gu, "\u00a0");

const inTypedLines = (text: string): string => shown(text).replaceAll("\n", "<br>");
