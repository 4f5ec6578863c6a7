// The blog's Atom feed, one a language: the latest posts with their summaries. [CNT-02]
import { Feed } from "feed";
import { blogPath } from "@kontor/domain/site/article";
import { type Locale, localeTag } from "@kontor/domain/visitor/locale";
import { escapedCode } from "../server/markdown/escape.ts";
import { provider } from "../server/provider.ts";
import german from "../texts/de/blog.json" with { type: "json" };
import english from "../texts/en/blog.json" with { type: "json" };
import type { ListedEntry } from "./asking.ts";
import { feedPath } from "../server/feed-path.ts";
import type { SiteFacts } from "./sitemaps.ts";

interface ListedPost extends ListedEntry {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string | null;
  readonly authorName: string | null;
  readonly date: string;
  readonly updatedAt: string;
  readonly category: { readonly name: string; readonly slug: string } | null;
}

const latest = 20;

const query = (locale: Locale): string =>
  [
    `locale=${locale}&sort[0]=date:desc&sort[1]=id:desc&pagination[pageSize]=${latest}`,
    ...["title", "slug", "excerpt", "authorName", "date", "updatedAt"].map((field, index) => `fields[${index}]=${field}`),
    "populate[category][fields][0]=name&populate[category][fields][1]=slug",
  ].join("&");

export const feedText = async ({ ask, origin }: SiteFacts, locale: Locale): Promise<string> => {
  const { data } = (await ask(`/api/blog-posts?${query(locale)}`)) as { readonly data: readonly ListedPost[] };
  const { feed: words } = { en: english, de: german }[locale];
  const home = origin + blogPath(locale);
  const feed = new Feed({
    id: home,
    link: home,
    title: `${provider.name}: ${words.title}`,
    description: words.description,
    language: localeTag[locale],
    copyright: provider.legalName,
    generator: "Kontor",
    updated: new Date(data.reduce((newest, { updatedAt }) => Math.max(newest, Date.parse(updatedAt)), 0)),
    feedLinks: { atom: origin + feedPath(locale) },
  });
  for (const { title, slug, excerpt, authorName, date, updatedAt, category } of data) {
    if (category === null) continue;
    const link = origin + blogPath(locale, category.slug, slug);
    feed.addItem({
      id: link,
      link,
      // Titles and summaries are plain text; a feed takes them as HTML.
      title: escapedCode(title),
      description: escapedCode(excerpt ?? ""),
      published: new Date(`${date}T00:00:00Z`),
      date: new Date(updatedAt),
      author: [{ name: authorName ?? provider.name }],
      category: [{ name: category.name, term: category.slug }],
    });
  }
  return feed.atom1();
};
