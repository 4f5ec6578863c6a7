// The catalogue as JSON: from the wire, the store, the provider's files. [PRD-01]
import * as Schema from "effect/Schema";
import { InstantSchema } from "#kernel/calendar/codec";
import { PriceSchema as Price } from "#kernel/money/codec";
import { EndingSchema } from "#shop/domain-name/codec";
import { LocalizedSchema as BothLanguages } from "#visitor/locale/codec";
import { locations } from "./locations.ts";

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));

const Size = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1));

const Months = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 120 }));

const Key = Schema.String.check(Schema.isPattern(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** Any that the provider gives. `domains` is that of names alone, and some have a drawing. [PKG-08] */
export const CategoryKeySchema = Key.check(Schema.isMaxLength(64));

export const LocationSchema = Schema.Literals(locations);

export const CategorySchema = Schema.Struct({
  key: CategoryKeySchema,
  /** Path below the locale, without slashes at its ends: `server/vps`. */
  path: BothLanguages,
  title: BothLanguages,
  summary: BothLanguages,
});

export const FeatureSchema = Schema.Struct({
  key: Schema.String,
  label: BothLanguages,
  value: BothLanguages,
});

export const AdditionSchema = Schema.Struct({ product: Key, maximum: Count });

export const StorageTermsSchema = Schema.Struct({ minimum: Size, maximum: Size, step: Size });

export const ProductFieldSchema = Schema.Struct({
  key: Key,
  label: BothLanguages,
  /** One of `choices` or none; or the name that a certificate is for, with all below it for a wildcard. */
  kind: Schema.Literals(["choice", "host-name", "wildcard-name"]),
  /** The same in every language. */
  choices: Schema.optionalKey(Schema.Array(Schema.String)),
});

export const FieldValuesSchema = Schema.Record(Schema.String, Schema.String);

export const ProductSchema = Schema.Struct({
  key: Key,
  category: CategoryKeySchema,
  title: BothLanguages,
  slug: BothLanguages,
  summary: BothLanguages,
  description: BothLanguages,
  /** Price per month, gross at the seller country's rate; of a product billed by the hour what a month costs at most, of storage the price of a gigabyte. */
  monthly: Price,
  /** Price per hour, gross at the seller country's rate; absent where it is billed by months. [PRD-08] */
  hourly: Schema.optionalKey(Price),
  /** Sizes of a product that is sold by the gigabyte; absent elsewhere. [PRD-09] */
  storage: Schema.optionalKey(StorageTermsSchema),
  /** Charged once with the first invoice, gross at the seller country's rate. */
  setup: Price,
  /** Billing periods offered, in months, ascending; the first is the default. */
  billingMonths: Schema.Array(Months).check(Schema.isMinLength(1)),
  /** Minimum contract period in months. */
  minimumMonths: Count,
  /** The first months that cost nothing; after them `monthly` applies. */
  freeMonths: Count,
  /** Taken off the price of the first month, at most that price. */
  firstMonthDiscount: Price,
  includedDomains: Schema.Struct({ count: Count, endings: Schema.Array(Schema.String) }),
  additions: Schema.Array(AdditionSchema),
  /** Whether it is ordered alone, or only as an addition to another product. */
  onlyAsAddition: Schema.Boolean,
  soldOut: Schema.Boolean,
  /** Whether the provider recommends it before the others of its category; absent where it does not. */
  recommended: Schema.optionalKey(Schema.Boolean),
  /** Empty where a location makes no sense. */
  locations: Schema.Array(LocationSchema),
  features: Schema.Array(FeatureSchema),
  /** Absent where nothing more is asked. */
  fields: Schema.optionalKey(Schema.Array(ProductFieldSchema)),
});

export const DealTermsSchema = Schema.Struct({
  /** First months that cost nothing. */
  freeMonths: Schema.optionalKey(Size),
  /** Taken off the price of the first month, at most that price. */
  firstMonthDiscount: Schema.optionalKey(Price),
  /** The setup fee, gross at the seller country's rate. */
  setup: Schema.optionalKey(Price),
});

export const PricedDealSchema = Schema.Struct({
  key: Key,
  product: Key,
  /** From this moment on; ordered prices are those of the moment of the order. */
  opens: InstantSchema,
  /** Until before this moment. */
  closes: InstantSchema,
  soldOut: Schema.Boolean,
  ...DealTermsSchema.fields,
});

/** A deal as it is stored: its key and its moments stand beside it. */
export const DealBodySchema = Schema.Struct({
  product: Key,
  soldOut: Schema.Boolean,
  ...DealTermsSchema.fields,
});

export const CatalogSchema = Schema.Struct({
  version: Schema.String,
  categories: Schema.Array(CategorySchema),
  products: Schema.Array(ProductSchema),
  endings: Schema.Array(EndingSchema),
  /** What costs less for a while; products say what they cost without. Absent where there are no deals. [CNT-05] */
  deals: Schema.optionalKey(Schema.Array(PricedDealSchema)),
  /** What is no longer sold and stands in a cart or a contract still: it has a name and a price, and can't be ordered. Absent where there is nothing of the kind. [PKG-09] */
  retired: Schema.optionalKey(
    Schema.Struct({ products: Schema.Array(ProductSchema), endings: Schema.Array(EndingSchema) }),
  ),
});

/** Reads a catalogue; the failure names the place of the error. */
export const decodeCatalog = Schema.decodeUnknownResult(CatalogSchema);
