// The help center: its tree with the search above, and its articles with contents and the way to them. [CNT-04] [LOC-11]
import { breadcrumbs, type HelpArticle, type HelpNode, helpPath, helpTree, neighbours } from "@kontor/domain/site/help";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import type { Way } from "../content/reading-views.ts";
import { articleByUrl, helpArticles, type WholeArticle } from "./article-entries.ts";
import { searchContent } from "../search/search-content.ts";
import { firstWords } from "../content/markdown/first-words.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import { both, entryHead, type FoundPage, homeWay, readingPage, written } from "../content/reading.ts";
import type { HelpBranch, HelpPage, HelpArticlePage } from "./views.ts";
import { techArticle } from "./structured.ts";
import type { PageOf } from "../../platform/page/model.ts";

const branches = (locale: Locale, nodes: readonly HelpNode[], here: string | null): readonly HelpBranch[] =>
  nodes.map(({ article, children }) => ({
    title: article.title,
    href: helpPath(locale, article.url),
    current: article.url === here,
    children: branches(locale, children, here),
  }));

const wayTo = (locale: Locale, article: HelpArticle | null): Way | null =>
  article === null ? null : { title: article.title, href: helpPath(locale, article.url), current: false };

/** The help center itself; with `?q=` what was found in it. */
export const helpHomePage = async (facts: PageFacts): Promise<FoundPage<PageOf<"help", HelpPage>>> => {
  const { locale, services, search } = facts;
  const wanted = (search.get("q") ?? "").trim().slice(0, 100);
  const [articles, found] = await Promise.all([
    helpArticles(services, locale),
    wanted === "" ? null : searchContent(services, locale, wanted, "help"),
  ]);
  if (articles.kind === "away") return "away";
  const t = texts(locale, "help");
  const paths = both((each) => helpPath(each));
  return readingPage(
    facts,
    {
      layout: "helpcenter",
      head: headOf(facts, t("meta.title"), t("meta.description"), paths, search.size === 0),
      paths,
      namespaces: ["help", "content"],
      structured: breadcrumbList(facts, [{ title: t("title"), path: helpPath(locale) }]),
    },
    {
      kind: "help",
      data: { tree: branches(locale, helpTree(articles.value), null), wanted, found, path: helpPath(locale) },
    },
  );
};

export const helpArticlePage = async (
  facts: PageFacts,
  url: string,
): Promise<FoundPage<PageOf<"help-article", HelpArticlePage>>> => {
  const { locale, services } = facts;
  const [found, articles] = await Promise.all([articleByUrl(services, locale, url), helpArticles(services, locale)]);
  if (found.kind === "away" || articles.kind === "away") return "away";
  return found.value === null ? "none" : pageOf(facts, found.value, articles.value);
};

const pageOf = async (
  facts: PageFacts,
  article: WholeArticle,
  articles: readonly HelpArticle[],
): Promise<FoundPage<PageOf<"help-article", HelpArticlePage>>> => {
  const { locale } = facts;
  const t = texts(locale, "help");
  const text = await written(facts, article.body);
  const place = (each: Locale): string | null => {
    const own = inLocale(article.urls, each);
    return own === null ? null : helpPath(each, own);
  };
  const paths: Localized<string | null> = { en: place("en"), de: place("de") };
  const way = [
    { title: t("title"), href: helpPath(locale), current: false },
    ...breadcrumbs(articles, article.url).map((crumb) => ({
      title: crumb.title,
      href: helpPath(locale, crumb.url),
      current: crumb.url === article.url,
    })),
  ];
  const { previous, next } = neighbours(articles, article.url);
  const tree = helpTree(articles);
  const words = {
    title: t("meta.article", { title: article.title }),
    description: firstWords(text.html, 155) ?? article.title,
  };
  return readingPage(
    facts,
    {
      layout: article.kind === "wiki" ? "helpcenter-wiki" : "helpcenter-article",
      head: entryHead(facts, article.seo, words, paths),
      paths,
      namespaces: ["help", "content"],
      structured: [
        ...breadcrumbList(
          facts,
          way.map(({ title, href }) => ({ title, path: href })),
        ),
        techArticle(facts, { title: article.title, description: words.description, changed: article.updatedAt }),
      ],
      colours: article.colours,
    },
    {
      kind: "help-article",
      data: {
        kind: article.kind,
        crumbs: [homeWay(locale), ...way],
        title: article.title,
        html: text.html,
        contents: text.contents,
        tree: branches(locale, tree, article.url),
        below: articles
          .filter(({ parent }) => parent === article.url)
          .toSorted((a, b) => a.position - b.position)
          .map((child) => ({ title: child.title, href: helpPath(locale, child.url), current: false })),
        previous: wayTo(locale, previous),
        next: wayTo(locale, next),
        search: helpPath(locale),
        updatedOn: article.updatedAt?.slice(0, 10) ?? null,
      },
    },
  );
};
