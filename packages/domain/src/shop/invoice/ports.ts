// What issuing a document and storing its files need from outside. [ACC-03] [ACC-08]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Ledger } from "#shop/balance";
import type { CustomerKind } from "#shop/customer";
import type { Locale } from "#visitor/locale";
import type { DocumentFile, FilesOfDocument, Invoice, InvoiceId, InvoiceKind } from "./model.ts";

/** The documents and the books of customers; all calls of one use case see and make one transaction. */
export class DocumentBook extends Context.Service<
  DocumentBook,
  {
    /** Its place among everything that is noted in the books. */
    readonly nextPosition: Effect<number>;
    /** The number of a document of this kind in this year; one that is not used is given again. */
    readonly nextSequence: (kind: InvoiceKind, year: number) => Effect<number>;
    /** By which the customer routes documents now; null without one. */
    readonly buyerReferenceOf: (customerNumber: string) => Effect<string | null>;
    /** By which a business finds its own order again; null without one. */
    readonly orderReferenceOf: (customerNumber: string) => Effect<string | null>;
    /** Where this document is paid online; null while customers pay by transfer alone. [PAY-03] */
    readonly payLinkOf: (id: InvoiceId, locale: Locale) => Effect<string | null>;
    readonly add: (document: Invoice, position: number) => Effect<void>;
    /** Notes what follows from a document that was added; `unfrozen` are it and others that are not frozen yet. */
    readonly book: (document: Invoice, unfrozen: readonly Invoice[]) => Effect<Ledger>;
    /** Stores all that its files will say; from then on nothing of it changes. */
    readonly freeze: (document: Invoice) => Effect<void>;
  }
>()("kontor/shop/invoice/DocumentBook") {}

/** What customers have on documents beside their address: undefined stays as it is. */
export interface StoredReferences {
  readonly reference: string | null;
  readonly orderReference: string | null | undefined;
}

/** By which customers route documents, and find their own orders again. */
export class BuyerReferences extends Context.Service<
  BuyerReferences,
  {
    /** What the requesting customer is, and the reference to their orders as it is; null where no address is stored. */
    readonly known: Effect<{ readonly kind: CustomerKind; readonly orderReference: string | null } | null>;
    /** Stores them for the requesting customer, as both then are; null where no address is stored, beside which they stand. */
    readonly store: (
      references: StoredReferences,
    ) => Effect<{ readonly reference: string | null; readonly orderReference: string | null } | null>;
  }
>()("kontor/shop/invoice/BuyerReferences") {}

/** The files of documents: drawn once from what was frozen, and never stored twice. */
export class DocumentFiles extends Context.Service<
  DocumentFiles,
  {
    /** A document as it was frozen; null where there is none. */
    readonly frozen: (id: InvoiceId) => Effect<Invoice | null>;
    /** Null until they were drawn. */
    readonly stored: (id: InvoiceId) => Effect<FilesOfDocument | null>;
    /** The PDF as this version of the shop draws it. */
    readonly draw: (document: Invoice) => Effect<Uint8Array>;
    /** Bytes with their SHA-256; a text in UTF-8. */
    readonly fileOf: (content: Uint8Array | string) => DocumentFile;
    /** Stores files where none are stored, and returns those that are stored then; null where the document is gone. */
    readonly storeOnce: (id: InvoiceId, files: FilesOfDocument) => Effect<FilesOfDocument | null>;
    /** Reports that a document was drawn a second time and came out differently. */
    readonly differs: (document: Invoice, stored: FilesOfDocument, drawn: FilesOfDocument) => Effect<void>;
  }
>()("kontor/shop/invoice/DocumentFiles") {}
