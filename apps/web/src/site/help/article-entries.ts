// The help center of the content system: its tree without texts, and one article with its text. [CNT-04]
import type { HelpArticle } from "@kontor/domain/site/help";
import type { ColourMode } from "@kontor/domain/visitor/colour-mode";
import type { Locale, Localized } from "@kontor/domain/visitor/locale";
import type { PageServices } from "../../platform/page/services.ts";
import { seo as seoPopulated } from "../../platform/content/populate.ts";
import { reading } from "../../platform/content/query.ts";
import { type Read, readContent } from "../../platform/content/read.ts";
import { colours, inEachLanguage, seo } from "../../platform/content/shapes.ts";
import { amount, type Raw, record, records, text, words } from "../../platform/content/wire.ts";
import type { Seo } from "../../platform/content/model.ts";

export interface WholeArticle extends HelpArticle {
  readonly seo: Seo;
  readonly colours: ColourMode | null;
  readonly updatedAt: string | null;
  readonly urls: Localized<string | null>;
}

const atOnce = 100;

const allArticles = reading("helpcenter-articles", {
  fields: ["title", "url", "kind", "position"],
  populate: { parent: { fields: ["url"] } },
  sort: ["position:asc", "id:asc"],
});

/** All articles without their texts: what the tree and the way to an article are made of. */
export const helpArticles = async (services: PageServices, locale: Locale): Promise<Read<readonly HelpArticle[]>> => {
  const articles: HelpArticle[] = [];
  for (let page = 1; ; page += 1) {
    const read = await readContent(services, allArticles(locale, { pagination: { page, pageSize: atOnce } }), (data) =>
      records(data).map(article),
    );
    if (read.kind === "away") return read;
    articles.push(...read.value);
    if (read.value.length < atOnce) return { kind: "value", value: articles };
  }
};

const changedLast = reading("helpcenter-articles", {
  fields: ["title", "url"],
  filters: { kind: { $eq: "article" } },
  sort: ["updatedAt:desc", "position:asc", "id:asc"],
});

/** Titles and urls of the articles that were changed last. */
export const latestArticles = (
  services: PageServices,
  locale: Locale,
  count: number,
): Promise<Read<readonly { readonly title: string; readonly url: string }[]>> =>
  readContent(services, changedLast(locale, { pagination: { pageSize: count } }), (data) =>
    records(data).map((entry) => ({ title: words(entry.title), url: words(entry.url) })),
  );

const wholeArticles = reading("helpcenter-articles", {
  pagination: { pageSize: 1 },
  populate: { parent: { fields: ["url"] }, seo: seoPopulated, localizations: { fields: ["url", "locale"] } },
});

/** An article by its url below the help center; null where there is none. */
export const articleByUrl = (services: PageServices, locale: Locale, url: string): Promise<Read<WholeArticle | null>> =>
  readContent(
    services,
    wholeArticles(locale, { filters: { url: { $eq: url } } }),
    (data) =>
      records(data).map((entry) => ({
        ...article(entry),
        seo: seo(entry.seo),
        colours: colours(entry.colorMode),
        updatedAt: text(entry.updatedAt),
        urls: inEachLanguage(entry, locale, (each) => text(each.url)),
      }))[0] ?? null,
  );

const article = (entry: Raw): HelpArticle => ({
  url: words(entry.url),
  title: words(entry.title),
  kind: entry.kind === "wiki" ? "wiki" : "article",
  parent: text(record(entry.parent)?.url),
  position: amount(entry.position) ?? 0,
  body: words(entry.body),
});
