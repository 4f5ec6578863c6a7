// What acts of staff on documents need from outside. [VAT-14]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { BooksNotReady } from "#shop/balance";
import type { ServiceContract } from "#shop/contract";
import type { Invoice, InvoiceDraft, Issue, KnownRates, OrderedContracts, ReplacingNumbers } from "#shop/invoice";

/** The documents of customers. All calls of one use case see and make one transaction. */
export class DocumentDesk extends Context.Service<
  DocumentDesk,
  {
    /** All documents of the order of an invoice, with it; empty where there is none. Who changes the same invoice waits. */
    readonly around: (invoiceId: string) => Effect<readonly Invoice[]>;
    /** Whether the books of the customer may be written to. [BAL-06] */
    readonly ready: (customerNumber: string) => Effect<void, BooksNotReady>;
    readonly issue: Effect<Issue>;
    readonly rates: Effect<KnownRates>;
    /** The order that an invoice is of, with its contracts; null where it is not stored any more. */
    readonly ordered: (orderId: string) => Effect<OrderedContracts | null>;
    /** A contract whose guarantee gives back another amount now. [CON-02] */
    readonly changeGuarantee: (contract: ServiceContract) => Effect<void>;
    /** The next number of each kind, for two documents that name each other. */
    readonly numbers: Effect<ReplacingNumbers>;
    /** Both are booked, the credit note first; as they are issued. */
    readonly replace: (
      drafts: { readonly note: InvoiceDraft; readonly invoice: InvoiceDraft },
      numbers: ReplacingNumbers,
    ) => Effect<{ readonly note: Invoice; readonly invoice: Invoice }>;
    /** One letter with both; none where the account is gone. */
    readonly send: (documents: { readonly note: Invoice; readonly invoice: Invoice }) => Effect<void>;
  }
>()("kontor/site/admin/DocumentDesk") {}
