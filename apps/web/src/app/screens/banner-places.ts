// Which pages small banners stand on: the kinds that one can name, other public pages, and pages of one visitor that have none. [ADM-04]
import type { BannerPlace } from "@kontor/domain/site/admin";
import type { Page } from "./pages.ts";

/** `any`: a public page of no kind that a banner names; null: no banner stands there. */
export const bannerPlaceOf: Readonly<Record<Page["kind"], BannerPlace | "any" | null>> = {
  home: "home",
  category: "products",
  product: "products",
  overview: "products",
  "domain-check": "domains",
  deals: "deals",
  content: "content",
  text: "content",
  blog: "blog",
  post: "blog",
  jobs: "jobs",
  job: "jobs",
  help: "help",
  "help-article": "help",
  search: "any",
  "law-book": "any",
  checkout: null,
  account: null,
  orders: null,
  contracts: null,
  "own-data": null,
  settings: null,
  invoices: null,
  declaration: null,
  message: null,
  newsletter: null,
  question: null,
  "cookie-settings": null,
  application: null,
  admin: null,
  error: null,
};
