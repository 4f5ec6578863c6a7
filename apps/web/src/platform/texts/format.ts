// Money, rates, lists and days in the reader's language; English spells months out. [LOC-07]
import { clockText, inLocale, type Locale, localeTag } from "@kontor/domain/visitor/locale";

export { exactPriceText, hourPriceText, moneyText, numberText, rateText } from "@kontor/domain/visitor/locale";

const formatted = new Map<string, string>();
const mostFormatted = 2_000;

/** Formatted texts are cached: a list has the same few days and countries. */
const once = (key: string, make: () => string): string => {
  const known = formatted.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (formatted.size < mostFormatted) formatted.set(key, made);
  return made;
};

/** Names one after the other: `A, B and C`. A list of one takes no format. */
export const listText = (locale: Locale, names: readonly string[]): string =>
  names.length === 1 ? `${names[0]}` : new Intl.ListFormat(inLocale(localeTag, locale)).format(names);

/** How many of something, where it is not one: `2 × VPS M`. */
export const timesText = (quantity: number, text: string): string => (quantity > 1 ? `${quantity} × ${text}` : text);

/** A day's number stays with its month. */
const unbroken = (date: string): string => date.replace(/^(\d{1,2}\.?) /, "$1\u00a0");

/** An instant as a day and a time in the shop's time zone, months spelled out: `26. November 2026 um 22:50 Uhr`. */
export const momentText = (locale: Locale, instant: number, timeZone: string): string =>
  clockText(
    locale,
    unbroken(
      new Intl.DateTimeFormat(inLocale(localeTag, locale), { dateStyle: "long", timeStyle: "short", timeZone }).format(
        instant,
      ),
    ),
  );

/** The same as short as a table wants it: `29.11.2026, 04:14`. */
export const shortMomentText = (locale: Locale, instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat(inLocale(localeTag, locale), { dateStyle: "medium", timeStyle: "short", timeZone }).format(
    instant,
  );

/** A day as short as a table wants it; what is no day stays as it is. */
export const shortDayText = (locale: Locale, date: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? new Intl.DateTimeFormat(inLocale(localeTag, locale), { dateStyle: "medium", timeZone: "UTC" }).format(
        Date.parse(date),
      )
    : date;

/** A day of this year or the next: its number and month. */
export const dayOfYearText = (locale: Locale, date: string): string =>
  unbroken(
    new Intl.DateTimeFormat(inLocale(localeTag, locale), { day: "numeric", month: "long", timeZone: "UTC" }).format(
      Date.parse(date),
    ),
  );

/** The month of a day: `November 2026`. */
export const monthText = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(inLocale(localeTag, locale), { month: "long", year: "numeric", timeZone: "UTC" }).format(
    Date.parse(date),
  );

/** A day in ISO form with its month spelled out; what is no day stays as it is. */
export const dayText = (locale: Locale, date: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? once(`day ${locale} ${date}`, () =>
        unbroken(
          new Intl.DateTimeFormat(inLocale(localeTag, locale), { dateStyle: "long", timeZone: "UTC" }).format(
            Date.parse(date),
          ),
        ),
      )
    : date;

/** A country by its name; `OTHER` and unknown codes stay as they are. */
export const countryText = (locale: Locale, code: string): string => {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return once(
    `country ${locale} ${code}`,
    () => new Intl.DisplayNames([inLocale(localeTag, locale)], { type: "region" }).of(code) ?? code,
  );
};
