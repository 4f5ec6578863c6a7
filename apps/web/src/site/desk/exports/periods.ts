// The months and years that a file can be of. [DSK-09]
import { addDays, addMonths, type Day, day } from "@kontor/domain/kernel/calendar";

/** So many are offered; others are in the address of a file. */
const [monthsBack, yearsBack] = [12, 3];

interface Period {
  readonly from: Day;
  readonly until: Day;
}

/** From a first day to the day before another first one. */
const periodOf = (from: Day, months: number): Period => ({ from, until: addDays(addMonths(from, months), -1) });

/** The months until now and the years, by `2026-11` and `2026`, the latest first. */
export const periodsOn = (today: Day): readonly (readonly [string, Period])[] => {
  const [month, year] = [day(`${today.slice(0, 7)}-01`), day(`${today.slice(0, 4)}-01-01`)];
  const months = Array.from({ length: monthsBack }, (_, back) => periodOf(addMonths(month, -back), 1));
  const years = Array.from({ length: yearsBack }, (_, back) => periodOf(addMonths(year, -12 * back), 12));
  return [
    ...months.map((period) => [period.from.slice(0, 7), period] as const),
    ...years.map((period) => [period.from.slice(0, 4), period] as const),
  ];
};
