// Overview pages above several categories: where they are and what they gather.
import { type Catalog, categoryByKey, type CategoryKey } from "@kontor/domain/shop/catalog";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";

export interface Overview {
  readonly path: Localized<string>;
  readonly categories: readonly CategoryKey[];
}

export const overviews = {
  server: { path: { en: "server", de: "server" }, categories: ["vps", "cloud-server", "root-server"] },
} satisfies Record<string, Overview>;

/** Those that gather something: a shop without servers has no page of servers. [PKG-08] */
export const overviewsOf = (catalog: Catalog): readonly Overview[] =>
  Object.values<Overview>(overviews).filter(({ categories }) =>
    categories.some((key) => categoryByKey(catalog, key) !== null),
  );

/** The pages of a shop's categories and of the overviews above them, with their language. */
export const soldPaths = (catalog: Catalog, locale: Locale): readonly string[] =>
  [...catalog.categories, ...overviewsOf(catalog)].map(({ path }) => `/${locale}/${inLocale(path, locale)}`);
