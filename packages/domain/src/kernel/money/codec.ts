// Amounts and rates as JSON. [CRT-07] [VAT-01]
import * as Schema from "effect/Schema";
import type { Cents, Micros, Rate } from "./model.ts";

export const CentsSchema = Schema.Int.pipe(Schema.refine((amount): amount is Cents => Number.isSafeInteger(amount)));

/** Zero or above. */
export const PriceSchema = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)).pipe(
  Schema.refine((amount): amount is Cents => Number.isSafeInteger(amount)),
);

export const MicrosSchema = Schema.Int.pipe(Schema.refine((price): price is Micros => Number.isSafeInteger(price)));

export const RateSchema = Schema.Int.pipe(
  Schema.refine((basisPoints): basisPoints is Rate => basisPoints >= 0 && basisPoints <= 10_000),
);
