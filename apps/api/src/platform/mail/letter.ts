// A letter as data, and how it is written as plain text and as simple HTML: the same words in the same order.

export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
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

/** An invisible joiner: mail programs make no link of an address that contains it. */
const joiner = "\u2060";

/** Text that was typed into a form: mail programs make no link of it, since the mail may go to another person. */
export const unlinked = (text: string): string => text.replaceAll(/(?<=\w)(?:[.:@](?=[\w/])|\/\/)/g, (sign) => `${joiner}${sign}${joiner}`);

const width = 72;

/** Blocks that many mails share: they are formatted once. */
export const preformatted = (blocks: readonly Block[]): Block => ({
  kind: "preformatted",
  text: inOnePiece(blocks.map(wordsOf).join("\n\n")),
  html: inOnePiece(blocks.map(markupOf).join("\n")),
});

/** Flattens a concatenated string, which V8 would otherwise flatten again for each copy. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

export const asText = (blocks: readonly Block[]): string => `${blocks.map(wordsOf).join("\n\n")}\n`;

const wordsOf = (block: Block): string => {
  switch (block.kind) {
    case "heading":
      return `${block.text}\n${"=".repeat(Math.min(width, [...block.text].length))}`;
    case "paragraph":
      return block.text
        .split("\n")
        .map((line) => wrapped(line))
        .join("\n");
    case "list":
      return block.entries.map((entry) => wrapped(`- ${entry}`, "  ")).join("\n");
    case "link":
      return `${block.text}\n${block.url}`;
    case "rows":
      return block.rows.map(rowText).join("\n");
    case "preformatted":
      return block.text;
  }
};

const rowText = ({ what, notes = [], value }: Row): string => {
  const gap = width - lengthOf(what) - lengthOf(value);
  const line = gap >= 2 ? `${what}${" ".repeat(gap)}${value}` : `${what}\n${value.padStart(width)}`;
  return [line, ...notes.map((note) => wrapped(`  ${note}`, "  "))].join("\n");
};

const wrapped = (text: string, indent = ""): string => (text.length <= width && !/^ \S/.test(text) ? text : inLines(text, indent));

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

export const asHtml = (locale: string, title: string, blocks: readonly Block[]): string =>
  `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#14202b;background:#ffffff">
<div style="max-width:640px;margin:0 auto">
${blocks.map(markupOf).join("\n")}
</div>
</body>
</html>
`;

const markupOf = (block: Block): string => {
  switch (block.kind) {
    case "heading":
      return `<h2 style="font-size:20px;margin:32px 0 8px">${escaped(block.text)}</h2>`;
    case "paragraph":
      return `<p style="margin:0 0 12px">${escaped(block.text).replaceAll("\n", "<br>")}</p>`;
    case "list":
      return `<ul style="margin:0 0 12px;padding-left:20px">${block.entries.map((entry) => `<li>${escaped(entry)}</li>`).join("")}</ul>`;
    case "link":
      return `<p style="margin:0 0 12px"><a href="${escaped(block.url)}">${escaped(block.text)}</a></p>`;
    case "rows":
      return `<table style="width:100%;border-collapse:collapse;margin:0 0 12px">${block.rows.map(rowHtml).join("")}</table>`;
    case "preformatted":
      return block.html;
  }
};

const rowHtml = ({ what, notes = [], value, strong }: Row): string => {
  const cell = `padding:6px 0;border-bottom:1px solid #d5dde3;vertical-align:top${strong === true ? ";font-weight:700" : ""}`;
  const under = notes.map((note) => `<br><span style="font-size:14px;color:#4a5a67">${escaped(note)}</span>`).join("");
  return `<tr><td style="${cell}">${escaped(what)}${under}</td><td style="${cell};text-align:right;white-space:nowrap">${escaped(value)}</td></tr>`;
};

const escaped = (text: string): string =>
  /[&<>"]/.test(text) ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;") : text;
