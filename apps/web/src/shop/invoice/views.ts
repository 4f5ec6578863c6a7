// What the pages of invoices show, in words. [ACC-03]
import type { PaymentStage } from "@kontor/domain/shop/payment";
import type { AccountWay } from "../account/account-ways.ts";

/** How a document stands; the word says it, the colour of its kind repeats it. */
export interface ListedStateView {
  readonly text: string;
  readonly kind: "plain" | "deal" | "free" | "stop";
}

/** A document as a row of the table. [ACC-09] */
export interface InvoiceRow {
  readonly href: string;
  readonly number: string;
  readonly kind: "invoice" | "credit-note";
  readonly day: string;
  /** What it is for, and of which order it is. */
  readonly subject: string;
  readonly order: string;
  readonly state: ListedStateView;
  readonly total: string;
  /** What is left of it, in its sign. */
  readonly open: string;
  readonly isOpen: boolean;
  readonly pdf: string;
  /** Null where it cannot be had as an XRechnung. */
  readonly xrechnung: string | null;
}

/** A fee or a returned payment, which no document asks for. */
export interface ChargeRow {
  readonly number: string;
  readonly title: string;
  readonly amount: string;
  readonly text: string;
  readonly note: string;
}

export interface InvoiceFact {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
  /** What is copied of it, where one types it elsewhere. */
  readonly copied?: string;
}

export interface InvoiceItem {
  readonly title: string;
  readonly notes: readonly string[];
  readonly amount: string;
}

/** Where to transfer what is due, with the code as the path of a drawing so many modules wide. */
export interface TransferView {
  readonly facts: readonly InvoiceFact[];
  readonly size: number;
  readonly path: string;
}

/** The form that asks where money is paid back to; what was typed stands in it again where it was refused. */
export interface RefundView {
  readonly action: string;
  /** Where the customer is led afterwards. */
  readonly back: string;
  /** What is known, in a sentence; null where nothing is. */
  readonly known: string | null;
  /** Whether something is to be paid back there. */
  readonly isWanted: boolean;
  readonly typed: { readonly iban: string; readonly holder: string };
  /** Where a new password is had; null where none is asked for. */
  readonly forgot: string | null;
  readonly errors: Readonly<Record<"iban" | "holder" | "password" | "form", string | null>>;
}

/** The form for the customer's own references; what was typed stands in it again where it was refused. [ACC-08] */
export interface ReferenceView {
  readonly action: string;
  readonly typed: string;
  readonly error: string | null;
  /** Their own order; null of who buys for themselves. [ACC-09] */
  readonly order: { readonly typed: string; readonly error: string | null } | null;
}

/** What became of a payment that was begun online, as it was read for the page. */
export interface OnlineState {
  readonly stage: PaymentStage;
  readonly amount: string;
  /** Its id. */
  readonly attempt: string;
  /** The link by which it was begun; null of who is logged in. */
  readonly link: string | null;
}

/** The ways to pay online, each a button; a refused press says why. [PAY-04] */
export interface PayView {
  readonly action: string;
  /** The id of the invoice; null for all that is due, and where a link names it. */
  readonly invoice: string | null;
  readonly link: string | null;
  readonly text: string;
  readonly ways: readonly { readonly provider: string; readonly label: string }[];
  readonly error: string | null;
  /** The provider's page, once one is chosen. */
  readonly leads: { readonly href: string; readonly label: string } | null;
}

export type InvoicesView = { readonly ways: readonly AccountWay[] } & (
  | {
      readonly view: "list";
      /** What is owed in all; null where there is no document. */
      readonly owed: string | null;
      readonly isLate: boolean;
      /** How all that is open is paid at once; null where nothing is, and on further pages. */
      readonly payAll: {
        readonly title: string;
        /** Null where no provider is set up. */
        readonly online: string | null;
        /** Null where the seller has no account. */
        readonly transfer: TransferView | null;
      } | null;
      readonly charges: readonly ChargeRow[];
      /** The years to choose from, all of them first; none where there are not several. */
      readonly years: readonly { readonly href: string; readonly text: string; readonly isChosen: boolean }[];
      readonly rows: readonly InvoiceRow[];
      /** Said where there is no row. */
      readonly none: string;
      readonly online: OnlineState | null;
      /** Where the own reference is set. */
      readonly reference: string;
      /** Further pages, and back to the first; null where there is none. */
      readonly next: string | null;
      readonly first: string | null;
    }
  | {
      readonly view: "invoice";
      readonly list: string;
      readonly kind: "invoice" | "credit-note";
      readonly title: string;
      readonly state: ListedStateView;
      readonly facts: readonly InvoiceFact[];
      readonly addressee: readonly string[];
      /** What a credit note corrects, and why; null of an invoice. */
      readonly corrects: string | null;
      /** What staff say of it on the document. */
      readonly says: string | null;
      readonly items: readonly InvoiceItem[];
      readonly totals: readonly (InvoiceFact & { readonly strong?: boolean })[];
      readonly noVat: string | null;
      readonly pay: string;
      readonly transfer: TransferView | null;
      /** Where it is paid online; null where nothing is left, or no provider is set up. */
      readonly payOnline: string | null;
      readonly online: OnlineState | null;
      readonly pdf: string;
      /** Of a credit note; null where nothing is paid back of it. */
      readonly refund: RefundView | null;
      /** Where it is had as an XRechnung; null for consumers. */
      readonly xrechnung: string | null;
      /** Where the own reference for the next documents is set. */
      readonly reference: string;
    }
  | {
      readonly view: "pay";
      readonly back: { readonly href: string; readonly text: string };
      readonly title: string;
      readonly pay: PayView;
      readonly online: OnlineState | null;
      /** Of a link, which leads to no other page of the invoice. */
      readonly transfer: TransferView | null;
    }
  | { readonly view: "reference"; readonly saved: boolean; readonly list: string; readonly reference: ReferenceView }
  | { readonly view: "refund"; readonly saved: boolean; readonly list: string; readonly refund: RefundView }
);
