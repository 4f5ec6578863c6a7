// The languages of the shop of this process: set once by what puts it together, before anything is read; whatever names another language gets the first. [PKG-08] [LOC-02]
import {
  bothLanguages,
  isLocale,
  type Languages,
  type Locale,
  spokenIn,
  writtenIn,
} from "@kontor/domain/visitor/locale";

const at: { languages: Languages } = { languages: bothLanguages };

/** A start alone calls it, and the command that puts the content in, with what that content says. */
export const speak = (languages: Languages): void => void Object.assign(at, { languages });

export const shopLanguages = (): Languages => at.languages;

/** A language as a cookie, a call or a stored row names it, as the shop speaks it. What is stored stays: the language may come back. */
export const spoken = (named: unknown): Locale => spokenIn(at.languages, named);

/** Of the provider's own letters: German where the shop has it. */
export const ownLanguage = (): Locale => spoken("de");

/** An answer, or a file of the provider, in the words of the shop. */
export const inShopWords = <A>(data: A): A => writtenIn(at.languages, data) as A;

/** What a call names as its language, in its query or its body. */
export const spokenMember = <A>(given: A): A =>
  at.languages.length > 1 || typeof given !== "object" || given === null || !hasLanguage(given)
    ? given
    : { ...given, locale: spoken(given.locale) };

const hasLanguage = (given: object): given is { readonly locale: Locale } =>
  "locale" in given && isLocale(given.locale);
