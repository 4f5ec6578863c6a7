// Fetches a page that will probably be visited next: each path once, five at most at a time, none where data is to be saved. [CNT-10]
import type { AnyRouter } from "@tanstack/react-router";
import { parseSearch } from "../page/search.ts";

const most = 5;
const asked = new Set<string>();
const running = { count: 0 };

const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

export const preloadPage = (router: AnyRouter, href: string): void => {
  if (asked.has(href) || running.count >= most || savesData()) return;
  asked.add(href);
  running.count += 1;
  const [path = href, query = ""] = href.split("?");
  void router
    .preloadRoute({ to: path, search: parseSearch(query) as never })
    .catch(() => asked.delete(href))
    .finally(() => {
      running.count -= 1;
    });
};
