// Words as the search compares them: without case, umlauts written out, without accents, without words that stand everywhere. [CNT-04]
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "oe", å: "aa" };

/** `Rücksendung` and `Ruecksendung` are one word. */
export const folded = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFC")
    .replaceAll(/[äöüßæøå]/g, (letter) => umlauts[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");

const everywhere: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    "a an and are as at be but by can do for from has have how if in into is it its may not of on or our so that the their then there they this to up was we what when where which who will with you your".split(
      " ",
    ),
  ),
  de: new Set(
    "ab aber als am an auch auf aus bei bis da das dass dem den der des die dies diese dieser durch ein eine einem einen einer eines er es fuer haben hat ich ihr ihre im in ist kann kein keine man mit nach nicht noch nur oder ohne sich sie sind so ueber um und uns unser unsere vom von vor was wenn wer wie wir wird zu zum zur".split(
      " ",
    ),
  ),
};

const mostLetters = 40;

/** The words of a text, folded, in their order. */
export const wordsOf = (text: string): readonly string[] => tokensOf(text).flatMap(partsOf);

const tokensOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu) ?? [];

/** The words of a question: how they are joined does not matter, so that each stands alone. */
export const wordsOfQuestion = (text: string): readonly string[] => tokensOf(text).flatMap(piecesOf);

const piecesOf = (token: string): readonly string[] => token.split(/[.'’-]/).map(folded);

/** `E-Mail` is found as `email` and by its parts, `.de` as `de`. */
const partsOf = (token: string): readonly string[] => {
  const parts = piecesOf(token);
  const whole = parts.join("");
  return parts.length > 1 && token.includes("-") && whole.length <= mostLetters ? [whole, ...parts] : parts;
};

/** Whether a word carries meaning. */
export const tells = (locale: Locale, word: string): boolean =>
  word.length > 0 && word.length <= mostLetters && !inLocale(everywhere, locale).has(word);
