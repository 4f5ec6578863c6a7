// Documents in the hands of staff: credited, sent once more, corrected where a rate became known later. [ACC-03] [VAT-14] [SHOP3-2] [HDL-09]
import * as Effect from "effect/Effect";
import type { Cents } from "#kernel/money";
import { BooksNotReady } from "#shop/balance";
import {
  creditByStaff,
  type Invoice,
  InvoiceUnknown,
  isOutdated,
  leftToCredit,
  RateNotOutdated,
  replacementOf,
  withFeeCorrected,
} from "#shop/invoice";
import { asStaff, done, known } from "./acting.ts";
import { reasonOf } from "./customer-changes.ts";
import { AccountUnknown, InvoiceChanged } from "./errors.ts";
import { CustomerRecords, DocumentDesk, type DocumentLetter } from "./ports.ts";
import { creditNoted, rateCorrected, sentAgain } from "./record-changes.ts";

/** Nothing is booked for a customer before what an earlier version booked is carried over. [BAL-06] */
export const booksReady = Effect.fnUntraced(function* (customerNumber: string) {
  if (!(yield* (yield* CustomerRecords).areBooksReady(customerNumber))) return yield* Effect.fail(new BooksNotReady());
});

/** A letter, to who still has an account. */
export const sendLetter = Effect.fnUntraced(function* (invoice: Invoice, letter: DocumentLetter = {}) {
  if (yield* (yield* CustomerRecords).hasAccount(invoice.customerNumber))
    yield* (yield* DocumentDesk).send(invoice, letter);
});

/** What staff saw of the invoice when they decided, and why they change it. */
export interface SeenInvoice {
  readonly invoiceId: string;
  readonly left: Cents;
  readonly reason: string;
}

/** The invoice with the documents of its order, as long as as much is left of it as staff saw. */
const asSeen = Effect.fnUntraced(function* ({ invoiceId, left }: SeenInvoice) {
  const documents = yield* (yield* DocumentDesk).around(invoiceId);
  const invoice = documents.find(({ id }) => id === invoiceId);
  if (invoice === undefined) return yield* Effect.fail(new InvoiceUnknown());
  if (leftToCredit(invoice, documents) !== left) return yield* Effect.fail(new InvoiceChanged());
  yield* booksReady(invoice.customerNumber);
  return { invoice, documents };
});

/** Over an amount, or over all that is left; with a sentence of the shop on it, or without. */
export const creditInvoice = (seen: SeenInvoice, amount: Cents | null, text: string) =>
  asStaff(() =>
    Effect.gen(function* () {
      const desk = yield* DocumentDesk;
      const { invoice, documents } = yield* asSeen(seen);
      const draft = yield* Effect.fromResult(creditByStaff(invoice, documents, amount, yield* desk.issue, text));
      const reason = yield* Effect.fromResult(reasonOf(seen.reason));
      const note = yield* desk.add(draft);
      yield* sendLetter(note);
      return done(creditNoted(invoice, note, reason));
    }),
  );

/** Sends an invoice to its customer once more. */
export const resendInvoice = (invoiceId: string) =>
  asStaff(() =>
    Effect.gen(function* () {
      const desk = yield* DocumentDesk;
      const invoice = yield* known(desk.byId(invoiceId), () => new InvoiceUnknown());
      if (!(yield* (yield* CustomerRecords).hasAccount(invoice.customerNumber)))
        return yield* Effect.fail(new AccountUnknown());
      yield* desk.send(invoice, { again: yield* desk.letters(invoiceId) });
      return done(sentAgain("invoice-letter", { kind: "invoice", id: invoiceId }));
    }),
  );

/**
 * What is left of the invoice is taken back and billed again at the rates that are known now. Credit note and new invoice name each other, what the old
 * one had received moves to the new one, and one letter says so: only the difference is asked for or paid back.
 */
export const correctRate = (seen: SeenInvoice) =>
  asStaff(() =>
    Effect.gen(function* () {
      const desk = yield* DocumentDesk;
      const { invoice, documents } = yield* asSeen(seen);
      const rates = yield* desk.rates;
      if (!isOutdated(invoice, documents, rates)) return yield* Effect.fail(new RateNotOutdated());
      const reason = yield* Effect.fromResult(reasonOf(seen.reason));
      const [issue, ordered] = [yield* desk.issue, yield* desk.ordered(invoice.orderId)];
      const numbers = yield* desk.numbers;
      const drafts = yield* Effect.fromResult(replacementOf(invoice, documents, numbers, { rates, issue, ordered }));
      const made = yield* desk.replace(drafts, numbers);
      for (const contract of ordered?.contracts ?? []) {
        const changed = withFeeCorrected(contract, made, { id: invoice.orderId });
        if (changed !== contract) yield* desk.changeGuarantee(changed);
      }
      yield* sendLetter(made.invoice, { besides: made.note });
      return { entry: rateCorrected(invoice, made, reason), result: made.invoice.id };
    }),
  );
