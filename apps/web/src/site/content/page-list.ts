// Pages of the content system by their titles, page by page. [LOC-03]
import { brokenHref, contentLink } from "@kontor/domain/site/link";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { PageServices } from "../../platform/page/services.ts";
import { reading } from "../../platform/content/query.ts";
import { type Read, readContent } from "../../platform/content/read.ts";
import { amount, flag, record, records, text, words } from "../../platform/content/wire.ts";

export interface PageList {
  readonly pages: readonly { readonly title: string; readonly href: string }[];
  readonly total: number;
}

const titles = reading("pages", {
  fields: ["title", "url"],
  populate: { seo: { fields: ["noIndex"] } },
  sort: ["title:asc", "id:asc"],
});

/** Those that say of themselves that they are not to be found are left out. */
export const pageList = (
  services: PageServices,
  locale: Locale,
  page: number,
  pageSize: number,
): Promise<Read<PageList>> =>
  readContent(services, titles(locale, { pagination: { page, pageSize } }), (data, meta) => ({
    total: amount(record(record(meta)?.pagination)?.total) ?? 0,
    pages: records(data)
      .filter((entry) => !flag(record(entry.seo)?.noIndex))
      .map((entry) => ({ title: words(entry.title), href: contentLink(text(entry.url), locale) }))
      .filter(({ href }) => href !== brokenHref),
  }));
