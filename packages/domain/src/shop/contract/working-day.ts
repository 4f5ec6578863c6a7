// Working days in all of Germany: not Saturday, not Sunday, no public holiday. [LGL-03]
import { addDays, type Day, day, daysBetween } from "#kernel/calendar";

/** Monday is 1, Sunday is 7. */
export const weekday = (of: Day): number => (((daysBetween(day("1970-01-05"), of) % 7) + 7) % 7) + 1;

/** The day itself, or the next one that is a working day (§ 193 BGB). */
export const nextWorkingDay = (from: Day): Day => (weekday(from) < 6 && !isHoliday(from) ? from : nextWorkingDay(addDays(from, 1)));

/** Holidays of all sixteen states; those of one state alone do not move a period here. */
export const isHoliday = (of: Day): boolean => {
  if (fixedHolidays.includes(of.slice(5))) return true;
  const sinceEaster = daysBetween(easterSunday(Number(of.slice(0, 4))), of);
  return movableHolidays.includes(sinceEaster);
};

const fixedHolidays: readonly string[] = ["01-01", "05-01", "10-03", "12-25", "12-26"];

/** Good Friday, Easter Monday, Ascension, Whit Monday: days from Easter Sunday. */
const movableHolidays: readonly number[] = [-2, 1, 39, 50];

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
