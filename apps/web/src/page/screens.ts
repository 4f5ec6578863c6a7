// Which component shows which kind of page; each is a chunk of its own, fetched with the page's data.
import { lazyRouteComponent } from "@tanstack/react-router";
import { loadPage } from "./load.ts";
import type { Page } from "./model.ts";

/** The chunk of a screen; checkout steps are screens of their own. */
export type ScreenName = Exclude<Page["kind"], "checkout" | "error"> | "error-page" | "cart" | "login" | "summary" | "thank-you";

export const screenName = (page: Page): ScreenName =>
  page.kind === "checkout" ? page.data.step : page.kind === "error" ? "error-page" : page.kind;

export const screens = {
  home: lazyRouteComponent(() => import("../screens/home.tsx")),
  category: lazyRouteComponent(() => import("../screens/category.tsx")),
  product: lazyRouteComponent(() => import("../screens/product.tsx")),
  text: lazyRouteComponent(() => import("../screens/text.tsx")),
  "domain-check": lazyRouteComponent(() => import("../screens/domain-check.tsx")),
  cart: lazyRouteComponent(() => import("../screens/cart.tsx")),
  login: lazyRouteComponent(() => import("../screens/login.tsx")),
  summary: lazyRouteComponent(() => import("../screens/summary.tsx")),
  "thank-you": lazyRouteComponent(() => import("../screens/thank-you.tsx")),
  "error-page": lazyRouteComponent(() => import("../screens/error-page.tsx")),
} satisfies Record<ScreenName, unknown>;

/** Loads a page and, beside it, the code that shows it. */
export const loadScreen = async (path: string, search: string): Promise<Page> => {
  const page = await loadPage(path, search);
  await screens[screenName(page)].preload?.();
  return page;
};

/** Loads the code of the page that the server has drawn already. */
export const preloadShown = async (page: unknown): Promise<void> => {
  if (typeof page === "object" && page !== null && "kind" in page) await screens[screenName(page as Page)].preload?.();
};
