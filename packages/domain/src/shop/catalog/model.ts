// The catalogue: what the provider sells and on which terms. [PRD-01] [PRD-03] [PRD-07]
import type {
  AdditionSchema,
  CategoryKeySchema,
  FieldValuesSchema,
  LocationSchema,
  CatalogSchema,
  CategorySchema,
  DealTermsSchema,
  FeatureSchema,
  PricedDealSchema,
  ProductFieldSchema,
  ProductSchema,
  StorageTermsSchema,
} from "./codec.ts";

/** Stable id of a product, such as `web-m`. */
export type ProductKey = string;

export type CategoryKey = typeof CategoryKeySchema.Type;

export type Location = typeof LocationSchema.Type;

export type Category = typeof CategorySchema.Type;

/** A fact of a product that is shown and compared, such as storage or RAM. */
export type Feature = typeof FeatureSchema.Type;

/** A product that may be ordered along with another one, at most so many times. [CRT-02] */
export type Addition = typeof AdditionSchema.Type;

/** Sizes in gigabytes: from a minimum in steps up to a maximum. [PRD-09] */
export type StorageTerms = typeof StorageTermsSchema.Type;

/** What is asked of a product when it is ordered, beside its terms. */
export type ProductField = typeof ProductFieldSchema.Type;

/** What was chosen or typed, by the keys of the fields. */
export type FieldValues = typeof FieldValuesSchema.Type;

export type Product = typeof ProductSchema.Type;

/** What a contract that is ordered while a deal runs has instead of the product's own terms; at least one of them. */
export type DealTerms = typeof DealTermsSchema.Type;

/** What a product costs less for a while. Its moments never move: what ends later is another deal, with another key. [CNT-05] */
export type PricedDeal = typeof PricedDealSchema.Type;

/** Everything that is sold, with a version that changes whenever a price or availability does. */
export type Catalog = typeof CatalogSchema.Type;
