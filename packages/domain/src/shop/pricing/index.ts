// The door of `pricing`.
export type { Derivation, DerivationReason, Quote, QuoteLine, RecurringGroup, VatGroup } from "./model.ts";
