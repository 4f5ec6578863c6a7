// A post of the blog: its text, how long it takes to read, what else there is. [CNT-02]
import { blogPath, readingMinutes, relatedArticles } from "@kontor/domain/site/article";
import { inLocale, type Locale, localeTag, type Localized } from "@kontor/domain/visitor/locale";
import { onTopics, postBySlug, postsOnTopics, type PostOnTopics, type WholePost } from "./post-entries.ts";
import { pictureView } from "../../shell/picture/pictures.ts";
import { valueOrNull } from "../../platform/content/read.ts";
import { provider } from "../../shell/provider.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { breadcrumbList, type Structured } from "../../shell/structured.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { entryHead, type FoundPage, homeWay, readingPage, written } from "../content/reading.ts";
import { postCard, withFeed } from "./post-card.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { PostPage } from "./views.ts";

/** Among so many of the latest posts related ones are looked for. */
const candidates = 60;
const relatedCount = 3;

const place = (locale: Locale, at: { readonly category: string; readonly slug: string } | null): string | null =>
  at === null ? null : blogPath(locale, at.category, at.slug);

export const postPage = async (
  facts: PageFacts,
  category: string,
  slug: string,
): Promise<FoundPage<PageOf<"post", PostPage>>> => {
  const { locale, services } = facts;
  const [found, others] = await Promise.all([
    postBySlug(services, locale, category, slug),
    postsOnTopics(services, locale, candidates),
  ]);
  if (found.kind === "away") return "away";
  if (found.value === null) return "none";
  return pageOf(facts, found.value, valueOrNull(others) ?? []);
};

const pageOf = async (
  facts: PageFacts,
  post: WholePost,
  others: readonly PostOnTopics[],
): Promise<FoundPage<PageOf<"post", PostPage>>> => {
  const { locale, path, services } = facts;
  const t = texts(locale, "blog");
  const paths: Localized<string | null> = { en: place("en", post.places.en), de: place("de", post.places.de) };
  const text = await written(facts, post.body);
  const related = relatedArticles(onTopics(post, post.body), others, relatedCount).map((one) => one.post);
  const category =
    post.category === null
      ? []
      : [{ title: post.category.name, href: blogPath(locale, post.category.slug), current: false }];
  const blog = { title: t("title"), href: blogPath(locale), current: false };
  const way = [...category, { title: post.title, href: path, current: true }];
  const head = entryHead(
    facts,
    post.seo,
    { title: t("meta.post", { title: post.title }), description: post.excerpt },
    paths,
  );
  const cover = pictureView(post.cover, "column", services);
  const shared =
    head.image === undefined && post.cover !== null
      ? { url: post.cover.url, alt: post.cover.alternativeText }
      : head.image;
  return readingPage(
    facts,
    {
      layout: "blog",
      head: withFeed(shared === undefined ? head : { ...head, image: shared }, locale),
      paths,
      namespaces: ["blog", "content"],
      structured: [
        ...breadcrumbList(
          facts,
          [blog, ...way].map(({ title, href }) => ({ title, path: href })),
        ),
        articleData(facts, post, shared?.url),
      ],
    },
    {
      kind: "post",
      data: {
        crumbs: [homeWay(locale), blog, ...way],
        title: post.title,
        excerpt: post.excerpt,
        author: post.author,
        date: post.date,
        minutes: readingMinutes(post.body),
        cover,
        html: text.html,
        contents: text.contents,
        related: related.map((one) => postCard(facts, one)),
      },
    },
  );
};

/** The post as search engines read it. */
const articleData = (
  { services, locale, path }: PageFacts,
  post: WholePost,
  image: string | undefined,
): Structured => ({
  "@context": "https://schema.org",
  "@type": "BlogPosting",
  headline: post.title,
  description: post.excerpt,
  datePublished: post.date,
  dateModified: post.changedAt,
  inLanguage: inLocale(localeTag, locale),
  author: { "@type": "Organization", name: post.author || provider().name },
  publisher: { "@id": `${services.publicUrl}/#organization` },
  mainEntityOfPage: services.publicUrl + path,
  ...(image === undefined ? {} : { image: new URL(image, services.publicUrl).href }),
});
