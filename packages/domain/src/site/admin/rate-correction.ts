// A rate that became known after an invoice is corrected by one act of staff. [VAT-14] [SHOP3-2]
import * as Effect from "effect/Effect";
import type { Cents } from "#kernel/money";
import { InvoiceUnknown, isOutdated, RateNotOutdated, replacementOf, restOf, withFeeCorrected } from "#shop/invoice";
import { asStaff } from "./acting.ts";
import { InvoiceChanged } from "./errors.ts";
import { DocumentDesk } from "./ports.ts";
import { rateCorrected } from "./record-changes.ts";

/** What staff saw of the invoice when they decided, and why. */
export interface RateToCorrect {
  readonly invoiceId: string;
  readonly left: Cents;
  readonly reason: string;
}

/**
 * What is left of the invoice is taken back and billed again at the rates that are known now. Credit note and new invoice name each other, what the old
 * one had received moves to the new one, and one letter says so: only the difference is asked for or paid back.
 */
export const correctRate = ({ invoiceId, left, reason }: RateToCorrect) =>
  asStaff(() =>
    Effect.gen(function* () {
      const desk = yield* DocumentDesk;
      const documents = yield* desk.around(invoiceId);
      const invoice = documents.find(({ id }) => id === invoiceId);
      if (invoice === undefined) return yield* Effect.fail(new InvoiceUnknown());
      if (restOf(invoice, documents).gross !== left) return yield* Effect.fail(new InvoiceChanged());
      yield* desk.ready(invoice.customerNumber);
      const rates = yield* desk.rates;
      if (!isOutdated(invoice, documents, rates)) return yield* Effect.fail(new RateNotOutdated());
      // Before numbers are taken: a refusal takes everything back.
      yield* Effect.fromResult(rateCorrected(invoice, { note: "", invoice: "", total: invoice.total }, reason));
      const [issue, ordered] = [yield* desk.issue, yield* desk.ordered(invoice.orderId)];
      const numbers = yield* desk.numbers;
      const drafts = yield* Effect.fromResult(replacementOf(invoice, documents, numbers, { rates, issue, ordered }));
      const made = yield* desk.replace(drafts, numbers);
      for (const contract of ordered?.contracts ?? []) {
        const changed = withFeeCorrected(contract, made, { id: invoice.orderId });
        if (changed !== contract) yield* desk.changeGuarantee(changed);
      }
      yield* desk.send(made);
      const { note, invoice: next } = made;
      const entry = rateCorrected(invoice, { note: note.number, invoice: next.number, total: next.total }, reason);
      return { entry: yield* Effect.fromResult(entry), result: made };
    }),
  );
