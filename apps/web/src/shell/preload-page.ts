// Fetches a page that will probably be visited next, as the domain says when and how many at a time. [CNT-10]
import { noPreloads, type Preloads, preloadEnded, preloadWanted } from "@kontor/domain/interface/build-watch";
import type { AnyRouter } from "@tanstack/react-router";
import { parseSearch } from "../platform/router/search.ts";

const state = { preloads: noPreloads };

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

const run = (router: AnyRouter, next: Preloads): void => {
  const begun = next.running.filter((href) => !state.preloads.running.includes(href));
  state.preloads = next;
  for (const href of begun) {
    const [path = href, query = ""] = href.split("?");
    void router
      .preloadRoute({ to: path, search: parseSearch(query) as never })
      .catch(() => undefined)
      .finally(() => run(router, preloadEnded(state.preloads, href)));
  }
};

export const preloadPage = (router: AnyRouter, href: string): void =>
  run(router, preloadWanted(state.preloads, href, savesData()));

/** Whether anything is being fetched ahead. */
export const isPreloading = (): boolean => state.preloads.running.length > 0;
