// The door of `vat`.
export { VatIdInvalid, VatMapEmpty, VatMapFailed, type VatRefused } from "./errors.ts";
export type { TaxableCustomer, VatDecision, VatIdValidity, VatMap, VatRate, VatTreatment } from "./model.ts";
export { VatIds, VatRates, VisitorCountry } from "./ports.ts";
