// What is owed, and to whom: the entries of a customer and the balances that follow from them alone. [BAL-01] [BAL-02] [BAL-03]
import type { Day } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import type {
  CustomerBalanceSchema,
  DocumentBalanceSchema,
  AdjustmentSchema,
  ChargeBalanceSchema,
  ChargeReasonSchema,
  EntrySchema,
  PaymentSchema,
  PurposeSchema,
  SetOffSchema,
  SettlementPartsSchema,
  SettlementSchema,
} from "./codec.ts";

export type Entry = typeof EntrySchema.Type;
export type Purpose = typeof PurposeSchema.Type;

export type Payment = typeof PaymentSchema.Type;
export type Adjustment = typeof AdjustmentSchema.Type;

export type InvoiceEntry = Extract<Entry, { readonly kind: "invoice" }>;
export type CreditNoteEntry = Extract<Entry, { readonly kind: "credit-note" }>;
export type DocumentEntry = InvoiceEntry | CreditNoteEntry;
/** What came or went, was charged beside documents, or is not asked for any more. */
export type MoneyEntry = Exclude<Entry, DocumentEntry>;

export type ChargeEntry = Extract<Entry, { readonly kind: "charge" }>;
export type ChargeReason = typeof ChargeReasonSchema.Type;
/** What takes another entry back. */
export type ReversalEntry = Extract<Entry, { readonly of: string }>;

export type SetOff = typeof SetOffSchema.Type;
export type Settlement = typeof SettlementSchema.Type;
/** What each contract gives, and what each takes. */
export type SettlementParts = typeof SettlementPartsSchema.Type;

/**
 * A document on a day. About money: `open`, `partly-paid`, `paid`, `settled` without money that stayed with it, `to-pay-back`, `paid-back`;
 * `nothing` where it never asked for any.
 */
export type DocumentBalance = typeof DocumentBalanceSchema.Type;
export type ChargeBalance = typeof ChargeBalanceSchema.Type;
export type BalanceState = DocumentBalance["state"];

export type CustomerBalance = typeof CustomerBalanceSchema.Type;

/** How much of a document is for a contract; zero or above. */
export interface ContractShare {
  readonly document: string;
  readonly contract: string;
  readonly cents: Cents;
}

/**
 * A contract's part of its documents, each cent of which is with one of its contracts:
 * billed - credited - written off - received + given - taken + paid back = left - to pay back. [BAL-05]
 */
export interface ContractBalance {
  /** What its invoices ask for, without their credit notes. */
  readonly billed: Cents;
  /** What its credit notes take back. */
  readonly credited: Cents;
  readonly writtenOff: Cents;
  /** What came for it; a set-off never changes it. */
  readonly received: Cents;
  /** What set-offs gave of it to other contracts, and what they took off it that others gave. */
  readonly given: Cents;
  readonly taken: Cents;
  readonly left: Cents;
  /** Of what is left, what should have been paid before today. */
  readonly overdue: Cents;
  readonly toPayBack: Cents;
  /** Of what is to be paid back, what should have been before today. */
  readonly payBackLate: Cents;
  /** The first day by which some of it is to be paid back; null where nothing is. */
  readonly payBackBy: Day | null;
  readonly paidBack: Cents;
}
