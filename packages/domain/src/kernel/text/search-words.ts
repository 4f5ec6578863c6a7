// The words by which something is found: in small letters, without accents, each once. [ADM-01]
import { mostLetters, mostWords } from "./limits.ts";

/** Text as it is found: without case and accents. */
export const searchForm = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

/** Found and typed text is split in the same way: at everything that is neither letter nor digit. */
const wordsIn = (form: string): readonly string[] =>
  form
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, mostWords)
    .map((word) => Array.from(word).slice(0, mostLetters).join(""));

/** Each word once. */
export const searchWords = (text: string): readonly string[] => [...new Set(wordsIn(searchForm(text)))];

/** A letter that carries an umlaut, written out: what is called Müller is found as Mueller, and the other way round. */
const writtenOut = (text: string): string =>
  text.normalize("NFC").replaceAll(/[äöü]/giu, (letter) => `${searchForm(letter)}e`);

/** `ae`, `oe`, `ue` as the letter that they may stand for: all spellings of a word become one. */
const folded = (form: string): string => form.replaceAll(/([aou])e+/gu, "$1");

/** Text as the line of its words, whatever stands between them. */
export const searchPhrase = (text: string): string => wordsIn(searchForm(text)).join(" ");

/** A text as it is stored to be found by each of its spellings, and by parts of these: as it is, with umlauts written out, and with neither. */
export const storedForms = (text: string): readonly string[] => {
  const [plain, long] = [searchPhrase(text), searchPhrase(writtenOut(text))];
  return [...new Set([plain, long, folded(plain), folded(long)])].filter((form) => form !== "");
};

/** The same of each word of a text. */
export const storedWords = (text: string): readonly string[] => {
  const words = [...searchWords(text), ...searchWords(writtenOut(text))];
  return [...new Set([...words, ...words.map(folded)])];
};

/** A typed text as it may be stored: one of these is among the stored forms of what it is a spelling of. */
export const typedForms = (text: string): readonly string[] => {
  const plain = searchPhrase(text);
  return [...new Set([plain, folded(plain)])].filter((form) => form !== "");
};
