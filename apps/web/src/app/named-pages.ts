// The pages that the words of a path name below a language: short links and words of the other language lead to them. [LOC-04] [VISIT-3]
import type { PagePaths } from "@kontor/domain/site/routing";
import { type Locale, withLocale, withoutLocale } from "@kontor/domain/visitor/locale";
import type { PageAnswer } from "../platform/page/page-answer.ts";

const below = (path: string | null): string | null => (path === null ? null : withoutLocale(path));

/**
 * `pageOf` answers with the page at a path of a language, as a visitor gets it. `away`: none was found, and one that could not be read now may be it.
 */
export const namedPages = async (
  path: string,
  locales: readonly Locale[],
  pageOf: (path: string, locale: Locale) => Promise<PageAnswer>,
): Promise<readonly PagePaths[] | "away"> => {
  const bare = withoutLocale(path);
  const answers = await Promise.all(locales.map((locale) => pageOf(withLocale(locale, bare), locale)));
  const found = answers.flatMap((answered) =>
    answered.kind === "page" && (answered.page.status ?? 200) === 200
      ? [{ en: below(answered.page.paths.en), de: below(answered.page.paths.de) }]
      : [],
  );
  const isAway = answers.some((answered) => answered.kind === "page" && answered.page.status === 503);
  return found.length === 0 && isAway ? "away" : found;
};
