// A page's head as the router takes it: title, description, canonical, alternates. [LOC-07] [LOC-16]
import type { Page } from "./model.ts";

export const pageHead = (page: Page | undefined) => {
  if (page === undefined) return {};
  const { title, description, canonical, alternates, indexed } = page.head;
  return {
    meta: [{ title }, { name: "description", content: description }, ...(indexed ? [] : [{ name: "robots", content: "noindex" }])],
    links: [
      ...(canonical === null ? [] : [{ rel: "canonical", href: canonical }]),
      ...alternates.map(({ hreflang, href }) => ({ rel: "alternate", hrefLang: hreflang, href })),
    ],
  };
};
