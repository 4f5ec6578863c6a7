// Posts as they are written, for laws.
import fc from "fast-check";
import { anyDay } from "#kernel/calendar/arbitraries";
import type { Article } from "./model.ts";

export const anyArticle: fc.Arbitrary<Article> = fc.record({
  slug: fc.stringMatching(/^[a-z]{1,6}$/),
  category: fc.constantFrom("news", "technology", "tips"),
  title: fc.lorem({ maxCount: 5 }),
  excerpt: fc.lorem(),
  body: fc.lorem({ maxCount: 40 }),
  author: fc.constant("Ada"),
  date: anyDay,
});

export const anyArticles: fc.Arbitrary<readonly Article[]> = fc.uniqueArray(anyArticle, {
  selector: ({ category, slug }) => `${category}/${slug}`,
  maxLength: 9,
});
