// Working days of a country: not Saturday, not Sunday, no public holiday of any of its states. [LGL-03] [REP-1]
import { addDays, type Day, day, daysBetween } from "#kernel/calendar";
import type { CountryCode } from "#kernel/country";
import { holidayRows } from "./holidays.gen.ts";

/** Whose holidays count where nothing else is stored. */
const germany: CountryCode = "DE";

/** Monday is 1, Sunday is 7. */
export const weekday = (of: Day): number => (((daysBetween(day("1970-01-05"), of) % 7) + 7) % 7) + 1;

/** The day itself, or the next one that is a working day (§ 193 BGB). */
export const nextWorkingDay = (from: Day, country = germany): Day =>
  weekday(from) < 6 && !isHoliday(from, country) ? from : nextWorkingDay(addDays(from, 1), country);

/**
 * A holiday of any state of the country: the period of a consumer whose last day is one at the place of declaration ends later (§ 193 BGB), and a
 * longer one may be granted everywhere. A country that the table does not have has weekends alone.
 */
export const isHoliday = (of: Day, country = germany): boolean => holidaysOf(country, of.slice(0, 4)).has(of);

/** Those of few years are asked for again and again, by each letter and document of an order. */
const known = new Map<string, ReadonlySet<string>>();
const mostKnown = 100;

const holidaysOf = (country: CountryCode, year: string): ReadonlySet<string> => {
  const key = `${country} ${year}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const words = Object.hasOwn(holidayRows, country) ? (holidayRows[country] ?? "").split(" ") : [];
  const days = new Set(words.map((word) => dayOfRow(word, year)).filter((of) => of.startsWith(year)));
  if (known.size >= mostKnown) known.clear();
  known.set(key, days);
  return days;
};

/** What a word of the table means in a year: a date of each year, of one alone, days from Easter Sunday, or the first weekday on or after a date. */
const dayOfRow = (word: string, year: string): string => {
  const [weekdayOf, from] = word.split(":");
  if (word.startsWith("E")) return addDays(easterSunday(Number(year)), Number(word.slice(1)));
  if (from !== undefined) {
    const first = day(`${year}-${from}`);
    // Such as the day of repentance: the first Wednesday on or after 16 November.
    return addDays(first, (Number(weekdayOf) - weekday(first) + 7) % 7);
  }
  return word.length === "MM-DD".length ? `${year}-${word}` : word;
};

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm of 1876. */
export const easterSunday = (year: number): Day => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return day(`${year}-${String(Math.floor(f / 31)).padStart(2, "0")}-${String((f % 31) + 1).padStart(2, "0")}`);
};
