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
