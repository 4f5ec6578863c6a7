// The blog's Atom feed, one a language: the latest posts with their summaries. [CNT-02]
import { Feed } from "feed";
import { blogPath, changedAt } from "@kontor/domain/site/article";
import { inLocale, type Locale, localeTag } from "@kontor/domain/visitor/locale";
import { escapedCode } from "../../../platform/texts/escape.ts";
import { type Raw, record, records, text, words } from "../../../platform/content/wire.ts";
import { provider } from "../../../shell/provider.ts";
import german from "../../article/texts.de.json" with { type: "json" };
import english from "../../article/texts.en.json" with { type: "json" };
import { valueFrom } from "./listed-facts.ts";
import { feedPath } from "../feed-path.ts";
import type { SiteFacts } from "./sitemaps.ts";

interface Post {
  readonly title: string;
  readonly link: string;
  readonly excerpt: string;
  readonly author: string;
  readonly day: string;
  readonly updated: Date;
  readonly category: { readonly name: string; readonly slug: string };
}

/** A post as the content system lists it; null where it lacks what a feed must say. */
const postOf = (entry: Raw, locale: Locale, home: string): Post | null => {
  const [title, slug, day] = [entry.title, entry.slug, entry.date].map(text);
  const category = record(entry.category);
  const [name, place] = [text(category?.name), text(category?.slug)];
  if (title == null || slug == null || day == null || name === null || place === null) return null;
  return {
    title,
    link: home + blogPath(locale, place, slug),
    excerpt: words(entry.excerpt),
    author: text(entry.authorName) ?? provider().name,
    day,
    updated: new Date(changedAt({ date: day, createdAt: text(entry.createdAt), updatedAt: text(entry.updatedAt) })),
    category: { name, slug: place },
  };
};

const latest = 20;

const query = (locale: Locale): string =>
  [
    `locale=${locale}&sort[0]=date:desc&sort[1]=id:desc&pagination[pageSize]=${latest}`,
    ...["title", "slug", "excerpt", "authorName", "date", "createdAt", "updatedAt"].map(
      (field, index) => `fields[${index}]=${field}`,
    ),
    "populate[category][fields][0]=name&populate[category][fields][1]=slug",
  ].join("&");

export const feedText = async ({ shop, origin }: SiteFacts, locale: Locale): Promise<string> => {
  const listed = record(await valueFrom("blog-posts", shop.raw("GET", `/blog-posts?${query(locale)}`)));
  const { feed: named } = inLocale({ en: english, de: german }, locale).blog;
  const home = origin + blogPath(locale);
  const posts = records(listed?.data).flatMap((entry) => postOf(entry, locale, origin) ?? []);
  const feed = new Feed({
    id: home,
    link: home,
    title: `${provider().name}: ${named.title}`,
    description: named.description,
    language: inLocale(localeTag, locale),
    copyright: provider().legalName,
    updated: new Date(posts.reduce((newest, { updated }) => Math.max(newest, updated.getTime()), 0)),
    feedLinks: { atom: origin + feedPath(locale) },
  });
  for (const { title, link, excerpt, author, day, updated, category } of posts)
    feed.addItem({
      id: link,
      link,
      // Titles and summaries are plain text; a feed takes them as HTML.
      title: escapedCode(title),
      description: escapedCode(excerpt),
      published: new Date(`${day}T00:00:00Z`),
      date: updated,
      author: [{ name: author }],
      category: [{ name: category.name, term: category.slug }],
    });
  return feed.atom1();
};
