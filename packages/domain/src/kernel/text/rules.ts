// Reads typed text before the rules of a field: single blanks, NFC, without characters that are never typed. [CUS-01…06]
import * as Result from "effect/Result";
import { ForbiddenCharacters } from "./errors.ts";
import { composed, invisible, normalised } from "./plain.ts";
import { unprintableIn } from "./printable.ts";

/** Controls, line and paragraph separators, bidi marks, embeddings, overrides and isolates, lone surrogates, what is no character, and what stands for one that could not be read. */
const forbidden =
  /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/u;

/** Invisible characters that change the letter or the picture beside them: joiners, selectors of a variant, letters of a flag. */
const joining = /\p{Join_Control}|\p{Variation_Selector}|[\u{E0020}-\u{E007F}]/gu;

/** Line ends and tabs, which a text of several lines may have. */
const lineCharacters = /[\n\r\t]/g;

/** The name of a character by its number: `U+202E`. */
const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const without = (text: string, ...patterns: readonly RegExp[]): Result.Result<string, ForbiddenCharacters> => {
  const found = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0];
  return found === undefined
    ? Result.succeed(text)
    : Result.fail(new ForbiddenCharacters({ character: codePoint(found) }));
};

/** Typed text of one line as it may be looked at, or a refusal. */
export const cleanLine = (typed: string): Result.Result<string, ForbiddenCharacters> =>
  without(normalised(typed), forbidden, invisible);

/** Typed text of one line that is printed on documents: names of people, companies and events, streets, cities. [REP-2] */
export const printableLine = (typed: string): Result.Result<string, ForbiddenCharacters> =>
  Result.flatMap(cleanLine(typed), (line) => {
    const found = unprintableIn(line);
    return found === null
      ? Result.succeed(line)
      : Result.fail(new ForbiddenCharacters({ character: `${found} ${codePoint(found)}` }));
  });

/** Typed text of several lines; line ends become `\n`. */
export const cleanText = (typed: string): Result.Result<string, ForbiddenCharacters> => {
  const text = composed(typed.replace(/\r\n?/g, "\n"));
  // Stryker disable next-line StringLiteral: the replacement of a line end is discarded
  return Result.map(without(text.replace(lineCharacters, "").replace(joining, ""), forbidden, invisible), () => text);
};

/** Signs that keyboards and editors write in place of an apostrophe and a hyphen. */
const plainSigns: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u201B\u00B4\u0060\u2032]/gu, "’"],
  [/[\u2012-\u2015\u2212]/gu, "-"],
];

/** The text as a pattern takes it: as it is, else with plain apostrophes and hyphens; null where it takes neither. [CUS-01] [CUS-06] */
export const readAs = (text: string, pattern: RegExp): string | null => {
  const plain = plainSigns.reduce((read, [sign, by]) => read.replace(sign, by), text);
  return [text, plain].find((candidate) => pattern.test(candidate)) ?? null;
};
