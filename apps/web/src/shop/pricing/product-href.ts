// Where a product of the catalogue stands.
import { type Product, productPath } from "@kontor/domain/shop/catalog";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { ShopFacts } from "./shop-facts.ts";

export const productHref = (shop: ShopFacts, product: Product, locale: Locale): string =>
  `/${locale}/${inLocale(productPath(shop.catalog, product), locale) ?? ""}`;
