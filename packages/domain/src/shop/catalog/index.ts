// The door of `catalog`.
export type { Addition, Catalog, Category, CategoryKey, Feature, Location, Product, ProductKey } from "./model.ts";
export {
  AdditionNotOffered,
  BillingPeriodNotOffered,
  LocationNotOffered,
  ProductOnlyAsAddition,
  ProductSoldOut,
  ProductUnknown,
  type CatalogRefusal,
} from "./errors.ts";
export { Catalogs } from "./ports.ts";
export {
  canBeOrdered,
  categoryByKey,
  categoryByPath,
  coveredLocations,
  defaultBillingMonths,
  defaultLocation,
  endingOf,
  hasPage,
  includedDomainCount,
  inStock,
  isIncludedEnding,
  isSoldOut,
  knownEnding,
  knownProduct,
  linkPieces,
  locationsOfAny,
  offeredAddition,
  offeredBillingMonths,
  offeredLocation,
  productByKey,
  productByPath,
  productPath,
  productsOf,
  transferableEnding,
  type LinkPieces,
} from "./rules.ts";
