// The door of `catalog`.
export type {
  Addition,
  Catalog,
  Category,
  CategoryKey,
  DealTerms,
  Feature,
  FieldValues,
  Location,
  PricedDeal,
  Product,
  ProductField,
  ProductKey,
  StorageTerms,
} from "./model.ts";
export { locations } from "./locations.ts";
export {
  type ClaimFault,
  claimFault,
  type DealClaim,
  dealBehind,
  dealOf,
  hasAdvantage,
  isRunning,
  nextPriceChange,
  offeredAt,
  onTerms,
  pricedSince,
  savedBy,
} from "./deals.ts";
export { comparison, type ComparisonRow, differences } from "./comparison.ts";
export {
  AdditionNotOffered,
  BillingPeriodNotOffered,
  CertificateNameInvalid,
  CertificateNameMissing,
  FieldNotOffered,
  LocationNotOffered,
  ProductOnlyAsAddition,
  ProductSoldOut,
  ProductUnknown,
  StorageSizeNotOffered,
  type CatalogRefusal,
} from "./errors.ts";
export { bindingMonths, hourlyContradictions, type HourlyProduct, isHourly } from "./hourly.ts";
export { fieldProblem, type FieldRefusal, readFields } from "./fields.ts";
export { Catalogs } from "./ports.ts";
export { includedDomainCount, isIncludedEnding } from "./included-domains.ts";
export {
  canBeOrdered,
  categoryByKey,
  categoryByPath,
  coveredLocations,
  defaultBillingMonths,
  defaultLocation,
  endingOf,
  hasPage,
  inStock,
  isSoldOut,
  invoicesAYear,
  recommendedOf,
  knownEnding,
  knownProduct,
  linkPieces,
  namedEnding,
  namedProduct,
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
  renewed,
  renewedField,
  type EntryChange,
  type Renewal,
  type StoredEntry,
  type WrittenEntry,
} from "./renewal.ts";
export { offeredSize } from "./offered-size.ts";
export {
  gigabytesOf,
  gigabytesPerTerabyte,
  inUnit,
  isStorage,
  nearestSize,
  type StorageCalculation,
  type PricedStorage,
  storageCalculation,
  storagePrice,
  type StorageProduct,
  type StorageSize,
  type StorageUnit,
  storageUnits,
} from "./storage.ts";
