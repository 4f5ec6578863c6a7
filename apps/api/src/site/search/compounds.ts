// Takes German compounds apart, by the words that stand alone in the content: `Serverstandort` is found by `Standort`, and finds `Standort der Server`. [CNT-04]

/** Words that stand alone. */
export type Vocabulary = Pick<ReadonlySet<string>, "has">;

const shortestPart = 4;
const shortestCompound = 9;
/** What German puts between the parts. */
const joints = ["", "s", "es", "n", "en", "e", "er"] as const;

/** The parts of a compound; none when it is no compound of known words. Fewer and longer parts win. */
export const partsOfCompound = (word: string, known: Vocabulary): readonly string[] => {
  if (/\d/.test(word)) return [];
  const found = word.length < shortestCompound ? null : split(word, known, true, 3);
  return found ?? afterShortWord(word, known);
};

const shortestEnd = 5;

/** `SSLZertifikat`, `Webseite`: a known word of two or three letters before another one. */
const afterShortWord = (word: string, known: Vocabulary): readonly string[] => {
  for (const length of [3, 2]) {
    const rest = word.length - length < shortestEnd ? null : vocabularyWord(word.slice(length), known);
    if (rest !== null && known.has(word.slice(0, length))) return [word.slice(0, length), rest];
  }
  return [];
};

/** Words that two or more in a row may be in one: `Vertrag Laufzeit` is written `Vertragslaufzeit`, too. */
export const joinedWords = (words: readonly string[]): readonly string[] =>
  words
    .slice(1)
    .reduce<readonly string[]>(
      (begun, word) =>
        begun.flatMap((first) => [...joints.map((joint) => first + joint + word), first.replace(/e$/, "") + word]),
      words.slice(0, 1),
    );

const shortestBeginning = 3;

/** The parts by which a word is found: those of a compound, or its known end, because a `Vertragslaufzeit` is a `Laufzeit` even where `Vertrag` is unknown. */
export const findableBy = (word: string, known: Vocabulary): readonly string[] => {
  const parts = partsOfCompound(word, known);
  if (parts.length > 0 || word.length < shortestCompound || /\d/.test(word)) return parts;
  for (let start = shortestBeginning; start <= word.length - shortestEnd; start += 1)
    if (known.has(word.slice(start))) return [word.slice(start)];
  return [];
};

/** What is known of a word that is not: its longest end, which carries the meaning, or its longest beginning. */
export const knownPartOf = (word: string, known: Vocabulary): string | null => {
  for (let length = word.length - 3; length >= shortestPart; length -= 1) {
    const found = [word.slice(-length), word.slice(0, length)]
      .map((part) => vocabularyWord(part, known))
      .find((part) => part !== null);
    if (found !== undefined) return found ?? null;
  }
  return null;
};

/** Endings that a word may have alone and not in a compound, or the other way round. */
const endings = ["", "e", "n", "en", "s", "er"] as const;

/** A word as it stands alone: itself, or with another ending. */
const vocabularyWord = (word: string, known: Vocabulary): string | null => {
  if (word.length < shortestPart) return null;
  for (const ending of endings) if (known.has(word + ending)) return word + ending;
  for (const ending of endings)
    if (
      ending !== "" &&
      word.endsWith(ending) &&
      word.length - ending.length >= shortestPart &&
      known.has(word.slice(0, -ending.length))
    )
      return word.slice(0, -ending.length);
  return null;
};

const split = (rest: string, known: Vocabulary, whole: boolean, most: number): readonly string[] | null => {
  const alone = whole ? null : vocabularyWord(rest, known);
  if (alone !== null) return [alone];
  if (most === 1) return null;
  for (let end = rest.length - shortestPart; end >= shortestPart; end -= 1) {
    const base = baseOf(rest.slice(0, end), known);
    if (base === null) continue;
    const tail = split(rest.slice(end), known, false, most - 1);
    if (tail !== null) return [base, ...tail];
  }
  return null;
};

/** A first part as it stands alone, without what joins it to the next one. */
const baseOf = (head: string, known: Vocabulary): string | null => {
  for (const joint of joints) {
    const base = joint === "" ? head : head.endsWith(joint) ? head.slice(0, -joint.length) : "";
    if (base.length >= shortestPart && known.has(base)) return base;
  }
  return vocabularyWord(head, known);
};
