// The door of `catalog`.
export type { Addition, Catalog, Category, CategoryKey, Feature, Location, Product, ProductKey, StorageTerms } from "./model.ts";
export { comparison, type ComparisonRow, differences } from "./comparison.ts";
export {
  AdditionNotOffered,
  BillingPeriodNotOffered,
  LocationNotOffered,
  ProductOnlyAsAddition,
  ProductSoldOut,
  ProductUnknown,
  StorageSizeNotOffered,
  type CatalogRefusal,
} from "./errors.ts";
export { bindingMonths, chargeForHours, hourlyContradictions, type HourlyProduct, hoursUntilCap, isHourly } from "./hourly.ts";
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
export {
  gigabytesOf,
  gigabytesPerTerabyte,
  inUnit,
  isStorage,
  nearestSize,
  offeredSize,
  type StorageCalculation,
  storageCalculation,
  storagePrice,
  type StorageProduct,
  type StorageSize,
  type StorageUnit,
  storageUnits,
} from "./storage.ts";
