// VAT: the map of rates by country, what a visitor sees and what a customer is charged. [VAT-01…03] [VAT-09…12]
import type { Day } from "#kernel/calendar";
import type { CountryCode, VatCountry } from "#kernel/country";
import type { Rate } from "#kernel/money";
import type { LaterVatSchema, VatDecisionSchema, VatRateSchema, VatTreatmentSchema } from "./codec.ts";

/** One rate and the days for which it is in force; an open end is null. */
export type VatRate = typeof VatRateSchema.Type;

/** The rates in force on one day, by country; `OTHER` is always present. */
export type VatMap = Readonly<Record<VatCountry, Rate>> & { readonly OTHER: Rate };

/** A map with the first day on which it holds. */
export interface DatedVatMap {
  readonly from: Day;
  readonly map: VatMap;
}

export type VatIdValidity = "valid" | "invalid" | "unknown";

/** Why a rate applies. `view` is what a visitor sees before an address is known. */
export type VatTreatment = typeof VatTreatmentSchema.Type;

/** How a total names its VAT: it is in it, the recipient owes it, or there is none; a rate of nothing is not called a rate. [VAT-10] */
export type VatStatement = "included" | "reverse-charge" | "none";

/** Why prices have the VAT that they have, as a note below them says it: a rate of nothing is never said to be in them. [VAT-10] [SHL-10] */
export type VatNote = VatTreatment | "view-none";

/** The rate a quote is made for, with its reason. */
export type VatDecision = typeof VatDecisionSchema.Type;

/** What is decided for a day, with the seller's own rate, which is in the prices of the catalogue. [VAT-11] */
export interface VatAt {
  readonly vat: VatDecision;
  readonly homeRate: Rate;
}

/** The same of periods that end at least so many months after the day on which they begin. [VAT-14] */
export type LaterVat = typeof LaterVatSchema.Type;

/** What the charged rate depends on. */
export interface TaxableCustomer {
  readonly kind: "private" | "business";
  readonly country: CountryCode;
  /** As it is stored; some places are in another area of VAT than their country. */
  readonly postCode: string;
  readonly vatId: string | null;
  readonly vatIdValidity: VatIdValidity;
  /** Set by staff with a reason; goes before address and VAT id. [VAT-08] */
  readonly individualRate: Rate | null;
}
