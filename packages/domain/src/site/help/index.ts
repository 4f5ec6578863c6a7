// The door of `help`: the tree of the help center, the way to an article, what is in it.
export { foundArticles, headingIds, tableOfContents } from "./contents.ts";
export type { Crumb, Heading, HelpArticle, HelpMatch, HelpNode } from "./model.ts";
export { breadcrumbs, helpPath, helpTree, neighbours, readingOrder } from "./rules.ts";
