// Titles of help articles by their urls, for pages that link to some. [CNT-04] [ACC-09]
import type { Locale } from "@kontor/domain/visitor/locale";
import type { PageServices } from "../page/services.ts";
import { reading } from "./query.ts";
import { type Read, readContent } from "./read.ts";
import { records, words } from "./wire.ts";

const titled = reading("helpcenter-articles", { fields: ["title", "url"] });

/** Titles of the articles at these urls. */
export const titledArticles = (
  services: PageServices,
  locale: Locale,
  urls: readonly string[],
): Promise<Read<readonly { readonly title: string; readonly url: string }[]>> =>
  readContent(
    services,
    titled(locale, { filters: { url: { $in: urls } }, pagination: { pageSize: urls.length } }),
    (data) => records(data).map((entry) => ({ title: words(entry.title), url: words(entry.url) })),
  );
