// What a page is made from: where it stands, in which language, and what the shop says.
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import { alternates, inSpoken } from "@kontor/domain/visitor/locale";
import type { PageRequest, PageServices } from "./services.ts";
import type { PageHead } from "./model.ts";

export interface PageFacts {
  /** Path with its prefix. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly locale: Locale;
  readonly request: PageRequest;
  readonly services: PageServices;
}

/** The head of a page that stands in these places. [LOC-16] */
export const headOf = (
  { services, locale }: Pick<PageFacts, "services" | "locale">,
  title: string,
  description: string,
  paths: Localized<string | null>,
  indexed = true,
): PageHead => {
  const own = inLocale(paths, locale);
  return {
    title,
    description,
    canonical: own === null ? null : services.publicUrl + own,
    alternates: alternates(services.publicUrl, inSpoken(services.languages, paths), services.languages),
    indexed,
  };
};
