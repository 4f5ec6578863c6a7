// The entries of a customer as JSON: documents, and the money that came and went. [BAL-01] [BAL-02]
import * as Schema from "effect/Schema";
import { DaySchema, InstantSchema } from "#kernel/calendar/codec";
import { CentsSchema } from "#kernel/money/codec";

/** What money is for: a document by its id, or the customer, who owes the oldest first. */
export const PurposeSchema = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("document"), document: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("customer") }),
]);

/** Of all entries: amounts are zero or above, whatever their direction. */
const common = {
  id: Schema.String,
  day: DaySchema,
  cents: CentsSchema,
  /** Its place among everything that was noted of the shop; none for what was noted before places were given, which comes first. [BAL-06] */
  noted: Schema.optionalKey(Schema.Number),
};

const InvoiceEntrySchema = Schema.Struct({
  kind: Schema.Literal("invoice"),
  ...common,
  number: Schema.String,
  /** The last day to pay; null where nothing is to be paid. */
  dueOn: Schema.NullOr(DaySchema),
});

const CreditNoteEntrySchema = Schema.Struct({
  kind: Schema.Literal("credit-note"),
  ...common,
  number: Schema.String,
  /** The id of the invoice that it corrects. */
  corrects: Schema.String,
  /** The last day for paying back what was received. */
  payBackBy: DaySchema,
  /** The id of the invoice that takes the place of the corrected one: what this gives goes to it, due or not, before anything else. [VAT-14] */
  movesTo: Schema.optionalKey(Schema.String),
});

const money = {
  ...common,
  purpose: PurposeSchema,
  /** The day on which the shop knew of it; that of the entry where none is given. [BAL-06] */
  notedOn: Schema.optionalKey(DaySchema),
};

const MoneyEntrySchema = Schema.Struct({ kind: Schema.Literals(["payment", "payout", "write-off"]), ...money });

/** Takes one of these back, with a day of its own: a payment or a payout that the bank returned, or that was noted wrongly. `of` is its id. [BAL-02] [BAL-07] */
const ReversalEntrySchema = Schema.Struct({
  kind: Schema.Literals(["return", "payout-return", "charge-back", "write-off-back"]),
  ...money,
  of: Schema.String,
});

/** What a charge is for: a fee, or a payment that went back after the shop had paid it out or set it off. */
export const ChargeReasonSchema = Schema.Literals(["returned-debit", "postage", "returned-payment"]);

/** Asked for beside documents: a line with a number and a day by which it is due. Of a returned payment it is not owed in addition, it is where that has its place. [BAL-07] */
const ChargeEntrySchema = Schema.Struct({
  kind: Schema.Literal("charge"),
  ...money,
  number: Schema.String,
  dueOn: DaySchema,
  reason: ChargeReasonSchema,
});

/** Who or what noted money: staff, a bank statement, a direct debit, a payment provider. `earlier`: a mark that a document was paid, from before payments were noted one by one. [BAL-02] */
export const PaymentSourceSchema = Schema.Literals(["staff", "statement", "debit", "stripe", "mollie", "earlier"]);

/** What is under way or failed is in no books. */
export const PaymentStateSchema = Schema.Literals(["pending", "received", "failed", "returned"]);

/** A payment or a payout as it was noted, and what took one back. [BAL-02] */
export const PaymentSchema = Schema.Struct({
  id: Schema.String,
  customerNumber: Schema.String,
  kind: Schema.Literals(["payment", "payout", "return", "payout-return"]),
  /** Of a return: the id of what it takes back. */
  of: Schema.NullOr(Schema.String),
  /** Of a return: whether the bank sent it back, or it was noted wrongly, and what is said of it. */
  cause: Schema.NullOr(Schema.Struct({ kind: Schema.Literals(["returned", "mistake"]), text: Schema.String })),
  purpose: PurposeSchema,
  day: DaySchema,
  cents: CentsSchema,
  /** What stands on the bank's statement, or what staff typed. */
  reference: Schema.String,
  source: PaymentSourceSchema,
  /** What its source calls it, once for each source: noted twice, it is one. */
  externalReference: Schema.NullOr(Schema.String),
  state: PaymentStateSchema,
  notedAt: InstantSchema,
  /** Its place among everything that was noted, and the day of it; 0 for what is from before places were given. [BAL-06] */
  position: Schema.Number,
  notedOn: DaySchema,
  /** Taken back before that was an entry of its own: such a payment is in no books. */
  takenBack: Schema.NullOr(Schema.Struct({ at: InstantSchema, reason: Schema.String })),
});

/** What staff made beside documents: a charge or a write-off, or what takes one back. [BAL-07] */
export const AdjustmentSchema = Schema.Struct({
  id: Schema.String,
  customerNumber: Schema.String,
  kind: Schema.Literals(["charge", "charge-back", "write-off", "write-off-back"]),
  /** Of what takes one back: its id. */
  of: Schema.NullOr(Schema.String),
  /** Of a charge. */
  charge: Schema.NullOr(Schema.Struct({ reason: ChargeReasonSchema, number: Schema.String, dueOn: DaySchema })),
  /** What it is about: an invoice, or for a write-off a charge, too. */
  purpose: PurposeSchema,
  day: DaySchema,
  cents: CentsSchema,
  /** Why: for staff alone. */
  reason: Schema.String,
  /** What the form that made it calls it: sent twice, it is one. */
  externalReference: Schema.NullOr(Schema.String),
  notedAt: InstantSchema,
  position: Schema.Number,
});

export const EntrySchema = Schema.Union([
  InvoiceEntrySchema,
  CreditNoteEntrySchema,
  MoneyEntrySchema,
  ReversalEntrySchema,
  ChargeEntrySchema,
]);

/** What a contract gives or takes of a settlement. */
const ContractPartSchema = Schema.Struct({ contract: Schema.String, cents: CentsSchema });

/** Its parts by contracts, where their shares were known. [BAL-05] */
export const SettlementPartsSchema = Schema.Struct({
  gives: Schema.Array(ContractPartSchema),
  takes: Schema.Array(ContractPartSchema),
});

/**
 * What followed from an entry when it was noted, an entry of its own from then on: a set-off of a credit note, or the use of a credit. Nothing that is
 * noted later changes one. [BAL-06]
 */
export const SettlementSchema = Schema.Struct({
  kind: Schema.Literals(["set-off", "credit"]),
  /** The entry that it follows, by its id. */
  cause: Schema.String,
  day: DaySchema,
  cents: CentsSchema,
  /** The credit note that gives, or the payment of which the credit is. */
  from: Schema.String,
  /** The invoice that takes, of a set-off between the contracts of one the corrected one; null for what is owed without a document. */
  to: Schema.NullOr(Schema.String),
  ...SettlementPartsSchema.fields,
});

/** A part of a document that was set off with another one, and what that left of it. */
export const SetOffSchema = Schema.Struct({
  id: Schema.String,
  number: Schema.String,
  cents: CentsSchema,
  left: CentsSchema,
});

export const DocumentBalanceSchema = Schema.Struct({
  id: Schema.String,
  number: Schema.String,
  kind: Schema.Literals(["invoice", "credit-note"]),
  /** As its document says it; of a credit note what it gives. */
  total: CentsSchema,
  /** What came in for it and stayed with it. */
  received: CentsSchema,
  /** What was set off with it, its own credit notes included; of a credit note what it took off other documents. */
  setOff: CentsSchema,
  setOffs: Schema.Array(SetOffSchema),
  left: CentsSchema,
  toPayBack: CentsSchema,
  paidBack: CentsSchema,
  /** Of what is paid back, what covers a payment that returned after it had been used; absent where nothing does. */
  covered: Schema.optionalKey(CentsSchema),
  /** What came in for it beyond its total and is the customer's credit. */
  over: CentsSchema,
  /** All that came in beyond its total, of which `over` is still there; none in documents from before. */
  overInAll: Schema.optionalKey(CentsSchema),
  /** Of what was received, what the customer's credit paid; none in documents from before. */
  ofCredit: Schema.optionalKey(CentsSchema),
  state: Schema.Literals(["open", "partly-paid", "paid", "settled", "to-pay-back", "paid-back", "nothing"]),
  /** The last day for what is left to pay or to pay back; null where nothing is. */
  dueOn: Schema.NullOr(DaySchema),
  /** The first day after `dueOn`, once it has come. */
  overdueSince: Schema.NullOr(DaySchema),
});

/** A charge on a day: total = received + written off + taken back + left. [BAL-07] */
export const ChargeBalanceSchema = Schema.Struct({
  id: Schema.String,
  number: Schema.String,
  reason: ChargeReasonSchema,
  day: DaySchema,
  dueOn: DaySchema,
  total: CentsSchema,
  received: CentsSchema,
  writtenOff: CentsSchema,
  takenBack: CentsSchema,
  left: CentsSchema,
  overdueSince: Schema.NullOr(DaySchema),
});

export const CustomerBalanceSchema = Schema.Struct({
  /** All money that came in, and all that went back. */
  received: CentsSchema,
  paidBack: CentsSchema,
  left: CentsSchema,
  /** Of what is left, what should have been paid before today. */
  overdue: CentsSchema,
  toPayBack: CentsSchema,
  /** Of what is to be paid back, what should have been before today. */
  payBackLate: CentsSchema,
  /** The first day by which some of it is to be paid back; null where nothing is. */
  payBackBy: Schema.NullOr(DaySchema),
  /** What no document has used: the next invoice uses it, or it is paid back on request. */
  credit: CentsSchema,
});
