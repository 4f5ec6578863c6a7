// Laws of the calendar: months clamp and never slip, days belong to exactly one place in time. [CON-01] [CUS-09]
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyDay, anyInstant, anyTimeZone } from "./arbitraries.ts";
import { instant } from "./model.ts";
import { addDays, addMonths, day, dayOf, daysBetween, endOfDay, readDay, startOfDay } from "./rules.ts";

const months = fc.integer({ min: 0, max: 120 });
const monthOf = (of: string): number => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));

/** Days since 1 January 1600 by counting years of 365 and the leap days among them: every fourth year, no hundredth, every four hundredth. */
const countedDays = (year: number, month: number, dayOfMonth: number): number => {
  const years = year - 1600;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const before = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    .slice(0, month - 1)
    .reduce((days, each) => days + each, 0);
  const leapDays = Math.ceil(years / 4) - Math.ceil(years / 100) + Math.ceil(years / 400);
  return years * 365 + leapDays + before + dayOfMonth - 1;
};

/** Centuries as often as other years: most of them are no leap years. */
const anyYear = fc.oneof(
  fc.integer({ min: 1600, max: 2999 }),
  fc.constantFrom(1600, 1900, 2000, 2100, 2200, 2300, 2400),
);

export const laws: readonly Law[] = [
  law("[CUS-09] 29 February is a day exactly in leap years, and no month has a day too many", () =>
    fc.property(anyYear, fc.oneof(fc.constant(2), fc.integer({ min: 1, max: 12 })), (year, month) => {
      const length =
        countedDays(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) - countedDays(year, month, 1);
      const on = (dayOfMonth: number): string =>
        `${year}-${String(month).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}`;
      return readDay(on(length)) === on(length) && readDay(on(length + 1)) === null;
    }),
  ),
  law("[CON-01] a day is over when the next one begins, in every zone, on days of 23 and of 25 hours too", () =>
    fc.property(
      fc.oneof(anyDay, fc.constantFrom("2026-03-29", "2026-10-25", "2027-03-28").map(day)),
      anyTimeZone,
      (of, zone) => {
        const end = endOfDay(of, zone);
        return end === startOfDay(addDays(of, 1), zone) && dayOf(instant(end - 1), zone) <= of && dayOf(end, zone) > of;
      },
    ),
  ),
  law("[CON-01] so many months later is in the month that is so many later", () =>
    fc.property(anyDay, months, (start, count) => monthOf(addMonths(start, count)) - monthOf(start) === count),
  ),
  law("[CON-01] the day of the month stays, or is the last one of a shorter month", () =>
    fc.property(anyDay, months, (start, count) => {
      const end = addMonths(start, count);
      return end.slice(8) === start.slice(8) || (end.slice(8) < start.slice(8) && addDays(end, 1).slice(8) === "01");
    }),
  ),
  law("[CON-01] anchored periods end later one after the other", () =>
    fc.property(
      anyDay,
      fc.integer({ min: 1, max: 24 }),
      fc.nat(20),
      (start, term, k) => addMonths(start, term * k) < addMonths(start, term * (k + 1)),
    ),
  ),
  law("[CON-01] so many days later is so many days between", () =>
    fc.property(
      anyDay,
      fc.integer({ min: -4000, max: 4000 }),
      (start, days) => daysBetween(start, addDays(start, days)) === days,
    ),
  ),
  law("[CUS-09] a day is read in both forms as itself", () =>
    fc.property(
      anyDay,
      (of) => readDay(of) === of && readDay(`${of.slice(8)}.${of.slice(5, 7)}.${of.slice(0, 4)}`) === of,
    ),
  ),
  law("[CON-01] an instant is within the day that it is in", () =>
    fc.property(
      anyInstant,
      anyTimeZone,
      (at, zone) => startOfDay(dayOf(at, zone), zone) <= at && at < endOfDay(dayOf(at, zone), zone),
    ),
  ),
];
