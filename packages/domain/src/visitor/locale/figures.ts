// How each language writes amounts, counts and rates, as CLDR has it. The platform's formats say the same, but a slow phone takes 160 ms to make its first one. [LOC-07]
import type { Locale, Localized } from "./model.ts";

/** What stands between thousands, and before fractions. */
const marks: Localized<{ readonly group: string; readonly point: string }> = {
  en: { group: ",", point: "." },
  de: { group: ".", point: "," },
};

/** Where a line must not break. */
const hardSpace = "\u00a0";

/** A whole number of at least nought, its thousands apart. */
export const numberText = (locale: Locale, count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, marks[locale].group);

/** An amount in the order in which it is written. The sign stands before all of it, the point belongs to the whole. */
export type MoneyPart = readonly [kind: "sign" | "currency" | "whole" | "cents", text: string];

/** Parts of an amount in whole cents; joined they are its text. */
export const moneyParts = (locale: Locale, cents: number): readonly MoneyPart[] => {
  const size = Math.abs(cents);
  const sign: readonly MoneyPart[] = cents < 0 ? [["sign", "−"]] : [];
  const digits: readonly MoneyPart[] = [
    ["whole", numberText(locale, Math.floor(size / 100)) + marks[locale].point],
    ["cents", String(size % 100).padStart(2, "0")],
  ];
  return locale === "en" ? [...sign, ["currency", "€"], ...digits] : [...sign, ...digits, ["currency", `${hardSpace}€`]];
};

/** Whole cents as an amount: `1.234,56 €`, `€1,234.56`, with a minus where it is one. */
export const moneyText = (locale: Locale, cents: number): string =>
  moneyParts(locale, cents)
    .map(([, text]) => text)
    .join("");

/** Basis points as a rate: `19 %`, `19%`, `25.5%`. */
export const rateText = (locale: Locale, basisPoints: number): string => {
  const fraction = String(basisPoints % 100)
    .padStart(2, "0")
    .replace(/0+$/, "");
  const percent = numberText(locale, Math.floor(basisPoints / 100)) + (fraction && marks[locale].point + fraction);
  return locale === "en" ? `${percent}%` : `${percent}${hardSpace}%`;
};

const months: Localized<readonly string[]> = {
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  de: ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"],
};

/** A day in ISO form with its month spelled out: `10. Dezember 2026`, `10 December 2026`; its number stays with its month. */
export const dayInWords = (locale: Locale, day: string): string => {
  const [year = "", month = "", number = ""] = day.split("-");
  return `${Number(number)}${locale === "de" ? "." : ""}${hardSpace}${months[locale][Number(month) - 1] ?? month} ${year}`;
};
