// Which word stands in which document, how often: gathered word by word, then packed, so that a hundred thousand pages fit and are looked through at once. [CNT-04]

/** What is put in: documents one after the other. */
export interface Gathering {
  /** Adds the words of the next document; those of its title count more. */
  readonly add: (title: readonly string[], text: readonly string[]) => void;
  readonly words: () => Iterable<string>;
  /** Finds the documents of `compound` by `part`, too. */
  readonly under: (part: string, compound: string) => void;
  readonly packed: () => Postings;
}

/** A word's documents: two lists side by side. */
export interface Packed {
  readonly documents: Uint32Array;
  readonly weights: Uint16Array;
}

export interface Postings {
  readonly of: (word: string) => Packed | null;
  readonly words: readonly string[];
  readonly count: number;
  /** How long each document is, against the average. */
  readonly lengths: Float32Array;
}

const titleCounts = 5;
const mostWeight = 65_535;

/** Documents and weights in turn. */
type Growing = number[];

export const gathering = (): Gathering => {
  const lists = new Map<string, Growing>();
  const lengths: number[] = [];

  const count = (list: Growing | undefined, word: string, document: number, weight: number): void => {
    if (list === undefined) {
      lists.set(word, [document, weight]);
      return;
    }
    const last = list.length - 2;
    if (list[last] === document) list[last + 1] = Math.min(mostWeight, (list[last + 1] ?? 0) + weight);
    else list.push(document, weight);
  };

  return {
    add: (title, text) => {
      const document = lengths.length;
      for (const word of title) count(lists.get(word), word, document, titleCounts);
      for (const word of text) count(lists.get(word), word, document, 1);
      lengths.push(title.length + text.length);
    },
    words: () => lists.keys(),
    under: (part, compound) => {
      const [own, further] = [lists.get(part), lists.get(compound)];
      if (own !== undefined && further !== undefined && own !== further) lists.set(part, merged(own, further));
    },
    packed: () => {
      const packed = new Map<string, Packed>();
      for (const [word, list] of lists) {
        const size = list.length / 2;
        const [documents, weights] = [new Uint32Array(size), new Uint16Array(size)];
        for (let at = 0; at < size; at += 1) {
          documents[at] = list[2 * at] ?? 0;
          weights[at] = list[2 * at + 1] ?? 0;
        }
        packed.set(word, { documents, weights });
      }
      lists.clear();
      const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length) || 1;
      return {
        of: (word) => packed.get(word) ?? null,
        words: [...packed.keys()],
        count: lengths.length,
        lengths: Float32Array.from(lengths, (length) => length / average),
      };
    },
  };
};

/** Two lists in the order of their documents as one. */
const merged = (one: Growing, other: Growing): Growing => {
  const both: Growing = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < other.length) {
    const [left, right] = [one[a] ?? Number.POSITIVE_INFINITY, other[b] ?? Number.POSITIVE_INFINITY];
    const weight = (left <= right ? (one[a + 1] ?? 0) : 0) + (right <= left ? (other[b + 1] ?? 0) : 0);
    both.push(Math.min(left, right), Math.min(mostWeight, weight));
    if (left <= right) a += 2;
    if (right <= left) b += 2;
  }
  return both;
};
