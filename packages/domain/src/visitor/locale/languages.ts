// The languages of a shop: both, or one; what is said and written in the other one is read in those that are there. [PKG-08] [LOC-02]
import { isLocale, locales, type Locale } from "./model.ts";

/** In the order of the shop: the first one is its own where nothing else decides. */
export type Languages = readonly [Locale, ...Locale[]];

/** Of a provider that names none. */
export const bothLanguages: Languages = locales;

/** The languages as a provider writes them: `["en", "de"]`, `["de"]`; or why they cannot be those of a shop. */
export const languagesOf = (written: unknown): Languages | { readonly why: string } => {
  if (written === undefined) return bothLanguages;
  const named: readonly unknown[] = Array.isArray(written) ? written : [written];
  const foreign = named.find((each) => !isLocale(each));
  if (foreign !== undefined)
    return { why: `names ${JSON.stringify(foreign)}: a shop speaks "en", "de" or both, and no other language` };
  const [first, ...others] = named as readonly Locale[];
  if (!Array.isArray(written) || first === undefined || new Set(named).size < named.length)
    return { why: 'is a list with each language once, such as ["de"] or ["en", "de"]' };
  return [first, ...others];
};

/** Whether a shop of these languages speaks this one. */
export const isSpoken = (languages: Languages, locale: Locale): boolean => languages.includes(locale);

/** The language in which a shop answers what names one: that one if it speaks it, else its first. */
export const spokenIn = (languages: Languages, named: unknown): Locale =>
  languages.find((language) => language === named) ?? languages[0];

/** The language that a shop has beside another one; null where it has none. */
export const languageBeside = (languages: Languages, locale: Locale): Locale | null =>
  languages.find((language) => language !== locale) ?? null;

/** Of what stands in both languages that which the shop has; null for the other. */
export const inSpoken = <A>(
  languages: Languages,
  both: { readonly [L in Locale]: A },
): { readonly [L in Locale]: A | null } => ({
  en: isSpoken(languages, "en") ? both.en : null,
  de: isSpoken(languages, "de") ? both.de : null,
});

/**
 * Data in which every text of both languages has the words of the shop's one language in both places: what the other one had to say may be missing,
 * and is not read. A shop of two languages leaves it as it is, so that what is missing there is found.
 */
export const writtenIn = (languages: Languages, data: unknown): unknown =>
  languages.length === 1 ? inOne(languages[0], data) : data;

const inOne = (language: Locale, data: unknown): unknown => {
  if (Array.isArray(data)) return data.map((each) => inOne(language, each));
  if (typeof data !== "object" || data === null) return data;
  const members = Object.entries(data);
  if (members.length > 0 && members.every(([name]) => isLocale(name)) && Object.hasOwn(data, language)) {
    const own = inOne(language, (data as { readonly [L in Locale]?: unknown })[language]);
    return { en: own, de: own };
  }
  return Object.fromEntries(members.map(([name, member]) => [name, inOne(language, member)]));
};
