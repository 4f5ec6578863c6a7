// The blog: all posts, a category's posts, page by page. [CNT-02]
import { blogPath, pageOf, pageSize, pagination } from "@kontor/domain/site/article";
import type { Localized } from "@kontor/domain/visitor/locale";
import { feedPath } from "../routing/feed-path.ts";
import { blogCategories, type CategoryEntry, postList } from "./post-entries.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import { both, type FoundPage, readingPage } from "../content/reading.ts";
import { postCard, withFeed } from "./post-card.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { BlogPage } from "./views.ts";

const pathsOf = (category: CategoryEntry | null, suffix: string): Localized<string | null> => {
  if (category === null) return both((locale) => blogPath(locale) + suffix);
  const { en, de } = category.slugs;
  return { en: en === null ? null : blogPath("en", en) + suffix, de: de === null ? null : blogPath("de", de) + suffix };
};

/** The list of all posts, or of a category's; a page beyond the last is none. */
export const blogPage = async (facts: PageFacts, slug: string | null): Promise<FoundPage<PageOf<"blog", BlogPage>>> => {
  const { locale, services, search } = facts;
  const number = pageOf(search.get("page"));
  if (number === null) return "none";
  const [categories, list] = await Promise.all([
    blogCategories(services, locale),
    postList(services, locale, slug, number, pageSize),
  ]);
  if (categories.kind === "away" || list.kind === "away") return "away";
  const category = categories.value.find((each) => each.slug === slug) ?? null;
  const pages = pagination(list.value.total, number);
  if ((slug !== null && category === null) || pages.page !== number) return "none";
  const t = texts(locale, "blog");
  const title = category?.name ?? t("title");
  const lead = category?.description || t("lead");
  const path = blogPath(locale, category?.slug);
  const paths = pathsOf(category, number === 1 ? "" : `?page=${number}`);
  const all = { title: t("all"), href: blogPath(locale), current: category === null };
  return readingPage(
    facts,
    {
      layout: "blog",
      head: withFeed(
        headOf(facts, t(category === null ? "meta.title" : "meta.category", { title, page: number }), lead, paths),
        locale,
      ),
      // Lists of another length have no counterpart page by page; the switch leads to their beginning. [LOC-06]
      paths: pathsOf(category, ""),
      namespaces: ["blog", "content"],
      structured: breadcrumbList(facts, [
        { title: t("title"), path: blogPath(locale) },
        ...(category === null ? [] : [{ title: category.name, path }]),
      ]),
    },
    {
      kind: "blog",
      data: {
        title,
        lead,
        categories: [
          all,
          ...categories.value.map((each) => ({
            title: each.name,
            href: blogPath(locale, each.slug),
            current: each === category,
          })),
        ],
        posts: list.value.posts.map((post) => postCard(facts, post)),
        pagination: pages,
        path,
        feed: feedPath(locale),
      },
    },
  );
};
