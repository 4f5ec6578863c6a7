// What the catalogue refuses: products and terms that are not sold. [PRD-01] [PRD-02] [PRD-03]
import * as Data from "effect/Data";
import type { Location, ProductKey, StorageTerms } from "./model.ts";

/** The catalogue has no such product, or not any more. */
export class ProductUnknown extends Data.TaggedError("ProductUnknown")<{ readonly product: ProductKey }> {
  readonly rule = "PRD-01" as const;
}

export class ProductSoldOut extends Data.TaggedError("ProductSoldOut")<{ readonly product: ProductKey }> {
  readonly rule = "PRD-03" as const;
}

/** It is sold along with another product only. */
export class ProductOnlyAsAddition extends Data.TaggedError("ProductOnlyAsAddition")<{ readonly product: ProductKey }> {
  readonly rule = "PRD-01" as const;
}

export class BillingPeriodNotOffered extends Data.TaggedError("BillingPeriodNotOffered")<{
  readonly product: ProductKey;
  readonly months: number;
}> {
  readonly rule = "PRD-01" as const;
}

export class LocationNotOffered extends Data.TaggedError("LocationNotOffered")<{
  readonly product: ProductKey;
  readonly location: Location | string;
}> {
  readonly rule = "PRD-02" as const;
}

export class AdditionNotOffered extends Data.TaggedError("AdditionNotOffered")<{
  readonly product: ProductKey;
  readonly addition: ProductKey;
}> {
  readonly rule = "PRD-01" as const;
}

/** Storage is sold from a minimum in steps up to a maximum, in gigabytes. */
export class StorageSizeNotOffered extends Data.TaggedError("StorageSizeNotOffered")<{ readonly product: ProductKey } & StorageTerms> {
  readonly rule = "PRD-09" as const;
}

export type CatalogRefusal =
  | ProductUnknown
  | ProductSoldOut
  | ProductOnlyAsAddition
  | BillingPeriodNotOffered
  | LocationNotOffered
  | AdditionNotOffered
  | StorageSizeNotOffered;
