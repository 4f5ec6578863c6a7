// A document is issued: it gets its number, is booked, and is frozen; its files are drawn from that, once. [ACC-03] [ACC-08]
import * as Effect from "effect/Effect";
import { yearOf } from "#kernel/calendar";
import { balanceOfDocument, type Ledger } from "#shop/balance";
import { AddressMissing } from "#shop/checkout";
import { buyerReferenceFrom, orderReferenceFrom } from "#shop/customer";
import { electronicInvoice } from "./electronic.ts";
import { InvoiceUnknown } from "./errors.ts";
import type { FilesOfDocument, Invoice, InvoiceDraft, InvoiceId } from "./model.ts";
import type { ReplacingNumbers } from "./rate-change.ts";
import { BuyerReferences, DocumentBook, DocumentFiles } from "./ports.ts";
import { invoiceNumber, mayBeElectronic } from "./rules.ts";

interface Booked {
  readonly issued: Invoice;
  readonly ledger: Ledger;
}

/** `given`: a number that was taken for it before; `unfrozen`: what was booked before it and is frozen with it. */
const booked = Effect.fnUntraced(function* (
  draft: InvoiceDraft,
  id: InvoiceId,
  given: string | null,
  unfrozen: readonly Invoice[],
) {
  const book = yield* DocumentBook;
  // Always before the number, so that two transactions that book documents of both kinds wait for each other in one order.
  const position = yield* book.nextPosition;
  const year = yearOf(draft.issuedOn);
  const number = given ?? invoiceNumber(draft.kind, year, yield* book.nextSequence(draft.kind, year));
  const buyerReference = yield* book.buyerReferenceOf(draft.customerNumber);
  // Of businesses alone: who buys for themselves has no order of their own. (BT-13)
  const orderReference = draft.buyer.kind === "business" ? yield* book.orderReferenceOf(draft.customerNumber) : null;
  const payLink = draft.kind === "invoice" && draft.total > 0 ? yield* book.payLinkOf(id, draft.locale) : null;
  const issued: Invoice = {
    ...draft,
    ...(buyerReference === null ? {} : { buyerReference }),
    ...(orderReference === null ? {} : { orderReference }),
    ...(payLink === null ? {} : { payLink }),
    id,
    number,
  };
  yield* book.add(issued, position);
  const made: Booked = { issued, ledger: yield* book.book(issued, [...unfrozen, issued]) };
  return made;
});

const frozen = Effect.fnUntraced(function* (issued: Invoice, ledger: Ledger) {
  const atIssue = balanceOfDocument(ledger, issued.id, issued.issuedOn);
  const document: Invoice = atIssue === null ? issued : { ...issued, atIssue };
  yield* (yield* DocumentBook).freeze(document);
  return document;
});

/** Numbers, books and freezes a document. Who calls has claimed what it is for in the same transaction: a number that is taken is stored or was never given, so there are no gaps. */
export const issueDocument = Effect.fn("issueDocument")(function* (draft: InvoiceDraft, id: InvoiceId) {
  const { issued, ledger } = yield* booked(draft, id, null, []);
  return yield* frozen(issued, ledger);
});

/** A credit note and the invoice that takes the place of the corrected one, under numbers that they name each other by; both say of money what is true once both are booked. [VAT-14] */
export const issueReplacement = Effect.fn("issueReplacement")(function* (
  drafts: { readonly note: InvoiceDraft; readonly invoice: InvoiceDraft },
  numbers: ReplacingNumbers,
) {
  const note = yield* booked(drafts.note, numbers.note.id, numbers.note.number, []);
  const made = yield* booked(drafts.invoice, numbers.invoice.id, numbers.invoice.number, [note.issued]);
  return {
    invoice: yield* frozen(made.issued, made.ledger),
    note: yield* frozen(note.issued, made.ledger),
  };
});

const isSameFile = (one: FilesOfDocument["xml"], other: FilesOfDocument["xml"]): boolean =>
  one?.sha256 === other?.sha256;

/** The files of a document, the same for ever: those that are stored, else what is drawn now and stored before anyone gets it. [ACC-08] */
export const filesOfDocument = Effect.fn("filesOfDocument")(function* (id: InvoiceId) {
  const files = yield* DocumentFiles;
  const known = yield* files.stored(id);
  if (known !== null) return known;
  const document = yield* files.frozen(id);
  if (document === null) return yield* Effect.fail(new InvoiceUnknown());
  const drawn: FilesOfDocument = {
    pdf: files.fileOf(yield* files.draw(document)),
    xml: mayBeElectronic(document) ? files.fileOf(electronicInvoice(document, { kind: "xrechnung" })) : null,
  };
  const stored = yield* files.storeOnce(id, drawn);
  if (stored === null) return yield* Effect.fail(new InvoiceUnknown());
  if (!isSameFile(stored.pdf, drawn.pdf) || !isSameFile(stored.xml, drawn.xml))
    yield* files.differs(document, stored, drawn);
  return stored;
});

/** What a customer types of both references; one that is not sent stays. */
export interface TypedReferences {
  readonly reference: string;
  readonly orderReference?: string;
}

/** A customer sets, or removes, the references for the next documents; what was issued stays. [ACC-08] [ACC-09] */
export const setBuyerReference = Effect.fn("setBuyerReference")(function* (typed: TypedReferences) {
  const reference = yield* Effect.fromResult(buyerReferenceFrom(typed.reference));
  const references = yield* BuyerReferences;
  const known = yield* references.known;
  if (known === null) return yield* Effect.fail(new AddressMissing());
  const { kind, orderReference: before } = known;
  const orderReference =
    typed.orderReference === undefined
      ? undefined
      : yield* Effect.fromResult(orderReferenceFrom(typed.orderReference, { kind, before }));
  const stored = yield* references.store({ reference, orderReference });
  return stored ?? (yield* Effect.fail(new AddressMissing()));
});
