// What always holds of languages and paths.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyAcceptLanguage, anyBarePath, anyLocale } from "./arbitraries.ts";
import { durationInWords } from "./durations.ts";
import { moneyText } from "./figures.ts";
import { languageLaws } from "./language-laws.ts";
import { locales } from "./model.ts";
import {
  acceptedLocale,
  alternates,
  counterpart,
  inLocale,
  localeFromPath,
  negotiateLocale,
  otherLocale,
  toLocale,
  withLocale,
  withoutLocale,
} from "./rules.ts";

const anySignal: fc.Arbitrary<string | undefined> = fc.option(fc.oneof(fc.constantFrom("en", "de"), fc.string()), {
  nil: undefined,
});
/** Codes of the shop, codes that look like them, and anything. */
const anyCode: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("en", "de", "fr", "EN", "De"),
      fc.constantFrom("", "-", "_"),
      fc.constantFrom("", "GB", "us", "DE", "AT"),
    )
    .map((parts) => parts.join("")),
  fc.string({ maxLength: 8 }),
);
/** A range of a header with its weight in tenths, nought included, which refuses it. */
const anyRange = fc.record({
  language: fc.constantFrom("en", "de", "fr"),
  region: fc.constantFrom("", "-AT", "-CH", "-DE", "-AU", "-GB"),
  tenths: fc.integer({ min: 0, max: 10 }),
});
const anyHeader: fc.Arbitrary<string | null> = fc.option(anyAcceptLanguage, { nil: null });

const secondsOf: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3_600, day: 86_400 };
/** The seconds of a duration in English words. */
const readBack = (words: string): number => {
  const [count = "", unit = ""] = words.split(" ");
  return (count === "one" ? 1 : Number(count)) * (secondsOf[unit.replace(/s$/, "")] ?? Number.NaN);
};

const anyCents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

export const laws: readonly Law[] = [
  law("[LOC-07] a written amount reads back as the same cents", () =>
    fc.property(anyLocale, anyCents, (locale, cents) => {
      const digits = Number(moneyText(locale, cents).replace(/\D/g, ""));
      return (cents < 0 ? -digits : digits) === cents && moneyText(locale, cents).startsWith("−") === cents < 0;
    }),
  ),
  law("[LOC-07] an amount has the same digits in both languages, point and comma exchanged", () =>
    fc.property(anyCents, (cents) => {
      const exchanged = moneyText("de", cents).replace(/[.,]/g, (mark) => (mark === "." ? "," : "."));
      return exchanged.replace("\u00a0€", "") === moneyText("en", cents).replace("€", "");
    }),
  ),
  law("[FRM-05] a duration in words is never shorter than it is, and less than half as long again", () =>
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (seconds) => {
      const readSeconds = readBack(durationInWords("en", seconds));
      return readSeconds >= seconds && readSeconds < seconds * 1.5;
    }),
  ),
  law("[FRM-05] a duration has the same number in both languages, and one of a unit is a word", () =>
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (seconds) => {
      const [english, german] = [durationInWords("en", seconds), durationInWords("de", seconds)];
      return english.startsWith("one ")
        ? /^eine[rm] /.test(german)
        : Number.parseInt(english, 10) === Number.parseInt(german, 10) && Number.parseInt(english, 10) > 1;
    }),
  ),
  law("[LOC-02] whatever a browser sends, the language is one of the two", () =>
    fc.property(anySignal, anySignal, anyHeader, (localeCookie, i18nRedirectCookie, acceptLanguage) =>
      locales.includes(negotiateLocale({ localeCookie, i18nRedirectCookie, acceptLanguage })),
    ),
  ),
  law("[LOC-02] a valid locale cookie goes before everything else", () =>
    fc.property(
      anyLocale,
      anySignal,
      anyHeader,
      (localeCookie, i18nRedirectCookie, acceptLanguage) =>
        negotiateLocale({ localeCookie, i18nRedirectCookie, acceptLanguage }) === localeCookie,
    ),
  ),
  law("[LOC-02] a header without weights gives the same language in any letter case", () =>
    fc.property(anyAcceptLanguage, (header) => acceptedLocale(header.toLowerCase()) === acceptedLocale(header)),
  ),
  law(
    "[LOC-02] the language is that of the most wanted range that names one, whatever its region and whatever less wanted ranges name",
    () =>
      fc.property(fc.array(anyRange, { maxLength: 6 }), (ranges) => {
        const header = ranges
          .map(({ language, region, tenths }) => `${language}${region};q=${(tenths / 10).toFixed(1)}`)
          .join(",");
        const known = ranges.filter(({ language, tenths }) => tenths > 0 && language !== "fr");
        const most = Math.max(...known.map(({ tenths }) => tenths));
        return acceptedLocale(header) === (known.find(({ tenths }) => tenths === most)?.language ?? null);
      }),
  ),
  law("[LOC-07] exactly en and de, en-GB, en-US and de-DE are languages of the shop, in any letter case", () =>
    fc.property(anyCode, (code) => {
      const known = /^\s*(en|de)([-_](gb|us|de))?\s*$/i.exec(code);
      const [language, region] = [known?.[1]?.toLowerCase(), known?.[3]?.toLowerCase()];
      const isOurs = region === undefined || (language === "de") === (region === "de");
      return toLocale(code) === (language !== undefined && isOurs ? language : null);
    }),
  ),
  law("[LOC-06] a prefix put on a path is the language of the path, and taking it off gives the path back", () =>
    fc.property(anyLocale, anyBarePath, (locale, path) => {
      const prefixed = withLocale(locale, path);
      return localeFromPath(prefixed) === locale && withoutLocale(prefixed) === path;
    }),
  ),
  law("[LOC-06] a path without a language stays as it is", () =>
    fc.property(anyBarePath, (path) => localeFromPath(path) === null && withoutLocale(path) === path),
  ),
  law("[LOC-06] switching twice leads back to the same page", () =>
    fc.property(anyLocale, anyBarePath, anyBarePath, (locale, english, german) => {
      const paths = { en: withLocale("en", english), de: withLocale("de", german) };
      return (
        otherLocale(otherLocale(locale)) === locale &&
        counterpart(paths, otherLocale(otherLocale(locale))) === inLocale(paths, locale)
      );
    }),
  ),
  law(
    "[LOC-01] a page knows its counterpart in the other language, and where there is none it states so instead of leading elsewhere",
    () =>
      fc.property(anyLocale, anyBarePath, anyBarePath, fc.boolean(), (locale, own, foreign, exists) => {
        const to = otherLocale(locale);
        const paths = {
          en: null,
          de: null,
          [locale]: withLocale(locale, own),
          [to]: exists ? withLocale(to, foreign) : null,
        };
        const other = counterpart(paths, to);
        const stated = alternates("https://shop.example", paths).filter(({ hreflang }) => hreflang !== "x-default");
        return other === (exists ? withLocale(to, foreign) : null) && stated.length === (exists ? 2 : 1);
      }),
  ),
  ...languageLaws,
];
