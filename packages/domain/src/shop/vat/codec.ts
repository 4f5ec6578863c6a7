// VAT as JSON: the rate that something is quoted at, with its reason. [VAT-10]
import * as Schema from "effect/Schema";
import { RateSchema } from "#kernel/money/codec";

/** Why a rate applies. `view` is what a visitor sees before an address is known. */
export const VatTreatmentSchema = Schema.Literals([
  "view",
  "domestic",
  "destination",
  "reverse-charge",
  "outside",
  "individual",
]);

export const VatDecisionSchema = Schema.Struct({
  country: Schema.String,
  rate: RateSchema,
  treatment: VatTreatmentSchema,
});
