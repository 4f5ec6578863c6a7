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
export const isHoliday = (of: Day, country = germany): boolean => {
  const year = of.slice(0, 4);
  const row = ` ${Object.hasOwn(holidayRows, country) ? holidayRows[country] : ""} `;
  return (
    row.includes(` ${of.slice(5)} `) ||
    row.includes(` ${of} `) ||
    row.includes(` E${daysBetween(easterSunday(Number(year)), of)} `) ||
    // Such as the day of repentance: the first Wednesday on or after 16 November.
    [0, 1, 2, 3, 4, 5, 6].some((back) => {
      const from = addDays(of, -back);
      return from.startsWith(year) && row.includes(` ${weekday(of)}:${from.slice(5)} `);
    })
  );
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
