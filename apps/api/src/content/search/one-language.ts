// The index of one language: the words of its content, German compounds found by their parts, words that come near found in MiniSearch's radix tree. [CNT-04]
import type { Locale } from "@kontor/domain/visitor/locale";
import SearchableMap from "minisearch/SearchableMap";
import type { ContentSource } from "../source.ts";
import { findableBy, knownPartOf, partsOfCompound, type Vocabulary } from "./compounds.ts";
import { searchDocuments, type HitType } from "./documents.ts";
import { gathering, type Gathering } from "./postings.ts";
import { ranked, type Ranked, type Variant } from "./rank.ts";
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

const atOnce = 2_000;
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Compounds are made of words that stand alone. */
const stands = (word: string): boolean => word.length >= 4 && word.length <= 14 && !/\d/.test(word);

/** Finds what holds a compound by the parts of it. */
const takeApart = async (gathered: Gathering, known: Vocabulary): Promise<void> => {
  let seen = 0;
  for (const word of gathered.words()) {
    for (const part of findableBy(word, known)) gathered.under(part, word);
    seen += 1;
    if (seen % atOnce === 0) await breath();
  }
};

export const languageIndex = async (source: ContentSource, locale: Locale): Promise<LanguageIndex> => {
  const gathered = gathering();
  const documents: Hit[] = [];
  const telling = (text: string): readonly string[] => wordsOf(text).filter((word) => tells(locale, word));
  for await (const some of searchDocuments(source, locale))
    for (const { title, text, type, path, excerpt } of some) {
      gathered.add(telling(title), telling(text));
      documents.push({ type, path, title, excerpt });
    }
  const known: Vocabulary = new Set(locale === "de" ? [...gathered.words()].filter(stands) : []);
  await takeApart(gathered, known);
  const postings = gathered.packed();
  const tree = new SearchableMap<true>();
  for (const [at, word] of postings.words.entries()) {
    tree.set(word, true);
    if (at % atOnce === 0) await breath();
  }
  return {
    find: (asked, type, most) => {
      const words = telling(asked).slice(0, mostWords);
      if (words.length === 0) return { hits: [], total: 0 };
      const allows = type === null ? () => true : (document: number) => documents[document]?.type === type;
      const rank = (question: readonly (readonly Variant[])[], combine: "all" | "any"): Ranked =>
        ranked(postings, question, combine, allows, most);
      const { total, best } = nearest(words, tree, known, rank);
      return { total, hits: best.flatMap((document) => documents[document] ?? []) };
    },
  };
};

const mostWords = 12;
const mostVariants = 40;

/** One letter wrong in short words, two in long ones, none in very short ones and in numbers. */
const forgiven = (word: string): number => (word.length < 4 || /^\d+$/.test(word) ? 0 : word.length < 8 ? 1 : 2);

const exact = (word: string): Variant => ({ word, worth: 1 });

/** Words that begin so: the last word of a question may not be finished. */
const finished = (tree: SearchableMap<true>, word: string): readonly Variant[] => {
  if (word.length < 3) return [exact(word)];
  const found: Variant[] = [exact(word)];
  for (const longer of tree.atPrefix(word).keys()) {
    if (longer !== word) found.push({ word: longer, worth: (0.6 * word.length) / longer.length });
    if (found.length >= mostVariants * 4) break;
  }
  return best(found);
};

const near = (tree: SearchableMap<true>, word: string): readonly Variant[] => {
  const letters = forgiven(word);
  if (letters === 0) return [exact(word)];
  const found = [...tree.fuzzyGet(word, letters)].map(([other, [, distance]]) => ({
    word: other,
    worth: other === word ? 1 : 0.5 * (1 - distance / word.length),
  }));
  return best(found);
};

const best = (variants: Variant[]): readonly Variant[] => variants.toSorted((a, b) => b.worth - a.worth).slice(0, mostVariants);

/** So few hits, and what comes near is shown after them. */
const enough = 3;

const merged = (some: readonly Variant[], more: readonly Variant[]): readonly Variant[] => [
  ...some,
  ...more.filter(({ word }) => some.every((each) => each.word !== word)),
];

/** As it was typed first; then with typing errors forgiven, compounds taken apart, and at last any of the words. */
const nearest = (
  words: readonly string[],
  tree: SearchableMap<true>,
  known: Vocabulary,
  rank: (question: readonly (readonly Variant[])[], combine: "all" | "any") => Ranked,
): Ranked => {
  const typed = words.map((word, at) => (at === words.length - 1 ? finished(tree, word) : [exact(word)]));
  const first = rank(typed, "all");
  if (first.total >= enough) return first;
  const forgiving = words.map((word, at) => merged(typed[at] ?? [], near(tree, word)));
  const second = rank(forgiving, "all");
  if (second.total > 0) return second;
  const parts = words.flatMap((word) => {
    const apart = partsOfCompound(word, known);
    return apart.length === 0 ? [word] : apart;
  });
  const apart = parts.slice(0, 16).map((word) => near(tree, word));
  const third = parts.length === words.length ? second : rank(apart, "all");
  if (third.total > 0) return third;
  const any = rank(apart, "any");
  if (any.total > 0) return any;
  const remaining = words.flatMap((word) => knownPartOf(word, known) ?? []);
  return remaining.length === 0
    ? any
    : rank(
        remaining.map((word) => [exact(word)]),
        "any",
      );
};
