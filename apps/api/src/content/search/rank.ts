// Which documents fit a question best: every word of it, or what comes near, weighed as BM25 does. [CNT-04]
import type { Postings } from "./postings.ts";

/** A word that may stand for a word of the question, and how well it does. */
export interface Variant {
  readonly word: string;
  readonly worth: number;
}

export interface Ranked {
  readonly total: number;
  /** Numbers of documents, the best first. */
  readonly best: readonly number[];
}

const saturation = 1.2;
const lengthMatters = 0.6;
/** Kept between questions: nothing is awaited while they are in use. */
const scratch: { scores: Float32Array; words: Uint16Array } = { scores: new Float32Array(0), words: new Uint16Array(0) };

/** The documents in which all words of the question, or any of them, have a variant. */
export const ranked = (
  postings: Postings,
  question: readonly (readonly Variant[])[],
  combine: "all" | "any",
  allows: (document: number) => boolean,
  most: number,
): Ranked => {
  if (scratch.scores.length < postings.count) {
    scratch.scores = new Float32Array(postings.count);
    scratch.words = new Uint16Array(postings.count);
  }
  const { scores, words } = scratch;
  scores.fill(0, 0, postings.count);
  words.fill(0, 0, postings.count);
  const wanted = 2 ** question.length - 1;
  for (const [at, variants] of question.entries()) for (const variant of variants) weigh(postings, variant, 2 ** at, scores, words);
  const best: number[] = [];
  let total = 0;
  let least = 0;
  for (let document = 0; document < postings.count; document += 1) {
    const found = words[document] ?? 0;
    if (found === 0 || (combine === "all" && found !== wanted) || !allows(document)) continue;
    total += 1;
    const score = scores[document] ?? 0;
    if (best.length >= most && score <= least) continue;
    insert(best, document, scores);
    if (best.length > most) best.pop();
    least = scores[best.at(-1) ?? 0] ?? 0;
  }
  return { total, best };
};

const weigh = (postings: Postings, { word, worth }: Variant, bit: number, scores: Float32Array, words: Uint16Array): void => {
  const list = postings.of(word);
  if (list === null) return;
  const { documents, weights } = list;
  const rare = Math.log(1 + (postings.count - documents.length + 0.5) / (documents.length + 0.5)) * worth;
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0;
    const often = weights[at] ?? 0;
    const length = 1 - lengthMatters + lengthMatters * (postings.lengths[document] ?? 1);
    scores[document] = (scores[document] ?? 0) + (rare * often * (saturation + 1)) / (often + saturation * length);
    words[document] = (words[document] ?? 0) | bit;
  }
};

/** Keeps the list in the order of its scores. */
const insert = (best: number[], document: number, scores: Float32Array): void => {
  const score = scores[document] ?? 0;
  let at = best.length;
  while (at > 0 && (scores[best[at - 1] ?? 0] ?? 0) < score) at -= 1;
  best.splice(at, 0, document);
};
