// The router of one request or one browser tab.
import { createRouter } from "@tanstack/react-router";
import { parseSearch, searchText } from "./page/search.ts";
import { routeTree } from "./routeTree.gen.ts";

export const getRouter = () =>
  createRouter({
    routeTree,
    parseSearch,
    stringifySearch: searchText,
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: 30_000,
    trailingSlash: "never",
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
