// What always holds of posts: pages leave nothing out, nothing is related to itself, more words take no less time.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyArticle, anyArticles } from "./arbitraries.ts";
import { pageOf, pagination, readingMinutes, relatedArticles, wordCount } from "./rules.ts";
import { wordsPerMinute } from "./limits.ts";

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
    fc.property(anyArticles, anyArticle, fc.nat(5), (articles, article, count) => {
      const related = relatedArticles(article, articles, count);
      const others = articles.filter(({ category, slug }) => category !== article.category || slug !== article.slug);
      return (
        related.length === Math.min(count, others.length) &&
        new Set(related).size === related.length &&
        related.every((one) => others.includes(one))
      );
    }),
  ),
  law("[CNT-02] posts of the same category come before all others, in every list of related ones", () =>
    fc.property(anyArticles, anyArticle, (articles, article) => {
      const near = relatedArticles(article, articles, 9).map(({ category }) => category === article.category);
      return near.every((isNear, at) => at === 0 || !isNear || near[at - 1]);
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
