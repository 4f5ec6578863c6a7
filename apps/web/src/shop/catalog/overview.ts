// Overview pages above several categories: where they are and what they gather.
import { type Catalog, type Category, categoryByKey, type CategoryKey } from "@kontor/domain/shop/catalog";
import { inLocale, type Locale, locales, type Localized } from "@kontor/domain/visitor/locale";

export interface Overview {
  readonly path: Localized<string>;
  /** Those of these keys, wherever they lie, in this order; then all others with an address below its own. */
  readonly categories: readonly CategoryKey[];
}

export const overviews = {
  server: { path: { en: "server", de: "server" }, categories: ["vps", "cloud-server", "root-server"] },
} satisfies Record<string, Overview>;

const liesBelow = ({ path }: Category, overview: Overview): boolean =>
  locales.some((locale) => inLocale(path, locale)?.startsWith(`${inLocale(overview.path, locale)}/`) === true);

/** The categories of an overview that this shop has. [PKG-08] */
export const gatheredBy = (catalog: Catalog, overview: Overview): readonly Category[] => {
  const named = overview.categories.flatMap((key) => categoryByKey(catalog, key) ?? []);
  return [...named, ...catalog.categories.filter((each) => !named.includes(each) && liesBelow(each, overview))];
};

/** Those that gather something: a shop without servers has no page of servers. [PKG-08] */
export const overviewsOf = (catalog: Catalog): readonly Overview[] =>
  Object.values<Overview>(overviews).filter((overview) => gatheredBy(catalog, overview).length > 0);

/** The pages of a shop's categories and of the overviews above them, with their language. */
export const soldPaths = (catalog: Catalog, locale: Locale): readonly string[] =>
  [...catalog.categories, ...overviewsOf(catalog)].map(({ path }) => `/${locale}/${inLocale(path, locale)}`);
