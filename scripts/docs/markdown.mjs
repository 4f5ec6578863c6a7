// A document as HTML: headings with addresses, tables that scroll on a phone, links to pages of the site; what lies outside of it is named, not linked.
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Marked } from "marked";
import { codeBlock } from "../../apps/api/src/platform/contract/page-parts.ts";
import { at } from "../lib/places.mjs";
import { drawing } from "./drawing.mjs";

export const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const plain = (html) =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/** The address of a heading, as GitHub makes it, so that links between documents hold here, too. */
const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

/** From one page to another, as a browser resolves it. */
export const between = (from, to) => relative(dirname(from), to) || to.split("/").at(-1);

/** What a block of code is called, by the language of its fence. */
const languages = {
  sh: "Shell",
  js: "JavaScript",
  ts: "TypeScript",
  tsx: "TypeScript",
  json: "JSON",
  yaml: "YAML",
  css: "CSS",
};

const outside = /^(https?:|mailto:)/;

/**
 * @param {{ source: string, path: string, markdown: string, isOwn?: boolean }} page
 * @param {ReadonlyMap<string, string>} pathOfSource
 */
export const asHtml = (page, pathOfSource) => {
  const used = new Map();
  const sections = [];
  let tables = 0;
  let blocks = 0;
  const idOf = (text) => {
    const name = slug(text) || "section";
    const count = used.get(name) ?? 0;
    used.set(name, count + 1);
    return count === 0 ? name : `${name}-${count}`;
  };
  const target = (href) => {
    if (outside.test(href) || href.startsWith("#")) return href;
    const [path = "", hash] = href.split("#");
    if (page.isOwn) return between(page.path, path) + (hash === undefined ? "" : `#${hash}`);
    const source = join(dirname(page.source), path);
    const to = pathOfSource.get(source) ?? pathOfSource.get(join(source, "README.md"));
    return to === undefined ? null : between(page.path, to) + (hash === undefined ? "" : `#${hash}`);
  };
  const renderer = {
    heading({ tokens, depth }) {
      const html = this.parser.parseInline(tokens);
      const id = idOf(plain(html));
      sections.push({ id: depth === 1 ? "" : id, depth, title: plain(html) });
      return `<h${depth} id="${id}">${html}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const html = this.parser.parseInline(tokens);
      const to = target(href);
      if (to !== null) return `<a href="${escaped(to)}">${html}</a>`;
      // A file of the sources is named where it is.
      return existsSync(at(dirname(page.source), href.split("#")[0])) ? `<span class="source">${html}</span>` : html;
    },
    // Pictures of the shop itself stay in the repository.
    image: () => "",
    html: ({ text }) => (text.startsWith("<picture>") ? "" : text),
    code({ text, lang }) {
      if (lang === "mermaid") return drawing(text, page.path);
      blocks += 1;
      const name = `${sections.at(-1)?.title ?? page.title}, code ${blocks}`;
      return `${codeBlock(languages[lang] ?? "Text", name, text)}\n`;
    },
    table(token) {
      const cells = (row, tag) =>
        row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("");
      const head = token.header.every(({ text }) => text === "")
        ? ""
        : `<thead><tr>${cells(token.header, "th")}</tr></thead>`;
      const body = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("\n");
      const name = sections.at(-1)?.title ?? "Table";
      tables += 1;
      return `<div class="scroll" role="region" tabindex="0" aria-label="${escaped(`${name}, table ${tables}`)}"><table>${head}<tbody>${body}</tbody></table></div>\n`;
    },
  };
  const html = new Marked({ renderer, gfm: true }).parse(page.markdown);
  return { html, sections: withTexts(html, sections) };
};

/** What a search finds: each heading with the text below it. */
const withTexts = (html, sections) => {
  const pieces = html.split(/(?=<h[1-6] id=)/).filter((piece) => piece.startsWith("<h"));
  return sections.map((section, at) => ({
    ...section,
    text: plain((pieces[at] ?? "").replace(/^<h\d[^>]*>.*?<\/h\d>/s, " ").replaceAll(/<svg.*?<\/svg>/gs, " "))
      .replaceAll(/\s+/g, " ")
      .trim(),
  }));
};
