// Arithmetic of days: months clamp to the month's end, periods are anchored to their start, days belong to a time zone. [CON-01]
import { instant, type Day, type Instant, type TimeZone } from "./model.ts";
import { temporal } from "./temporal.ts";

const isoForm = /^(\d{4})-(\d{2})-(\d{2})$/;
const germanForm = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const isReal = (year: number, month: number, dayOfMonth: number): boolean =>
  month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month);

const written = (year: number, month: number, dayOfMonth: number): Day =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}` as Day;

const dayFrom = (year: string | undefined, month: string | undefined, dayOfMonth: string | undefined): Day | null =>
  isReal(Number(year), Number(month), Number(dayOfMonth))
    ? written(Number(year), Number(month), Number(dayOfMonth))
    : null;

/** Reads `YYYY-MM-DD` or `DD.MM.YYYY`; null unless it is a real day. [CUS-09] */
export const readDay = (text: string): Day | null => {
  const iso = isoForm.exec(text);
  if (iso !== null) return dayFrom(iso[1], iso[2], iso[3]);
  const german = germanForm.exec(text);
  return german === null ? null : dayFrom(german[3], german[2], german[1]);
};

/**
 * Reads a day in ISO form; anything else is a defect of the caller.
 * @throws RangeError where it is no day.
 */
export const day = (iso: string): Day => {
  const read = isoForm.test(iso) ? readDay(iso) : null;
  if (read === null) throw new RangeError(`not a day: ${iso}`);
  return read;
};

/** Whether the first day is earlier than the second. */
export const isBefore = (a: Day, b: Day): boolean => a < b;

/** The year of a day, such as 2026. */
export const yearOf = (of: Day): number => Number(of.slice(0, 4));

/** Negative, zero or positive, for sorting: the earlier day comes first. */
export const compareDays = (a: Day, b: Day): number => (a < b ? -1 : a > b ? 1 : 0);

/** The same day so many months later, or the last of that month where it has no such day. */
export const addMonths = (start: Day, months: number): Day => {
  const [, year = "", month = "", dayOfMonth = ""] = isoForm.exec(start) ?? [];
  const all = Number(year) * 12 + Number(month) - 1 + months;
  const [toYear, toMonth] = [Math.floor(all / 12), (((all % 12) + 12) % 12) + 1];
  const made = written(toYear, toMonth, Math.min(Number(dayOfMonth), daysInMonth(toYear, toMonth)));
  return toYear >= 0 && toYear <= 9999 ? made : day(made);
};

/** Most days stay within their month, which needs no calendar. */
export const addDays = (start: Day, days: number): Day => {
  const [, year = "", month = "", dayOfMonth = ""] = isoForm.exec(start) ?? [];
  const to = Number(dayOfMonth) + days;
  return to >= 1 && to <= daysInMonth(Number(year), Number(month))
    ? written(Number(year), Number(month), to)
    : day(temporal().PlainDate.from(start).add({ days }).toString());
};

/** How many days `later` is after `earlier`; negative if it is before. */
export const daysBetween = (earlier: Day, later: Day): number =>
  temporal().PlainDate.from(earlier).until(temporal().PlainDate.from(later)).days;

/** The day that it is in a zone at an instant. */
export const dayOf = (at: Instant, zone: TimeZone): Day =>
  day(temporal().Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString());

/** The instant at which a day begins in a zone; it ends where the next one begins. */
export const startOfDay = (of: Day, zone: TimeZone): Instant =>
  instant(temporal().PlainDate.from(of).toZonedDateTime(zone).epochMilliseconds);

/** The instant at which a day is over in a zone. */
export const endOfDay = (of: Day, zone: TimeZone): Instant => startOfDay(addDays(of, 1), zone);
