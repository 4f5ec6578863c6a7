// The door of `help`: the tree of the help center, the way to an article, what is in it.
export { type FlatHeading, headingIds, tableOfContents } from "./contents.ts";
export type { Crumb, Heading, HelpArticle, HelpNode } from "./model.ts";
export { breadcrumbs, helpPath, helpTree, neighbours, readingOrder } from "./rules.ts";
