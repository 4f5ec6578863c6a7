// What is in an article: its headings with ids that links lead to, and the words somebody looks for. [CNT-04] [LNK-05]
import type { Heading, HelpArticle, HelpMatch } from "./model.ts";

/** The headings of the second and third level, nested, each with an id of its own. [CNT-04] */
export const tableOfContents = (markdown: string): readonly Heading[] => {
  const found = headings(markdown);
  const ids = headingIds(found.map(({ text }) => text));
  const flat = found.map((heading, at) => ({ ...heading, id: ids[at] ?? "" }));
  return flat.flatMap((heading, at) => {
    if (heading.level === 3 && flat.slice(0, at).some(({ level }) => level === 2)) return [];
    const rest = flat.slice(at + 1);
    const end = rest.findIndex(({ level }) => level === 2);
    const below = heading.level === 2 ? rest.slice(0, end === -1 ? rest.length : end) : [];
    return [{ ...heading, children: below.map((child) => ({ ...child, children: [] })) }];
  });
};

/** Ids for headings: their words in plain letters; a second one of the same words gets a number. [LNK-05] */
export const headingIds = (texts: readonly string[]): readonly string[] =>
  texts.reduce<readonly string[]>((ids, text) => [...ids, free(plain(text), ids, 1)], []);

/** The articles in which every word occurs, at the beginning of a word; those with the words in the title first. [CNT-04] */
export const foundArticles = (articles: readonly HelpArticle[], typed: string): readonly HelpMatch[] => {
  const wanted = words(typed);
  if (wanted.length === 0) return [];
  const hits = (text: string) => wanted.filter((word) => words(text).some((candidate) => candidate.startsWith(word))).length;
  return articles
    .filter(({ title, body }) => hits(`${title} ${body}`) === wanted.length)
    .map((article) => ({ article, weight: hits(article.title) }))
    .sort((a, b) => b.weight - a.weight || (a.article.url < b.article.url ? -1 : 1))
    .map(({ article }) => ({ article, excerpt: excerptOf(article.body, wanted) }));
};

/** Headings outside of code. */
const headings = (markdown: string): readonly { readonly level: number; readonly text: string }[] =>
  markdown
    .replace(/^(```|~~~)[^]*?(?:^\1|(?![^]))/gm, "")
    .split("\n")
    .flatMap((line) => {
      const [, marks = "", text = ""] = /^(#{2,3})\s+(.*?)\s*#*\s*$/.exec(line) ?? [];
      return text === "" ? [] : [{ level: marks.length, text: text.replace(/[*_`]|\[([^\]]*)\]\([^)]*\)/g, "$1") }];
    });

const free = (id: string, taken: readonly string[], number: number): string => {
  const wanted = number === 1 ? id : `${id}-${number}`;
  return taken.includes(wanted) ? free(id, taken, number + 1) : wanted;
};

const plain = (text: string): string => words(text).join("-") || "section";

/** Words in plain letters, so that both spellings of an umlaut are found alike. */
const words = (text: string): readonly string[] => spelled(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const spelled = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFC")
    .replaceAll("ß", "ss")
    .replace(/[äöü]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue" })[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

const excerptLength = 24;

/** So many words of the text, from a little before the first that was looked for. */
const excerptOf = (body: string, wanted: readonly string[]): string => {
  const text = body
    .replace(/[#*_`>]+/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
  const at = text.findIndex((word) => words(word).some((candidate) => wanted.some((one) => candidate.startsWith(one))));
  const from = Math.max(0, at - 4);
  return `${from > 0 ? "… " : ""}${text.slice(from, from + excerptLength).join(" ")}${from + excerptLength < text.length ? " …" : ""}`;
};
