// Markdown as safe HTML, on the server only: CommonMark with GitHub's tables; raw HTML is shown as text, links are checked. [CNT-01] [LNK-03] [LNK-04]
import type { Heading } from "@kontor/domain/site/help";
import { headingIds, tableOfContents } from "@kontor/domain/site/help";
import { plainLink, brokenHref } from "@kontor/domain/site/link";
import { localeFromPath, type Locale, withLocale } from "@kontor/domain/visitor/locale";
import { lexer, type MarkedToken, type Tokens } from "marked";
import type { TextPicture } from "../../../shell/picture/pictures.ts";
import { withHardSpaces } from "../../../platform/texts/typography.ts";
import { escapedCode, escapedText, escapedValue } from "../../../platform/texts/escape.ts";

/** What a text becomes on its page. */
export interface Rendered {
  /** Only tags and attributes of this file; every address in it was checked. */
  readonly html: string;
  /** Headings of the second and third level, nested, with their ids. [CNT-04] */
  readonly contents: readonly Heading[];
  /** Links that lead nowhere, to be reported once. [LNK-04] */
  readonly broken: readonly string[];
}

export interface Words {
  /** Name of a table that scrolls in its own region: `Table 2`. */
  readonly table: (number: number) => string;
  /** What is shown of a picture by its address; null for one that is not this shop's. */
  readonly picture?: (address: string) => TextPicture | null;
}

/** Ids that stand on every page already. */
const taken = ["content", "navigation", "vat country", "vat hint", "footer products", "footer contact", "footer legal"];

/** Ids of one page: no two headings get the same, wherever they come from. [LNK-05] */
export interface Ids {
  readonly next: (text: string) => string;
}

export const pageIds = (): Ids => {
  const texts = [...taken];
  return {
    next: (text) => {
      texts.push(text);
      const id = headingIds(texts).at(-1) ?? "";
      // An id that begins with a digit cannot be named in a style sheet.
      return /^\d/.test(id) ? `section-${id}` : id;
    },
  };
};

interface Writing {
  readonly locale: Locale;
  readonly words: Words;
  readonly ids: Ids;
  readonly headings: { readonly id: string; readonly text: string; readonly level: number }[];
  readonly broken: string[];
  tables: number;
}

/** Renders a text whose page has its h1 already: the largest heading in it is an h2. */
export const markdown = (text: string, locale: Locale, words: Words, ids: Ids = pageIds()): Rendered => {
  const writing: Writing = { locale, words, ids, headings: [], broken: [], tables: 0 };
  const html = blocks(lexer(text, { gfm: true }) as readonly MarkedToken[], writing);
  return { html, contents: tableOfContents(writing.headings), broken: writing.broken };
};

const blocks = (tokens: readonly MarkedToken[], to: Writing): string =>
  tokens.map((token) => block(token, to)).join("");

const block = (token: MarkedToken, to: Writing): string => {
  switch (token.type) {
    case "heading":
      return heading(token, to);
    case "paragraph":
      return `<p>${inline(token.tokens, to)}</p>`;
    case "list":
      return list(token, to);
    case "blockquote":
      return `<blockquote>${blocks(token.tokens as MarkedToken[], to)}</blockquote>`;
    case "code":
      return `<pre${isScrolled(token.text) ? ' tabindex="0"' : ""}><code>${escapedCode(token.text)}</code></pre>`;
    case "table":
      return table(token, to);
    case "hr":
      return "<hr>";
    case "space":
    case "def":
      return "";
    case "html":
      return token.text.trim() === "" ? "" : `<p>${escapedCode(token.text.trim())}</p>`;
    default:
      return inline([token], to);
  }
};

/** Letters of code that fit into a line of a phone; a longer line is scrolled to, with keys, too. */
const narrowLine = 30;

const isScrolled = (code: string): boolean => code.split("\n").some((line) => line.length > narrowLine);

const heading = (token: Tokens.Heading, to: Writing): string => {
  const level = Math.min(6, Math.max(2, token.depth));
  const text = plainText(token.tokens as MarkedToken[]);
  const id = to.ids.next(text);
  to.headings.push({ id, text, level });
  return `<h${level} id="${escapedValue(id)}" tabindex="-1">${inline(token.tokens, to)}</h${level}>`;
};

const list = (token: Tokens.List, to: Writing): string => {
  const items = token.items.map((item) => `<li>${blocks(item.tokens as MarkedToken[], to)}</li>`).join("");
  const start = Number(token.start);
  if (!token.ordered) return `<ul>${items}</ul>`;
  return Number.isSafeInteger(start) && start > 1 ? `<ol start="${start}">${items}</ol>` : `<ol>${items}</ol>`;
};

/** As many columns have no room beside each other on a phone: there a row is a block, and each cell names its column. */
const columnsThatStack = 3;

/** A table scrolls in a region of its own, which the keyboard reaches. */
const table = (token: Tokens.Table, to: Writing): string => {
  to.tables += 1;
  const stacks = token.header.length >= columnsThatStack;
  const names = token.header.map(({ tokens }) => plainText(tokens as MarkedToken[]).trim());
  const row = (cells: readonly Tokens.TableCell[], kind: "th" | "td") =>
    `<tr>${cells
      .map(({ tokens, align, text }, at) => {
        // A corner without words heads nothing.
        const tag = text.trim() === "" ? "td" : kind;
        const side = align === "right" || align === "center" ? ` data-align="${align}"` : "";
        const column = stacks && kind === "td" && at > 0 ? ` data-column="${escapedValue(names[at] ?? "")}"` : "";
        return `<${tag}${tag === "th" ? ' scope="col"' : ""}${column}${side}>${inline(tokens, to)}</${tag}>`;
      })
      .join("")}</tr>`;
  const body = token.rows.map((cells) => row(cells, "td")).join("");
  const label = escapedValue(to.words.table(to.tables));
  return (
    `<div class="m-table" role="group" aria-label="${label}" tabindex="0" data-scrolls><table${stacks ? " data-stacks" : ""}><thead>${row(token.header, "th")}</thead>` +
    `${body === "" ? "" : `<tbody>${body}</tbody>`}</table></div>`
  );
};

const inline = (tokens: readonly unknown[] | undefined, to: Writing): string =>
  ((tokens ?? []) as readonly MarkedToken[]).map((token) => piece(token, to)).join("");

const piece = (token: MarkedToken, to: Writing): string => {
  switch (token.type) {
    case "text":
      return token.tokens === undefined ? escapedText(withHardSpaces(token.text)) : inline(token.tokens, to);
    case "escape":
      return escapedCode(token.text);
    case "strong":
    case "em":
    case "del":
      return `<${token.type}>${inline(token.tokens, to)}</${token.type}>`;
    case "codespan":
      return `<code>${escapedCode(token.text)}</code>`;
    case "br":
      return "<br>";
    case "checkbox":
      return token.checked ? "☑ " : "☐ ";
    case "link":
      return link(token, to);
    case "image":
      return image(token, to);
    case "list":
    case "paragraph":
    case "heading":
    case "blockquote":
    case "code":
    case "table":
    case "hr":
    case "space":
    case "def":
      return block(token, to);
    default:
      return escapedCode(token.raw);
  }
};

/** A link inside a link would be none: its text stands alone then. */
const link = (token: Tokens.Link, to: Writing): string => {
  const inner = inline(token.tokens, to).replaceAll(/<a [^>]*>|<\/a>/g, "");
  return `<a href="${escapedValue(address(token.href, to))}"${titled(token.title)}>${inner}</a>`;
};

/** Pictures come from this site and from hosts that it names; what stands elsewhere is named. */
const image = (token: Tokens.Image, to: Writing): string => {
  const href = plainLink(decoded(token.href));
  const shown = to.words.picture?.(href) ?? (/^\/(uploads|images)\//.test(href) ? { src: href, sized: null } : null);
  if (shown === null) {
    to.broken.push(token.href);
    return escapedText(token.text);
  }
  const { src, sized } = shown;
  const size =
    sized === null
      ? ""
      : ` srcset="${escapedValue(sized.srcset)}" sizes="${escapedValue(sized.sizes)}" width="${sized.width}" height="${sized.height}"`;
  return `<img src="${escapedValue(src)}"${size} alt="${escapedValue(plainEntities(token.text))}" loading="lazy"${titled(token.title)}>`;
};

const titled = (title: string | null | undefined): string =>
  title ? ` title="${escapedValue(plainEntities(title))}"` : "";

/** Where a link leads: a path of this site gets its language, what would run script becomes `#`. */
const address = (typed: string, to: Writing): string => {
  const href = plainLink(decoded(typed));
  if (href === brokenHref) {
    if (typed !== brokenHref) to.broken.push(typed);
    return brokenHref;
  }
  const isPage =
    href.startsWith("/") &&
    localeFromPath(href) === null &&
    !/^\/(uploads|images|api|forms|sitemap|admin)\b/.test(href);
  return isPage ? withLocale(to.locale, href === "/" ? "" : href) : href;
};

/** Entities that hide a scheme are none in an attribute; the one that URLs need is taken back. */
const decoded = (href: string): string => href.replaceAll("&amp;", "&");
const plainEntities = (text: string): string =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** The words of inline tokens without their markup. */
const plainText = (tokens: readonly MarkedToken[]): string =>
  tokens
    .map((token) => {
      if ("tokens" in token && token.tokens !== undefined) return plainText(token.tokens as MarkedToken[]);
      return "text" in token ? plainEntities(token.text) : "";
    })
    .join("");
