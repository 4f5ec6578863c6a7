// Links of products in both languages. [ADM-04]
import { type Catalog, hasPage, type Product } from "#shop/catalog";
import { brokenHref } from "#site/link";
import { inLocale, type Locale, locales } from "#visitor/locale";
import { hrefOf } from "./faults.ts";
import type { LinkHelp } from "./model.ts";

/** The link of every product that has a page, in both languages, the broken ones named. [ADM-04] [LNK-01] [LNK-04] */
export const linkHelper = (catalog: Catalog): readonly LinkHelp[] =>
  catalog.products.filter(hasPage).map((product) => {
    const links = { en: linkIn(catalog, product, "en"), de: linkIn(catalog, product, "de") };
    return {
      product: product.key,
      links,
      broken: locales.filter((locale) => inLocale(links, locale).kind === "broken"),
    };
  });

const linkIn = (catalog: Catalog, product: Product, locale: Locale): LinkHelp["links"]["en"] => {
  const href = hrefOf(catalog, product, locale);
  return { href, kind: href === brokenHref ? "broken" : "product" };
};
