// A post in a list, and the feed that lists them. [CNT-02]
import { blogPath } from "@kontor/domain/site/article";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { PageFacts } from "../../platform/page/facts.ts";
import type { PageHead } from "../../platform/page/model.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { pictureView } from "../../shell/picture/pictures.ts";
import { feedPath } from "../routing/feed-path.ts";
import type { PostEntry } from "./post-entries.ts";
import type { PostCard } from "./views.ts";

/** The blog's feed, for the heads of its pages. [CNT-02] */
export const withFeed = (head: PageHead, locale: Locale): PageHead => ({
  ...head,
  feed: { href: feedPath(locale), title: texts(locale, "blog")("feed.title") },
});

export const postCard = ({ locale, services }: Pick<PageFacts, "locale" | "services">, post: PostEntry): PostCard => ({
  href: blogPath(locale, post.category?.slug, post.slug),
  title: post.title,
  excerpt: post.excerpt,
  date: post.date,
  category: post.category === null ? null : { name: post.category.name, href: blogPath(locale, post.category.slug) },
  cover: pictureView(post.cover, "card", services),
});
