// A row of the list of invoices and credit notes: what is open of it, and since when. [DSK-05] [BAL-01]
import type { Day } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import { type BalanceState, overdueSince } from "#shop/balance";
import { partyName } from "#shop/customer";
import type { Invoice } from "#shop/invoice";
import type { RowCustomer } from "./row-parts.ts";

/** `rate`: something is left of it at a VAT rate that has changed since. [VAT-14] */
export const invoiceConditions = ["open", "overdue", "paid", "to-pay-back", "credit-notes", "rate"] as const;
export type InvoiceCondition = (typeof invoiceConditions)[number];

export interface InvoiceListRow {
  readonly kind: "invoices";
  readonly id: string;
  readonly number: string;
  readonly document: Invoice["kind"];
  readonly issuedOn: Day;
  readonly dueOn: Day | null;
  readonly customer: RowCustomer;
  readonly order: { readonly id: string; readonly number: string };
  readonly total: Cents;
  readonly left: Cents;
  readonly toPayBack: Cents;
  readonly payBackBy: Day | null;
  /** The first day on which it was too late; null where it is not. */
  readonly overdueSince: Day | null;
  readonly state: BalanceState;
  readonly deviations: readonly ("overdue" | "to-pay-back")[];
}

/** What is noted beside a document. */
export interface OpenOfInvoice {
  readonly state: BalanceState;
  readonly left: Cents;
  readonly toPayBack: Cents;
  readonly payBackBy: Day | null;
}

/** A document as the list of documents shows it. */
export const invoiceListRow = (
  { id, number, kind, issuedOn, dueOn, customerNumber, buyer, orderId, orderNumber, total }: Invoice,
  { state, left, toPayBack, payBackBy }: OpenOfInvoice,
  today: Day,
): InvoiceListRow => {
  const late = kind === "invoice" ? overdueSince(left, dueOn, today) : overdueSince(toPayBack, payBackBy, today);
  return {
    kind: "invoices",
    id,
    number,
    document: kind,
    issuedOn,
    dueOn,
    customer: { number: customerNumber, name: partyName(buyer) },
    order: { id: orderId, number: orderNumber },
    total,
    left,
    toPayBack,
    payBackBy,
    overdueSince: late,
    state,
    deviations: [...(late === null ? [] : ["overdue" as const]), ...(toPayBack > 0 ? ["to-pay-back" as const] : [])],
  };
};
