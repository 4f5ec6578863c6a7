// What is searched: pages, posts, help articles, jobs and products of a language, as plain texts with their paths. [CNT-04]
import { paymentFilledIn, paymentWords, type PaymentWords, type ProviderName } from "@kontor/domain/shop/payment";
import type { Locale } from "@kontor/domain/visitor/locale";
import { sections } from "../content/schema/components.ts";
import { everyEntry, type ContentSource, type Raw } from "../content/source.ts";

export const hitTypes = ["page", "post", "help", "product", "job"] as const;
export type HitType = (typeof hitTypes)[number];

export interface SearchDocument {
  readonly type: HitType;
  /** With its language: `/en/hosting`. */
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly text: string;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const record = (value: unknown): Raw =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Raw) : {};

/** Markdown without its marks. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/^```.*$/gm, " ")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^\s{0,3}(#{1,6}|>|[-*+]|\d+\.)\s+/gm, "")
    .replaceAll(/^\|?[-:| ]+\|?$/gm, " ")
    .replaceAll(/[*_`|]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Members of blocks that say nothing to a reader. */
const silent = new Set(["id", "__component", "url", "drawing", "kind", "category", "group", "locale", "documentId"]);

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return Object.entries(record(value)).flatMap(([name, member]) => (silent.has(name) ? [] : textsIn(member)));
};

const shortest = (whole: string): string => {
  if (whole.length <= 200) return whole;
  const cut = whole.slice(0, 200);
  return `${cut.slice(0, Math.max(120, cut.lastIndexOf(" ")))} …`;
};

const isHidden = (entry: Raw): boolean => record(entry["seo"])["noIndex"] === true;

interface Kind {
  readonly type: HitType;
  readonly path: string;
  readonly query: string;
  readonly place: (entry: Raw, locale: Locale) => string | null;
  readonly body: (entry: Raw) => string;
}

const blocks = sections
  .map((name) =>
    name === "sections.faq" ? `populate[content][on][${name}][populate]=items` : `populate[content][on][${name}]=true`,
  )
  .join("&");

const slugIn = (entry: Raw, relation: string): string => text(record(entry[relation])["slug"]);

const kinds: readonly Kind[] = [
  {
    type: "page",
    path: "pages",
    query: `fields[0]=title&fields[1]=url&populate[seo]=true&${blocks}`,
    place: ({ url }, locale) => `/${locale}${text(url) === "/" ? "" : text(url)}`,
    body: ({ content }) => textsIn(content).join(" \n"),
  },
  {
    type: "post",
    path: "blog-posts",
    query: "populate[seo]=true&populate[category][fields][0]=slug&populate[category][fields][1]=name",
    place: (entry, locale) =>
      slugIn(entry, "category") === "" ? null : `/${locale}/blog/${slugIn(entry, "category")}/${text(entry["slug"])}`,
    body: (entry) => `${text(entry["excerpt"])}\n${text(record(entry["category"])["name"])}\n${text(entry["body"])}`,
  },
  {
    type: "help",
    path: "helpcenter-articles",
    query: "populate[seo]=true",
    place: ({ url }, locale) => `/${locale}/helpcenter${text(url)}`,
    body: ({ body }) => text(body),
  },
  {
    type: "product",
    path: "product-pages",
    query:
      "populate[seo]=true&populate[productCategory][fields][0]=slug&populate[productCategory][fields][1]=name&populate[productCategory][populate][mainCategory][fields][0]=slug",
    place: (entry, locale) => {
      const category = record(entry["productCategory"]);
      const parts = [slugIn(category, "mainCategory"), text(category["slug"]), text(entry["slugOverride"])].filter(
        (part) => part !== "",
      );
      return parts.length < 2 ? null : `/${locale}/${parts.join("/")}`;
    },
    body: (entry) =>
      `${text(entry["summary"])}\n${text(record(entry["productCategory"])["name"])}\n${text(entry["description"])}`,
  },
  {
    type: "job",
    path: "jobs",
    query: "populate[seo]=true",
    place: ({ slug }, locale) => `/${locale}/jobs/${text(slug)}`,
    body: (entry) => `${text(entry["department"])} ${text(entry["location"])}\n${text(entry["body"])}`,
  },
];

/** The documents of a language by their kinds, some at a time. */
export const searchDocuments = (
  source: ContentSource,
  locale: Locale,
  offered: readonly ProviderName[],
): readonly AsyncGenerator<readonly SearchDocument[]>[] =>
  kinds.map((kind) => documentsOf(source, locale, kind, paymentWords(offered, locale)));

async function* documentsOf(
  source: ContentSource,
  locale: Locale,
  { type, path, query, place, body }: Kind,
  ways: PaymentWords,
): AsyncGenerator<readonly SearchDocument[]> {
  for await (const entries of everyEntry(source, path, `locale=${locale}&${query}`))
    yield entries.flatMap((entry): readonly SearchDocument[] => {
      const where = place(entry, locale);
      if (where === null || isHidden(entry)) return [];
      const words = plainText(paymentFilledIn(body(entry), ways));
      const summary =
        text(entry["excerpt"]) || text(entry["summary"]) || text(record(entry["seo"])["metaDescription"]) || words;
      return [{ type, path: where, title: text(entry["title"]), excerpt: shortest(summary), text: words }];
    });
}
