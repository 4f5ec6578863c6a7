// Spelling of all that the shop says, in both languages: a word stands in the language's dictionary, in the project's list of that language, or is one that the other rules take. [LOC-01]
// The dictionaries are those of cspell (LGPL-3.0), read for the check alone; nothing of them is shipped.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie } from "cspell-trie-lib";
import { proseOf } from "./spoken.mjs";

const dictionaries = {
  en: "node_modules/@cspell/dict-en-gb/en_GB.trie.gz",
  de: "node_modules/@cspell/dict-de-de/de_DE.trie.gz",
};

export const listOf = (locale) => `architecture/words.${locale}.txt`;

/**
 * Words as they stand in prose: with apostrophes and hyphens inside, without what contains digits.
 * @param {string} text
 * @returns {string[]}
 */
export const wordsIn = (text) =>
  (
    proseOf(text)
      .normalize("NFC")
      .match(/(?<![\p{L}\d_])\p{L}[\p{L}\p{M}’'\u00ad-]*(?![\p{L}\d_])/gu) ?? []
  ).flatMap((word) =>
    word
      .replaceAll("\u00ad", "")
      .split("-")
      .map((part) => part.replaceAll("’", "'").replaceAll(/^'+|'+$/g, ""))
      .filter((part) => part.length > 1),
  );

/** All capitals: an abbreviation. */
const isAbbreviation = (word) => /^\p{Lu}{2,}s?$/u.test(word);

/**
 * A judge of one language.
 * @param {string} base
 * @param {"de" | "en"} locale
 */
export const speller = (base, locale) => {
  const trie = decodeTrie(gunzipSync(readFileSync(join(base, dictionaries[locale]))));
  const own = new Set(
    readFileSync(join(base, listOf(locale)), "utf8")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "" && !line.startsWith("#")),
  );
  const inDictionary = (word) => trie.has(word) || own.has(word);
  /** A German noun may be made of others, joined by nothing or an s; each part has four letters or more. */
  const isCompound = (word) => {
    for (let at = 4; at <= word.length - 4; at += 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      const first = [head, head.toLowerCase(), head.replace(/s$/, "")].some(inDictionary);
      const capital = tail[0].toUpperCase() + tail.slice(1);
      if (first && ([tail, capital].some(inDictionary) || isCompound(capital))) return true;
    }
    return false;
  };
  const known = new Map();
  const judged = (word) => {
    if (isAbbreviation(word)) return true;
    const lower = word.toLowerCase();
    const first = lower[0].toUpperCase() + lower.slice(1);
    if ([word, lower].some(inDictionary)) return true;
    if (locale === "en") return inDictionary(word.replace(/'s?$/, "")) || inDictionary(lower.replace(/'s?$/, ""));
    // A sentence begins with a capital; nouns have one anyway.
    return inDictionary(first) && word === first ? true : isCompound(word);
  };
  return {
    own,
    /** @param {string} word */
    isKnown: (word) => {
      if (!known.has(word)) known.set(word, judged(word));
      return known.get(word);
    },
  };
};
