// Which component shows which kind of page; each is a chunk of its own, fetched with the page's data.
import { lazyRouteComponent } from "@tanstack/react-router";
import { loadPage, type RouterContext, loadShell } from "../../platform/router/load.ts";
import type { Page, Shell } from "./pages.ts";

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
  home: lazyRouteComponent(() => import("../../site/home/screen.tsx")),
  category: lazyRouteComponent(() => import("../../shop/catalog/category-screen.tsx")),
  product: lazyRouteComponent(() => import("../../shop/catalog/product-screen.tsx")),
  content: lazyRouteComponent(() => import("../../site/content/screen.tsx")),
  deals: lazyRouteComponent(() => import("../../shop/deal/screen.tsx")),
  "law-book": lazyRouteComponent(() => import("../../site/law-book/screen.tsx")),
  text: lazyRouteComponent(() => import("../../site/content/legal-screen.tsx")),
  blog: lazyRouteComponent(() => import("../../site/article/blog-screen.tsx")),
  post: lazyRouteComponent(() => import("../../site/article/post-screen.tsx")),
  jobs: lazyRouteComponent(() => import("../../site/job/jobs-screen.tsx")),
  job: lazyRouteComponent(() => import("../../site/job/job-screen.tsx")),
  help: lazyRouteComponent(() => import("../../site/help/help-screen.tsx")),
  "help-article": lazyRouteComponent(() => import("../../site/help/article-screen.tsx")),
  search: lazyRouteComponent(() => import("../../site/search/screen.tsx")),
  overview: lazyRouteComponent(() => import("../../site/content/overview-screen.tsx")),
  "domain-check": lazyRouteComponent(() => import("../../shop/domain-name/screen.tsx")),
  cart: lazyRouteComponent(() => import("../../shop/cart/screen.tsx")),
  login: lazyRouteComponent(() => import("../../shop/checkout/login/screen.tsx")),
  account: lazyRouteComponent(() => import("../../shop/account/screen.tsx")),
  orders: lazyRouteComponent(() => import("../../shop/checkout/orders/screen.tsx")),
  contracts: lazyRouteComponent(() => import("../../shop/contract/screen.tsx")),
  "own-data": lazyRouteComponent(() => import("../../shop/personal-data/screen.tsx")),
  settings: lazyRouteComponent(() => import("../../shop/account/settings-screen.tsx")),
  invoices: lazyRouteComponent(() => import("../../shop/invoice/screen.tsx")),
  declaration: lazyRouteComponent(() => import("../../site/request/screen.tsx")),
  message: lazyRouteComponent(() => import("../../site/request/message-screen.tsx")),
  application: lazyRouteComponent(() => import("../../site/request/application-screen.tsx")),
  newsletter: lazyRouteComponent(() => import("../../site/request/newsletter-screen.tsx")),
  question: lazyRouteComponent(() => import("../../site/request/question-screen.tsx")),
  summary: lazyRouteComponent(() => import("../../shop/checkout/summary/screen.tsx")),
  "thank-you": lazyRouteComponent(() => import("../../shop/checkout/thank-you/screen.tsx")),
  "failed-step": lazyRouteComponent(() => import("../../shop/checkout/failed-step/screen.tsx")),
  "cookie-settings": lazyRouteComponent(() => import("../../visitor/consent/screen.tsx")),
  admin: lazyRouteComponent(() => import("../../site/admin/screen.tsx")),
  "error-page": lazyRouteComponent(() => import("../../site/routing/error-screen.tsx")),
} satisfies Record<ScreenName, unknown>;

/** Loads the code that shows a page. */
export const preloadScreen = async (page: Page): Promise<void> => screens[screenName(page)].preload?.();

/** Loads a page and then the code that shows it. */
export const loadScreen = async (context: RouterContext, path: string, search: string): Promise<Page> => {
  const page = await loadPage<Page>(context, path, search);
  await preloadScreen(page);
  return page;
};

/** Loads what stands around the pages of a language. */
export const loadFrame = (context: RouterContext, locale: string): Promise<Shell> => loadShell<Shell>(context, locale);
