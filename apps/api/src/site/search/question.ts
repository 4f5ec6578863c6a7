// How a question is put: as it was typed, however its words are joined, then with typing errors forgiven, and at last with any of its words. [CNT-04]
import type SearchableMap from "minisearch/SearchableMap";
import { joinedWords, knownPartOf, partsOfCompound, type Vocabulary } from "./compounds.ts";
import type { Ranked } from "./rank.ts";

/** A word that may stand for a word of the question, and how well it does. */
interface Variant {
  readonly word: string;
  readonly worth: number;
}

/** Looks for documents in which all words of the question, or any of them, have a variant. */
type Rank = (question: readonly (readonly Variant[])[], combine: "all" | "any") => Ranked;

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
  return best([...merged(swapped(tree, word), found)]);
};

/** Two letters in each other's place are one slip of the fingers. */
const swapped = (tree: SearchableMap<true>, word: string): readonly Variant[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )
    .filter((other) => other !== word && tree.has(other))
    .map((other) => ({ word: other, worth: 0.75 }));

const best = (variants: Variant[]): readonly Variant[] =>
  variants.toSorted((a, b) => b.worth - a.worth).slice(0, mostVariants);

/** So few hits, and what comes near is shown after them. */
const enough = 3;

const merged = (some: readonly Variant[], more: readonly Variant[]): readonly Variant[] => [
  ...some,
  ...more.filter(({ word }) => some.every((each) => each.word !== word)),
];

/** A word of the question, and words that hold it: a compound that was typed, or that it makes with those beside it. */
interface Wanted {
  readonly word: string;
  readonly wholes: readonly string[];
}

/** As many as a document's bits have room for. */
const mostWanted = 16;

/** The longest run of words that is looked for in one. */
const longestRun = 3;

/** However words are joined, they are the same question: `SSLZertifikat`, `SSL-Zertifikat` and `SSL Zertifikat`. */
const wantedOf = (words: readonly string[], tree: SearchableMap<true>, known: Vocabulary): readonly Wanted[] => {
  const apart = words
    .flatMap((whole): readonly Wanted[] => {
      const parts = partsOfCompound(whole, known);
      return parts.length === 0 ? [{ word: whole, wholes: [] }] : parts.map((word) => ({ word, wholes: [whole] }));
    })
    .slice(0, mostWanted);
  const joined = apart.flatMap((_, from) =>
    Array.from({ length: longestRun - 1 }, (_each, more) => from + more + 2)
      .filter((until) => until <= apart.length)
      .flatMap((until) =>
        joinedWords(apart.slice(from, until).map(({ word }) => word))
          .filter((whole) => tree.has(whole))
          .map((whole) => ({ whole, from, until })),
      ),
  );
  return apart.map(({ word, wholes }, at) => ({
    word,
    wholes: [
      ...new Set([
        ...wholes,
        ...joined.filter(({ from, until }) => from <= at && at < until).map(({ whole }) => whole),
      ]),
    ],
  }));
};

/** As it was typed, however it is joined; then with typing errors forgiven, and at last any of the words. */
export const nearest = (words: readonly string[], tree: SearchableMap<true>, known: Vocabulary, rank: Rank): Ranked => {
  const wanted = wantedOf(words, tree, known);
  const typed = wanted.map(({ word, wholes }, at) =>
    merged(at === wanted.length - 1 ? finished(tree, word) : [exact(word)], wholes.map(exact)),
  );
  const first = rank(typed, "all");
  if (first.total >= enough) return first;
  const forgiving = wanted.map(({ word, wholes }, at) =>
    [word, ...wholes].reduce((some, each) => merged(some, near(tree, each)), typed[at] ?? []),
  );
  const second = rank(forgiving, "all");
  if (second.total > 0) return second;
  const any = rank(forgiving, "any");
  if (any.total > 0) return any;
  const remaining = words.flatMap((word) => knownPartOf(word, known) ?? []);
  return remaining.length === 0
    ? any
    : rank(
        remaining.map((word) => [exact(word)]),
        "any",
      );
};
