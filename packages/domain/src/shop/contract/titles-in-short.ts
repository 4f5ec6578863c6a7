// Titles in one line: few are said, of many domain names how many they are. [CHK-05] [LOOK3-21]
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import { mostNames } from "./limits.ts";

export interface Titled {
  readonly title: Localized<string>;
  /** Whether it is a domain name. */
  readonly isName: boolean;
}

const domains: Localized<(count: number) => string> = {
  en: (count) => `${count} domains`,
  de: (count) => `${count} Domains`,
};

/** Each title once, in their order; more names than `mostNames` are one entry with their number, where the first of them stood. */
export const titlesInShort = (titled: readonly Titled[], locale: Locale): readonly string[] => {
  const names = new Set(titled.filter(({ isName }) => isName).map(({ title }) => inLocale(title, locale)));
  const areMany = names.size > mostNames;
  return [
    ...new Set(
      titled.map(({ title, isName }) =>
        areMany && isName ? inLocale(domains, locale)(names.size) : inLocale(title, locale),
      ),
    ),
  ];
};
