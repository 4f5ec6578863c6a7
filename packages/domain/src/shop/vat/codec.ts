// VAT as JSON: the rates of the provider's content, and the rate that something is quoted at, with its reason. [VAT-01] [VAT-10]
import * as Schema from "effect/Schema";
import { DaySchema } from "#kernel/calendar/codec";
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

export const VatRateSchema = Schema.Struct({
  country: Schema.String,
  rate: RateSchema,
  from: DaySchema,
  until: Schema.NullOr(DaySchema),
});

export const LaterVatSchema = Schema.Struct({
  months: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  vat: VatDecisionSchema,
  homeRate: RateSchema,
});
