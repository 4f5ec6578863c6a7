// Faulty products and deals: every entry of the catalogue that breaks a rule of the domain, with the rule. [ADM-01]
import {
  type Catalog,
  type Category,
  categoryByKey,
  endingOf,
  hasAdvantage,
  hasPage,
  hourlyContradictions,
  linkPieces,
  type PricedDeal,
  type Product,
  productByKey,
  type StorageTerms,
} from "#shop/catalog";
import type { Ending } from "#shop/domain-name";
import { brokenHref, productLink } from "#site/link";
import { inLocale, type Locale, locales, type Localized } from "#visitor/locale";
import type { Fault, FaultyEntry } from "./model.ts";

interface Found {
  readonly fault: Fault;
  readonly rule: string;
  readonly detail: string;
}

/** All faults, in the order of the catalogue: categories, products, endings, deals. [ADM-01] */
export const faultyEntries = (catalog: Catalog): readonly FaultyEntry[] => [
  ...catalog.categories.flatMap((category) => named("category", category.key, categoryFaults(category, catalog))),
  ...catalog.products.flatMap((product) => named("product", product.key, productFaults(product, catalog))),
  ...catalog.endings.flatMap((ending) => named("ending", ending.ending, endingFaults(ending, catalog))),
  ...faultyDeals(catalog),
];

/** Deals that can never apply, or not as they are written. [ADM-01] [CNT-05] */
export const faultyDeals = (catalog: Catalog): readonly FaultyEntry[] =>
  [...new Map((catalog.deals ?? []).map((deal) => [deal.key, deal])).values()].flatMap((deal) =>
    named("deal", deal.key, dealFaults(deal, catalog)),
  );

const categoryFaults = (category: Category, catalog: Catalog): readonly Found[] => [
  ...when(catalog.categories.filter(({ key }) => key === category.key).length > 1, "key-twice", "PRD-01", category.key),
  ...texts(category, ["title", "summary", "path"]),
  ...locales.flatMap((locale) =>
    when(
      catalog.categories.some(
        (other) => other.key !== category.key && inLocale(other.path, locale) === inLocale(category.path, locale),
      ),
      "address-twice",
      "LNK-01",
      locale,
    ),
  ),
];

const productFaults = (product: Product, catalog: Catalog): readonly Found[] => [
  ...when(catalog.products.filter(({ key }) => key === product.key).length > 1, "key-twice", "PRD-01", product.key),
  ...texts(product, ["title", "slug", "summary", "description"]),
  ...product.features.flatMap((feature) => texts(feature, ["label", "value"])),
  ...when(categoryByKey(catalog, product.category) === null, "category-unknown", "PRD-01", product.category),
  ...(hasPage(product) ? locales.flatMap((locale) => addressFaults(product, catalog, locale)) : []),
  ...termFaults(product),
  ...(["monthly", "setup", "firstMonthDiscount"] as const).flatMap((price) =>
    when(product[price] < 0, "price-negative", "PRD-01", price),
  ),
  ...hourlyContradictions(product).map((term) => ({ fault: "hourly-terms", rule: "PRD-08", detail: term }) as const),
  ...when(product.storage !== undefined && !isSizes(product.storage), "storage-sizes", "PRD-09", "storage"),
  ...when(product.firstMonthDiscount > product.monthly, "discount-above-price", "CRT-03", "firstMonthDiscount"),
  ...when(!isCount(product.includedDomains.count), "included-domains", "PRD-07", "count"),
  ...when(
    product.includedDomains.count > 0 && product.includedDomains.endings.length === 0,
    "included-domains",
    "PRD-07",
    "endings",
  ),
  ...product.includedDomains.endings.flatMap((ending) =>
    when(endingOf(catalog, ending) === null, "included-ending-unknown", "PRD-07", ending),
  ),
  ...product.additions.flatMap(({ product: addition, maximum }) => [
    ...when(productByKey(catalog, addition) === null, "addition-unknown", "CRT-02", addition),
    ...when(addition === product.key, "addition-of-itself", "CRT-02", addition),
    ...when(!isCount(maximum) || maximum === 0, "addition-maximum", "CRT-02", addition),
  ]),
  ...when(
    new Set(product.locations).size < product.locations.length,
    "location-twice",
    "PRD-02",
    product.locations.join(", "),
  ),
];

const addressFaults = (product: Product, catalog: Catalog, locale: Locale): readonly Found[] => {
  const href = hrefOf(catalog, product, locale);
  const isShared = catalog.products.some(
    (other) => other.key !== product.key && hasPage(other) && href === hrefOf(catalog, other, locale),
  );
  return href === brokenHref
    ? when(true, "link-broken", "LNK-04", locale)
    : when(isShared, "address-twice", "LNK-01", locale);
};

const termFaults = ({ billingMonths, minimumMonths, freeMonths }: Product): readonly Found[] => [
  ...when(
    billingMonths.length === 0 ||
      billingMonths.some((months, at) => !isCount(months) || months <= (billingMonths[at - 1] ?? 0)),
    "billing-periods",
    "PRD-01",
    billingMonths.join(", "),
  ),
  ...when(!isCount(minimumMonths), "minimum-term", "PRD-01", String(minimumMonths)),
  ...when(!isCount(freeMonths), "free-months", "PRD-01", String(freeMonths)),
];

const endingFaults = (ending: Ending, catalog: Catalog): readonly Found[] => [
  ...when(
    catalog.endings.filter((other) => other.ending === ending.ending).length > 1,
    "ending-twice",
    "PRD-01",
    ending.ending,
  ),
  ...(["register", "renew", "restore"] as const).flatMap((price) =>
    when(ending[price] < 0, "price-negative", "PRD-01", price),
  ),
  ...when(
    ending.minimumLength < 1 || ending.maximumLength > 63 || ending.minimumLength > ending.maximumLength,
    "name-length",
    "DOM-02",
    "",
  ),
  ...when(
    ending.authcode !== null && (ending.authcode.minimum < 1 || ending.authcode.minimum > ending.authcode.maximum),
    "authcode-length",
    "DOM-07",
    "",
  ),
];

const dealFaults = (deal: PricedDeal, catalog: Catalog): readonly Found[] => {
  const product = productByKey(catalog, deal.product);
  return [
    ...when((catalog.deals ?? []).filter(({ key }) => key === deal.key).length > 1, "key-twice", "CNT-05", deal.key),
    ...when(product === null, "product-unknown", "CNT-05", deal.product),
    ...when(product !== null && !hasAdvantage(product, deal), "no-advantage", "CNT-05", deal.product),
    ...when(deal.closes <= deal.opens, "ends-before-it-begins", "CNT-05", ""),
  ];
};

/** The link of a product in a language; broken where its category or a slug is missing. [LNK-01] */
export const hrefOf = (catalog: Catalog, product: Product, locale: Locale): string => {
  const pieces = linkPieces(catalog, product, locale);
  return pieces === null
    ? brokenHref
    : productLink({ mainCategory: pieces.main, category: pieces.category, slug: pieces.product }, locale);
};

const texts = <Field extends string>(
  of: { readonly [F in Field]: Localized<string> },
  fields: readonly Field[],
): readonly Found[] =>
  fields.flatMap((field) =>
    locales.flatMap((locale) =>
      when(inLocale(of[field], locale).trim() === "", "text-missing", "LOC-01", `${field} ${locale}`),
    ),
  );

const when = (isFault: boolean, fault: Fault, rule: string, detail: string): readonly Found[] =>
  isFault ? [{ fault, rule, detail }] : [];

const named = (entry: FaultyEntry["entry"], key: string, found: readonly Found[]): readonly FaultyEntry[] =>
  found.map((one) => ({ entry, key, ...one }));

const isSizes = ({ minimum, maximum, step }: StorageTerms): boolean =>
  [minimum, maximum, step].every((size) => isCount(size) && size > 0) && minimum <= maximum;

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;
