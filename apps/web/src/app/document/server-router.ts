// The router of a drawn page: made for its request, or the one that the same page was drawn with before (decision 32).
import { createMemoryHistory } from "@tanstack/react-router";
import { getNormalizedURL } from "@tanstack/react-router/ssr/server";
import { LRUCache } from "lru-cache";
import { getRouter } from "../router.tsx";
import type { Page, Shell } from "../screens/pages.ts";

type Router = ReturnType<typeof getRouter>;

/** An address as the router wants it: decoded as far as a path may be. One that cannot be read is none. */
const normalized = (address: string): string => {
  if (/^[\w/.-]*$/.test(address)) return address;
  const { url } = getNormalizedURL(address, "http://localhost");
  return url.pathname + url.search;
};

const loaded = async (page: Page, shell: Shell, address: string): Promise<Router> => {
  const router = getRouter({ page, shell }, createMemoryHistory({ initialEntries: [normalized(address)] }));
  await router.load();
  return router;
};

const drawnOnce = new WeakSet<Page>();

/** A loaded router takes some 60 kB. */
const drawnAgain = new LRUCache<Page, { readonly shell: Shell; readonly address: string; readonly router: Router }>({
  max: 32,
});

/** A page that comes a second time is the same for all: its router is cached. One visitor's own page is made anew each time, and never is. */
export const routerAt = async (page: Page, shell: Shell, address: string): Promise<Router> => {
  const known = drawnAgain.get(page);
  if (known !== undefined && known.shell === shell && known.address === address) return known.router;
  const router = await loaded(page, shell, address);
  if (drawnOnce.has(page)) drawnAgain.set(page, { shell, address, router });
  else drawnOnce.add(page);
  return router;
};
