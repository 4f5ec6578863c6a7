// Where each screen stands, by which the manifest of the build names its scripts; without any of their code, for the Node process.
import type { ScreenName } from "./screens.ts";

export const screenFiles = {
  home: "src/site/home/screen.tsx",
  category: "src/shop/catalog/category-screen.tsx",
  product: "src/shop/catalog/product-screen.tsx",
  content: "src/site/content/screen.tsx",
  deals: "src/shop/deal/screen.tsx",
  "law-book": "src/site/law-book/screen.tsx",
  text: "src/site/content/legal-screen.tsx",
  blog: "src/site/article/blog-screen.tsx",
  post: "src/site/article/post-screen.tsx",
  jobs: "src/site/job/jobs-screen.tsx",
  job: "src/site/job/job-screen.tsx",
  help: "src/site/help/help-screen.tsx",
  "help-article": "src/site/help/article-screen.tsx",
  search: "src/site/search/screen.tsx",
  overview: "src/site/content/overview-screen.tsx",
  "domain-check": "src/shop/domain-name/screen.tsx",
  cart: "src/shop/cart/screen.tsx",
  login: "src/shop/checkout/login/screen.tsx",
  account: "src/shop/account/screen.tsx",
  orders: "src/shop/checkout/orders/screen.tsx",
  contracts: "src/shop/contract/screen.tsx",
  "own-data": "src/shop/personal-data/screen.tsx",
  settings: "src/shop/account/settings-screen.tsx",
  invoices: "src/shop/invoice/screen.tsx",
  declaration: "src/site/request/screen.tsx",
  message: "src/site/request/message-screen.tsx",
  application: "src/site/request/application-screen.tsx",
  newsletter: "src/site/request/newsletter-screen.tsx",
  question: "src/site/request/question-screen.tsx",
  summary: "src/shop/checkout/summary/screen.tsx",
  "thank-you": "src/shop/checkout/thank-you/screen.tsx",
  "failed-step": "src/shop/checkout/failed-step/screen.tsx",
  "cookie-settings": "src/visitor/consent/screen.tsx",
  admin: "src/site/admin/screen.tsx",
  "error-page": "src/site/routing/error-screen.tsx",
} satisfies Record<ScreenName, string>;

/** What documents name beside their screens: fetched when it is pressed. */
export const partFiles = { "consent-banner": "src/visitor/consent/banner-running.ts" } as const;
