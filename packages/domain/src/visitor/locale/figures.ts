// How each language writes amounts, counts and rates, as CLDR has it. The platform's formats say the same, but a slow phone takes 160 ms to make its first one (decision 96). [LOC-07]
import type { Locale, Localized } from "./model.ts";
import { inLocale } from "./rules.ts";

/** Where a line must not break. */
const hardSpace = "\u00a0";

interface Marks {
  /** Between thousands. */
  readonly group: string;
  /** Before fractions. */
  readonly point: string;
  /** The currency before an amount, or after it. */
  readonly before: string;
  readonly after: string;
  readonly percent: string;
  /** After the number of a day. */
  readonly day: string;
  /** After a time of day. */
  readonly clock: string;
}

const marks: Localized<Marks> = {
  en: { group: ",", point: ".", before: "€", after: "", percent: "%", day: "", clock: "" },
  de: {
    group: ".",
    point: ",",
    before: "",
    after: `${hardSpace}€`,
    percent: `${hardSpace}%`,
    day: ".",
    clock: `${hardSpace}Uhr`,
  },
};

/** What stands between euros and cents. */
export const decimalPoint = (locale: Locale): string => inLocale(marks, locale).point;

/** A whole number of at least nought, its thousands apart. */
export const numberText = (locale: Locale, count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, inLocale(marks, locale).group);

/** An amount in the order in which it is written. The sign stands before all of it, the point belongs to the whole. */
export type MoneyPart = readonly [kind: "sign" | "currency" | "whole" | "cents", text: string];

/** Parts of an amount in whole cents; joined they are its text. */
export const moneyParts = (locale: Locale, cents: number): readonly MoneyPart[] => {
  const size = Math.abs(cents);
  return partsOf(locale, cents < 0, Math.floor(size / 100), String(size % 100).padStart(2, "0"));
};

const partsOf = (locale: Locale, isNegative: boolean, whole: number, fraction: string): readonly MoneyPart[] => {
  const sign: readonly MoneyPart[] = isNegative ? [["sign", "−"]] : [];
  const { point, before, after } = inLocale(marks, locale);
  const euros = numberText(locale, whole) + point;
  // More digits than cents are no cents to raise.
  const digits: readonly MoneyPart[] =
    fraction.length > 2
      ? [["whole", euros + fraction]]
      : [
          ["whole", euros],
          ["cents", fraction],
        ];
  return [...sign, ...currency(before), ...digits, ...currency(after)];
};

const currency = (text: string): readonly MoneyPart[] => (text === "" ? [] : [["currency", text]]);

/** Whole cents as an amount: `1.234,56 €`, `€1,234.56`, with a minus where it is one. */
export const moneyText = (locale: Locale, cents: number): string => joined(moneyParts(locale, cents));

const joined = (parts: readonly MoneyPart[]): string => parts.map(([, text]) => text).join("");

/** Digits after the point of a price in millionths of a euro: all that it may have, and those that a price has that stands by itself. */
const allDigits = 6;
const shownDigits = 4;

/** Parts of a price in millionths of a euro with the digits that it has, at least those of cents. [VAT-11] */
const microParts = (locale: Locale, micros: number, digits: number): readonly MoneyPart[] => {
  const one = 10 ** digits;
  const size = Math.round(Math.abs(micros) / 10 ** (allDigits - digits));
  const fraction = String(size % one).padStart(digits, "0");
  return partsOf(
    locale,
    micros < 0,
    Math.floor(size / one),
    fraction.slice(0, 2) + fraction.slice(2).replace(/0+$/, ""),
  );
};

/** A price by the hour as it stands by itself: `0,0084 €`, `€0.0084`, `€0.01`. */
export const hourPriceParts = (locale: Locale, micros: number): readonly MoneyPart[] =>
  microParts(locale, micros, shownDigits);

/** The price of an hour as it is written in a language, of millionths of a euro. */
export const hourPriceText = (locale: Locale, micros: number): string => joined(hourPriceParts(locale, micros));

/** A price with all its digits, as it stands where it is counted: `0,033613 €`, `€0.04`. */
export const exactPriceText = (locale: Locale, micros: number): string => joined(microParts(locale, micros, allDigits));

/** Basis points as a rate: `19 %`, `19%`, `25.5%`. */
export const rateText = (locale: Locale, basisPoints: number): string => {
  const fraction = String(basisPoints % 100)
    .padStart(2, "0")
    .replace(/0+$/, "");
  const { point, percent } = inLocale(marks, locale);
  return `${numberText(locale, Math.floor(basisPoints / 100))}${fraction && point + fraction}${percent}`;
};

/** A text that ends with a time of day, with the word that stands after it: `12:00 Uhr`, `12:00`. */
export const clockText = (locale: Locale, moment: string): string => moment + inLocale(marks, locale).clock;

const months: Localized<readonly string[]> = {
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  de: [
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
  ],
};

/** A day in ISO form with its month spelled out: `10. Dezember 2026`, `10 December 2026`; its number stays with its month. */
export const dayInWords = (locale: Locale, day: string): string => {
  const [year = "", month = "", number = ""] = day.split("-");
  return `${Number(number)}${inLocale(marks, locale).day}${hardSpace}${inLocale(months, locale)[Number(month) - 1] ?? month} ${year}`;
};
