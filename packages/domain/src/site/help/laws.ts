// Laws of the help center: no article is lost in the tree, every way ends where it should, no id occurs twice.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyHelp } from "./arbitraries.ts";
import { type FlatHeading, headingIds, tableOfContents } from "./contents.ts";
import type { Heading, HelpNode } from "./model.ts";
import { breadcrumbs, helpTree, neighbours, readingOrder } from "./rules.ts";

const anyHeading: fc.Arbitrary<FlatHeading> = fc.record({
  id: fc.string(),
  text: fc.string(),
  level: fc.integer({ min: 2, max: 6 }),
});

const flat = (headings: readonly Heading[]): readonly Heading[] =>
  headings.flatMap((heading) => [heading, ...flat(heading.children)]);
const nodes = (tree: readonly HelpNode[]): readonly HelpNode[] =>
  tree.flatMap((node) => [node, ...nodes(node.children)]);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const laws: readonly Law[] = [
  law("[CNT-04] every article occurs in the tree once, whatever its parent", () =>
    fc.property(anyHelp, (articles) => {
      const order = readingOrder(helpTree(articles));
      return order.length === articles.length && articles.every((article) => order.includes(article));
    }),
  ),
  law("[CNT-04] an article is below the parent it names, and beside others by position", () =>
    fc.property(anyHelp, (articles) =>
      nodes(helpTree(articles)).every(
        ({ article, children }) =>
          children.every((child) => child.article.parent === article.url) &&
          children.every(
            (child, at) => at === 0 || (children[at - 1]?.article.position ?? 0) <= child.article.position,
          ),
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
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("Start", "Start 2", "Über", ""))),
      (texts) => {
        const ids = headingIds(texts);
        return (
          ids.length === texts.length &&
          new Set(ids).size === ids.length &&
          ids.every((id) => /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u.test(id))
        );
      },
    ),
  ),
  law("[CNT-04] the table of contents nests one level and names every heading down to the third in order", () =>
    fc.property(fc.array(anyHeading), (headings) => {
      const contents = tableOfContents(headings);
      return (
        same(
          flat(contents).map(({ id }) => id),
          headings.filter(({ level }) => level <= 3).map(({ id }) => id),
        ) && contents.every(({ level, children }) => children.every((child) => level === 2 && child.level === 3))
      );
    }),
  ),
];
