// What always holds of the help center: no article is lost in the tree, every way ends where it should, no id stands twice.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyHelp, anyMarkdown } from "./arbitraries.ts";
import { foundArticles, headingIds, tableOfContents } from "./contents.ts";
import type { Heading, HelpNode } from "./model.ts";
import { breadcrumbs, helpTree, neighbours, readingOrder } from "./rules.ts";

const flat = (headings: readonly Heading[]): readonly Heading[] => headings.flatMap((heading) => [heading, ...flat(heading.children)]);
const nodes = (tree: readonly HelpNode[]): readonly HelpNode[] => tree.flatMap((node) => [node, ...nodes(node.children)]);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const laws: readonly Law[] = [
  law("[CNT-04] every article stands in the tree once, whatever its parent says", () =>
    fc.property(anyHelp, (articles) => {
      const order = readingOrder(helpTree(articles));
      return order.length === articles.length && articles.every((article) => order.includes(article));
    }),
  ),
  law("[CNT-04] an article stands below the parent it names, and beside others by position", () =>
    fc.property(anyHelp, (articles) =>
      nodes(helpTree(articles)).every(
        ({ article, children }) =>
          children.every((child) => child.article.parent === article.url) &&
          children.every((child, at) => at === 0 || (children[at - 1]?.article.position ?? 0) <= child.article.position),
      ),
    ),
  ),
  law("[CNT-04] the tree does not hang on the order in which the articles came", () =>
    fc.property(anyHelp, (articles) => same(helpTree(articles), helpTree([...articles].reverse()))),
  ),
  law("[CNT-04] the way to an article ends at it, begins at the top and names each step once", () =>
    fc.property(anyHelp, (articles) =>
      articles.every(({ url }) => {
        const way = breadcrumbs(articles, url).map((crumb) => crumb.url);
        const tops = helpTree(articles).map(({ article }) => article.url);
        return way.at(-1) === url && tops.includes(way[0] ?? "") && new Set(way).size === way.length;
      }),
    ),
  ),
  law("[CNT-04] going on and back from an article leads to it again", () =>
    fc.property(anyHelp, (articles) =>
      articles.every(({ url }) => {
        const { previous, next } = neighbours(articles, url);
        return (
          (next === null || neighbours(articles, next.url).previous?.url === url) &&
          (previous === null || neighbours(articles, previous.url).next?.url === url)
        );
      }),
    ),
  ),
  law("[CNT-04] [LNK-05] headings have ids of their own, which a link may carry", () =>
    fc.property(fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("Start", "Start 2", "Über", ""))), (texts) => {
      const ids = headingIds(texts);
      return (
        ids.length === texts.length && new Set(ids).size === ids.length && ids.every((id) => /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u.test(id))
      );
    }),
  ),
  law("[CNT-04] the table of contents nests one level and names every heading in order", () =>
    fc.property(anyMarkdown, (markdown) => {
      const contents = tableOfContents(markdown);
      const ids = flat(contents).map(({ id }) => id);
      return (
        same(ids, headingIds(flat(contents).map(({ text }) => text))) &&
        contents.every(({ children }) => children.every(({ level }) => level === 3))
      );
    }),
  ),
  law("[CNT-04] an article is found by the words of its title, and by nothing that it does not say", () =>
    fc.property(anyHelp, fc.nat(5), (articles, at) => {
      const article = articles[at % Math.max(1, articles.length)];
      const found = article === undefined ? [] : foundArticles(articles, article.title);
      return (article === undefined || found.some((match) => match.article === article)) && foundArticles(articles, "xyzzy").length === 0;
    }),
  ),
];
