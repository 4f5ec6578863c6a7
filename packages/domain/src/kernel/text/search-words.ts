// The words by which something is found: in small letters, without accents, each once. [ADM-01]
import { mostLetters, mostWords } from "./limits.ts";

/** Text as it is found: without case and accents. */
export const searchForm = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

/** Found and typed text is split in the same way: at everything that is neither letter nor digit. */
export const searchWords = (text: string): readonly string[] => {
  const words = searchForm(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  return [...new Set(words.map((word) => Array.from(word).slice(0, mostLetters).join("")))].slice(0, mostWords);
};

/** A letter that carries an umlaut, written out: what is called Müller is found as Mueller, and the other way round. */
const writtenOut = (text: string): string =>
  text.normalize("NFC").replaceAll(/[äöü]/giu, (letter) => `${searchForm(letter)}e`);

/** The ways in which a typed word may be stored: as it is, with umlauts written out, and with `ae`, `oe`, `ue` for umlauts. */
export const searchSpellings = (text: string): readonly (readonly string[])[] => {
  const [plain, long] = [searchWords(text), searchWords(writtenOut(text))];
  // Where words of one spelling became one, no other spelling of them is known.
  const areAlike = plain.length === long.length;
  return plain.map((word, at) => [
    ...new Set([word, ...(areAlike ? [long[at] ?? word] : []), word.replaceAll(/([aou])e/gu, "$1")]),
  ]);
};
