// A page as the site server asks the page handler for it.
import type { Locale } from "@kontor/domain/visitor/locale";
import type { PageRequest, PageServices, WholeAnswer } from "./services.ts";

export interface PageHandler {
  readonly fetch: (request: PageRequest, services: PageServices) => Promise<WholeAnswer>;
  readonly version: (request: PageRequest, services: PageServices) => Promise<PageVersion | null>;
  /** The list of the admin area at an address as a file; null where there is none for who asks. [ADM-01] */
  readonly list?: (request: PageRequest, services: PageServices) => Promise<ListFile | null>;
  /** The document of badges in its parts, which are sent as they are made. [TKT-03] */
  readonly badges?: (locale: Locale, texts: BadgeTexts) => BadgeDocument;
}

/** A list as a file, line by line as it is read; or where the refusal of it is shown. */
export type ListFile = { readonly name: string; readonly lines: AsyncIterable<string> } | { readonly to: string };

export interface BadgeTexts {
  /** The key of the title: all badges, or a sample. */
  readonly title: "print.title" | "print.sample";
  /** Where the same is as a PDF. */
  readonly pdf: string;
}

export interface BadgeDocument {
  readonly head: string;
  /** One sheet of paper. */
  readonly sheet: (page: readonly ShownBadge[]) => string;
  readonly tail: string;
}

export interface ShownBadge {
  readonly holder: string;
  readonly community: boolean;
  /** Its code; null where there is none. */
  readonly code: { readonly size: number; readonly path: string } | null;
}

export interface Visit {
  readonly fetch: () => Promise<WholeAnswer>;
  /** What the page would be made from; null while the shop cannot say. */
  readonly version: () => Promise<PageVersion | null>;
  /** The list at the address as a file. */
  readonly list?: () => Promise<ListFile | null>;
  /** Cookies that the API's answers, and the page itself, made necessary. */
  readonly cookies: readonly string[];
  /** What the page makes of the visitor's view of prices, for the page to tell. [VAT-04] [VAT-05] */
  readonly effect?: string | null;
}

export interface PageVersion {
  /** Visitors of one audience see the same page. */
  readonly audience: string;
  /** Pages of one version say the same. */
  readonly version: string;
}
