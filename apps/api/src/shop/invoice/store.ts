// Invoices and credit notes, a row each, with what is owed of it noted beside; a number is given in the transaction that stores it (decision 51). [ACC-03]
import * as Effect from "effect/Effect";
import { type Day, yearOf } from "@kontor/domain/kernel/calendar";
import {
  DocumentBook,
  type Invoice,
  type InvoiceDraft,
  invoiceNumber,
  issueDocument,
  issueReplacement,
  type ListedDocument,
  type ReplacingNumbers,
  sharesOf,
} from "@kontor/domain/shop/invoice";
import { wordsOf } from "@kontor/domain/site/desk";
import type { Generated } from "kysely";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { latestFirst } from "../../platform/database/latest-first.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import { nextSentNumber } from "../../platform/database/numbers.ts";
import { buyerReferenceOf, orderReferenceOf } from "../customer/buyer-reference-store.ts";
import { nextPosition } from "../balance/positions.ts";
import { noteBalances } from "./books.ts";
import { invoiceFrom, readableInvoices } from "./invoice-rows.ts";
import type { PayLinkServices } from "./pay-links.ts";
import { readableOf } from "../../platform/database/stored-json.ts";
import { addWords } from "../../platform/database/words.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** `source` is what it is for, once each. */
    invoices: {
      id: string;
      number: string;
      kind: string;
      source: string;
      customer_number: string;
      order_id: string;
      total: number;
      body: string;
      placed_at: number;
      /** Counts all documents in the order in which they were booked: several of one moment have no other. */
      position: Generated<number>;
      /** The last day to pay, as its body says it. */
      due_on: Generated<string | null>;
      /** The day of issue, as its body says it. */
      issued_on: Generated<string>;
      /** The document that it corrects. */
      corrects: Generated<string | null>;
      /** Of a withdrawal: the day of its receipt. */
      declared_on: Generated<string | null>;
      /** Of a credit note after a change of rates: the invoice that takes the place of the corrected one. [VAT-14] */
      moves_to: Generated<string | null>;
      /** What is owed of it, as it follows from all entries of its customer; the state of one from before that was noted is empty. */
      state: Generated<string>;
      left_to_pay: Generated<number>;
      to_pay_back: Generated<number>;
      pay_back_by: Generated<string | null>;
      /** How much its credit notes take back. */
      credited: Generated<number>;
      /** Its position among what was noted; 0 for documents from before. No default: an earlier version cannot write it. [BAL-06] */
      noted: number;
      /** While its files are not stored: whether it was `issued` by a version that stores them, or `earlier`. [ACC-08] */
      undrawn: Generated<"issued" | "earlier" | null>;
    };
  }
}

const nextNumberOf = async (handle: Handle, kind: Invoice["kind"], issuedOn: Day): Promise<string> => {
  const year = yearOf(issuedOn);
  return invoiceNumber(kind, year, await nextSentNumber(handle, `${kind}-${year}`));
};

/** Numbers for two documents that name each other, which are stored in the same transaction. [VAT-14] */
export const numbersFor = async (handle: Handle, issuedOn: Day, freshId: () => string): Promise<ReplacingNumbers> => {
  await nextPosition(handle);
  const [note, invoice] = [
    await nextNumberOf(handle, "credit-note", issuedOn),
    await nextNumberOf(handle, "invoice", issuedOn),
  ];
  return { note: { id: freshId(), number: note }, invoice: { id: freshId(), number: invoice } };
};

/** A credit note and the invoice that takes its place; what the note says of money is what is true once both are booked. [VAT-14] */
export const addReplacement = (
  handle: Handle,
  drafts: { readonly note: InvoiceDraft; readonly invoice: InvoiceDraft },
  numbers: ReplacingNumbers,
  links: PayLinkServices,
): Promise<{ readonly note: Invoice; readonly invoice: Invoice }> =>
  Effect.runPromise(
    Effect.provideService(issueReplacement(drafts, numbers), DocumentBook, documentBookOver(handle, links)),
  );

const documentBookOver = (handle: Handle, { payLinks }: PayLinkServices): DocumentBook["Service"] => ({
  nextPosition: toEffect(() => nextPosition(handle)),
  nextSequence: (kind, year) => toEffect(() => nextSentNumber(handle, `${kind}-${year}`)),
  buyerReferenceOf: (customerNumber) => toEffect(() => buyerReferenceOf(handle, customerNumber)),
  orderReferenceOf: (customerNumber) => toEffect(() => orderReferenceOf(handle, customerNumber)),
  payLinkOf: (id, locale) => Effect.succeed(payLinks.addressOf(id, locale)),
  add: (document, position) => toEffect(() => addRow(handle, document, position)),
  book: ({ customerNumber, issuedOn }, unfrozen) =>
    toEffect(() => noteBalances(handle, customerNumber, issuedOn, unfrozen.flatMap(sharesOf))),
  freeze: (document) => toEffect(() => freeze(handle, document)),
});

const addRow = async (handle: Handle, document: Invoice, position: number): Promise<void> => {
  const { corrects } = document;
  await handle
    .insertInto("invoices")
    .values({
      id: document.id,
      number: document.number,
      kind: document.kind,
      source: document.source,
      customer_number: document.customerNumber,
      order_id: document.orderId,
      total: document.total,
      body: "",
      placed_at: document.issuedAt,
      position,
      noted: position,
      issued_on: document.issuedOn,
      due_on: document.dueOn,
      corrects: corrects?.id ?? null,
      declared_on: corrects?.declaredOn ?? null,
      moves_to: corrects?.replacedBy?.id ?? null,
      undrawn: "issued",
    })
    .execute();
  await addWords(handle, "invoices", document.id, wordsOf("invoices", document));
  if (corrects !== null)
    await handle
      .updateTable("invoices")
      .set((eb) => ({ credited: eb("credited", "-", document.total) }))
      .where("id", "=", corrects.id)
      .execute();
};

const freeze = async (handle: Handle, document: Invoice): Promise<void> => {
  await handle
    .updateTable("invoices")
    .set({ body: JSON.stringify(document) })
    .where("id", "=", document.id)
    .execute();
};

/** Issues a document in the transaction that claimed what it is for. */
export const addInvoice = (
  handle: Handle,
  draft: InvoiceDraft,
  { freshId, ...links }: PayLinkServices & { readonly freshId: () => string },
): Promise<Invoice> =>
  Effect.runPromise(
    Effect.provideService(issueDocument(draft, freshId()), DocumentBook, documentBookOver(handle, links)),
  );

export const invoiceById = (handle: Handle, id: string): Promise<Invoice | null> =>
  firstOf(handle.selectFrom("invoices").select("body").where("id", "=", id), (row) => invoiceFrom(row.body, id));

/** The documents that have this in a column, the earliest first. */
const documentsWhere = async (
  handle: Handle,
  column: "corrects" | "order_id",
  value: string,
): Promise<readonly Invoice[]> =>
  readableInvoices(
    await handle
      .selectFrom("invoices")
      .select(["id", "body"])
      .where(column, "=", value)
      .orderBy("placed_at")
      .orderBy("position")
      .execute(),
  );

/** The credit notes of an invoice, the earliest first. */
export const correctionsOf = (handle: Handle, id: string): Promise<readonly Invoice[]> =>
  documentsWhere(handle, "corrects", id);

/** All documents of an order, the earliest first. */
export const invoicesOfOrder = (handle: Handle, orderId: string): Promise<readonly Invoice[]> =>
  documentsWhere(handle, "order_id", orderId);

/** A document as a list orders it, without its body. */
export type ListedRow = Omit<ListedDocument, "balance"> & { readonly id: string };

/** All documents of a customer, of which a list shows some. [ACC-09] */
export const listedOfCustomer = async (handle: Handle, customerNumber: string): Promise<readonly ListedRow[]> => {
  const rows = await handle
    .selectFrom("invoices")
    .select(["id", "issued_on", "placed_at", "position"])
    .where("customer_number", "=", customerNumber)
    .execute();
  return rows.map(({ id, issued_on, placed_at, position }) => ({
    id,
    issuedOn: issued_on as Day,
    issuedAt: Number(placed_at),
    position: Number(position),
  }));
};

/** Documents by their ids, in the order of these. */
export const invoicesByIds = async (handle: Handle, ids: readonly string[]): Promise<readonly Invoice[]> => {
  if (ids.length === 0) return [];
  const found = readableInvoices(
    await handle.selectFrom("invoices").select(["id", "body"]).where("id", "in", ids).execute(),
  );
  const byId = new Map(found.map((invoice) => [invoice.id, invoice]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export interface InvoicePage {
  readonly invoices: readonly Invoice[];
  /** What `after` is for the next page; null on the last one. */
  readonly next: string | null;
}

/** A customer's documents, the latest first; those after one of them, or all of one order. */
export const invoicesOfCustomer = async (
  handle: Handle,
  customerNumber: string,
  { after, order, count }: { readonly after: string | null; readonly order: string | null; readonly count: number },
): Promise<InvoicePage> => {
  const own = handle
    .selectFrom("invoices")
    .select(["id", "body", "placed_at", "position"])
    .where("customer_number", "=", customerNumber);
  const { rows, next } = await latestFirst(order === null ? own : own.where("order_id", "=", order), {
    after,
    count,
    within: "position",
  });
  return { invoices: readableOf(rows, ({ id, body }) => invoiceFrom(body, id)), next };
};
