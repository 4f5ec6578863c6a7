// Credit notes by staff, never above what earlier ones left of an invoice. [ACC-03]
import * as Result from "effect/Result";
import type { Cents } from "#kernel/money";
import { cleanText, lengthOf } from "#kernel/text";
import { amountsOf, credited, plain, restOf } from "./correction.ts";
import { CreditNotPossible, CreditTextNotValid, CreditTooHigh } from "./errors.ts";
import { invoiceLimits } from "./limits.ts";
import type { Invoice, InvoiceDraft, InvoiceLine } from "./model.ts";
import type { Issue } from "./rules.ts";

/** What staff say to the customer on the document, as it is printed; null where they say nothing. [LOOK3-15] */
const printedText = (typed: string): Result.Result<string | null, CreditTextNotValid> => {
  const cleaned = cleanText(typed);
  if (Result.isFailure(cleaned) || lengthOf(cleaned.success) > invoiceLimits.textOfCredit)
    return Result.fail(new CreditTextNotValid({ most: invoiceLimits.textOfCredit }));
  return Result.succeed(cleaned.success === "" ? null : cleaned.success);
};

/** A credit note by staff: over an amount, or over all that is left. `notes`: the credit notes of the same order; `text`: what it says to the customer. */
export const creditByStaff = (
  invoice: Invoice,
  notes: readonly Invoice[],
  amount: Cents | null,
  issue: Issue,
  text = "",
): Result.Result<InvoiceDraft, CreditNotPossible | CreditTextNotValid | CreditTooHigh> => {
  const left = restOf(invoice, notes);
  const [first] = invoice.lines;
  if (invoice.kind !== "invoice" || left.gross <= 0 || first === undefined) return Result.fail(new CreditNotPossible());
  const wanted = amount ?? left.gross;
  if (!Number.isSafeInteger(wanted) || wanted <= 0 || wanted > left.gross) return Result.fail(new CreditTooHigh());
  const says = printedText(text);
  if (Result.isFailure(says)) return Result.fail(says.failure);
  const own = notes.filter(({ corrects }) => corrects?.id === invoice.id);
  const isAll = wanted === left.gross;
  const line: InvoiceLine = { ...first, ...plain, quantity: 1, ...amountsOf(left, wanted, invoice.vat.rate) };
  const lines = isAll && own.length === 0 ? invoice.lines : [line];
  const cause = { reason: "staff", ...(says.success === null ? {} : { text: says.success }) } as const;
  const [draft] = credited(invoice, { ...cause, source: `credit-by-staff:${own.length + 1}` }, lines, issue);
  return draft === undefined ? Result.fail(new CreditNotPossible()) : Result.succeed(draft);
};
