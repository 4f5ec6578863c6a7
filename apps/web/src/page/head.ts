// A page's head as the router takes it: title, description, canonical, alternates. [LOC-07] [LOC-16]
import type { Page } from "./model.ts";

export const pageHead = (page: Page | undefined) => {
  if (page === undefined) return {};
  const { title, description, canonical, alternates, indexed } = page.head;
  return {
    meta: [{ title }, { name: "description", content: description }, ...(indexed ? [] : [{ name: "robots", content: "noindex" }])],
    links: [
      ...(canonical === null ? [] : [{ rel: "canonical", href: canonical }]),
      ...(alternates === null
        ? []
        : [
            { rel: "alternate", hrefLang: "en-GB", href: alternates.en },
            { rel: "alternate", hrefLang: "de-DE", href: alternates.de },
            { rel: "alternate", hrefLang: "x-default", href: alternates.en },
          ]),
    ],
  };
};
