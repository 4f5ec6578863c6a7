// A day as people write it, where it is one beyond doubt: by months in words of both languages, with blanks, in two digits of a year. [CUS-09] [REP4-11]
import type { Day } from "./model.ts";
import { readDay } from "./rules.ts";

/** The first letters of each month in German and English, by which no two of them are alike. */
const months =
  /^(?:(jan|jän)|(feb)|(mar|mär|mrz|maer)|(apr)|(may|mai)|(jun)|(jul)|(aug)|(sep)|(oct|okt)|(nov)|(dec|dez))\p{L}*$/iu;

const monthOf = (word: string): number =>
  (months.exec(word) ?? []).slice(1).findIndex((found) => found !== undefined) + 1;

const padded = (number: string | number): string => String(number).padStart(2, "0");

const dayIn = (year: string, month: string | number, dayOfMonth: string): Day | null =>
  readDay(`${year.length === 2 ? `20${year}` : year}-${padded(month)}-${padded(dayOfMonth)}`);

/** Day and month with slashes between them: each country has its own order, so one of them has to be too great for a month. */
const withSlashes = (first: string, second: string, year: string): Day | null => {
  const [one, other] = [dayIn(year, second, first), dayIn(year, first, second)];
  return one !== null && other !== null && one !== other ? null : (one ?? other);
};

/** Reads a day that was typed; null unless it is a real one, and no other could be meant. */
export const readTypedDay = (typed: string): Day | null => {
  const text = typed.trim().replaceAll(/\s+/gu, " ");
  const yearFirst = /^(\d{4}) ?[-./] ?(\d{1,2}) ?[-./] ?(\d{1,2})\.?$/.exec(text);
  if (yearFirst !== null) return dayIn(yearFirst[1] ?? "", yearFirst[2] ?? "", yearFirst[3] ?? "");
  const dotted = /^(\d{1,2}) ?\. ?(\d{1,2}) ?\. ?(\d{4}|\d{2})$/.exec(text);
  if (dotted !== null) return dayIn(dotted[3] ?? "", dotted[2] ?? "", dotted[1] ?? "");
  const slashed = /^(\d{1,2}) ?[/-] ?(\d{1,2}) ?[/-] ?(\d{4})$/.exec(text);
  if (slashed !== null) return withSlashes(slashed[1] ?? "", slashed[2] ?? "", slashed[3] ?? "");
  const dayFirst = /^(\d{1,2})(?:\.|st|nd|rd|th)? ?(?:of )?(\p{L}+)\.?,? ?(\d{4})$/iu.exec(text);
  if (dayFirst !== null) return dayIn(dayFirst[3] ?? "", monthOf(dayFirst[2] ?? ""), dayFirst[1] ?? "");
  const monthFirst = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu.exec(text);
  return monthFirst === null ? null : dayIn(monthFirst[3] ?? "", monthOf(monthFirst[1] ?? ""), monthFirst[2] ?? "");
};
