// The books of a customer as they are while entries are booked: what each document asks for or gives, the credit, and what followed from which entry. [BAL-01]
import type { Day } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import type { Claim } from "./claims.ts";
import type { NotePart, SharesByDocument } from "./contract-claims.ts";
import type { CreditNoteEntry, Entry, SetOff, Settlement } from "./model.ts";

/** Money that no document has used, with the document that it came for, the payment that it was, and the entry that made it a credit. */
export interface Lot {
  readonly from: string | null;
  /** Null where it is of several payments, or of none. */
  readonly payment: string | null;
  readonly source: string;
  cents: Cents;
}

/** Of a credit what an invoice used. */
interface Use {
  readonly claim: Claim;
  readonly from: string | null;
  readonly payment: string | null;
  cents: Cents;
}

/** What a credit note gives: total = own + set off with others + to pay back + paid back, as far as its invoice asked for it. */
export interface Note {
  readonly entry: CreditNoteEntry;
  own: Cents;
  readonly setOffs: SetOff[];
  toPayBack: Cents;
  paidBack: Cents;
  /** Of what is paid back, what went before: a payment returned after it had been paid out or set off. */
  covered: Cents;
  payBackBy: Day;
  readonly parts: readonly NotePart[];
}

/** Where the money of a payout came from: a credit note, the credit, or nowhere, so that the customer owes it. */
export interface PaidFrom {
  readonly note: Note | null;
  readonly from: string | null;
  readonly payment: string | null;
  readonly isOwed: boolean;
  readonly cents: Cents;
}

/** The books of a customer. `account` is what is owed without a document or a charge: what was paid back too much, or returned after it was used. */
export interface Ledger {
  readonly claims: ReadonlyMap<string, Claim>;
  readonly notes: ReadonlyMap<string, Note>;
  /** The credit notes of each invoice, in the order in which they were booked. */
  readonly notesOfClaim: ReadonlyMap<string, readonly Note[]>;
  readonly account: Claim;
  readonly credit: readonly Lot[];
  readonly received: Cents;
  readonly paidBack: Cents;
}

export interface Books extends Ledger {
  /** What followed from an entry when it was noted; null where that is not stored, so that it follows now. */
  readonly storedAfter: (entry: Entry) => readonly Settlement[] | null;
  /** What followed now. */
  readonly made: Settlement[];
  /** Of the account: what went although nothing was to be paid back. */
  overpaid: Cents;
  /** The lines of payments that returned, each of which may still ask for something. */
  readonly returnLines: Claim[];
  /** Each use of a credit, the latest last. */
  readonly uses: Use[];
  /** Credit notes whose money waits for the invoice that takes the place of theirs, by its id. [VAT-14] */
  readonly moving: Map<string, Note>;
  /** Corrected invoices, by the one that took their place. */
  readonly replacedBy: Map<string, string>;
  readonly payouts: Map<string, PaidFrom[]>;
  readonly shares: SharesByDocument;
  readonly claims: Map<string, Claim>;
  readonly notes: Map<string, Note>;
  readonly notesOfClaim: Map<string, Note[]>;
  readonly credit: Lot[];
  /** Invoices that may still ask for something, the oldest due first: books of many documents look at few of them. */
  readonly open: Claim[];
  /** Credit notes of which something may be paid back. */
  readonly owing: Set<Note>;
}
