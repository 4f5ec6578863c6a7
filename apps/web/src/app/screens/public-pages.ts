// Which pages are public: nothing on them belongs to one visitor, and they ask for nothing. Optional scripts may run there once they are allowed, and nowhere else; a new kind of page is not public until it stands here. [VIS-02] [OPS-07]
import type { Page } from "./pages.ts";

const publicKinds: ReadonlySet<Page["kind"]> = new Set<Page["kind"]>([
  "home",
  "category",
  "product",
  "content",
  "deals",
  "law-book",
  "blog",
  "post",
  "jobs",
  "job",
  "help",
  "help-article",
  "search",
  "overview",
  "text",
  "domain-check",
  "cookie-settings",
]);

/** Whether a page is marked public; a draft that staff look at is not. */
export const isPublic = (page: Pick<Page, "kind" | "preview">): boolean =>
  publicKinds.has(page.kind) && page.preview === undefined;
