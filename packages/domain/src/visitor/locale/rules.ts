// The language of a request, and the address of a page in the other one. [LOC-01] [LOC-02] [LOC-06] [LOC-07]
import { bothLanguages, type Languages, spokenIn } from "./languages.ts";
import { isLocale, locales, localeTag, type Locale, type Localized } from "./model.ts";

/** The default language. [LOC-02] */
export const fallbackLocale = "en" satisfies Locale;

/** Something that is written at least in the language that stands in for the others. */
interface Written {
  readonly [fallbackLocale]: unknown;
}

/** What there is of it in some language of the shop. */
type InLocale<T> = T[keyof T & Locale];

interface Read {
  <T extends Written>(texts: T, locale: Locale): InLocale<T>;
  <T extends Written>(texts: T | null | undefined, locale: Locale): InLocale<T> | undefined;
}

/** What is written in a language, else in the default one; the only place that chooses. What is null there exists in the other language alone. */
export const inLocale: Read = <T extends Written>(texts: T | null | undefined, locale: Locale): InLocale<T> =>
  (texts as { readonly [L in Locale]?: InLocale<T> } | null | undefined)?.[
    texts != null && locale in texts ? locale : fallbackLocale
  ] as InLocale<T>;

/** What a request contains about the visitor's language; each as it was sent, or nothing. */
export interface LanguageSignals {
  readonly localeCookie?: string | null | undefined;
  readonly i18nRedirectCookie?: string | null | undefined;
  readonly acceptLanguage?: string | null | undefined;
}

/** The language of an unprefixed request: locale cookie, `i18n_redirect` cookie, `Accept-Language`, the first of the shop; always one that it has. [LOC-02] [LOC-20] [PKG-08] */
export const negotiateLocale = (signals: LanguageSignals, languages: Languages = bothLanguages): Locale =>
  spokenIn(
    languages,
    knownOrNull(signals.localeCookie) ??
      knownOrNull(signals.i18nRedirectCookie) ??
      // Stryker disable next-line StringLiteral: a missing header names no language, whatever replaces it
      acceptedLocale(signals.acceptLanguage ?? ""),
  );

/** The same signals for a reader who knows nothing of the shop's languages: a choice that it does not have is none, and its first language stands where a browser wants neither. [PKG-08] */
export const heardBy = (languages: Languages, signals: LanguageSignals): LanguageSignals => {
  const chosen = (named: string | null | undefined): Locale | null => languages.find((each) => each === named) ?? null;
  const accepted = acceptedLocale(signals.acceptLanguage ?? "");
  return {
    localeCookie: chosen(signals.localeCookie),
    i18nRedirectCookie: chosen(signals.i18nRedirectCookie),
    acceptLanguage: accepted !== null && languages.includes(accepted) ? signals.acceptLanguage : languages[0],
  };
};

/** What a request contains about the language of its answer where no page has one. */
export interface AnswerSignals {
  /** The header `shop-locale`, which wins. */
  readonly named: unknown;
  readonly acceptLanguage: string | null | undefined;
}

/** The language of names and refusals: the one that is named, else the best of `Accept-Language`, else the first of the shop; always one that it has. [LOC-02] [PKG-08] */
export const answerLocale = ({ named, acceptLanguage }: AnswerSignals, languages: Languages = bothLanguages): Locale =>
  isLocale(named) ? spokenIn(languages, named) : negotiateLocale({ acceptLanguage }, languages);

/** The best language of an `Accept-Language` header: the first code that fits, exactly or by its language; null when none does. [LOC-02] */
export const acceptedLocale = (header: string): Locale | null =>
  // Stryker disable next-line StringLiteral: a code that is split has a first piece
  first(preferredCodes(header), (code) => toLocale(code) ?? toLocale(code.split("-")[0] ?? ""));

/** Reads a code as a language of the shop: `en`, `de`, `en-GB`, `en-US`, `de-DE`, in any letter case. [LOC-07] */
export const toLocale = (code: string): Locale | null =>
  knownCodes.get(code.trim().replace("_", "-").toLowerCase()) ?? null;

/** The language that the prefix of a path forces; exact, so `/EN` and `/english` have none. [LOC-06] */
export const localeFromPath = (path: string): Locale | null => knownOrNull(path.split("/")[1]);

/** A path without its language: `/en/hosting` → `/hosting`, `/en` → `/`. A path without a language stays as it is. */
export const withoutLocale = (path: string): string => {
  const locale = localeFromPath(path);
  return locale === null ? path : path.slice(locale.length + 1) || "/";
};

/** A path below a language: `/hosting` → `/en/hosting`, `/` → `/en`. */
export const withLocale = (locale: Locale, path: string): string => (path === "/" ? `/${locale}` : `/${locale}${path}`);

/** German for English, and English for German. */
export const otherLocale = (locale: Locale): Locale => (locale === "en" ? "de" : "en");

/** The paths of one page, language prefix included; null where the page does not exist in a language. [LOC-01] */
export type Counterparts = Localized<string | null>;

/** Target of the language switch: the same page with query and hash, or null, which is shown as not available. [LOC-06] */
export const counterpart = (
  paths: Counterparts,
  to: Locale,
  suffix: { readonly query?: string; readonly hash?: string } = {},
): string | null => {
  const path = paths[to];
  return path === null ? null : `${path}${withMark("?", suffix.query)}${withMark("#", suffix.hash)}`;
};

/** A `<link rel="alternate">` of a page. */
export interface Alternate {
  readonly hreflang: "en-GB" | "de-DE" | "x-default";
  readonly href: string;
}

/** The alternates of a page for crawlers, `x-default` last: the shop's first language if it exists there, for the home page `/`. In one language there is nothing to choose. [LOC-02] [LOC-07] [PKG-08] */
export const alternates = (
  origin: string,
  paths: Counterparts,
  languages: Languages = bothLanguages,
): readonly Alternate[] => {
  if (languages.length === 1) return [];
  const stated = locales.flatMap((locale) => {
    const path = paths[locale];
    return path === null ? [] : [{ hreflang: localeTag[locale], href: `${origin}${path}` }];
  });
  const fallback =
    paths.en === "/en" ? "/" : (languages.map((each) => paths[each]).find((path) => path !== null) ?? null);
  return fallback === null ? stated : [...stated, { hreflang: "x-default", href: `${origin}${fallback}` }];
};

/** Name, lifetime and flags of the cookie that keeps the language that a visitor chose. [LOC-06] */
export const localeCookie = { name: "locale", days: 365 } as const;

/** Name of the session cookie that remembers where an unprefixed path led. [LOC-20] */
export const redirectCookie = { name: "i18n_redirect", days: null } as const;

const knownCodes: ReadonlyMap<string, Locale> = new Map([
  ["en", "en"],
  ["en-gb", "en"],
  ["en-us", "en"],
  ["de", "de"],
  ["de-de", "de"],
]);

const knownOrNull = (value: string | null | undefined): Locale | null => (isLocale(value) ? value : null);

const withMark = (mark: string, text: string | undefined): string => {
  const bare = text?.startsWith(mark) ? text.slice(1) : (text ?? "");
  return bare === "" ? "" : mark + bare;
};

const first = <A>(codes: readonly string[], read: (code: string) => A | null): A | null =>
  codes.map(read).find((value) => value !== null) ?? null;

/** The codes of a header by falling weight, in list order where weights are equal; a weight of 0 refuses a code. */
const preferredCodes = (header: string): readonly string[] =>
  header
    .split(",")
    .map((part) => {
      // Stryker disable next-line StringLiteral: a part that is split has a first piece
      const [code = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { code, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ code }) => code);
