// Which component shows which kind of page; each is a chunk of its own, fetched with the page's data.
import { lazyRouteComponent } from "@tanstack/react-router";
import { loadPage, type RouterContext } from "./load.ts";
import type { Page } from "./model.ts";

/** The chunk of a screen; steps of the checkout are screens of their own, and so is one that could not be loaded. */
export type ScreenName =
  | Exclude<Page["kind"], "checkout" | "error">
  | "error-page"
  | "cart"
  | "login"
  | "summary"
  | "thank-you"
  | "failed-step";

export const screenName = (page: Page): ScreenName => {
  if (page.kind === "checkout") return "failed" in page.data ? "failed-step" : page.data.step;
  return page.kind === "error" ? "error-page" : page.kind;
};

export const screens = {
  home: lazyRouteComponent(() => import("../screens/home.tsx")),
  category: lazyRouteComponent(() => import("../screens/category.tsx")),
  product: lazyRouteComponent(() => import("../screens/product.tsx")),
  content: lazyRouteComponent(() => import("../screens/content.tsx")),
  deals: lazyRouteComponent(() => import("../screens/deals.tsx")),
  "law-book": lazyRouteComponent(() => import("../screens/law-book.tsx")),
  text: lazyRouteComponent(() => import("../screens/text.tsx")),
  blog: lazyRouteComponent(() => import("../screens/blog.tsx")),
  post: lazyRouteComponent(() => import("../screens/post.tsx")),
  jobs: lazyRouteComponent(() => import("../screens/jobs.tsx")),
  job: lazyRouteComponent(() => import("../screens/job.tsx")),
  help: lazyRouteComponent(() => import("../screens/help.tsx")),
  "help-article": lazyRouteComponent(() => import("../screens/help-article.tsx")),
  search: lazyRouteComponent(() => import("../screens/search.tsx")),
  overview: lazyRouteComponent(() => import("../screens/overview.tsx")),
  "domain-check": lazyRouteComponent(() => import("../screens/domain-check.tsx")),
  cart: lazyRouteComponent(() => import("../screens/cart.tsx")),
  login: lazyRouteComponent(() => import("../screens/login.tsx")),
  account: lazyRouteComponent(() => import("../screens/account.tsx")),
  declaration: lazyRouteComponent(() => import("../screens/declaration.tsx")),
  summary: lazyRouteComponent(() => import("../screens/summary.tsx")),
  "thank-you": lazyRouteComponent(() => import("../screens/thank-you.tsx")),
  "failed-step": lazyRouteComponent(() => import("../screens/failed-step.tsx")),
  "error-page": lazyRouteComponent(() => import("../screens/error-page.tsx")),
} satisfies Record<ScreenName, unknown>;

/** Loads the code that shows a page. */
export const preloadScreen = async (page: Page): Promise<void> => screens[screenName(page)].preload?.();

/** Loads a page and then the code that shows it. */
export const loadScreen = async (context: RouterContext, path: string, search: string): Promise<Page> => {
  const page = await loadPage(context, path, search);
  await preloadScreen(page);
  return page;
};
