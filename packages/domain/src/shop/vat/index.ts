// The door of `vat`.
export type { TaxableCustomer, VatDecision, VatIdValidity, VatMap, VatRate, VatTreatment } from "./model.ts";
