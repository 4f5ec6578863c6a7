// What the server asks of the handler of pages, beside pages: files of the admin area, documents of ticketing.
import type { Locale } from "@kontor/domain/visitor/locale";
import type { PageRequest, PageServices } from "../../platform/page/services.ts";
import type { PageHandler, Visit } from "../../platform/page/visit.ts";
import type { Brand } from "../../platform/provider/site.ts";
import type { ListFile } from "../../site/admin/list-file.ts";
import type { BadgeDocument, BadgeTexts } from "../../site/ticket/views.ts";

export interface SiteHandler extends PageHandler {
  /** Takes the provider whose pages it makes; a handler of a build has a place of its own for it. */
  readonly begin?: (brand: Brand) => void;
  /** The address of the sheet of all pages. */
  readonly baseSheet?: string;
  /** The list of the admin area at an address as a file; null where there is none for who asks. [ADM-01] */
  readonly list?: (request: PageRequest, services: PageServices) => Promise<ListFile | null>;
  /** The picture of a name in signal flags at a path; null where there is none. [CHK-09] */
  readonly flagPicture?: (path: string) => string | null;
  /** The document of badges in its parts, which are sent as they are made. [TKT-03] */
  readonly badges?: (locale: Locale, texts: BadgeTexts) => BadgeDocument;
}

export interface SiteVisit extends Visit {
  /** The list at the address as a file. */
  readonly list?: () => Promise<ListFile | null>;
}
