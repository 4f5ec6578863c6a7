// Dates, countries and lists in words, by language. [LOC-07]
import { type Day, minuteMs } from "@kontor/domain/kernel/calendar";
import { clockText, inLocale, type Locale, localeTag } from "@kontor/domain/visitor/locale";
import { boundedCache } from "../bounded-cache.ts";

/** Formatters take longer to make than everything else in a mail. */
const mostFormatters = 100;

const once = <A extends object>(make: (locale: Locale, zone: string) => A): ((locale: Locale, zone?: string) => A) => {
  const made = boundedCache<A>(mostFormatters);
  return (locale, zone = "") => made(locale + zone, () => make(locale, zone));
};

const moments = once(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(inLocale(localeTag, locale), { dateStyle: "long", timeStyle: "short", timeZone }),
);
const zones = once(
  (locale, timeZone) => new Intl.DateTimeFormat(inLocale(localeTag, locale), { timeZone, timeZoneName: "short" }),
);
const regions = once((locale) => new Intl.DisplayNames(inLocale(localeTag, locale), { type: "region" }));

const days = once(
  (locale) => new Intl.DateTimeFormat(inLocale(localeTag, locale), { dateStyle: "long", timeZone: "UTC" }),
);

/** A day with its month spelled out. */
export const longDay = (locale: Locale, day: Day): string => days(locale).format(Date.parse(day));

const choices = once((locale) => new Intl.ListFormat(inLocale(localeTag, locale), { type: "disjunction" }));

/** One of several, in words: "Austria, Germany or Netherlands". */
export const oneOf = (locale: Locale, names: readonly string[]): string => choices(locale).format(names);

const lists = once((locale) => new Intl.ListFormat(inLocale(localeTag, locale)));

/** All of several, in words: "A, B und C". */
export const every = (locale: Locale, named: readonly string[]): string => lists(locale).format(named);

const latest = { key: "", text: "" };

/** Months are spelled out and the zone is named, so that no time is ambiguous. Mails of the same minute share the text. */
export const dateTime = (locale: Locale, at: number, timeZone: string): string => {
  const key = `${locale} ${timeZone} ${Math.floor(at / minuteMs)}`;
  if (latest.key !== key) Object.assign(latest, { key, text: inWords(locale, at, timeZone) });
  return latest.text;
};

const inWords = (locale: Locale, at: number, timeZone: string): string => {
  const zone =
    zones(locale, timeZone)
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return `${clockText(locale, moments(locale, timeZone).format(at))} (${zone})`;
};

const mostCountries = 500;
const names = boundedCache<string>(mostCountries);

/** Countries are few, and `DisplayNames` is slow. */
export const countryName = (locale: Locale, iso: string): string =>
  names(locale + iso, () => regions(locale).of(iso) ?? iso);
