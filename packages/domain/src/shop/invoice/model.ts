// Invoices and credit notes: what was billed to whom for what, as it was on the day of issue; nothing of them ever changes. [ACC-03]
import type {
  BankAccountSchema,
  InvoiceKindSchema,
  CorrectedSchema,
  InvoiceDraftSchema,
  InvoiceSchema,
  LineSchema,
  RetainedSchema,
  SellerSchema,
} from "./codec.ts";

export type InvoiceId = string;

/** Counts up without gaps in a year: `R-2026-000123`, credit notes `RK-2026-000004`. */
export type InvoiceNumber = string;

export type InvoiceKind = typeof InvoiceKindSchema.Type;

/** Where a transfer goes. */
export type BankAccount = typeof BankAccountSchema.Type;

/** Who issues it. */
export type Seller = typeof SellerSchema.Type;

export type InvoiceLine = typeof LineSchema.Type;

/** What a customer keeps to pay of a line after a withdrawal, and for what. [BAL-04] */
export type RetainedShare = typeof RetainedSchema.Type;

/** The document that a credit note corrects. */
export type Corrected = typeof CorrectedSchema.Type;

/** All that an invoice says but its number. Amounts of a credit note are negative. */
export type InvoiceDraft = typeof InvoiceDraftSchema.Type;

export type Invoice = typeof InvoiceSchema.Type;

/** A file as it was drawn, with the SHA-256 of its bytes in hexadecimal digits. [ACC-08] */
export interface DocumentFile {
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** The PDF, and the XRechnung where its buyer may have one. */
export interface FilesOfDocument {
  readonly pdf: DocumentFile;
  readonly xml: DocumentFile | null;
}

/** As its customer sees it in a list. */
export type InvoiceSummary = Pick<
  Invoice,
  "id" | "number" | "kind" | "issuedOn" | "dueOn" | "total" | "orderId" | "orderNumber"
>;
