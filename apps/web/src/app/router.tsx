// The router of one request or one browser tab (decision 32).
import { payloadCacheMs } from "@kontor/domain/interface/build-watch";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import type { Given } from "../platform/router/load.ts";
import { parseSearch, searchText } from "../platform/router/search.ts";
import { routeTree } from "./routes/tree.ts";
import { PageFailed } from "../shell/page-failed.tsx";

/**
 * A page that came as a document stands where its reader has scrolled to, however late the scripts come: it is left there. Those that follow begin at their
 * top, or where they were left. What the browser leaves to the router, because a link was followed from there, is found again after another site, too.
 */
const placesInBrowser = (): (() => boolean) => {
  const shown = { pages: 0, isLeftToRouter: window.history.scrollRestoration === "manual" };
  return () => {
    shown.pages += 1;
    return shown.pages > 1 || (shown.isLeftToRouter && window.scrollY === 0);
  };
};

const placesOnServer = (): boolean => false;

/** It starts from the data it is given; on the server the address is given as well, while a browser has its own history. */
export const getRouter = (given: Given, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { given },
    ...(history === undefined
      ? { scrollRestoration: placesInBrowser() }
      : { history, scrollRestoration: placesOnServer }),
    parseSearch,
    stringifySearch: searchText,
    defaultErrorComponent: PageFailed,
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: 30_000,
    // A page seen before is shown at once for so long, and requested again in the background. [CNT-10]
    defaultGcTime: payloadCacheMs,
    defaultPreloadGcTime: payloadCacheMs,
    trailingSlash: "never",
  });

/** The desk has a router of its own, whose routes are those that are typed everywhere: here only paths of pages are followed. */
export type ShopRouter = ReturnType<typeof getRouter>;
