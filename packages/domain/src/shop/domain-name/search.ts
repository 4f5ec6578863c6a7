// What a search checks: one name under several endings, what is suggested beside it, or many names that were pasted. [DOM-01] [DOM-02] [DOM-08]
import * as Result from "effect/Result";
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import { DomainNameInvalid, type NameRefusal } from "./errors.ts";
import { furtherEndings, namesAtOnce, suggestionsAtMost, wordsAtMost } from "./limits.ts";
import type { DomainName, Ending, NameFacts, Reading, ReadingHint } from "./model.ts";
import { isSameName, labelOf, nameUnder, parseDomainName } from "./rules.ts";
import { listMark } from "./typed-host.ts";

/** What a search needs to know of an ending. */
type SearchedEnding = NameFacts["endings"][number] & Pick<Ending, "group">;

export interface SearchFacts extends NameFacts {
  readonly endings: readonly SearchedEnding[];
}

/** The names of a search for one: as it was typed, then under the most popular other endings that take it, then in its other spelling. [DOM-01] */
export const namesOfSearch = ({ name, otherSpelling }: Reading, facts: SearchFacts): readonly DomainName[] => {
  const others = facts.endings.flatMap(({ ending, group }) => {
    const other = group === "popular" && ending !== name.ending ? nameUnder(labelOf(name), ending, facts) : null;
    return other === null ? [] : [other];
  });
  return [name, ...others.slice(0, furtherEndings), ...(otherSpelling === null ? [] : [otherSpelling])];
};

/** Words that go well with a name, in the order in which they are tried. */
const words: Localized<{ readonly before: string; readonly after: readonly string[] }> = {
  de: { before: "mein", after: ["online", "web", "team"] },
  en: { before: "my", after: ["online", "web", "team"] },
};

/** Other names under the same ending for one that is taken; whether they are free is for its registry to say. [DOM-01] */
export const suggestedNames = (
  { name, otherSpelling }: Reading,
  locale: Locale,
  facts: SearchFacts,
): readonly DomainName[] => {
  const label = labelOf(name);
  const { before, after } = inLocale(words, locale);
  const labels = [
    label.replaceAll("-", ""),
    label.replace(/(\p{L})(\p{N})/u, "$1-$2"),
    ...after.filter((word) => !label.includes(word)).map((word) => `${label}-${word}`),
    ...(label.startsWith(before) ? [] : [`${before}-${label}`]),
  ];
  const names = labels.flatMap((each) => nameUnder(each, name.ending, facts) ?? []);
  const known = otherSpelling === null ? [name] : [name, otherSpelling];
  return withoutRepeats(names.filter((each) => !known.some((one) => isSameName(one, each)))).slice(
    0,
    suggestionsAtMost,
  );
};

/** What of a pasted text was not taken as a name, and where it stands. [DOM-02] */
export interface LeftOut {
  /** Counted from 1. */
  readonly line: number;
  readonly typed: string;
  /** What is wrong with it; null where the same name stands before it. */
  readonly refusal: NameRefusal | null;
}

/** A pasted text as names. */
export interface NamesRead {
  /** Each name once, in the order of the text, as many as may be checked at once. */
  readonly names: readonly DomainName[];
  readonly leftOut: readonly LeftOut[];
  /** How many further names there are beyond what may be checked at once. */
  readonly beyond: number;
}

/** Reads many names at once: one a line, or several divided by commas, semicolons or blanks; each may be an address. [DOM-02] [DOM-08] */
export const namesIn = (text: string, facts: NameFacts): NamesRead => {
  const names: DomainName[] = [];
  const leftOut: LeftOut[] = [];
  const known = new Set<string>();
  for (const [at, line] of text.split(/\r\n|[\n\r]/).entries())
    for (const { typed, isBeside } of wishesOf(line)) {
      const read = isBeside ? Result.fail(endingMissing(typed)) : parseDomainName(typed, facts);
      if (Result.isFailure(read)) leftOut.push({ line: at + 1, typed, refusal: read.failure });
      else if (known.has(read.success.name.ascii)) leftOut.push({ line: at + 1, typed, refusal: null });
      else {
        known.add(read.success.name.ascii);
        names.push(read.success.name);
      }
    }
  return { names: names.slice(0, namesAtOnce), leftOut, beyond: Math.max(0, names.length - namesAtOnce) };
};

/** What was made of a typed text; several words became one name in `blanks-joined`. */
export type SearchHint = ReadingHint | "blanks-joined";

/** What a typed text asks for. */
export interface Search {
  readonly names: readonly DomainName[];
  /** What the one search was for, in words: the name, or the word alone where its ending was put behind it; null of many names or none. */
  readonly title: string | null;
  readonly suggestions: readonly DomainName[];
  readonly hints: readonly SearchHint[];
  /** Why the one name that was typed is none. */
  readonly refusal: NameRefusal | null;
  readonly leftOut: readonly LeftOut[];
  readonly beyond: number;
}

const nothing: Search = { names: [], title: null, suggestions: [], hints: [], refusal: null, leftOut: [], beyond: 0 };

/** What is searched for a text: one name with its endings and suggestions, or many names, each as it stands. [DOM-01] [DOM-08] */
export const searchOf = (text: string, many: boolean, locale: Locale, facts: SearchFacts): Search => {
  if (many) return { ...nothing, ...namesIn(text, facts) };
  const read = parseDomainName(text, facts);
  if (Result.isFailure(read)) return wishInWords(text, read.failure, locale, facts);
  const names = namesOfSearch(read.success, facts);
  const suggestions = suggestedNames(read.success, locale, facts);
  return { ...nothing, names, title: titleOf(read.success), suggestions, hints: read.success.hints };
};

/** What is searched for several words: no name has blanks, but what was meant is known. */
const wishInWords = (text: string, refusal: NameRefusal, locale: Locale, facts: SearchFacts): Search => {
  const wish = refusal._tag === "DomainNameInvalid" && refusal.fault === "blank" ? joinedWords(text, facts) : null;
  if (wish === null) return { ...nothing, refusal };
  const [first, ...others] = namesOfSearch(wish.hyphened, facts);
  return {
    ...nothing,
    names: withoutRepeats([first, wish.joined, ...others].flatMap((name) => name ?? [])),
    title: titleOf(wish.hyphened),
    suggestions: suggestedNames(wish.hyphened, locale, facts),
    hints: [...wish.hyphened.hints, "blanks-joined"],
  };
};

const titleOf = ({ name, hints }: Reading): string => (hints.includes("ending-added") ? labelOf(name) : name.unicode);

/** Whether a text is meant as several names: divided by more than blanks, or two of its words with an ending of their own. [DOM-08] */
export const areSeveralNames = (text: string): boolean => {
  const typed = wordsOf(text);
  return typed.length > 1 && (/[\n\r,;]/.test(text.trim()) || typed.filter(hasEnding).length > 1);
};

/** The words of a line as names. Beside names with an ending, a word without one belongs to a sentence: it is none. [DOM-08] */
const wishesOf = (line: string): readonly { readonly typed: string; readonly isBeside: boolean }[] =>
  line
    .replace(listMark, "")
    .split(/[,;]/)
    .flatMap((part) => {
      const typed = wordsOf(part);
      const isSentence = typed.some(hasEnding);
      return typed.map((word) => ({ typed: word, isBeside: isSentence && !hasEnding(word) }));
    });

const hasEnding = (word: string): boolean => /[^.]\.\p{L}/u.test(word);

const endingMissing = (typed: string): DomainNameInvalid =>
  new DomainNameInvalid({ typed, fault: "ending-missing", characters: "", ending: null, minimum: null, maximum: null });

/** Several words, as people wish for a name: with hyphens between them, and as one word. Null where that is no name either. [DOM-01] */
const joinedWords = (
  text: string,
  facts: SearchFacts,
): { readonly hyphened: Reading; readonly joined: DomainName | null } | null => {
  const words = text.replace(listMark, "").trim().split(/\s+/u);
  if (words.length < 2 || words.length > wordsAtMost) return null;
  const hyphened = parseDomainName(words.join("-"), facts);
  const joined = parseDomainName(words.join(""), facts);
  return Result.isFailure(hyphened)
    ? null
    : { hyphened: hyphened.success, joined: Result.isSuccess(joined) ? joined.success.name : null };
};

const wordsOf = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((word) => word !== "");

const withoutRepeats = (names: readonly DomainName[]): readonly DomainName[] =>
  names.filter((name, at) => names.findIndex((other) => isSameName(other, name)) === at);
