// What acts of staff on documents and money need from outside. [VAT-14] [ACC-03] [BAL-06]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Adjustment, Payment } from "#shop/balance";
import type { ServiceContract } from "#shop/contract";
import type { Invoice, InvoiceDraft, Issue, KnownRates, OrderedContracts, ReplacingNumbers } from "#shop/invoice";

/** What is there of a customer. */
export class CustomerRecords extends Context.Service<
  CustomerRecords,
  {
    /** An account, or what stays of one that is gone: documents and money. */
    readonly isKnown: (customerNumber: string) => Effect<boolean>;
    /** Documents of a deleted account stay as the law wants them, and nothing is written to its customer any more. [ACC-06] */
    readonly hasAccount: (customerNumber: string) => Effect<boolean>;
    /** Not while what an earlier version booked is still to be carried over. [BAL-06] */
    readonly areBooksReady: (customerNumber: string) => Effect<boolean>;
  }
>()("kontor/site/admin/CustomerRecords") {}

/** A letter with a document: the first one, or another one after so many. */
export interface DocumentLetter {
  readonly again?: number;
  /** The earlier ones are not true any more. */
  readonly isChanged?: boolean;
  readonly besides?: Invoice;
}

/** The documents of customers. All calls of one use case see and make one transaction. */
export class DocumentDesk extends Context.Service<
  DocumentDesk,
  {
    readonly byId: (id: string) => Effect<Invoice | null>;
    /** All documents of the order of an invoice, with it; empty where there is none. Who changes the same invoice waits. */
    readonly around: (invoiceId: string) => Effect<readonly Invoice[]>;
    readonly issue: Effect<Issue>;
    readonly rates: Effect<KnownRates>;
    /** The order that an invoice is of, with its contracts; null where it is not stored any more. */
    readonly ordered: (orderId: string) => Effect<OrderedContracts | null>;
    /** A contract whose guarantee gives back another amount now. [CON-02] */
    readonly changeGuarantee: (contract: ServiceContract) => Effect<void>;
    /** The next number of each kind, for two documents that name each other. */
    readonly numbers: Effect<ReplacingNumbers>;
    readonly add: (draft: InvoiceDraft) => Effect<Invoice>;
    /** Both are booked, the credit note first; as they are issued. */
    readonly replace: (
      drafts: { readonly note: InvoiceDraft; readonly invoice: InvoiceDraft },
      numbers: ReplacingNumbers,
    ) => Effect<{ readonly note: Invoice; readonly invoice: Invoice }>;
    /** How many letters with it there were. */
    readonly letters: (invoiceId: string) => Effect<number>;
    readonly send: (invoice: Invoice, letter: DocumentLetter) => Effect<void>;
    /** The letter about a fee, or about what a returned payment left to pay. */
    readonly sendCharge: (charge: Adjustment) => Effect<void>;
    /** The letter about money that went back; none where no letter had confirmed that it came. */
    readonly sendGoneBack: (entry: Payment) => Effect<void>;
  }
>()("kontor/site/admin/DocumentDesk") {}
