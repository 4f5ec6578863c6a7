// Addresses of readings: what never changes of a query is written once a language. [API-02]
import { bracketQuery, type QueryValue } from "@kontor/adapters/layers/bracket-query";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";

export interface Query {
  readonly [key: string]: QueryValue;
}

/** The address of a read in a language, with further parameters. */
export type Reading = (locale: Locale, extra?: Query) => string;

export const reading = (list: string, always: Query = {}): Reading => {
  const of = (locale: Locale): string => `/${list}?${bracketQuery({ locale, ...always })}`;
  const written: Localized<string> = { en: of("en"), de: of("de") };
  return (locale, extra) =>
    extra === undefined ? inLocale(written, locale) : `${inLocale(written, locale)}&${bracketQuery(extra)}`;
};
