// What typed text may mean, in the form of stored words: numbers, a telephone number, an address, an amount, else words all of which must be met. [DSK-01] [OPS3-5]
import { searchPhrase, searchWords, typedForms } from "#kernel/text";
import { soughtName } from "#shop/domain-name";
import { mostTypedWords, shortestFragment, wordWeights } from "./limits.ts";
import { dialledDigits, spokenAmount, spokenNumbers } from "./spoken.ts";
import { amountWord, type Word } from "./words.ts";

/** One of the typed words: met by a stored word that has one of its texts in it, or by stored words that have all its parts. */
export interface SoughtWord {
  readonly texts: readonly string[];
  /** In one of its forms each. */
  readonly parts: readonly (readonly string[])[];
}

export interface Sought {
  /** What one row alone may be called by: the first of these that any row has is meant, and nothing else. */
  readonly meant: readonly (readonly string[])[];
  /** The same of amounts, which say nothing of other rows. */
  readonly amounts: readonly string[];
  /** How a number begins. */
  readonly beginning: string | null;
  /** The whole text, which comes first where a row is called so. */
  readonly whole: readonly string[];
  readonly words: readonly SoughtWord[];
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter((text) => text !== "");

const wordIn = (typed: string): SoughtWord => {
  // Many have their mail at one name.
  const name = typed.includes("@") ? null : soughtName(typed);
  return {
    texts: distinct([...typedForms(typed), ...(name === null ? [] : typedForms(name))]),
    parts: searchWords(typed).map(typedForms),
  };
};

/** A number with its prefix, as far as it was typed. */
const begun = /^(?:k|rk?)-[\d-]*$/i;

const beginningIn = (text: string): string | null => {
  if (!begun.test(text)) return null;
  return searchPhrase(text) + (text.endsWith("-") ? " " : "");
};

/** What is meant by an email address or a domain name typed alone: also the domain of an address that no one has. */
const addressesIn = (text: string): readonly (readonly string[])[] => {
  if (/\s/.test(text)) return [];
  const name = soughtName(text);
  const names = name?.includes(".") === true ? [typedForms(name)] : [];
  return text.includes("@") ? [typedForms(text), ...names] : names;
};

/** What typed words of a search may mean: numbers, amounts, days, telephone numbers. */
export const soughtIn = (q: string, thisYear: number): Sought => {
  const text = q.trim();
  const dialled = dialledDigits(text);
  const { contracts, orders, documents } = spokenNumbers(text, thisYear);
  const amount = spokenAmount(text);
  const customer = /^\d+$/.test(text) ? [text] : [];
  const meant = [
    contracts.map(searchPhrase),
    [...[...orders, ...documents].map(searchPhrase), ...customer],
    dialled === null ? [] : [dialled],
    ...addressesIn(text),
  ];
  return {
    meant: meant.map(distinct).filter((forms) => forms.length > 0),
    amounts: amount === null ? [] : [amountWord(amount)],
    beginning: beginningIn(text),
    whole: distinct([...typedForms(text), searchPhrase(text).replaceAll(" ", "")]),
    words:
      dialled === null
        ? text
            .split(/\s+/)
            .map(wordIn)
            .filter(({ parts }) => parts.length > 0)
            .slice(0, mostTypedWords)
        : [{ texts: [dialled], parts: [[dialled]] }],
  };
};

const isIn = (part: string, { word, weight }: Word): boolean => {
  if (weight === wordWeights.number) return false;
  return Array.from(part).length < shortestFragment ? word.startsWith(part) : word.includes(part);
};

/** Whether a row with these words is found, as stores look for it. */
export const isMet = (words: readonly Word[], sought: Sought): boolean => {
  const isCalled = (forms: readonly string[]): boolean =>
    words.some(({ word, weight }) => weight >= wordWeights.own && forms.includes(word));
  const isMetBy = (forms: readonly string[]): boolean => forms.some((form) => words.some((word) => isIn(form, word)));
  const { beginning } = sought;
  return (
    sought.meant.some(isCalled) ||
    isCalled(sought.amounts) ||
    (beginning !== null &&
      words.some(({ word, weight }) => weight === wordWeights.number && word.startsWith(beginning))) ||
    (sought.words.length > 0 && sought.words.every(({ texts, parts }) => isMetBy(texts) || parts.every(isMetBy)))
  );
};
