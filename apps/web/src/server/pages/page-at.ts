// Which page stands at a path, or where it leads instead.
import { categoryByPath, productByPath } from "@kontor/domain/shop/catalog";
import type { Step } from "@kontor/domain/shop/checkout";
import { fixedPaths, homePath } from "@kontor/domain/site/routing";
import { withoutLocale } from "@kontor/domain/visitor/locale";
import type { Page } from "../../page/model.ts";
import { remembered } from "../remembered.ts";
import { ruledAnswer } from "../route-rules.ts";
import { accountPageAt } from "./account.ts";
import { isPreviewPath } from "./admin/preview-path.ts";
import { previewAnswer } from "./admin/preview.ts";
import { categoryPage, overviewAt } from "./category.ts";
import { checkoutPage } from "./checkout-page.ts";
import { contentAnswer } from "./content/content-answer.ts";
import { dealsPage } from "./deals.ts";
import { domainCheckPage } from "./domain-check-page.ts";
import { errorPage } from "./error.ts";
import type { PageFacts } from "./facts.ts";
import { homePage } from "./home.ts";
import { lawBookPage } from "./law-book.ts";
import type { PageAnswer } from "./page-answer.ts";
import { productPageAt } from "./product.ts";
import { readingPageAt } from "./reading/reading-page.ts";

const found = (page: Page): PageAnswer => ({ kind: "page", page });

export const pageAt = async (facts: PageFacts, step: Step | null): Promise<PageAnswer> => {
  if (isPreviewPath(facts.path)) return previewAnswer(facts);
  if (step !== null) return (await ruledAnswer(facts, step)) ?? checkoutPage(facts, step);
  // Rules and page are read side by side: nearly every page comes, and a slow content system is waited for once. [OPS-10]
  const page = pageBeside(facts);
  page.catch(() => undefined);
  return (await ruledAnswer(facts, step)) ?? page;
};

const pageBeside = async (facts: PageFacts): Promise<PageAnswer> => {
  const { locale, path, shop, surroundings } = facts;
  /** Pages of the catalogue follow from it, the rate and the path: made once. */
  const once = (make: (facts: PageFacts) => Page): PageAnswer =>
    found(remembered(shop.catalog, `${path} ${shop.country} ${shop.rate} ${shop.homeRate} ${surroundings.publicUrl}`, () => make(facts)));
  const account = accountPageAt(facts);
  if (account !== null) return found(await account);
  if (path === homePath(locale)) return found(await homePage(facts));
  if (path === fixedPaths["domain-check"][locale]) return found(await domainCheckPage(facts));
  if (path === fixedPaths.deals[locale]) return found(await dealsPage(facts));
  if (path === fixedPaths["law-book"][locale]) return found(lawBookPage(facts));
  const reading = await readingPageAt(facts);
  if (reading !== null)
    return typeof reading === "string" ? found(errorPage(locale, path, reading === "away" ? 503 : 404)) : found(reading);
  const bare = withoutLocale(path).slice(1);
  const category = categoryByPath(shop.catalog, locale, bare);
  if (category !== null) return once(() => categoryPage(facts, category));
  const product = productByPath(shop.catalog, locale, bare);
  if (product !== null) return found(await productPageAt(facts, product));
  const overview = overviewAt(facts, bare);
  return overview === null ? contentAnswer(facts) : found(overview);
};
