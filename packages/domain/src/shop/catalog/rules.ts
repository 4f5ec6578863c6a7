// What is sold, where its page is, and on which terms it may be ordered. [PRD-01] [PRD-02] [PRD-03] [PRD-07]
import * as Result from "effect/Result";
import { DomainEndingUnknown, DomainNotTransferable, type Ending } from "#shop/domain-name";
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import {
  AdditionNotOffered,
  BillingPeriodNotOffered,
  LocationNotOffered,
  ProductOnlyAsAddition,
  ProductSoldOut,
  ProductUnknown,
} from "./errors.ts";
import type { Addition, Catalog, Category, CategoryKey, Location, Product, ProductKey } from "./model.ts";

/** The locations that "no preference" means. [PRD-02] */
const locationsOfAny: readonly Location[] = ["AT", "DE", "NL"];

/** The product of a key that is sold; null where there is none. */
export const productByKey = (catalog: Catalog, key: ProductKey): Product | null =>
  catalog.products.find((product) => product.key === key) ?? null;

/** What a key names: a product that is sold, or one that was. Only for what was chosen or ordered already, such as an item of a cart. [PKG-09] */
export const namedProduct = (catalog: Catalog, key: ProductKey): Product | null =>
  productByKey(catalog, key) ?? catalog.retired?.products.find((product) => product.key === key) ?? null;

/** The ending as it is sold, such as `de`; null where it is not. */
export const endingOf = (catalog: Catalog, ending: string): Ending | null =>
  catalog.endings.find((sold) => sold.ending === ending) ?? null;

/** The same of an ending. [PKG-09] */
export const namedEnding = (catalog: Catalog, ending: string): Ending | null =>
  endingOf(catalog, ending) ?? catalog.retired?.endings.find((sold) => sold.ending === ending) ?? null;

/** The category of a key; null where there is none. */
export const categoryByKey = (catalog: Catalog, key: CategoryKey): Category | null =>
  catalog.categories.find((category) => category.key === key) ?? null;

/** The category whose page is at `path` below the locale, such as `server/vps`. */
export const categoryByPath = (catalog: Catalog, locale: Locale, path: string): Category | null =>
  catalog.categories.find((category) => inLocale(category.path, locale) === trimmedPath(path)) ?? null;

/** The product whose page is at `path` below the locale, such as `server/vps/vps-m`. */
export const productByPath = (catalog: Catalog, locale: Locale, path: string): Product | null =>
  catalog.products.find(
    (product) => hasPage(product) && inLocale(productPath(catalog, product), locale) === trimmedPath(path),
  ) ?? null;

/** Path of a product's page below the locale, in both languages; null when its category is not in the catalogue. */
export const productPath = (catalog: Catalog, product: Product): Localized<string> | null => {
  const category = categoryByKey(catalog, product.category);
  return category && { en: `${category.path.en}/${product.slug.en}`, de: `${category.path.de}/${product.slug.de}` };
};

/** The pieces a product link is made of; a category without a main category has `main: null`. [LNK-01] */
export interface LinkPieces {
  readonly main: string | null;
  readonly category: string;
  readonly product: string;
}

/** What the address of a product's page is made of; null where its category is not there. */
export const linkPieces = (catalog: Catalog, product: Product, locale: Locale): LinkPieces | null => {
  const category = categoryByKey(catalog, product.category);
  if (category === null) return null;
  const slugs = inLocale(category.path, locale).split("/");
  // Stryker disable next-line StringLiteral: a path that is split has a last piece
  return {
    main: slugs.length > 1 ? slugs.slice(0, -1).join("/") : null,
    category: slugs.at(-1) ?? "",
    product: inLocale(product.slug, locale),
  };
};

/** What a category page lists: additions have no page of their own. */
export const productsOf = (catalog: Catalog, category: CategoryKey): readonly Product[] =>
  catalog.products.filter((product) => product.category === category && hasPage(product));

/** Whether a product has a page of its own: what is ordered as an addition alone has none. */
export const hasPage = (product: Product): boolean => !product.onlyAsAddition;

/** Whether a product cannot be ordered at present. */
export const isSoldOut = (product: Product): boolean => product.soldOut;

/** How many invoices a billing period means in a year; null where none falls on its end. Fewer are all that a longer one gains: a month costs the same in each. [PRD-01] */
export const invoicesAYear = (billingMonths: number): number | null =>
  12 % billingMonths === 0 ? 12 / billingMonths : null;

/** The one that the provider recommends among these, while it can be ordered: the first, where there are more. [PRD-06] */
export const recommendedOf = (products: readonly Product[]): Product | null =>
  products.find((product) => product.recommended === true && !isSoldOut(product)) ?? null;

/** A product that exists. */
export const knownProduct = (catalog: Catalog, key: ProductKey): Result.Result<Product, ProductUnknown> => {
  const product = productByKey(catalog, key);
  return product === null ? Result.fail(new ProductUnknown({ product: key })) : Result.succeed(product);
};

/** Whether a product may be ordered on its own now. [PRD-03] */
export const canBeOrdered = (product: Product): Result.Result<Product, ProductSoldOut | ProductOnlyAsAddition> =>
  product.onlyAsAddition ? Result.fail(new ProductOnlyAsAddition({ product: product.key })) : inStock(product);

/** A product that is not sold out. [PRD-03] */
export const inStock = (product: Product): Result.Result<Product, ProductSoldOut> =>
  isSoldOut(product) ? Result.fail(new ProductSoldOut({ product: product.key })) : Result.succeed(product);

/** An ending that is sold. */
export const knownEnding = (catalog: Catalog, ending: string): Result.Result<Ending, DomainEndingUnknown> => {
  const sold = endingOf(catalog, ending);
  return sold === null ? Result.fail(new DomainEndingUnknown({ ending })) : Result.succeed(sold);
};

/** An ending whose names may be transferred to the shop. */
export const transferableEnding = (
  catalog: Catalog,
  ending: string,
): Result.Result<Ending, DomainEndingUnknown | DomainNotTransferable> =>
  Result.flatMap(knownEnding(catalog, ending), (sold) =>
    sold.transferable ? Result.succeed(sold) : Result.fail(new DomainNotTransferable({ ending })),
  );

/** The billing period of a product unless another one is chosen: its first. */
export const defaultBillingMonths = (product: Product): number => product.billingMonths[0] ?? 1;

/** A billing period in months if the product offers it. */
export const offeredBillingMonths = (
  product: Product,
  months: number,
): Result.Result<number, BillingPeriodNotOffered> =>
  product.billingMonths.includes(months)
    ? Result.succeed(months)
    : Result.fail(new BillingPeriodNotOffered({ product: product.key, months }));

/** No preference where it is offered, else the first location; null where a location makes no sense. [PRD-02] */
export const defaultLocation = (product: Product): Location | null =>
  product.locations.includes("any") ? "any" : (product.locations[0] ?? null);

/** Null means that nothing was chosen. [PRD-02] */
export const offeredLocation = (
  product: Product,
  location: Location | null,
): Result.Result<Location | null, LocationNotOffered> => {
  if (location === null) return Result.succeed(defaultLocation(product));
  return product.locations.includes(location)
    ? Result.succeed(location)
    : Result.fail(new LocationNotOffered({ product: product.key, location }));
};

/** The places of a location. [PRD-02] */
export const coveredLocations = (location: Location): readonly Location[] =>
  location === "any" ? locationsOfAny : [location];

/** The addition as a product offers it, or that it does not. */
export const offeredAddition = (
  product: Product,
  addition: ProductKey,
): Result.Result<Addition, AdditionNotOffered> => {
  const offered = product.additions.find((candidate) => candidate.product === addition);
  return offered === undefined
    ? Result.fail(new AdditionNotOffered({ product: product.key, addition }))
    : Result.succeed(offered);
};

const trimmedPath = (path: string): string => path.replace(/^\/+|\/+$/g, "");
