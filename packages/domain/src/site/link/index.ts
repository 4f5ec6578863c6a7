// The door of `link`: where links of products, pages and content lead.
export type { Link, LinkTarget, ProductTarget } from "./model.ts";
export { brokenHref, contentLink, linkOf, plainLink, productLink } from "./rules.ts";
