// Amounts, rates and dates in words, by language. [LOC-07]
import type { Cents, Rate } from "@kontor/domain/kernel/money";
import { localeTag, type Locale } from "@kontor/domain/visitor/locale";

export const money = (locale: Locale, amount: Cents): string =>
  new Intl.NumberFormat(localeTag[locale], { style: "currency", currency: "EUR" }).format(amount / 100);

export const percent = (locale: Locale, rate: Rate): string =>
  new Intl.NumberFormat(localeTag[locale], { style: "percent", minimumFractionDigits: 0, maximumFractionDigits: 2 }).format(rate / 10_000);

/** Months are spelled out, so that no date is ambiguous. */
export const dateTime = (locale: Locale, at: number, timeZone: string): string =>
  `${new Intl.DateTimeFormat(localeTag[locale], { dateStyle: "long", timeStyle: "short", timeZone }).format(at)}${locale === "de" ? " Uhr" : ""}`;

export const countryName = (locale: Locale, iso: string): string =>
  new Intl.DisplayNames(localeTag[locale], { type: "region" }).of(iso) ?? iso;
