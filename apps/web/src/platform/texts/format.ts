// Money, rates, periods and days in the reader's language; English spells months out. [LOC-07]
import { type Locale, localeTag } from "@kontor/domain/visitor/locale";

const remembered = new Map<string, Intl.NumberFormat>();

const numbers = (locale: Locale, key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const known = remembered.get(locale + key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(localeTag[locale], options);
  remembered.set(locale + key, made);
  return made;
};

const formatted = new Map<string, string>();
const mostFormatted = 2_000;

/** Formatted texts are cached: a price list has the same few amounts. */
const once = (key: string, make: () => string): string => {
  const known = formatted.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (formatted.size < mostFormatted) formatted.set(key, made);
  return made;
};

/** Cents as an amount: `1.234,56 €`, `€1,234.56`; a minus stands before it. */
export const moneyText = (locale: Locale, cents: number): string =>
  once(`money ${locale} ${cents}`, () =>
    numbers(locale, "money", { style: "currency", currency: "EUR" })
      .format(cents / 100)
      .replace("-", "−"),
  );

/** Basis points as a rate: `19 %`, `19%`, `25.5%`. */
/** A plain number, its thousands apart. */
export const numberText = (locale: Locale, value: number): string => numbers(locale, "number", {}).format(value);

export const rateText = (locale: Locale, basisPoints: number): string =>
  once(`rate ${locale} ${basisPoints}`, () =>
    numbers(locale, "rate", { style: "percent", maximumFractionDigits: 2 }).format(basisPoints / 10_000),
  );

/** A day's number stays with its month. */
const unbroken = (date: string): string => date.replace(/^(\d{1,2}\.?) /, "$1\u00a0");

/** An instant as a day and a time in the shop's time zone, months spelled out. */
export const momentText = (locale: Locale, instant: number, timeZone = "Europe/Berlin"): string =>
  unbroken(new Intl.DateTimeFormat(localeTag[locale], { dateStyle: "long", timeStyle: "short", timeZone }).format(instant));

/** A day of this year or the next: its number and month. */
export const dayOfYearText = (locale: Locale, date: string): string =>
  unbroken(new Intl.DateTimeFormat(localeTag[locale], { day: "numeric", month: "long", timeZone: "UTC" }).format(Date.parse(date)));

/** A day in ISO form with its month spelled out; what is no day stays as it is. */
export const dayText = (locale: Locale, date: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? once(`day ${locale} ${date}`, () =>
        unbroken(new Intl.DateTimeFormat(localeTag[locale], { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(date))),
      )
    : date;

/** A country by its name; `OTHER` and unknown codes stay as they are. */
export const countryText = (locale: Locale, code: string): string => {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return once(`country ${locale} ${code}`, () => new Intl.DisplayNames([localeTag[locale]], { type: "region" }).of(code) ?? code);
};
