// The blog of the content system: categories, lists page by page, one post. [CNT-02]
import { day } from "@kontor/domain/kernel/calendar";
import { type ArticleOnTopics, changedAt, topicsOf } from "@kontor/domain/site/article";
import type { Locale, Localized } from "@kontor/domain/visitor/locale";
import type { Picture } from "@kontor/domain/site/picture";
import type { PageServices } from "../../platform/page/services.ts";
import { seo as seoPopulated } from "../../platform/content/populate.ts";
import { type Query, reading } from "../../platform/content/query.ts";
import { type Read, readContent } from "../../platform/content/read.ts";
import { inEachLanguage, picture, seo } from "../../platform/content/shapes.ts";
import { amount, type Raw, record, records, typeset, text, words } from "../../platform/content/wire.ts";
import type { Seo } from "../../platform/content/model.ts";

export interface CategoryEntry {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** Its slug in each language, where it exists. */
  readonly slugs: Localized<string | null>;
}

export interface PostCategory {
  readonly name: string;
  readonly slug: string;
}

export interface PostEntry {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly author: string;
  readonly date: string;
  readonly category: PostCategory | null;
  readonly cover: Picture | null;
}

export interface WholePost extends PostEntry {
  readonly body: string;
  readonly seo: Seo;
  readonly changedAt: string;
  /** Slugs of category and post in each language, where it exists. */
  readonly places: Localized<{ readonly category: string; readonly slug: string } | null>;
}

export interface PostList {
  readonly posts: readonly PostEntry[];
  readonly total: number;
}

const listed: Query = {
  fields: ["title", "slug", "excerpt", "authorName", "date"],
  populate: { category: { fields: ["name", "slug"] }, cover: true },
};

/** The newest first; posts of one day in the order in which they came. */
const newestFirst = ["date:desc", "id:desc"];

const categories = reading("blog-categories", {
  sort: ["name:asc"],
  pagination: { pageSize: 100 },
  populate: { localizations: { fields: ["slug", "locale"] } },
});

export const blogCategories = (services: PageServices, locale: Locale): Promise<Read<readonly CategoryEntry[]>> =>
  readContent(services, categories(locale), (data) =>
    records(data).map((entry) => ({
      name: words(entry.name),
      slug: words(entry.slug),
      description: words(entry.description),
      slugs: inEachLanguage(entry, locale, (each) => text(each.slug)),
    })),
  );

const lists = reading("blog-posts", { ...listed, sort: newestFirst });

/** One page of the list of all posts, or of a category's. */
export const postList = (
  services: PageServices,
  locale: Locale,
  category: string | null,
  page: number,
  pageSize: number,
): Promise<Read<PostList>> =>
  readContent(
    services,
    lists(locale, {
      ...(category === null ? {} : { filters: { category: { slug: { $eq: category } } } }),
      pagination: { page, pageSize },
    }),
    (data, meta) => ({
      posts: records(data).map(postEntry),
      total: amount(record(record(meta)?.pagination)?.total) ?? 0,
    }),
  );

/** A post of a list with what it is about. */
export interface PostOnTopics extends ArticleOnTopics {
  readonly post: PostEntry;
}

const withTexts = reading("blog-posts", {
  ...listed,
  fields: ["title", "slug", "excerpt", "authorName", "date", "body"],
  sort: newestFirst,
});

/** The latest posts with what they are about; their texts are read once for each version of the content. */
export const postsOnTopics = (
  services: PageServices,
  locale: Locale,
  count: number,
): Promise<Read<readonly PostOnTopics[]>> =>
  readContent(services, withTexts(locale, { pagination: { page: 1, pageSize: count } }), (data) =>
    records(data).map((entry) => onTopics(postEntry(entry), words(entry.body))),
  );

export const onTopics = (post: PostEntry, body: string): PostOnTopics => ({
  post,
  slug: post.slug,
  category: post.category?.slug ?? "",
  date: day(post.date),
  topics: topicsOf({ title: post.title, excerpt: post.excerpt, body }),
});

const wholePosts = reading("blog-posts", {
  pagination: { pageSize: 1 },
  populate: {
    category: { fields: ["name", "slug"] },
    cover: true,
    seo: seoPopulated,
    localizations: { fields: ["slug", "locale"], populate: { category: { fields: ["slug"] } } },
  },
});

/** A post by the slugs of its address; null where there is none. */
export const postBySlug = (
  services: PageServices,
  locale: Locale,
  category: string,
  slug: string,
): Promise<Read<WholePost | null>> =>
  readContent(
    services,
    wholePosts(locale, { filters: { slug: { $eq: slug }, category: { slug: { $eq: category } } } }),
    (data) => records(data).map((entry) => wholePost(entry, locale))[0] ?? null,
  );

const postEntry = (entry: Raw): PostEntry => {
  const category = record(entry.category);
  const slug = text(category?.slug);
  return {
    title: words(entry.title),
    slug: words(entry.slug),
    excerpt: typeset(entry.excerpt),
    author: words(entry.authorName),
    date: words(entry.date).slice(0, 10),
    category: slug === null ? null : { slug, name: words(category?.name) },
    cover: picture(entry.cover),
  };
};

const wholePost = (entry: Raw, locale: Locale): WholePost => ({
  ...postEntry(entry),
  body: words(entry.body),
  seo: seo(entry.seo),
  changedAt: changedAt({
    date: words(entry.date),
    createdAt: text(entry.createdAt),
    updatedAt: text(entry.updatedAt),
  }),
  places: inEachLanguage(entry, locale, (each) => {
    const [slug, category] = [text(each.slug), text(record(each.category)?.slug)];
    return slug === null || category === null ? null : { category, slug };
  }),
});
