// A product page: what it is, and what the ledger needs to add up. [PRD-01] [PRD-07]
import { categoryByKey, defaultBillingMonths, defaultLocation, type Location, type Product, productByKey, productPath, productsOf } from "@kontor/domain/shop/catalog";
import { withLocale } from "@kontor/domain/visitor/locale";
import type { Page } from "../../page/model.ts";
import type { Choice } from "../../page/views.ts";
import { shownVat } from "../shop-facts.ts";
import { messagesOf, texts } from "../texts.ts";
import { headOf, type PageFacts } from "./facts.ts";
import { productHref, shownPrice } from "./plans.ts";

export const productPage = (facts: PageFacts, product: Product): Page => {
  const { locale, shop, search } = facts;
  const path = productPath(shop.catalog, product);
  const paths = { en: withLocale("en", `/${path?.en ?? ""}`), de: withLocale("de", `/${path?.de ?? ""}`) };
  const category = categoryByKey(shop.catalog, product.category);
  return {
    kind: "product",
    locale,
    status: 200,
    head: headOf(facts, texts(locale, "product")("meta.title", { title: product.title[locale], category: category?.title[locale] ?? "" }), product.summary[locale], paths),
    paths,
    messages: messagesOf(locale, "product", "derivation"),
    data: {
      vat: shownVat(shop, locale, texts(locale, "shell")("vat.other")),
      homeRate: shop.homeRate,
      catalogVersion: shop.catalog.version,
      product,
      endings: product.includedDomains.count > 0 ? shop.catalog.endings : [],
      additions: product.additions.flatMap(({ product: key, maximum }) => {
        const addition = productByKey(shop.catalog, key);
        return addition === null || addition.soldOut ? [] : [{ product: addition, maximum }];
      }),
      category: { key: product.category, title: category?.title[locale] ?? "", href: `/${locale}/${category?.path[locale] ?? ""}` },
      siblings: productsOf(shop.catalog, product.category).map((sibling) => ({
        title: sibling.title[locale],
        href: productHref(shop, sibling, locale),
        monthly: shownPrice(shop, sibling.monthly),
        current: sibling.key === product.key,
      })),
      chosen: chosenIn(search, product),
    },
  };
};

/** What the address says was chosen; what the product does not offer falls back to its default. */
const chosenIn = (search: URLSearchParams, product: Product): Choice => {
  const months = Number(search.get("months"));
  const location = search.get("location") as Location | null;
  return {
    billingMonths: product.billingMonths.includes(months) ? months : defaultBillingMonths(product),
    location: location !== null && product.locations.includes(location) ? location : defaultLocation(product),
    domains: search.getAll("domain").filter((name) => name.trim() !== "").slice(0, 20),
    additions: Object.fromEntries(
      product.additions.flatMap(({ product: key, maximum }) => {
        const count = Math.trunc(Number(search.get(`add-${key}`)));
        return count > 0 ? [[key, Math.min(count, maximum)]] : [];
      }),
    ),
  };
};
