// The tree of the help center, the way to an article, its predecessor and successor. [CNT-04]
import { withLocale, type Locale } from "#visitor/locale";
import type { Crumb, HelpArticle, HelpNode } from "./model.ts";

/** The articles as a tree. One whose parent is missing, or that would be below itself, is put at the top: none is ever lost. [CNT-04] */
export const helpTree = (articles: readonly HelpArticle[]): readonly HelpNode[] => {
  const isRoot = rootIn(articles);
  const below = (parent: string): readonly HelpNode[] =>
    sorted(articles.filter((article) => article.parent === parent && !isRoot(article))).map(node);
  const node = (article: HelpArticle): HelpNode => ({ article, children: below(article.url) });
  return sorted(articles.filter(isRoot)).map(node);
};

/** The articles in the order in which the tree is read. */
export const readingOrder = (tree: readonly HelpNode[]): readonly HelpArticle[] =>
  tree.flatMap(({ article, children }) => [article, ...readingOrder(children)]);

/** Predecessor and successor of an article in reading order. [CNT-04] */
export const neighbours = (
  articles: readonly HelpArticle[],
  url: string,
): { readonly previous: HelpArticle | null; readonly next: HelpArticle | null } => {
  const order = readingOrder(helpTree(articles));
  const at = order.findIndex((article) => article.url === url);
  return at === -1 ? { previous: null, next: null } : { previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
};

/** The way from the top to an article, itself last; empty where there is none. [CNT-04] */
export const breadcrumbs = (articles: readonly HelpArticle[], url: string): readonly Crumb[] => {
  const isRoot = rootIn(articles);
  const wayTo = (article: HelpArticle | undefined): readonly Crumb[] =>
    article === undefined
      ? []
      : [
          ...(isRoot(article) ? [] : wayTo(articles.find((other) => other.url === article.parent))),
          { title: article.title, url: article.url },
        ];
  return wayTo(articles.find((article) => article.url === url));
};

/** Where an article's page is; the help center itself without one. [CNT-04] */
export const helpPath = (locale: Locale, url = ""): string =>
  withLocale(locale, `/helpcenter${url.replace(/(?<!\/)\/+$/, "").replace(/^(?=[^/])/, "/")}`);

/** Whether an article is at the top: without a parent, with one that there is not, or the first of a circle. */
const rootIn = (articles: readonly HelpArticle[]): ((article: HelpArticle) => boolean) => {
  const byUrl = new Map<string | null, HelpArticle>(articles.map((article) => [article.url, article]));
  const firstOfCircle = (article: HelpArticle, passed: readonly string[]): string | undefined => {
    const above = byUrl.get(article.parent);
    if (above === undefined) return undefined;
    const way = [...passed, article.url];
    const at = way.indexOf(above.url);
    return at === -1 ? firstOfCircle(above, way) : way.slice(at).sort(compared)[0];
  };
  // Stryker disable next-line ArrayDeclaration: equivalent, what was passed before the article is no address and in no circle
  return (article) => !byUrl.has(article.parent) || firstOfCircle(article, []) === article.url;
};

const sorted = (articles: readonly HelpArticle[]): readonly HelpArticle[] =>
  [...articles].sort((a, b) => a.position - b.position || compared(a.title, b.title) || compared(a.url, b.url));

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
