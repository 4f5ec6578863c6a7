// Which documents fit a question best: every word of it, or what comes near, weighed as BM25 does, slice by slice. [CNT-04]
import { rangeOf, type Slice } from "./postings.ts";

/** Words that may stand for a word of the question, and how well they do: a word with the compounds of which it is a part. */
export interface Variant {
  readonly words: readonly number[];
  readonly worth: number;
}

/** A document by its slice and its place in it. */
export interface Place {
  readonly slice: number;
  readonly document: number;
}

export interface Ranked {
  readonly total: number;
  /** The best first. */
  readonly best: readonly Place[];
}

const saturation = 1.2;
const lengthMatters = 0.6;

interface Found extends Place {
  readonly score: number;
}

/** A variant with what it is worth among all documents, and a bit for the word of the question. */
interface Weighed {
  readonly words: readonly number[];
  readonly rare: number;
  readonly bit: number;
}

/** Kept between questions: nothing is awaited while they are in use. */
const scratch = { scores: new Float32Array(0), bits: new Uint16Array(0) };

/** The documents in which all words of the question, or any of them, have a variant. */
export const ranked = (
  slices: readonly Slice[],
  question: readonly (readonly Variant[])[],
  combine: "all" | "any",
  allows: (slice: number) => boolean,
  most: number,
): Ranked => {
  const count = slices.reduce((sum, { lengths }) => sum + lengths.length, 0);
  const average = slices.reduce((sum, slice) => sum + wordsIn(slice), 0) / Math.max(1, count) || 1;
  const wanted = 2 ** question.length - 1;
  const variants = question.flatMap((some, at) => some.map((variant) => weighed(slices, variant, 2 ** at, count)));
  const best: Found[] = [];
  let total = 0;
  for (const [at, slice] of slices.entries()) {
    if (!allows(at)) continue;
    const size = slice.lengths.length;
    const { scores, bits } = emptied(size);
    for (const variant of variants) weigh(slice, variant, average, scores, bits);
    for (let document = 0; document < size; document += 1) {
      const found = bits[document] ?? 0;
      if (found === 0 || (combine === "all" && found !== wanted)) continue;
      total += 1;
      const score = scores[document] ?? 0;
      if (best.length >= most && score <= (best.at(-1)?.score ?? 0)) continue;
      insert(best, { slice: at, document, score });
      if (best.length > most) best.pop();
    }
  }
  return { total, best };
};

const lengthsKnown = new WeakMap<Slice, number>();

const wordsIn = (slice: Slice): number => {
  const known = lengthsKnown.get(slice);
  if (known !== undefined) return known;
  const counted = slice.lengths.reduce((sum, length) => sum + length, 0);
  lengthsKnown.set(slice, counted);
  return counted;
};

const emptied = (size: number): typeof scratch => {
  if (scratch.scores.length < size)
    Object.assign(scratch, { scores: new Float32Array(size), bits: new Uint16Array(size) });
  scratch.scores.fill(0, 0, size);
  scratch.bits.fill(0, 0, size);
  return scratch;
};

/** Words that stand in few documents count more. */
const weighed = (slices: readonly Slice[], { words, worth }: Variant, bit: number, count: number): Weighed => {
  let holding = 0;
  for (const slice of slices)
    for (const word of words) {
      const range = rangeOf(slice, word);
      if (range !== null) holding += range[1] - range[0];
    }
  const documents = Math.min(count, holding);
  return { words, bit, rare: Math.log(1 + (count - documents + 0.5) / (documents + 0.5)) * worth };
};

const weigh = (
  slice: Slice,
  { words, rare, bit }: Weighed,
  average: number,
  scores: Float32Array,
  bits: Uint16Array,
): void => {
  const { documents, weights, lengths } = slice;
  for (const word of words) {
    const range = rangeOf(slice, word);
    if (range === null) continue;
    for (let at = range[0]; at < range[1]; at += 1) {
      const document = documents[at] ?? 0;
      const often = weights[at] ?? 0;
      const length = 1 - lengthMatters + (lengthMatters * (lengths[document] ?? average)) / average;
      scores[document] = (scores[document] ?? 0) + (rare * often * (saturation + 1)) / (often + saturation * length);
      bits[document] = (bits[document] ?? 0) | bit;
    }
  }
};

/** Keeps the list in the order of its scores. */
const insert = (best: Found[], found: Found): void => {
  let at = best.length;
  while (at > 0 && (best[at - 1]?.score ?? 0) < found.score) at -= 1;
  best.splice(at, 0, found);
};
