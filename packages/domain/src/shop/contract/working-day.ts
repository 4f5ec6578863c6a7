// Working days everywhere in Germany: not Saturday, not Sunday, no public holiday of any state. [LGL-03]
import { addDays, type Day, day, daysBetween } from "#kernel/calendar";

/** Monday is 1, Sunday is 7. */
export const weekday = (of: Day): number => (((daysBetween(day("1970-01-05"), of) % 7) + 7) % 7) + 1;

/** The day itself, or the next one that is a working day (§ 193 BGB). */
export const nextWorkingDay = (from: Day): Day =>
  weekday(from) < 6 && !isHoliday(from) ? from : nextWorkingDay(addDays(from, 1));

/**
 * A holiday of any of the sixteen states: the period of a consumer whose last day is one at the place of declaration ends later (§ 193 BGB), and a
 * longer one may be granted everywhere.
 */
export const isHoliday = (of: Day): boolean => {
  const monthAndDay = of.slice(5);
  if (fixedHolidays.includes(monthAndDay) || (weekday(of) === 3 && monthAndDay >= "11-16" && monthAndDay <= "11-22"))
    return true;
  return movableHolidays.includes(daysBetween(easterSunday(Number(of.slice(0, 4))), of));
};

/** Beside those of all states: Epiphany, Women's Day, Augsburg's Peace Festival, Assumption, Children's Day of Thuringia, Reformation Day, All Saints; the day of repentance is the Wednesday before 23 November. */
const fixedHolidays: readonly string[] = [
  "01-01",
  "01-06",
  "03-08",
  "05-01",
  "08-08",
  "08-15",
  "09-20",
  "10-03",
  "10-31",
  "11-01",
  "12-25",
  "12-26",
];

/** Good Friday, Easter Sunday and Monday, Ascension, Whit Sunday and Monday, Corpus Christi: days from Easter Sunday. */
const movableHolidays: readonly number[] = [-2, 0, 1, 39, 49, 50, 60];

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
