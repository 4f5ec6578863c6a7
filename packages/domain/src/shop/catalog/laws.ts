// Laws of the catalogue. [PRD-01] [PRD-02] [PRD-03] [PRD-07]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { locales } from "#visitor/locale";
import { anyCatalogWithProduct, anyLocation } from "./arbitraries.ts";
import {
  canBeOrdered,
  coveredLocations,
  defaultBillingMonths,
  defaultLocation,
  hasPage,
  includedDomainCount,
  linkPieces,
  offeredBillingMonths,
  offeredLocation,
  productByKey,
  productByPath,
  productPath,
} from "./rules.ts";

export const laws: readonly Law[] = [
  law("[PRD-03] a sold-out product can never be ordered", () =>
    fc.property(anyCatalogWithProduct, ({ product }) => Result.isFailure(canBeOrdered({ ...product, soldOut: true }))),
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
        (locale) => productByPath(catalog, locale, `/${productPath(catalog, product)?.[locale]}/`) === (hasPage(product) ? product : null),
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
            productPath(catalog, product)?.[locale]
        );
      }),
    ),
  ),
  law("[PRD-01] the default billing period is one of those offered", () =>
    fc.property(anyCatalogWithProduct, ({ product }) => Result.isSuccess(offeredBillingMonths(product, defaultBillingMonths(product)))),
  ),
  law("[PRD-02] whoever has no preference gets a location that is offered, or none where none makes sense", () =>
    fc.property(anyCatalogWithProduct, ({ product }) => {
      const location = defaultLocation(product);
      return location === null ? product.locations.length === 0 : Result.isSuccess(offeredLocation(product, location));
    }),
  ),
  law("[PRD-02] a location covers itself or, as no preference, all three", () =>
    fc.property(
      anyLocation,
      (location) => coveredLocations(location).length === (location === "any" ? 3 : 1) && !coveredLocations(location).includes("any"),
    ),
  ),
  law("[PRD-07] two orders of a product include as many domains as one of both quantities", () =>
    fc.property(
      anyCatalogWithProduct,
      fc.nat(50),
      fc.nat(49),
      ({ product }, a, b) => includedDomainCount(product, a) + includedDomainCount(product, b) === includedDomainCount(product, a + b),
    ),
  ),
];
