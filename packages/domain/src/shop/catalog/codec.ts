// The catalogue as JSON: from the wire, the store, the provider's files. [PRD-01]
import * as Schema from "effect/Schema";
import { InstantSchema } from "#kernel/calendar/codec";
import { PriceSchema as Price } from "#kernel/money/codec";
import type { Ending } from "#shop/domain-name";
import { locations, type Catalog, type Category, type PricedDeal, type Product } from "./model.ts";

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));

const Size = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1));

const Months = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 120 }));

const Key = Schema.String.check(Schema.isPattern(/^[a-z0-9]+(-[a-z0-9]+)*$/));

const BothLanguages = Schema.Struct({ en: Schema.String, de: Schema.String });

const CategoryKeySchema = Schema.Literals([
  "hosting",
  "vps",
  "root-server",
  "cloud-server",
  "domains",
  "managed-cloud",
  "groupware",
  "certificates",
]);

export const LocationSchema = Schema.Literals(locations);

export const CategorySchema = Schema.Struct({
  key: CategoryKeySchema,
  path: BothLanguages,
  title: BothLanguages,
  summary: BothLanguages,
}) satisfies Schema.Codec<Category, unknown>;

export const ProductSchema = Schema.Struct({
  key: Key,
  category: CategoryKeySchema,
  title: BothLanguages,
  slug: BothLanguages,
  summary: BothLanguages,
  description: BothLanguages,
  monthly: Price,
  hourly: Schema.optionalKey(Price),
  storage: Schema.optionalKey(Schema.Struct({ minimum: Size, maximum: Size, step: Size })),
  setup: Price,
  billingMonths: Schema.Array(Months).check(Schema.isMinLength(1)),
  minimumMonths: Count,
  freeMonths: Count,
  firstMonthDiscount: Price,
  includedDomains: Schema.Struct({ count: Count, endings: Schema.Array(Schema.String) }),
  additions: Schema.Array(Schema.Struct({ product: Key, maximum: Count })),
  onlyAsAddition: Schema.Boolean,
  soldOut: Schema.Boolean,
  recommended: Schema.optionalKey(Schema.Boolean),
  locations: Schema.Array(LocationSchema),
  features: Schema.Array(Schema.Struct({ key: Schema.String, label: BothLanguages, value: BothLanguages })),
  fields: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        key: Key,
        label: BothLanguages,
        kind: Schema.Literals(["choice", "host-name", "wildcard-name"]),
        choices: Schema.optionalKey(Schema.Array(Schema.String)),
      }),
    ),
  ),
}) satisfies Schema.Codec<Product, unknown>;

export const EndingSchema = Schema.Struct({
  ending: Schema.String,
  register: Price,
  renew: Price,
  restore: Price,
  transferable: Schema.Boolean,
  minimumLength: Count,
  maximumLength: Count,
  letters: Schema.String,
  authcode: Schema.NullOr(Schema.Struct({ minimum: Count, maximum: Count })),
  condition: Schema.optionalKey(BothLanguages),
  group: Schema.Literals(["popular", "country", "generic", "new"]),
}) satisfies Schema.Codec<Ending, unknown>;

export const dealTermFields = {
  freeMonths: Schema.optionalKey(Size),
  firstMonthDiscount: Schema.optionalKey(Price),
  setup: Schema.optionalKey(Price),
};

export const PricedDealSchema = Schema.Struct({
  key: Key,
  product: Key,
  opens: InstantSchema,
  closes: InstantSchema,
  soldOut: Schema.Boolean,
  ...dealTermFields,
}) satisfies Schema.Codec<PricedDeal, unknown>;

/** A deal as it is stored: its key and its moments stand beside it. */
export const DealBodySchema = Schema.Struct({
  product: Key,
  soldOut: Schema.Boolean,
  ...dealTermFields,
}) satisfies Schema.Codec<Omit<PricedDeal, "key" | "opens" | "closes">, unknown>;

export const CatalogSchema = Schema.Struct({
  version: Schema.String,
  categories: Schema.Array(CategorySchema),
  products: Schema.Array(ProductSchema),
  endings: Schema.Array(EndingSchema),
  deals: Schema.optionalKey(Schema.Array(PricedDealSchema)),
}) satisfies Schema.Codec<Catalog, unknown>;

/** Reads a catalogue; the failure names the place of the error. */
export const decodeCatalog = Schema.decodeUnknownResult(CatalogSchema);
