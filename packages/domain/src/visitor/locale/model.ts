// The two languages of the shop and texts in both. [LOC-01] [LOC-07]

/** The languages in the order in which they are offered. */
export const locales = ["en", "de"] as const;

export type Locale = (typeof locales)[number];

/** Something that exists in both languages. */
export type Localized<A> = { readonly [L in Locale]: A };

/** The code that `Intl`, `hreflang` and sitemaps take. [LOC-07] */
export const localeTag: Localized<"en-GB" | "de-DE"> = { en: "en-GB", de: "de-DE" };

/** Whether a value is one of the languages `en` and `de`. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
