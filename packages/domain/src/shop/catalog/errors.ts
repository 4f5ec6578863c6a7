// What the catalogue refuses: products and terms that are not sold. [PRD-01] [PRD-02] [PRD-03]
import { Refusal } from "#kernel/refusal";
import type { Location, ProductKey, StorageTerms } from "./model.ts";

/** The catalogue has no such product, or not any more. */
export class ProductUnknown extends Refusal("ProductUnknown")<{ readonly product: ProductKey }> {
  readonly rule = "PRD-01" as const;
}

export class ProductSoldOut extends Refusal("ProductSoldOut")<{ readonly product: ProductKey }> {
  readonly rule = "PRD-03" as const;
}

/** It is sold along with another product only. */
export class ProductOnlyAsAddition extends Refusal("ProductOnlyAsAddition")<{ readonly product: ProductKey }> {
  readonly rule = "PRD-01" as const;
}

export class BillingPeriodNotOffered extends Refusal("BillingPeriodNotOffered")<{
  readonly product: ProductKey;
  readonly months: number;
}> {
  readonly rule = "PRD-01" as const;
}

export class LocationNotOffered extends Refusal("LocationNotOffered")<{
  readonly product: ProductKey;
  readonly location: Location | string;
}> {
  readonly rule = "PRD-02" as const;
}

export class AdditionNotOffered extends Refusal("AdditionNotOffered")<{
  readonly product: ProductKey;
  readonly addition: ProductKey;
}> {
  readonly rule = "PRD-01" as const;
}

/** Storage is sold from a minimum in steps up to a maximum, in gigabytes. */
export class StorageSizeNotOffered extends Refusal("StorageSizeNotOffered")<{ readonly product: ProductKey } & StorageTerms> {
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
