// Which page stands at a path, or where it leads instead.
import { ratesKey } from "../shop/pricing/shop-facts.ts";
import { categoryByPath, productByPath } from "@kontor/domain/shop/catalog";
import type { Step } from "@kontor/domain/shop/checkout";
import { fixedPaths, homePath } from "@kontor/domain/site/routing";
import { inLocale, withoutLocale } from "@kontor/domain/visitor/locale";
import type { Page } from "./screens/pages.ts";
import { identityOf, remembered } from "../platform/page/remembered.ts";
import { ruledAnswer } from "../site/routing/route-rules.ts";
import { accountPageAt } from "../shop/account/page.ts";
import { ownDataPageAt } from "../shop/personal-data/page.ts";
import { settingsPageAt } from "../shop/account/settings-page.ts";
import { isAdminPath } from "../site/admin/admin-path.ts";
import type { StatusAt } from "../site/admin/broken-links.ts";
import { adminAnswer } from "../site/admin/page.ts";
import { categoryPage, guideUrl, overviewAt, overviewKeyAt } from "../shop/catalog/category-page.ts";
import { checkoutPage } from "../shop/checkout/page.ts";
import { ordersPageAt } from "../shop/checkout/orders/page.ts";
import { contractsPageAt } from "../shop/contract/page.ts";
import { invoicesPageAt } from "../shop/invoice/page.ts";
import { guideOf } from "../site/content/guide.ts";
import { contentAnswer } from "../site/content/content-answer.ts";
import { applicationPageAt } from "../site/request/application-page.ts";
import { messagePageAt } from "../site/request/message-page.ts";
import { questionPageAt } from "../site/request/question-page.ts";
import { newsletterPageAt } from "../site/request/newsletter-page.ts";
import { consentPage } from "../visitor/consent/page.ts";
import { dealsPage } from "../shop/deal/page.ts";
import { domainCheckPage } from "../shop/domain-name/page.ts";
import { errorPage } from "../site/routing/error-page.ts";
import { homePage } from "../site/home/page.ts";
import { lawBookPage } from "../site/law-book/page.ts";
import type { PageAnswer } from "../platform/page/page-answer.ts";
import { productPageAt } from "../shop/catalog/product-page.ts";
import { readingPageAt } from "./reading-page-at.ts";
import type { ShopPageFacts } from "../shop/pricing/page-facts.ts";

const found = (page: Page): PageAnswer<Page> => ({ kind: "page", page });

/** `statusAt`: what a visitor gets at another path. */
export const pageAt = async (
  facts: ShopPageFacts,
  step: Step | null,
  statusAt: StatusAt,
): Promise<PageAnswer<Page>> => {
  if (isAdminPath(facts.path)) return adminAnswer(facts, statusAt);
  if (step !== null) return (await ruledAnswer(facts, step)) ?? checkoutPage(facts, step);
  // Rules and page are read side by side: nearly every page comes, and a slow content system is waited for once. [OPS-10]
  const page = pageBeside(facts);
  page.catch(() => undefined);
  return (await ruledAnswer(facts, step)) ?? page;
};

const pageBeside = async (facts: ShopPageFacts): Promise<PageAnswer<Page>> => {
  const { locale, path, shop, services } = facts;
  /** Pages of the catalogue follow from it, the rate, the terms of the day and the path: made once. */
  const once = (make: (facts: ShopPageFacts) => Page, beside: string): PageAnswer<Page> =>
    found(
      remembered(
        shop.catalog,
        `${path} ${ratesKey(shop)} ${shop.contract.policy} ${shop.contract.day} ${services.publicUrl} ${beside}`,
        () => make(facts),
      ),
    );
  const account = accountPageAt(facts);
  if (account !== null) return found(await account);
  const own = await (ordersPageAt(facts) ??
    contractsPageAt(facts) ??
    invoicesPageAt(facts) ??
    settingsPageAt(facts) ??
    ownDataPageAt(facts));
  if (own !== null) return own.kind === "failed" ? found(errorPage(locale, path, own.status)) : own;
  if (path === homePath(locale)) return found(await homePage(facts));
  if (path === inLocale(fixedPaths["domain-check"], locale)) return found(await domainCheckPage(facts));
  if (path === inLocale(fixedPaths.deals, locale)) {
    const deals = await dealsPage(facts);
    return found(deals === "away" ? errorPage(locale, path, 503) : deals);
  }
  const message = await messagePageAt(facts);
  if (message !== null) return found(message);
  const application = await applicationPageAt(facts);
  if (application !== null)
    return typeof application === "string" ? found(errorPage(locale, path, 503)) : found(application);
  const newsletter = await newsletterPageAt(facts);
  if (newsletter !== null) return found(newsletter);
  const question = await questionPageAt(facts);
  if (question !== null) return found(question);
  if (path === inLocale(fixedPaths["cookie-settings"], locale)) return found(consentPage(facts));
  if (path === inLocale(fixedPaths["law-book"], locale)) return found(lawBookPage(facts));
  const reading = await readingPageAt(facts);
  if (typeof reading === "string") return found(errorPage(locale, path, reading === "away" ? 503 : 404));
  if (reading !== null) return reading.kind === "redirect" ? reading : found(reading);
  const bare = withoutLocale(path).slice(1);
  const category = categoryByPath(shop.catalog, locale, bare);
  if (category !== null) {
    const guide = await guideOf(facts, guideUrl(category.key, locale));
    return once(() => categoryPage(facts, category, guide), guide === null ? "" : String(identityOf(guide)));
  }
  const product = productByPath(shop.catalog, locale, bare);
  if (product !== null) return found(await productPageAt(facts, product));
  const above = overviewKeyAt(bare, locale);
  const overview = above === null ? null : overviewAt(facts, bare, await guideOf(facts, guideUrl(above, locale)));
  return overview === null ? contentAnswer(facts) : found(overview);
};
