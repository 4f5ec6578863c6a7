// Where an address leads whose language a shop does not have: to the same page in the language that is there, as long as that is so. [PKG-08] [LOC-01]
import {
  inLocale,
  isSpoken,
  type Languages,
  type Locale,
  localeFromPath,
  type Localized,
  withLocale,
  withoutLocale,
} from "#visitor/locale";
import { accountPaths } from "./account.ts";
import { fixedPaths, isBelow, proSection, stepSlugs } from "./paths.ts";

const bare = ({ en, de }: Localized<string>): Localized<string> => ({ en: withoutLocale(en), de: withoutLocale(de) });

/** Words of addresses in both languages, the longest first: what stands below a page leads below it. */
const words: readonly Localized<string>[] = [
  ...Object.values(fixedPaths).map(bare),
  bare(proSection),
  ...Object.values(accountPaths),
  ...Object.values(stepSlugs).map(({ en, de }) => ({ en: `/checkout/${en}`, de: `/checkout/${de}` })),
].toSorted((a, b) => b.en.length - a.en.length);

const inWordsOf = (from: Locale, to: Locale, path: string): string => {
  const found = words.find((page) => isBelow(path, inLocale(page, from)));
  return found === undefined ? path : inLocale(found, to) + path.slice(inLocale(found, from).length);
};

/** Null for an address in a language of the shop, or in none. */
export const spokenPath = (languages: Languages, path: string): string | null => {
  const locale = localeFromPath(path);
  if (locale === null || isSpoken(languages, locale)) return null;
  const [first] = languages;
  return withLocale(first, inWordsOf(locale, first, withoutLocale(path)));
};
