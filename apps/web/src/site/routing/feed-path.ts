// Where the blog's feed is. [CNT-02]
import { blogPath } from "@kontor/domain/site/article";
import { type Locale, localeFromPath } from "@kontor/domain/visitor/locale";

export const feedPath = (locale: Locale): string => `${blogPath(locale)}/feed.atom`;

/** The language whose feed a path asks for. */
export const feedOfPath = (path: string): Locale | null => {
  const locale = localeFromPath(path);
  return locale !== null && feedPath(locale) === path ? locale : null;
};
