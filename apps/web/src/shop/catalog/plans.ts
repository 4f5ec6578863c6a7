// Products as plans of a price list: texts of one language, prices at the shown rate. [VAT-11]
import {
  bindingMonths,
  type CategoryKey,
  categoryByKey,
  comparison,
  differences,
  isHourly,
  type Product,
  productsOf,
  recommendedOf,
} from "@kontor/domain/shop/catalog";
import { termWords } from "@kontor/domain/shop/contract";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { CategoryCard } from "./views.ts";
import type { Plan, PlanList } from "./plan-views.ts";
import type { ShopFacts } from "../pricing/shop-facts.ts";
import { dayText } from "../../platform/texts/format.ts";
import { withHardSpaces } from "../../platform/texts/typography.ts";
import { productHref } from "../pricing/product-href.ts";
import { shownExactPrice, shownPrice } from "../pricing/shown-price.ts";

export const planOf = (
  shop: ShopFacts,
  product: Product,
  locale: Locale,
  values: readonly string[] = [],
  recommended = false,
): Plan => ({
  key: product.key,
  href: productHref(shop, product, locale),
  title: inLocale(product.title, locale),
  summary: withHardSpaces(inLocale(product.summary, locale)),
  monthly: shownPrice(shop, product.monthly),
  hourly: product.hourly === undefined ? null : shownExactPrice(shop, product.hourly),
  setup: shownPrice(shop, product.setup),
  freeMonths: product.freeMonths,
  firstMonthDiscount: product.firstMonthDiscount === 0 ? 0 : shownPrice(shop, product.firstMonthDiscount),
  term: termWords({ minimumMonths: bindingMonths(product), hourly: isHourly(product) }, shop.contract, locale, (of) =>
    dayText(locale, of),
  ),
  soldOut: product.soldOut,
  recommended,
  values,
});

/** Plans side by side: every feature that one of them has, and whether all agree on it. [PRD-06] */
export const planList = (shop: ShopFacts, products: readonly Product[], locale: Locale): PlanList => {
  const rows = comparison(products);
  const different = new Set(differences(rows));
  const features = rows.map((row) => ({ key: row.key, label: inLocale(row.label, locale), same: !different.has(row) }));
  const valuesAt = (at: number): readonly string[] =>
    rows.map(({ values }) => withHardSpaces(inLocale(values[at], locale) ?? ""));
  // One product is no choice, so that nothing is recommended before others.
  const recommended = products.length > 1 ? recommendedOf(products) : null;
  return {
    features,
    plans: products.map((product, at) => planOf(shop, product, locale, valuesAt(at), product === recommended)),
  };
};

export const categoryCard = (shop: ShopFacts, key: CategoryKey, locale: Locale): CategoryCard | null => {
  const category = categoryByKey(shop.catalog, key);
  if (category === null) return null;
  const prices = productsOf(shop.catalog, key)
    .filter((product) => !product.soldOut)
    .map((product) => shownPrice(shop, product.monthly));
  return {
    key,
    href: `/${locale}/${inLocale(category.path, locale)}`,
    title: inLocale(category.title, locale),
    summary: inLocale(category.summary, locale),
    from: prices.length === 0 ? null : Math.min(...prices),
  };
};
