// The index of one language: built from the content by MiniSearch, with German compounds taken apart. [CNT-04]
import type { Locale } from "@kontor/domain/visitor/locale";
import MiniSearch from "minisearch";
import type { ContentSource } from "../source.ts";
import { partsOfCompound, type Vocabulary } from "./compounds.ts";
import { searchDocuments, type HitType, type SearchDocument } from "./documents.ts";
import { tells, wordsOf } from "./words.ts";

export interface Hit {
  readonly type: HitType;
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
}

export interface LanguageIndex {
  readonly find: (words: string, type: HitType | null, most: number) => { readonly hits: readonly Hit[]; readonly total: number };
}

/** Words that stand alone more than once, or in a title: what compounds are made of. */
const vocabularyOf = async (source: ContentSource, locale: Locale): Promise<Vocabulary> => {
  const known = new Map<string, number>();
  if (locale !== "de") return known;
  for await (const documents of searchDocuments(source, locale))
    for (const { title, text } of documents)
      for (const word of wordsOf(`${title} ${text}`))
        if (word.length >= 4 && word.length <= 14 && tells(locale, word) && !/\d/.test(word)) known.set(word, (known.get(word) ?? 0) + 1);
  return known;
};

export const languageIndex = async (source: ContentSource, locale: Locale): Promise<LanguageIndex> => {
  const known = await vocabularyOf(source, locale);
  const taken = new Map<string, readonly string[]>();
  const apart = (word: string): readonly string[] => {
    const done = taken.get(word);
    if (done !== undefined) return done;
    const parts = partsOfCompound(word, known);
    taken.set(word, parts);
    return parts;
  };
  const index = new MiniSearch<SearchDocument>({
    fields: ["title", "text"],
    storeFields: ["type", "path", "title", "excerpt"],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (word) => (tells(locale, word) ? [word, ...apart(word)] : null),
  });
  for await (const documents of searchDocuments(source, locale)) index.addAll(documents);
  taken.clear();
  return { find: (words, type, most) => found(index, locale, known, words, type, most) };
};

const mostWords = 12;

/** One letter wrong in short words, two in long ones, none in very short ones. */
const forgiven = (word: string): number => (word.length < 4 || /^\d+$/.test(word) ? 0 : word.length < 8 ? 1 : 2);

const found = (
  index: MiniSearch<SearchDocument>,
  locale: Locale,
  known: Vocabulary,
  asked: string,
  type: HitType | null,
  most: number,
): ReturnType<LanguageIndex["find"]> => {
  const words = wordsOf(asked)
    .filter((word) => tells(locale, word))
    .slice(0, mostWords);
  if (words.length === 0) return { hits: [], total: 0 };
  const options = {
    tokenize: (text: string) => text.split(" "),
    boost: { title: 3 },
    weights: { fuzzy: 0.3, prefix: 0.5 },
    ...(type === null ? {} : { filter: ({ type: own }: { readonly [key: string]: unknown }) => own === type }),
  };
  const search = (terms: readonly string[], fuzzy: boolean, combineWith: "AND" | "OR") =>
    index.search(terms.join(" "), {
      ...options,
      combineWith,
      processTerm: (word) => word,
      prefix: (word, at, all) => at === all.length - 1 && word.length >= 3,
      fuzzy: fuzzy ? (word) => forgiven(word) : false,
    });
  // As it was typed first; then with typing errors forgiven, compounds taken apart, and at last any of the words.
  const parts = words.flatMap((word) => {
    const apart = partsOfCompound(word, known);
    return apart.length === 0 ? [word] : apart;
  });
  const tries = [
    () => search(words, false, "AND"),
    () => search(words, true, "AND"),
    ...(parts.length === words.length ? [] : [() => search(parts, true, "AND")]),
    ...(parts.length === 1 ? [] : [() => search(parts, true, "OR")]),
  ];
  for (const attempt of tries) {
    const results = attempt();
    if (results.length > 0)
      return {
        total: results.length,
        hits: results.slice(0, most).map(({ type: own, path, title, excerpt }) => ({ type: own, path, title, excerpt })),
      };
  }
  return { hits: [], total: 0 };
};
