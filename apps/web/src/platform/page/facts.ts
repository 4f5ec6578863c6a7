// What a page is made from: where it stands, in which language, and what the shop says.
import type { Locale, Localized } from "@kontor/domain/visitor/locale";
import { alternates } from "@kontor/domain/visitor/locale";
import type { PageRequest, Surroundings } from "./surroundings.ts";
import type { PageHead } from "./model.ts";

export interface PageFacts {
  /** Path with its prefix. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly locale: Locale;
  readonly request: PageRequest;
  readonly surroundings: Surroundings;
}

/** The head of a page that stands in these places. [LOC-16] */
export const headOf = (
  { surroundings, locale }: Pick<PageFacts, "surroundings" | "locale">,
  title: string,
  description: string,
  paths: Localized<string | null>,
  indexed = true,
): PageHead => {
  const own = paths[locale];
  return {
    title,
    description,
    canonical: own === null ? null : surroundings.publicUrl + own,
    alternates: alternates(surroundings.publicUrl, paths),
    indexed,
  };
};
