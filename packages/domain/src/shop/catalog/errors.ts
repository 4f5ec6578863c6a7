// What the catalogue refuses: products and terms that are not sold. [PRD-01] [PRD-02] [PRD-03]
import { Refusal } from "#kernel/refusal";
import type { Location, ProductKey, StorageTerms } from "./model.ts";

/** The catalogue has no such product, or not any more. */
export class ProductUnknown extends Refusal("ProductUnknown", "PRD-01")<{ readonly product: ProductKey }> {}

export class ProductSoldOut extends Refusal("ProductSoldOut", "PRD-03")<{ readonly product: ProductKey }> {}

/** It is sold along with another product only. */
export class ProductOnlyAsAddition extends Refusal("ProductOnlyAsAddition", "PRD-01")<{
  readonly product: ProductKey;
}> {}

export class BillingPeriodNotOffered extends Refusal("BillingPeriodNotOffered", "PRD-01")<{
  readonly product: ProductKey;
  readonly months: number;
}> {}

export class LocationNotOffered extends Refusal("LocationNotOffered", "PRD-02")<{
  readonly product: ProductKey;
  readonly location: Location | string;
}> {}

export class AdditionNotOffered extends Refusal("AdditionNotOffered", "PRD-01")<{
  readonly product: ProductKey;
  readonly addition: ProductKey;
}> {}

/** A field that the product does not have, or a choice that it does not offer. */
export class FieldNotOffered extends Refusal("FieldNotOffered", "PRD-01")<{
  readonly product: ProductKey;
  readonly field: string;
}> {}

export class CertificateNameMissing extends Refusal("CertificateNameMissing", "PRD-01")<{ readonly field: string }> {}

export class CertificateNameInvalid extends Refusal("CertificateNameInvalid", "PRD-01")<{
  readonly field: string;
  readonly name: string;
}> {}

/** Storage is sold from a minimum in steps up to a maximum, in gigabytes. */
export class StorageSizeNotOffered extends Refusal("StorageSizeNotOffered")<
  { readonly product: ProductKey } & StorageTerms
> {
  readonly rule = "PRD-09" as const;
}

export type CatalogRefusal =
  | ProductUnknown
  | ProductSoldOut
  | ProductOnlyAsAddition
  | BillingPeriodNotOffered
  | LocationNotOffered
  | AdditionNotOffered
  | StorageSizeNotOffered
  | FieldNotOffered
  | CertificateNameMissing
  | CertificateNameInvalid;
