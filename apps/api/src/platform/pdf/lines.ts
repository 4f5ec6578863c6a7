// Text of any script cut into lines: at blanks, in Thai, Han, Kana and Hangul between words, a word that is too long wherever it must. [REP-2]

const withoutBlanks = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const made: { segmenter?: Intl.Segmenter } = {};

/** The lines of a text, without blanks at their ends, none wider than there is room. Parts are measured alone: letters join within words only. */
export const linesOf = (text: string, room: number, widthOf: (part: string) => number): readonly string[] => {
  const known = new Map<string, number>();
  const measured = (part: string): number => {
    const width = known.get(part) ?? widthOf(part);
    known.set(part, width);
    return width;
  };
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [""];
    let left = room;
    for (const part of partsOf(paragraph).flatMap((each) =>
      measured(each.trim()) > room ? charactersOf(each) : [each],
    )) {
      if (lines.at(-1) !== "" && measured(part.trimEnd()) > left) {
        lines.push("");
        left = room;
      }
      const begun = lines.at(-1) ?? "";
      const added = begun === "" ? part.trimStart() : part;
      lines[lines.length - 1] = begun + added;
      left -= measured(added);
    }
    return lines.map((line) => line.trimEnd());
  });
};

/** What stays together: a word with the blank before it. */
const partsOf = (paragraph: string): readonly string[] =>
  (paragraph.match(/\s*\S+/gu) ?? []).flatMap((word) => (withoutBlanks.test(word) ? wordsOf(word) : [word]));

/** Words that are written without blanks; their punctuation stays with the word before it. */
const wordsOf = (word: string): readonly string[] => {
  made.segmenter ??= new Intl.Segmenter("und", { granularity: "word" });
  const words: string[] = [];
  for (const { segment, isWordLike } of made.segmenter.segment(word)) {
    if (words.length === 0 || (isWordLike === true && words.at(-1)?.trim() !== "")) words.push(segment);
    else words[words.length - 1] = `${words.at(-1) ?? ""}${segment}`;
  }
  return words;
};

/** A word that is longer than a line is cut between its characters. */
const charactersOf = (word: string): readonly string[] => word.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
