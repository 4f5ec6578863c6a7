// Catalogues as they occur: few products and endings, every combination of terms, for laws.
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { cents, most, type Cents } from "#kernel/money";
import type { Ending } from "#shop/domain-name";
import type { Localized } from "#visitor/locale";
import { exampleCategories } from "./examples.ts";
import type { HourlyProduct } from "./hourly.ts";
import { locations } from "./locations.ts";
import type { Catalog, Location, PricedDeal, Product, StorageTerms } from "./model.ts";

const both = (text: string): Localized<string> => ({ en: `${text}-en`, de: `${text}-de` });

const anyCents = (max: number) => fc.integer({ min: 0, max }).map(cents);

export const anyLocation: fc.Arbitrary<Location> = fc.constantFrom(...locations);

const endingNames = ["de", "com", "shop", "xn--p1ai"] as const;

/** An ending with prices from nothing to 100.00. */
export const anyEndingNamed = (ending: string): fc.Arbitrary<Ending> =>
  fc.record({
    ending: fc.constant(ending),
    register: anyCents(10_000),
    renew: anyCents(10_000),
    restore: anyCents(20_000),
    transferable: fc.boolean(),
    minimumLength: fc.constant(1),
    maximumLength: fc.constant(63),
    letters: fc.constantFrom("ascii" as const, "any" as const),
    authcode: fc.constantFrom(null, { minimum: 6, maximum: 64 }),
    group: fc.constantFrom("popular" as const, "country" as const, "generic" as const, "new" as const),
  });

/** A product of this key; its additions are among `others`. Every fifth is billed by the hour, and every fifth is sold by the gigabyte. */
export const anyProductKeyed = (key: string, others: readonly string[]): fc.Arbitrary<Product> =>
  fc
    .tuple(
      anyMonthlyProduct(key, others),
      fc.option(fc.integer({ min: 0, max: 200 }), { freq: 4 }),
      fc.nat(4),
      fc.integer({ min: 1, max: 9 }),
    )
    .map(([product, hourly, kind, price]) => {
      const sold =
        kind === 0 ? { ...product, monthly: cents(price), storage: { minimum: 1, maximum: 2000, step: 1 } } : product;
      return hourly === null ? sold : hourlyOf(sold, cents(hourly));
    });

/** The same product, billed by the hour. */
export const hourlyOf = (product: Product, hourly: Cents): HourlyProduct => ({
  ...product,
  hourly,
  monthly: most(product.monthly, hourly),
  setup: cents(0),
  billingMonths: [1],
  minimumMonths: 0,
  freeMonths: 0,
  firstMonthDiscount: cents(0),
});

/** Sizes in gigabytes as they are offered. */
export const anyStorageTerms: fc.Arbitrary<StorageTerms> = fc
  .record({
    minimum: fc.integer({ min: 1, max: 500 }),
    steps: fc.nat(200),
    step: fc.constantFrom(1, 10, 50, 250, 1000),
    rest: fc.nat(9),
  })
  .map(({ minimum, steps, step, rest }) => ({
    minimum,
    maximum: minimum + steps * step + Math.min(rest, step - 1),
    step,
  }));

const anyMonthlyProduct = (key: string, others: readonly string[]): fc.Arbitrary<Product> =>
  fc.record({
    key: fc.constant(key),
    category: fc.constantFrom("hosting" as const, "vps" as const),
    title: fc.constant(both(key)),
    slug: fc.constant(both(key)),
    summary: fc.constant(both(key)),
    description: fc.constant(both(key)),
    monthly: anyCents(99_999),
    setup: fc.oneof(fc.constant(cents(0)), anyCents(20_000)),
    billingMonths: fc.subarray([1, 3, 6, 12, 24], { minLength: 1 }),
    minimumMonths: fc.constantFrom(1, 12, 24),
    freeMonths: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 14 })),
    firstMonthDiscount: fc.oneof(fc.constant(cents(0)), anyCents(120_000)),
    includedDomains: fc.record({ count: fc.integer({ min: 0, max: 3 }), endings: fc.subarray([...endingNames]) }),
    additions: fc
      .subarray([...others])
      .chain((products) =>
        fc.tuple(
          ...products.map((product) =>
            fc.record({ product: fc.constant(product), maximum: fc.integer({ min: 1, max: 4 }) }),
          ),
        ),
      ),
    onlyAsAddition: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    soldOut: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    locations: fc.subarray<Location>([...locations]),
    features: fc.constant([]),
  });

/** One to five products, each of which may take any of the others along, and four endings. */
export const anyCatalog: fc.Arbitrary<Catalog> = fc.integer({ min: 1, max: 5 }).chain((size) => {
  const keys = Array.from({ length: size }, (_, index) => `product-${index}`);
  return fc.record({
    version: fc.constantFrom("1", "2", "2026-11-01"),
    categories: fc.constant(exampleCategories),
    products: fc.tuple(
      ...keys.map((key) =>
        anyProductKeyed(
          key,
          keys.filter((other) => other !== key),
        ),
      ),
    ),
    endings: fc.tuple(...endingNames.map(anyEndingNamed)),
  });
});

/** The moment around which deals of laws begin and end. */
export const noon = 1_795_262_400_000;

const anyDealOf = (products: readonly string[]): fc.Arbitrary<PricedDeal> =>
  fc
    .record(
      {
        key: fc.constantFrom("a", "b", "c", "d"),
        product: fc.constantFrom(...products),
        opens: fc.nat(20),
        lasts: fc.nat(20),
        soldOut: fc.boolean(),
        freeMonths: fc.integer({ min: 1, max: 14 }),
        firstMonthDiscount: anyCents(2_000),
        setup: anyCents(2_000),
      },
      { requiredKeys: ["key", "product", "opens", "lasts", "soldOut"] },
    )
    .map(({ opens, lasts, ...deal }) => ({
      ...deal,
      opens: instant(noon + opens),
      closes: instant(noon + opens + lasts),
    }));

/** Deals of a catalogue's products within twenty milliseconds or so, of which several may run at once. */
export const anyPricedDeals = ({ products }: Pick<Catalog, "products">): fc.Arbitrary<readonly PricedDeal[]> =>
  fc.uniqueArray(anyDealOf(products.map(({ key }) => key)), { selector: ({ key }) => key, maxLength: 4 });

/** A catalogue with deals, and one of its products. */
export const anyCatalogWithDeals: fc.Arbitrary<{ readonly catalog: Catalog; readonly product: Product }> =
  anyCatalog.chain((catalog) =>
    fc.record({
      catalog: anyPricedDeals(catalog).map((deals) => ({ ...catalog, deals })),
      product: fc.constantFrom(...catalog.products),
    }),
  );

/** A catalogue with one of its products. */
export const anyCatalogWithProduct: fc.Arbitrary<{ readonly catalog: Catalog; readonly product: Product }> =
  anyCatalog.chain((catalog) => fc.constantFrom(...catalog.products).map((product) => ({ catalog, product })));
