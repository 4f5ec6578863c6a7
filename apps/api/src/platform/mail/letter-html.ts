// A letter as HTML, in the one frame that all have: the flag and name of the shop, a card with the text, below it who writes. Tables and inline styles, since Outlook lays out nothing else. [CHK-05]
import type { Locale } from "@kontor/domain/visitor/locale";
import { escaped } from "../markup/escaped.ts";
import { accentOf } from "../provider/accent.ts";
import type { Site } from "../provider/provider.ts";
import { fitted } from "./fitted.ts";
import { type Block, type Day, exact, lengthOf, marked, plainWords, type Row } from "./letter.ts";

/** Who writes: the name and the flag above, and what of the text is a link to them. */
export type LetterSender = Pick<Site, "name" | "email" | "phone" | "phoneShown" | "flag">;

/** Colours of the shop, light and dark: programs that know no dark mode show the light ones, those that do are given the others by class. */
const dark = [
  [".k-page", "background:#0e161f;color:#eef2f5"],
  [".k-card", "background:#16212d;border-color:#2c3b4a;border-top-color:#5cc1e4"],
  [".k-line", "border-color:#2c3b4a"],
  [".k-sum", "border-top-color:#eef2f5"],
  [".k-quiet", "color:#a5b4c2"],
  [".k-link", "color:#5cc1e4"],
  [".k-button", "background:#5cc1e4;color:#06222e"],
  [".k-pole", "background:#eef2f5"],
  [".k-flag", "border-color:#eef2f5"],
  [".k-leaf", "border-color:#2c3b4a;border-top-color:#5cc1e4"],
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
</style>
<!--[if mso]><style>body,table,td,p,h2{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]-->`;

const quiet = "#51606f";
const line = "#d9d4c7";
const ink = "#14202e";

/** As on pages and documents where a reader has it; Outlook would take Times for a first name that it does not know. */
const font = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif;font-size:15px;line-height:1.36";
/** An address or a name without a blank is broken anywhere rather than making the letter wider than a phone; `word-break` is for programs without `anywhere`. */
const anywhere = "overflow-wrap:anywhere;word-break:break-word";
const bare = `cellpadding="0" cellspacing="0" border="0"`;
const table = `role="presentation" ${bare}`;

/** What the letter is: its subject, without the name that stands above it. */
const headingOf = (subject: string, { name }: LetterSender): string => {
  const end = ` – ${name}`;
  return subject.endsWith(end) ? subject.slice(0, -end.length) : subject;
};

/** One frame for every mail; its title is the largest line, as on paper. It is never longer than mail programs show. [LOOK3-21] */
export const asHtml = (locale: Locale, title: string, blocks: readonly Block[], sender: LetterSender): string => {
  const markup = markupFor(sender);
  return fitted(locale, blocks, (some) => framed(locale, title, some, sender, markup));
};

const framed = (
  locale: Locale,
  title: string,
  blocks: readonly Block[],
  sender: LetterSender,
  markup: (block: Block) => string,
): string => {
  const inside = blocks.filter(({ kind }) => kind !== "imprint").map(markup);
  const below = blocks.filter(({ kind }) => kind === "imprint").map(markup);
  return `<!doctype html>
<html lang="${locale}">
<head>${head}<title>${escaped(title)}</title></head>
<body class="k-page" style="margin:0;padding:0;background:#fbf9f4;color:${ink};${font}">
<table ${table} width="100%" class="k-page" style="background:#fbf9f4;color:${ink}"><tr><td align="center" style="padding:12px 12px">
<!--[if mso]><table ${table} width="640"><tr><td><![endif]-->
<table ${table} width="100%" style="max-width:640px;text-align:left">
<tr><td style="padding:0 0 14px;${font};${anywhere}">${brandOf(sender)}
<h1 style="font-size:24px;line-height:1.2;margin:10px 0 0">${escaped(headingOf(title, sender))}</h1></td></tr>
<tr><td class="k-card" style="padding:16px 24px 6px;background:#ffffff;border:1px solid ${line};border-top:4px solid ${accentOf(sender.flag)};border-radius:6px;${font};${anywhere}">
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

/** The flag hoisted beside the name, drawn of cells: there is no picture that a program could hold back. */
const brandOf = ({ name, flag = [] }: LetterSender): string => {
  const cell = (width: number, height: number, colour: string, more = ""): string =>
    `<td ${more}width="${width}" height="${height}" bgcolor="${colour}" style="width:${width}px;height:${height}px;background:${colour};font-size:0;line-height:0"></td>`;
  const stripes = flag.map((colour) => cell(Math.round(24 / flag.length), 18, escaped(colour))).join("");
  const flown = `<td valign="top" style="padding:3px 12px 0 0"><table ${table} style="border:2px solid ${ink};border-left:0" class="k-flag"><tr>${stripes}</tr></table></td>`;
  const hoisted = flag.length === 0 ? "" : `${cell(3, 36, ink, `class="k-pole" `)}${flown}`;
  return `<table ${table}><tr>${hoisted}<td valign="middle" style="${font};font-size:20px;font-weight:700">${escaped(name)}</td></tr></table>`;
};

/** Blocks that many mails share: they are formatted once. What is only to be looked up is small. */
export const preformatted = (
  blocks: readonly Block[],
  sender: LetterSender,
  size: "small" | "usual" = "usual",
): Block => {
  const html = blocks.map(markupFor(sender, size)).join("\n");
  return {
    kind: "preformatted",
    text: inOnePiece(blocks.map(plainWords).join("\n\n")),
    html: inOnePiece(
      size === "usual"
        ? html
        : `<table ${table} width="100%" style="margin:24px 0 0"><tr><td class="k-line k-quiet" style="border-top:1px solid ${line};${font};font-size:14px;color:${quiet}">\n${html}\n</td></tr></table>`,
    ),
  };
};

/** Words that the formatted part leaves to a file that is attached. */
export const inPlainText = (block: Block): Block => ({ kind: "preformatted", text: plainWords(block), html: "" });

/** Flattens a concatenated string, which V8 would otherwise flatten again for each copy. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

/** Writes the text of a block, where address and telephone of the sender are links; where links are typed by others, they are none. [LGL-05] */
type Shown = (text: string) => string;

const markupFor = (sender: LetterSender, size: "small" | "usual" = "usual"): ((block: Block) => string) => {
  const shown = shownFor(sender);
  const accent = accentOf(sender.flag);
  return (block) => markupOf(block, { shown, accent }, size);
};

/** How its sender writes: with links to them, in their colour. */
interface Hand {
  readonly shown: Shown;
  readonly accent: string;
}

const markupOf = (block: Block, hand: Hand, size: "small" | "usual"): string => {
  const { shown, accent } = hand;
  switch (block.kind) {
    case "heading":
      return `<h2 style="font-size:${size === "small" ? 16 : 19}px;line-height:1.2;margin:14px 0 6px">${shown(block.text)}</h2>`;
    case "paragraph":
      return shown(block.text)
        .split("\n\n")
        .map((part) => `<p style="margin:0 0 12px">${part.replaceAll("\n", "<br>")}</p>`)
        .join("\n");
    case "imprint":
      return `<p class="k-quiet" style="margin:0;font-size:14px;color:${quiet}">${shown(block.text.replaceAll("\n", " · "))}</p>`;
    case "list":
      return `<ul style="margin:0 0 10px;padding-left:20px">${block.entries.map((entry) => `<li>${inTypedLines(entry, shown)}</li>`).join("")}</ul>`;
    case "link":
      return `<p style="margin:0 0 12px">${linkTo(accent, block.url, escaped(labelOf(block.text)))}</p>`;
    case "links":
      return `<p style="margin:0 0 12px">${block.links.map(({ text, url }) => linkTo(accent, url, escaped(labelOf(text)))).join(" · ")}</p>`;
    case "button":
      return buttonHtml(accent, block.url, labelOf(block.text));
    case "days":
      return `<table ${table} width="100%" style="margin:0 0 12px">${leavesHtml(block.days, hand)}</table>`;
    case "rows":
      return `<table ${bare} width="100%" style="margin:0 0 12px;overflow-wrap:normal;word-break:normal">${block.rows.map((row) => rowHtml(row, shown, roomOf(block.rows))).join("")}</table>`;
    case "preformatted":
      return block.html;
  }
};

const linkTo = (accent: string, url: string, words: string): string =>
  `<a class="k-link" style="color:${accent}" href="${escaped(url)}">${words}</a>`;

/** A sentence that leads to an address ends with a colon; a label that is the link itself does not. [LOOK3-21] */
const labelOf = (words: string): string => words.replace(/\s*:\s*$/u, "");

/** The padding stands at the link, so that all of it can be pressed, and for Outlook at the cell. The address itself stands in the plain part alone. */
const buttonHtml = (accent: string, url: string, words: string): string =>
  `<table ${table} style="margin:6px 0 12px"><tr><td class="k-button" bgcolor="${accent}" style="background:${accent};border-radius:6px;mso-padding-alt:12px 22px"><a class="k-button" style="display:inline-block;padding:12px 22px;border-radius:6px;background:${accent};color:#ffffff;${font};font-weight:700;text-decoration:none" href="${escaped(url)}">${escaped(words)}</a></td></tr></table>`;

/** A leaf of a calendar for each day, beside it all that the day is. */
const leavesHtml = (days: readonly Day[], { shown, accent }: Hand): string =>
  [...new Set(days.map(({ date }) => date))]
    .map((date) =>
      leafHtml(
        accent,
        date,
        days.filter((day) => day.date === date).map((day) => dayHtml(day, shown)),
      ),
    )
    .join("");

const dayHtml = ({ text, of }: Day, shown: Shown): string =>
  of === undefined
    ? shown(text)
    : `${shown(text)} <span class="k-quiet" style="font-size:13px;color:${quiet}">(${shown(of)})</span>`;

const leafHtml = (accent: string, date: string, texts: readonly string[]): string => {
  const leaf = `<table ${table} width="136" class="k-leaf" style="width:136px;border:1px solid ${line};border-top:3px solid ${accent};border-radius:4px;text-align:center"><tr><td style="${font};font-size:13px;font-weight:700;padding:2px;white-space:nowrap">${escaped(date)}</td></tr></table>`;
  return `<tr><td width="136" valign="top" style="width:136px;padding:0 14px 5px 0">${leaf}</td><td valign="top" style="${font};padding:2px 0 5px">${texts.join("<br>")}</td></tr>`;
};

/** The longest value of a row in one line: an amount or a number is shorter, a moment or a place is not. */
const oneLine = 20;

/** What has room beside each other on a phone of 320 px. */
const phoneLine = 28;

/** How long a value of these rows is that stays in one line beside the longest word of what they are: a sum stays whole, a name beside a long word does not. */
const roomOf = (rows: readonly Row[]): number => {
  const words = rows.flatMap(({ what, notes = [] }) => exact([what, ...notes].join(" ")).split(/\s+/u)).map(lengthOf);
  return Math.min(oneLine, phoneLine - Math.max(0, ...words.filter((length) => length <= oneLine)));
};

const longWord = new RegExp(`\\S{${oneLine + 1}}`, "u");

/** The words of a cell stay whole as long as a phone has room for them: else the other cell would break them to single letters. */
const breaking = (text: string): string => (longWord.test(text) ? `;${anywhere}` : "");

/** As in a ledger: dotted lines lead from what it is to the figure, and the sum stands under a double line. */
const rowHtml = ({ what, notes = [], value, strong }: Row, shown: Shown, room: number): string => {
  const sum = strong === true ? `;border-top:3px double ${ink};font-size:18px;font-weight:700` : "";
  const cell = `padding:4px 0;border-bottom:1px dotted ${quiet};vertical-align:top;font-variant-numeric:tabular-nums;${font}${sum}`;
  const kind = strong === true ? "k-line k-sum" : "k-line";
  const under =
    notes.length === 0
      ? ""
      : `<div class="k-quiet" style="font-size:13px;line-height:1.3;color:${quiet}">${notes.map(shown).join("<br>")}</div>`;
  const [left, right] = [
    breaking(exact([what, ...notes].join(" "))),
    lengthOf(exact(value)) > room ? breaking(exact(value)) : ";white-space:nowrap",
  ];
  return `<tr><td class="${kind}" style="${cell}${left}">${shown(what)}${under}</td><td class="${kind}" style="${cell};padding-left:16px;text-align:right${right}">${shown(value)}</td></tr>`;
};

const senders = new WeakMap<LetterSender, Shown>();

/** As it is read: the day of a date stays beside its month where lines are short, and the sender can be written to and called. */
const shownFor = (sender: LetterSender): Shown => {
  const known = senders.get(sender);
  if (known !== undefined) return known;
  const quoted = (text: string): string => escaped(text).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const phone = sender.phoneShown.split(" ").map(quoted).join("[ \u00a0]");
  const ways = new RegExp(`(?<![\\w.+-])(?:(${quoted(sender.email)})|(${phone}))(?![\\w-])`, "gu");
  const accent = accentOf(sender.flag);
  const made: Shown = (text) =>
    escaped(text)
      .replaceAll(marked, "<span>$1</span>")
      .replaceAll(/(?<=\b\d{1,2}\.?) (?=\p{Lu}\p{L}+ \d{4})/gu, "\u00a0")
      .replaceAll(ways, (words: string, email: string | undefined) =>
        linkTo(accent, email === undefined ? `tel:${sender.phone}` : `mailto:${sender.email}`, words),
      );
  senders.set(sender, made);
  return made;
};

const inTypedLines = (text: string, shown: Shown): string => shown(text).replaceAll("\n", "<br>");
