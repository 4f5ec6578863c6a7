// The door of `vat`.
export {
  decidedBy,
  homeRateIn,
  isSameDecision,
  lastDayOf,
  laterVat,
  vatAfter,
  vatMapsAfter,
} from "./ahead.ts";
export { VatIdInvalid, VatMapEmpty, VatMapFailed, type VatRefused } from "./errors.ts";
export type {
  DatedVatMap,
  LaterVat,
  TaxableCustomer,
  VatAt,
  VatDecision,
  VatIdValidity,
  VatMap,
  VatNote,
  VatRate,
  VatStatement,
  VatTreatment,
} from "./model.ts";
export { type VatIds, VatRates, VisitorCountry } from "./ports.ts";
export {
  chargedVat,
  compactVatId,
  countryOfVatId,
  isInForce,
  isReverseCharge,
  rateIn,
  vatCountryOfVisitor,
  vatMapOn,
  vatNoteOf,
  vatStatement,
  viewedVat,
  type CountryHints,
} from "./rules.ts";
export { viesAddress, type ViesQuestion, viesQuestion, viesReading } from "./vies.ts";
export { vatId } from "./vat-id.ts";
