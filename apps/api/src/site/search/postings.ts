// Which word stands in which document, how often: packed slice by slice, so that a hundred thousand pages fit, are looked through at once, and can be searched while more of them come. [CNT-04]
import SearchableMap from "minisearch/SearchableMap";

/** The words of a language, each with its number. */
export interface Dictionary {
  readonly numberOf: (word: string) => number | null;
  /** Its number, a new one for a new word. */
  readonly add: (word: string) => number;
  readonly words: readonly string[];
  /** All of them in a radix tree, for those that begin so or come near. */
  readonly tree: SearchableMap<true>;
}

export const dictionary = (): Dictionary => {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const tree = new SearchableMap<true>();
  return {
    words,
    tree,
    numberOf: (word) => numbers.get(word) ?? null,
    add: (word) => {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      numbers.set(word, words.length);
      words.push(word);
      tree.set(word, true);
      return words.length - 1;
    },
  };
};

/** A part of the documents. Each word's own documents stand in a row; `starts` says where. */
export interface Slice {
  /** Numbers of its words, ascending. */
  readonly words: Uint32Array;
  readonly starts: Uint32Array;
  readonly documents: Uint16Array;
  readonly weights: Uint16Array;
  /** Words in each document. */
  readonly lengths: Uint16Array;
}

/** What a slice is made of, document by document. */
export interface Gathering {
  /** Adds the numbers of the next document's words; those of its title count more. */
  readonly add: (title: readonly number[], text: readonly number[]) => void;
  readonly packed: () => Slice;
}

const titleCounts = 5;
const most = 65_535;

/** As many documents as their numbers have room for, and as can be packed without keeping others waiting. */
export const mostInSlice = 2_000;

export const gathering = (): Gathering => {
  /** Documents and weights in turn, by word. */
  const lists = new Map<number, number[]>();
  const lengths: number[] = [];

  const count = (word: number, document: number, weight: number): void => {
    const list = lists.get(word);
    if (list === undefined) {
      lists.set(word, [document, weight]);
      return;
    }
    const last = list.length - 2;
    if (list[last] === document) list[last + 1] = Math.min(most, (list[last + 1] ?? 0) + weight);
    else list.push(document, weight);
  };

  return {
    add: (title, text) => {
      const document = lengths.length;
      for (const word of title) count(word, document, titleCounts);
      for (const word of text) count(word, document, 1);
      lengths.push(Math.min(most, title.length + text.length));
    },
    packed: () => {
      const words = Uint32Array.from(lists.keys()).sort();
      const starts = new Uint32Array(words.length + 1);
      const size = [...lists.values()].reduce((sum, list) => sum + list.length / 2, 0);
      const [documents, weights] = [new Uint16Array(size), new Uint16Array(size)];
      let at = 0;
      for (const [place, word] of words.entries()) {
        starts[place] = at;
        const list = lists.get(word) ?? [];
        for (let pair = 0; pair < list.length; pair += 2) {
          documents[at] = list[pair] ?? 0;
          weights[at] = list[pair + 1] ?? 0;
          at += 1;
        }
      }
      starts[words.length] = at;
      return { words, starts, documents, weights, lengths: Uint16Array.from(lengths) };
    },
  };
};

/** Where the word's documents begin and end in the slice; nothing where it has none. */
export const rangeOf = ({ words, starts }: Slice, word: number): readonly [from: number, to: number] | null => {
  let [low, high] = [0, words.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = words[middle] ?? 0;
    if (found === word) return [starts[middle] ?? 0, starts[middle + 1] ?? 0];
    if (found < word) low = middle + 1;
    else high = middle - 1;
  }
  return null;
};
