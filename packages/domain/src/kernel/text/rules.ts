// Normalises typed text before the rules of a field: trimmed, NFC, without characters that are never typed. [CUS-01…06]
import * as Result from "effect/Result";
import { ForbiddenCharacters } from "./errors.ts";

/** Controls, line and paragraph separators, bidi marks, embeddings, overrides and isolates, lone surrogates, and what is no character. */
const forbidden = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Line ends and tabs, which a text of several lines may have. */
const lineCharacters = /[\n\r\t]/g;

/** Trimmed, in NFC: what is looked at and stored. */
export const normalised = (typed: string): string => typed.normalize("NFC").trim();

/** How many characters a reader counts: code points, not UTF-16 units. */
export const lengthOf = (text: string): number => Array.from(text).length;

export const isForbidden = (text: string): boolean => forbidden.test(text);

/** Typed text of one line as it may be looked at, or a refusal. */
export const cleanLine = (typed: string): Result.Result<string, ForbiddenCharacters> => {
  const text = normalised(typed);
  return isForbidden(text) ? Result.fail(new ForbiddenCharacters()) : Result.succeed(text);
};

/** Typed text of several lines; line ends become `\n`. */
export const cleanText = (typed: string): Result.Result<string, ForbiddenCharacters> => {
  const text = normalised(typed.replace(/\r\n?/g, "\n"));
  // Stryker disable next-line StringLiteral: the replacement of a line end is discarded
  return isForbidden(text.replace(lineCharacters, "")) ? Result.fail(new ForbiddenCharacters()) : Result.succeed(text);
};
