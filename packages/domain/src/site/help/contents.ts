// What is in an article: its headings with ids that links lead to. [CNT-04] [LNK-05]
import type { Heading } from "./model.ts";

/** A heading of a text, before the headings below it are known. */
export type FlatHeading = Omit<Heading, "children">;

/** The headings down to the third level, those of the third below the second before them. [CNT-04] */
export const tableOfContents = (headings: readonly FlatHeading[]): readonly Heading[] => {
  const listed = headings.filter(({ level }) => level <= 3);
  return listed.flatMap((heading, at) => {
    if (heading.level === 3 && topBefore(listed, at)?.level === 2) return [];
    const rest = listed.slice(at + 1);
    const end = rest.findIndex(({ level }) => level !== 3);
    const below = heading.level === 2 ? rest.slice(0, end === -1 ? rest.length : end) : [];
    return [{ ...heading, children: below.map((child) => ({ ...child, children: [] })) }];
  });
};

/** The last heading before this one that is not of the third level. */
const topBefore = (headings: readonly FlatHeading[], at: number): FlatHeading | undefined =>
  headings.slice(0, at).findLast(({ level }) => level !== 3);

/** Ids for headings: their words in plain letters; a second one of the same words gets a number. [LNK-05] */
export const headingIds = (texts: readonly string[]): readonly string[] =>
  texts.reduce<readonly string[]>((ids, text) => [...ids, free(plain(text), ids, 1)], []);

const free = (id: string, taken: readonly string[], number: number): string => {
  const wanted = number === 1 ? id : `${id}-${number}`;
  return taken.includes(wanted) ? free(id, taken, number + 1) : wanted;
};

const plain = (text: string): string => words(text).join("-") || "section";

/** Words in plain letters, so that both spellings of an umlaut are found alike. */
const words = (text: string): readonly string[] => spelled(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const spelled = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFC")
    .replaceAll("ß", "ss")
    .replace(/[äöü]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue" })[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
