// The quote: the only calculation of the shop. Page, cart, summary, mail and API project it. [CRT-03] [VAT-10] [HDL-02] [HDL-03]
import type { PlainQuoteSchema, QuoteLineSchema, RecurringGroupSchema, VatGroupSchema, QuoteSchema } from "./codec.ts";

export type { Derivation, DerivationBy, DerivationFacts, DerivationReason } from "./codec.ts";

/** One row of the ledger: a product, an addition to it, or a domain. */
export type QuoteLine = typeof QuoteLineSchema.Type;

/** VAT of all that is charged at one rate; net + vat = gross. */
export type VatGroup = typeof VatGroupSchema.Type;

/** What is due regularly after the first invoice, for one billing period length. */
export type RecurringGroup = typeof RecurringGroupSchema.Type;

export type Quote = typeof QuoteSchema.Type;

/** A quote that no order is placed for, as a screen foretells it. */
export type Prices = Omit<Quote, "hash">;

/** A quote as it goes over the wire without its reasons; everything but the derivations. */
export type PlainQuote = typeof PlainQuoteSchema.Type;
export type PlainLine = PlainQuote["lines"][number];
