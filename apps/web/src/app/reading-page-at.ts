// Which page to read stands at a path below its language: blog, jobs, help center, search. [LOC-04]
import { fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, withoutLocale } from "@kontor/domain/visitor/locale";
import type { ShopPageFacts } from "../shop/pricing/page-facts.ts";
import { allPages } from "../site/content/overview-page.ts";
import { blogPage } from "../site/article/blog-page.ts";
import { helpArticlePage, helpHomePage } from "../site/help/page.ts";
import { jobPage, jobsPage } from "../site/job/page.ts";
import type { PageAnswer } from "../platform/page/page-answer.ts";
import type { FoundPage } from "../site/content/reading.ts";
import { postPage } from "../site/article/post-page.ts";
import { searchPage } from "../site/search/page.ts";
import type { Page } from "./screens/pages.ts";

/** The page, or its one address; null where the path belongs to none of these sections. */
export const readingPageAt = (
  facts: ShopPageFacts,
): Promise<FoundPage<Page> | Extract<PageAnswer, { readonly kind: "redirect" }>> | null => {
  if (facts.path === inLocale(fixedPaths.search, facts.locale)) return searchPage(facts);
  if (facts.path === inLocale(fixedPaths.overview, facts.locale)) return allPages(facts);
  const [section = "", ...rest] = withoutLocale(facts.path).slice(1).split("/").map(decoded);
  const [first, second] = rest;
  if (section === "blog") {
    if (rest.length > 2) return Promise.resolve("none");
    return first === undefined || second === undefined
      ? blogPage(facts, first ?? null)
      : postPage(facts, first, second);
  }
  if (section === "jobs") {
    if (rest.length > 1) return Promise.resolve("none");
    return first === undefined ? jobsPage(facts) : jobPage(facts, first);
  }
  if (section !== "helpcenter") return null;
  return first === undefined ? helpHomePage(facts) : helpArticlePage(facts, `/${rest.join("/")}`);
};

/** A path that got here can be decoded: routing has refused the others. */
const decoded = (segment: string): string => decodeURIComponent(segment);
