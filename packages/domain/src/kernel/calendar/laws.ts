// Laws of the calendar: months clamp and never slip, days belong to exactly one place in time. [CON-01] [CUS-09]
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyDay, anyInstant, anyTimeZone } from "./arbitraries.ts";
import { addDays, addMonths, dayOf, daysBetween, endOfDay, periodEnd, readDay, startOfDay } from "./rules.ts";

const months = fc.integer({ min: 0, max: 120 });
const monthOf = (of: string): number => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));

export const laws: readonly Law[] = [
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
      (start, term, k) => periodEnd(start, term, k) < periodEnd(start, term, k + 1),
    ),
  ),
  law("[CON-01] so many days later is so many days between", () =>
    fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (start, days) => daysBetween(start, addDays(start, days)) === days),
  ),
  law("[CUS-09] a day is read in both forms as itself", () =>
    fc.property(anyDay, (of) => readDay(of) === of && readDay(`${of.slice(8)}.${of.slice(5, 7)}.${of.slice(0, 4)}`) === of),
  ),
  law("[CON-01] an instant is within the day that it is in", () =>
    fc.property(anyInstant, anyTimeZone, (at, zone) => startOfDay(dayOf(at, zone), zone) <= at && at < endOfDay(dayOf(at, zone), zone)),
  ),
];
