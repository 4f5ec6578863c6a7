// Laws of the catalogue. [PRD-01…09]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { cents, microsOf } from "#kernel/money";
import { inLocale, locales } from "#visitor/locale";
import { anyCatalogWithProduct, anyLocation, anyStorageTerms, hourlyOf } from "./arbitraries.ts";
import { exampleProduct } from "./examples.ts";
import { comparison, differences } from "./comparison.ts";
import { dealLaws } from "./deal-laws.ts";
import { bindingMonths, hourlyContradictions } from "./hourly.ts";
import { includedDomainCount } from "./included-domains.ts";
import {
  canBeOrdered,
  coveredLocations,
  defaultBillingMonths,
  defaultLocation,
  hasPage,
  knownProduct,
  linkPieces,
  namedProduct,
  offeredBillingMonths,
  offeredLocation,
  productByKey,
  productByPath,
  productPath,
  productsOf,
  recommendedOf,
} from "./rules.ts";
import { renewalLaws } from "./renewal-laws.ts";
import { offeredSize } from "./offered-size.ts";
import { gigabytesOf, inUnit, nearestSize, storageCalculation, storagePrice, storageUnits } from "./storage.ts";

export const laws: readonly Law[] = [
  ...dealLaws,
  ...renewalLaws,
  law("[PRD-03] a sold-out product can never be ordered", () =>
    fc.property(anyCatalogWithProduct, ({ product }) => Result.isFailure(canBeOrdered({ ...product, soldOut: true }))),
  ),
  law("[PKG-09] what is retired has a name in carts and contracts, and is found nowhere else", () =>
    fc.property(anyCatalogWithProduct, ({ catalog, product }) => {
      const products = catalog.products.filter((other) => other !== product);
      const without = { ...catalog, products, retired: { products: [product], endings: [] } };
      return (
        namedProduct(without, product.key) === product &&
        Result.isFailure(knownProduct(without, product.key)) &&
        !productsOf(without, product.category).includes(product) &&
        locales.every(
          (locale) => productByPath(without, locale, inLocale(productPath(without, product), locale) ?? "") !== product,
        )
      );
    }),
  ),
  law("[PRD-06] what is recommended can be ordered now, and is among what is listed", () =>
    fc.property(fc.array(fc.tuple(anyCatalogWithProduct, fc.boolean()), { maxLength: 5 }), (drawn) => {
      const products = drawn.map(([{ product }, recommended]) => ({ ...product, recommended }));
      const found = recommendedOf(products);
      return found === null
        ? products.every(({ recommended, soldOut }) => !recommended || soldOut)
        : !found.soldOut && found.recommended === true && products.some((product) => product === found);
    }),
  ),
  law("[PRD-03] what is in stock and sold on its own can be ordered", () =>
    fc.property(anyCatalogWithProduct, ({ product }) =>
      Result.isSuccess(canBeOrdered({ ...product, soldOut: false, onlyAsAddition: false })),
    ),
  ),
  law("[PRD-01] a product is found by its key", () =>
    fc.property(anyCatalogWithProduct, ({ catalog, product }) => productByKey(catalog, product.key) === product),
  ),
  law("[PRD-01] a product with a page is found by its path in both languages, an addition by none", () =>
    fc.property(anyCatalogWithProduct, ({ catalog, product }) =>
      locales.every(
        (locale) =>
          productByPath(catalog, locale, `/${inLocale(productPath(catalog, product), locale)}/`) ===
          (hasPage(product) ? product : null),
      ),
    ),
  ),
  law("[PRD-01] the pieces of a link make the path", () =>
    fc.property(anyCatalogWithProduct, ({ catalog, product }) =>
      locales.every((locale) => {
        const pieces = linkPieces(catalog, product, locale);
        return (
          pieces !== null &&
          [pieces.main, pieces.category, pieces.product].filter((piece) => piece !== null).join("/") ===
            inLocale(productPath(catalog, product), locale)
        );
      }),
    ),
  ),
  law("[PRD-01] the default billing period is one of those offered", () =>
    fc.property(anyCatalogWithProduct, ({ product }) =>
      Result.isSuccess(offeredBillingMonths(product, defaultBillingMonths(product))),
    ),
  ),
  law("[PRD-02] without a preference the location is an offered one, or none where none makes sense", () =>
    fc.property(anyCatalogWithProduct, ({ product }) => {
      const location = defaultLocation(product);
      return location === null ? product.locations.length === 0 : Result.isSuccess(offeredLocation(product, location));
    }),
  ),
  law("[PRD-02] a location covers itself or, as no preference, all three", () =>
    fc.property(
      anyLocation,
      (location) =>
        coveredLocations(location).length === (location === "any" ? 3 : 1) &&
        !coveredLocations(location).includes("any"),
    ),
  ),
  law("[PRD-07] two orders of a product include as many domains as one of both quantities", () =>
    fc.property(
      anyCatalogWithProduct,
      fc.nat(50),
      fc.nat(49),
      ({ product }, a, b) =>
        includedDomainCount(product, a) + includedDomainCount(product, b) === includedDomainCount(product, a + b),
    ),
  ),
  law("[PRD-05] [PRD-08] what is billed by the hour binds for no month, whatever its record contains", () =>
    fc.property(anyCatalogWithProduct, fc.nat(200), fc.nat(24), ({ product }, price, minimumMonths) => {
      const hourly = hourlyOf(product, cents(price));
      return (
        bindingMonths({ ...hourly, minimumMonths }) === 0 &&
        hourlyContradictions(hourly).length === 0 &&
        hourlyContradictions({ ...hourly, minimumMonths }).includes("minimumMonths") === minimumMonths > 0
      );
    }),
  ),
  law("[PRD-09] switching the unit keeps the size and the price", () =>
    fc.property(anyCatalogWithProduct, anyStorageTerms, fc.nat(300_000), ({ product }, storage, gigabytes) => {
      const sold = { ...product, storage, perGigabyte: microsOf(product.monthly) };
      const size = { amount: gigabytes, unit: "GB" as const };
      const there = inUnit(size, "TB");
      return (
        gigabytesOf(there) === gigabytes &&
        inUnit(there, "GB").amount === gigabytes &&
        storageUnits.every(
          (unit) => storageCalculation(sold, inUnit(size, unit)).monthly === storageCalculation(sold, size).monthly,
        )
      );
    }),
  ),
  law(
    "[PRD-04] [PRD-09] every size that is typed becomes the nearest one that is offered, and costs its gigabytes",
    () =>
      fc.property(
        anyCatalogWithProduct,
        anyStorageTerms,
        fc.integer({ min: -100, max: 300_000 }),
        ({ product }, storage, typed) => {
          const sold = { ...product, storage, perGigabyte: microsOf(product.monthly) };
          const nearest = nearestSize(storage, typed);
          const distance = Math.abs(nearest - typed);
          return (
            Result.isSuccess(offeredSize(sold, nearest)) &&
            nearest >= storage.minimum &&
            nearest <= storage.maximum &&
            [nearest - storage.step, nearest + storage.step].every(
              (other) => other < storage.minimum || other > storage.maximum || Math.abs(other - typed) >= distance,
            ) &&
            storagePrice(sold, nearest) === nearest * sold.monthly
          );
        },
      ),
  ),
  law(
    "[PRD-06] a comparison names every feature once, and its differences leave out exactly the rows in which all are equal",
    () =>
      fc.property(
        fc.array(
          fc.uniqueArray(fc.tuple(fc.constantFrom("ram", "disk", "cpu"), fc.constantFrom("1", "2")), {
            selector: ([key]) => key,
          }),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        (products) => {
          const rows = comparison(
            products.map((features) => ({
              ...exampleProduct,
              features: features.map(([key, value]) => ({
                key,
                label: { en: key, de: key },
                value: { en: value, de: value },
              })),
            })),
          );
          const values = (key: string): readonly (string | undefined)[] =>
            products.map((features) => features.find(([name]) => name === key)?.[1]);
          const different = new Set(differences(rows).map(({ key }) => key));
          return (
            rows.length === new Set(products.flat().map(([key]) => key)).size &&
            rows.every((row) => row.values.every((value, at) => value?.en === values(row.key)[at])) &&
            rows.every(({ key }) => different.has(key) === new Set(values(key)).size > 1)
          );
        },
      ),
  ),
];
