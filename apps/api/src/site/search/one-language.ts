// The index of one language: the words of its content, German compounds found by their parts, words that come near found in MiniSearch's radix tree. It is usable while it grows. [CNT-04]
import type { ProviderName } from "@kontor/domain/shop/payment";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import type { ContentSource } from "../content/source.ts";
import { findableBy, type Vocabulary } from "./compounds.ts";
import { searchDocuments, type HitType, type SearchDocument } from "./documents.ts";
import { dictionary, gathering, mostInSlice, type Dictionary, type Slice } from "./postings.ts";
import { nearest } from "./question.ts";
import { ranked } from "./rank.ts";
import { wordsOfQuestion, tells, wordsOf } from "./words.ts";

export interface Hit {
  readonly type: HitType;
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
}

export interface LanguageIndex {
  readonly find: (
    words: string,
    type: HitType | null,
    most: number,
  ) => { readonly hits: readonly Hit[]; readonly total: number };
}

/** An index on its way. */
export interface Growing {
  readonly index: LanguageIndex;
  /** The first slice of every kind is there: searches are answered from what there is. */
  readonly begun: Promise<void>;
  readonly whole: Promise<void>;
}

const wordsAtOnce = 2_000;
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Whether words of the language are written in one that mean something alone. */
const joinsWords: Localized<boolean> = { en: false, de: true };

/** Compounds are made of words that stand alone. */
const stands = (word: string): boolean => word.length >= 2 && word.length <= 14 && !/\d/.test(word);

interface Grown {
  readonly dictionary: Dictionary;
  readonly slices: Slice[];
  /** What a document of a slice is shown as. */
  readonly hits: (readonly Hit[])[];
  /** Words with the compounds of which they are a part. */
  readonly compounds: Map<number, Set<number>>;
  readonly known: Vocabulary;
}

export const languageIndex = (source: ContentSource, locale: Locale, offered: readonly ProviderName[]): Growing => {
  const words = dictionary();
  const joins = inLocale(joinsWords, locale);
  const known: Vocabulary = { has: (word) => stands(word) && words.numberOf(word) !== null };
  const grown: Grown = { dictionary: words, slices: [], hits: [], compounds: new Map(), known };
  const telling = (text: string): readonly string[] => wordsOf(text).filter((word) => tells(locale, word));
  const questionWords = (question: string): readonly string[] =>
    wordsOfQuestion(question).filter((word) => tells(locale, word));
  const numbers = numbering(words, telling);
  const makers = searchDocuments(source, locale, offered).map((documents) => slicesOf(documents, numbers));

  const takeApart = async (from: number): Promise<void> => {
    if (!joins) return;
    for (let at = from; at < words.words.length; at += 1) {
      for (const part of findableBy(words.words[at] ?? "", known)) under(grown.compounds, words.numberOf(part), at);
      if (at % wordsAtOnce === 0) await breath();
    }
  };

  /** One slice of each kind that has more; those kinds. */
  const round = async (some: readonly Maker[]): Promise<readonly Maker[]> => {
    const further: Maker[] = [];
    const first = words.words.length;
    for (const maker of some) {
      const { value, done } = await maker.next();
      if (done === true) continue;
      grown.slices.push(value.slice);
      grown.hits.push(value.hits);
      further.push(maker);
    }
    await takeApart(first);
    return further;
  };

  const begun = round(makers);
  const whole = begun.then(async (further) => {
    for (let rest = further; rest.length > 0; ) rest = await round(rest);
    // Words that came later are parts of earlier compounds, too.
    if (grown.slices.length > makers.length) await takeApart(0);
  });
  const waited = begun.then(() => undefined);
  for (const promise of [waited, whole]) promise.catch(() => undefined);
  return {
    index: { find: (question, type, most) => find(grown, questionWords(question), type, most) },
    begun: waited,
    whole,
  };
};

type Maker = AsyncGenerator<{ readonly slice: Slice; readonly hits: readonly Hit[] }, void>;

async function* slicesOf(
  documents: AsyncGenerator<readonly SearchDocument[]>,
  numbers: (text: string) => readonly number[],
): Maker {
  let gathered = gathering();
  let hits: Hit[] = [];
  for await (const some of documents) {
    for (const { title, text, type, path, excerpt } of some) {
      gathered.add(numbers(title), numbers(text));
      hits.push({ type, path, title, excerpt });
    }
    if (hits.length < mostInSlice) continue;
    yield { slice: gathered.packed(), hits };
    [gathered, hits] = [gathering(), []];
  }
  if (hits.length > 0) yield { slice: gathered.packed(), hits };
}

const mostRemembered = 100_000;

/** The numbers of a text's words. Few words make most of a text: so they are cached. */
const numbering = (
  words: Dictionary,
  telling: (text: string) => readonly string[],
): ((text: string) => readonly number[]) => {
  const remembered = new Map<string, readonly number[]>();
  const numbersOf = (piece: string): readonly number[] => {
    const known = remembered.get(piece);
    if (known !== undefined) return known;
    if (remembered.size >= mostRemembered) remembered.clear();
    const numbers = telling(piece).map(words.add);
    remembered.set(piece, numbers);
    return numbers;
  };
  return (text) => {
    const all: number[] = [];
    for (const piece of text.split(" ")) for (const number of numbersOf(piece)) all.push(number);
    return all;
  };
};

const under = (compounds: Map<number, Set<number>>, part: number | null, compound: number): void => {
  if (part === null || part === compound) return;
  const some = compounds.get(part);
  if (some === undefined) compounds.set(part, new Set([compound]));
  else some.add(compound);
};

const mostWords = 12;

const find = (
  { dictionary: { numberOf, tree }, slices, hits, compounds, known }: Grown,
  queryWords: readonly string[],
  type: HitType | null,
  most: number,
): ReturnType<LanguageIndex["find"]> => {
  const words = queryWords.slice(0, mostWords);
  if (words.length === 0) return { hits: [], total: 0 };
  const withCompounds = (word: string): readonly number[] => {
    const number = numberOf(word);
    return number === null ? [] : [number, ...(compounds.get(number) ?? [])];
  };
  const allows = (slice: number): boolean => type === null || hits[slice]?.[0]?.type === type;
  const { total, best } = nearest(words, tree, known, (question, combine) =>
    ranked(
      slices,
      question.map((variants) => variants.map(({ word, worth }) => ({ words: withCompounds(word), worth }))),
      combine,
      allows,
      most,
    ),
  );
  return { total, hits: best.flatMap(({ slice, document }) => hits[slice]?.[document] ?? []) };
};
