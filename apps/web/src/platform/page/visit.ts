// A page as the site server asks the page handler for it.
import type { PageRequest, PageServices, WholeAnswer } from "./services.ts";

export interface PageHandler {
  readonly fetch: (request: PageRequest, services: PageServices) => Promise<WholeAnswer>;
  readonly version: (request: PageRequest, services: PageServices) => Promise<PageVersion | null>;
}

export interface Visit {
  readonly fetch: () => Promise<WholeAnswer>;
  /** What the page would be made from; null while the shop cannot say. */
  readonly version: () => Promise<PageVersion | null>;
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
