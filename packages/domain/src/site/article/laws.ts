// What always holds of posts: pages leave nothing out, nothing is related to itself, more words take no less time.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyArticle, anyArticles } from "./arbitraries.ts";
import type { Article } from "./model.ts";
import { pageOf, pagination, readingMinutes, relatedArticles, topicsOf, wordCount } from "./rules.ts";
import { wordsPerMinute } from "./limits.ts";

const onTopics = (article: Article) => ({ ...article, topics: topicsOf(article) });

export const laws: readonly Law[] = [
  law("[CNT-02] the pages of a list hold every entry once, in order", () =>
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 30 }), (total, size) => {
      const { pages } = pagination(total, 1, size);
      const shown = Array.from({ length: pages }, (_, index) => pagination(total, index + 1, size)).flatMap(
        ({ from, until }) => Array.from({ length: until - from }, (_, at) => from + at),
      );
      return shown.length === total && shown.every((entry, at) => entry === at);
    }),
  ),
  law("[CNT-02] a page is within the list whatever was wanted, and leads to its neighbours alone", () =>
    fc.property(
      fc.nat(500),
      fc.oneof(fc.integer(), fc.double()),
      fc.integer({ min: 1, max: 30 }),
      (total, wanted, size) => {
        const { page, pages, previous, next } = pagination(total, wanted, size);
        return (
          page >= 1 &&
          page <= pages &&
          previous === (page === 1 ? null : page - 1) &&
          next === (page === pages ? null : page + 1)
        );
      },
    ),
  ),
  law(
    "[CNT-02] the choices rise from the first page to the last, name this one, and leave out more than one page or none",
    () =>
      fc.property(fc.nat(500), fc.nat(60), (total, wanted) => {
        const { page, pages, choices } = pagination(total, wanted);
        const jumps = choices.map((choice, at) =>
          choice === null ? (choices[at + 1] ?? 0) - (choices[at - 1] ?? 0) : 2,
        );
        const named = choices.filter((choice) => choice !== null);
        return (
          named[0] === 1 &&
          named.at(-1) === pages &&
          named.includes(page) &&
          jumps.every((jump) => jump > 1) &&
          choices.every(
            (choice, at) =>
              at === 0 || choice === null || choices[at - 1] === null || choice - (choices[at - 1] ?? 0) === 1,
          )
        );
      }),
  ),
  law("[CNT-02] related posts are others, none twice, as many as requested where there are", () =>
    fc.property(anyArticles, anyArticle, fc.nat(5), (written, wanted, count) => {
      const [articles, article] = [written.map(onTopics), onTopics(wanted)];
      const related = relatedArticles(article, articles, count);
      const others = articles.filter(({ category, slug }) => category !== article.category || slug !== article.slug);
      return (
        related.length === Math.min(count, others.length) &&
        new Set(related).size === related.length &&
        related.every((one) => others.includes(one))
      );
    }),
  ),
  law("[CNT-02] a post that shares a word with this one and with no other comes before all that share none", () =>
    fc.property(anyArticles, anyArticle, fc.nat(), (written, wanted, place) => {
      const article = onTopics({ ...wanted, slug: "this", body: "lighthouse keeper" });
      const unrelated = written.map((each) => ({ ...onTopics(each), topics: new Set(["harbour", each.slug]) }));
      const near = { ...article, slug: "near", category: "tips", topics: new Set(["lighth", "harbour"]) };
      const at = place % (unrelated.length + 1);
      return relatedArticles(article, [...unrelated.slice(0, at), near, ...unrelated.slice(at)], 1)[0] === near;
    }),
  ),
  law("[CNT-02] which posts are related does not follow from the order in which they are listed", () =>
    fc.property(anyArticles, anyArticle, (written, wanted) => {
      const [articles, article] = [written.map(onTopics), onTopics(wanted)];
      const slugs = (listed: typeof articles) =>
        relatedArticles(article, listed, 9)
          .map(({ slug }) => slug)
          .join(" ");
      return slugs(articles) === slugs([...articles].reverse());
    }),
  ),
  law("[CNT-02] reading takes at least a minute, markup takes no time, and more text takes no less", () =>
    fc.property(fc.lorem({ maxCount: 400 }), fc.lorem({ maxCount: 300 }), (text, more) => {
      const marked = `# <b>${text}</b>\n![](https://a.example/b.png) https://a.example/c`;
      return (
        wordCount(marked) === wordCount(text) &&
        readingMinutes(text) >= 1 &&
        readingMinutes(`${text} ${more}`) >= readingMinutes(text) &&
        readingMinutes(text) * wordsPerMinute >= wordCount(text)
      );
    }),
  ),
  law("[CNT-02] a page in the query is read as itself, and nothing else is a page", () =>
    fc.property(fc.oneof(fc.integer({ min: 1, max: 999_999 }).map(String), fc.string()), (query) => {
      const page = pageOf(query);
      return page === null || String(page) === query;
    }),
  ),
];
