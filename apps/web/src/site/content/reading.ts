// What pages to read share: their frame as a page, ways, pictures of posts. [CNT-02] [CNT-03] [CNT-04]
import { blogPath } from "@kontor/domain/site/article";
import { forcedModeOfPath, homePath, type Layout } from "@kontor/domain/site/routing";
import type { Locale, Localized } from "@kontor/domain/visitor/locale";
import type { Page, PageBody, PageHead } from "../../app/screens/pages.ts";
import type { PostCard, Way } from "./reading-views.ts";
import { feedPath } from "../routing/feed-path.ts";
import type { PostEntry } from "../article/post-entries.ts";
import type { Seo } from "./model.ts";
import { learnPictures, pictureView, textPicture } from "../picture/pictures.ts";
import { markdown, type Rendered } from "./markdown/markdown.ts";
import { reportOnce } from "../../platform/page/report-once.ts";
import { messagesOf, texts } from "../../app/texts.ts";
import type { Structured } from "../../shell/structured.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";

/** What stands at a path: a page, nothing, or nobody knows because the content system is away. */
export type FoundPage = Page | "none" | "away";

interface Frame {
  readonly layout: Layout;
  readonly head: PageHead;
  readonly paths: Localized<string | null>;
  readonly namespaces: readonly string[];
  readonly structured?: readonly Structured[];
  readonly colours?: "light" | "dark" | "high-contrast" | null;
  /** Whether it needs no scripts until somebody touches it. */
  readonly still?: boolean;
}

/** A page to read, with its frame around it. [LOC-11] */
export const readingPage = (
  { locale, path }: PageFacts,
  { layout, head, paths, namespaces, structured = [], colours = null, still = true }: Frame,
  body: PageBody,
): Page => ({
  ...body,
  locale,
  status: 200,
  head,
  paths,
  messages: messagesOf(locale, ...namespaces),
  colours: forcedModeOfPath(path) ?? colours,
  layout,
  still,
  structured,
});

/** The head of an entry: what its editors said to search engines, else its own words. */
export const entryHead = (
  facts: PageFacts,
  seo: Seo,
  words: { readonly title: string; readonly description: string },
  paths: Localized<string | null>,
): PageHead => {
  const head = headOf(facts, seo.title ?? words.title, seo.description ?? words.description, paths, !seo.noIndex);
  return seo.shareImage === null ? head : { ...head, image: { url: seo.shareImage.url, alt: seo.shareImage.alternativeText } };
};

/** The blog's feed, for the heads of its pages. [CNT-02] */
export const withFeed = (head: PageHead, locale: Locale): PageHead => ({
  ...head,
  feed: { href: feedPath(locale), title: texts(locale, "blog")("feed.title") },
});

/** The same path in both languages. */
export const both = (path: (locale: Locale) => string): Localized<string> => ({ en: path("en"), de: path("de") });

export const homeWay = (locale: Locale): Way => ({ title: texts(locale, "content")("meta.home"), href: homePath(locale), current: false });

/** A text of an entry as safe HTML; what leads nowhere in it is told once. [LNK-04] */
export const written = async ({ locale, path, surroundings }: PageFacts, body: string): Promise<Rendered> => {
  const t = texts(locale, "content");
  await learnPictures(surroundings, [body]);
  const text = markdown(body, locale, { table: (number) => t("meta.table", { number }), picture: textPicture(surroundings) });
  for (const link of text.broken) reportOnce(surroundings.log, `${path} ${link}`, "a link leads nowhere", { path, link });
  return text;
};

export const postCard = ({ locale, surroundings }: Pick<PageFacts, "locale" | "surroundings">, post: PostEntry): PostCard => ({
  href: blogPath(locale, post.category?.slug, post.slug),
  title: post.title,
  excerpt: post.excerpt,
  date: post.date,
  category: post.category === null ? null : { name: post.category.name, href: blogPath(locale, post.category.slug) },
  cover: pictureView(post.cover, "card", surroundings),
});
