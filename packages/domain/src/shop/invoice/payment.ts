// What became of an invoice: open, overdue, paid, credited; staff note payments and issue credit notes, never above what is left. [ACC-03]
import * as Result from "effect/Result";
import type { Day } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import { PaidDayNotValid } from "#shop/balance";
import { amountsOf, credited, plain, restOf } from "./correction.ts";
import { CreditNotPossible, CreditTooHigh, PaymentNotPossible } from "./errors.ts";
import type { Invoice, InvoiceDraft, InvoiceLine } from "./model.ts";
import type { Issue } from "./rules.ts";

export type PaymentState = "open" | "overdue" | "paid" | "credited" | "nothing";

/** What is known of an invoice besides what it says: the day of its payment, and how much its credit notes take back. */
export interface Settlement {
  readonly paidOn: Day | null;
  /** Zero or above. */
  readonly credited: Cents;
}

type Billed = Pick<Invoice, "kind" | "total" | "dueOn">;

/** A credit note is open until it was paid back. */
export const paymentState = ({ kind, total, dueOn }: Billed, { paidOn, credited: back }: Settlement, today: Day): PaymentState => {
  if (paidOn !== null) return "paid";
  if (total === 0) return "nothing";
  if (kind === "credit-note") return "open";
  if (back >= total) return "credited";
  return dueOn !== null && dueOn < today ? "overdue" : "open";
};

/** A payment that was noted, or taken back with null. */
export const withPayment = (
  invoice: Billed,
  settlement: Settlement,
  paidOn: Day | null,
  today: Day,
): Result.Result<Settlement, PaymentNotPossible | PaidDayNotValid> => {
  const state = paymentState(invoice, settlement, today);
  if (paidOn !== null && (state === "nothing" || state === "credited")) return Result.fail(new PaymentNotPossible());
  if (paidOn !== null && paidOn > today) return Result.fail(new PaidDayNotValid());
  return Result.succeed({ ...settlement, paidOn });
};

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
