// What a document says outside of the brackets of the pseudo-language, and which of its texts are cut off. [LOC-01]

export interface Outside {
  /** Words outside of all brackets. */
  readonly words: readonly string[];
  /** What begins in a bracket that does not end. */
  readonly cut: readonly string[];
}

const spoken = /\b(?:aria-label|aria-description|alt|title|placeholder)="([^"]*)"/g;
const inline =
  /^\/?(?:a|abbr|b|bdi|br|code|em|i|kbd|mark|s|small|span|strong|sub|sup|time|u|wbr|svg|path|circle|rect|line|polyline|img|input)$/;
const silent = /<(script|style|svg|noscript|template)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
/** Commands and names of settings. */
const code = /<(code|pre|kbd)\b[^>]*>[\s\S]*?<\/\1>/g;
const foreign = /<(\w+)\b[^>]*\blang="(?!en)[^"]*"[^>]*>[\s\S]*?<\/\1>/g;

const plain = (text: string): string =>
  text
    .replaceAll(/&(?:#x27|#39|apos);/g, "'")
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&nbsp;", " ");

/** One text: what stands outside, and whether its brackets end. */
export const outsideOf = (text: string): { readonly outside: string; readonly isCut: boolean } => {
  let [outside, depth] = ["", 0];
  for (const letter of text) {
    if (letter === "⟦") depth += 1;
    else if (letter === "⟧") depth -= 1;
    else if (depth <= 0) outside += letter;
    if (depth < 0) return { outside, isCut: true };
  }
  return { outside, isCut: depth !== 0 };
};

const judged = (texts: readonly string[]): Outside => {
  const all = texts.map((text) => ({ text, ...outsideOf(text) }));
  return {
    words: all
      .map(({ outside }) => outside.replaceAll(/[^\S\n]+/g, " ").trim())
      .filter((words) => /\p{L}{3}/u.test(words)),
    cut: all.filter(({ isCut }) => isCut).map(({ text }) => text),
  };
};

/** The texts of a page block by block, and those that are heard alone. */
export const outsideOfPage = (html: string): Outside => {
  const shown = html
    .replaceAll(silent, "")
    .replaceAll(code, " · ")
    .replaceAll(foreign, "")
    .replaceAll(/<\/(a|span|time)>/g, "</$1> · ");
  const heard = [...shown.matchAll(spoken)].map(([, text = ""]) => text);
  const texts: string[] = [];
  let block = "";
  for (const [, tag, text = ""] of shown.matchAll(/<(\/?\w+)[^>]*>([^<]*)/g)) {
    if (!inline.test(tag ?? "")) {
      texts.push(block);
      block = "";
    }
    block += text;
  }
  return judged([...texts, block, ...heard].map(plain).filter((text) => text.trim() !== ""));
};

/** The texts of a letter or document, paragraph by paragraph. */
export const outsideOfText = (text: string): Outside => judged(text.split(/\n\s*\n/));
