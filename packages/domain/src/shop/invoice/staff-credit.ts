// Credit notes by staff, never above what earlier ones left of an invoice. [ACC-03]
import * as Result from "effect/Result";
import type { Cents } from "#kernel/money";
import { amountsOf, credited, plain, restOf } from "./correction.ts";
import { CreditNotPossible, CreditTooHigh } from "./errors.ts";
import type { Invoice, InvoiceDraft, InvoiceLine } from "./model.ts";
import type { Issue } from "./rules.ts";

/** A credit note by staff: over an amount, or over all that is left. `notes`: the credit notes of the same order. */
export const creditByStaff = (
  invoice: Invoice,
  notes: readonly Invoice[],
  amount: Cents | null,
  issue: Issue,
): Result.Result<InvoiceDraft, CreditNotPossible | CreditTooHigh> => {
  const left = restOf(invoice, notes);
  const [first] = invoice.lines;
  if (invoice.kind !== "invoice" || left.gross <= 0 || first === undefined) return Result.fail(new CreditNotPossible());
  const wanted = amount ?? left.gross;
  if (!Number.isSafeInteger(wanted) || wanted <= 0 || wanted > left.gross) return Result.fail(new CreditTooHigh());
  const own = notes.filter(({ corrects }) => corrects?.id === invoice.id);
  const isAll = wanted === left.gross;
  const line: InvoiceLine = { ...first, ...plain, quantity: 1, ...amountsOf(left, wanted, invoice.vat.rate) };
  const lines = isAll && own.length === 0 ? invoice.lines : [line];
  const [draft] = credited(invoice, { reason: "staff", source: `credit-by-staff:${own.length + 1}` }, lines, issue);
  return draft === undefined ? Result.fail(new CreditNotPossible()) : Result.succeed(draft);
};
