// Invoices as staff see them: found by number or customer, with what is owed of them. [ACC-03] [ADM-01]
import type { Day } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import type { BalanceState } from "@kontor/domain/shop/balance";
import type { Invoice } from "@kontor/domain/shop/invoice";
import { sql } from "kysely";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { latestFirst } from "../../platform/database/latest-first.ts";
import { readableOf } from "../../platform/database/stored-json.ts";
import { invoiceFrom } from "../../shop/invoice/invoice-rows.ts";
import { isUnpaid } from "../../shop/invoice/unpaid.ts";
import { rowsWith, type Searchable } from "./found-rows.ts";
import { ordersNumbered } from "./order-store.ts";

/** A document with what is owed of it, as it was noted beside it. */
export interface ListedInvoice {
  readonly invoice: Invoice;
  readonly state: BalanceState;
  readonly left: Cents;
  readonly toPayBack: Cents;
  readonly payBackBy: Day | null;
  /** What its credit notes take back; zero or above. */
  readonly credited: Cents;
}

const rowsOf = (handle: Handle) =>
  handle
    .selectFrom("invoices")
    .select(["id", "placed_at", "position", "body", "state", "left_to_pay", "to_pay_back", "pay_back_by", "credited"]);
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number];

const listedFrom = ({ id, body, state, left_to_pay, to_pay_back, pay_back_by, credited }: Row): ListedInvoice => ({
  invoice: invoiceFrom(body, id),
  state: (state === "" ? "open" : state) as BalanceState,
  left: Number(left_to_pay) as Cents,
  toPayBack: Number(to_pay_back) as Cents,
  payBackBy: pay_back_by as Day | null,
  credited: Number(credited) as Cents,
});

export type InvoiceFilter = "open" | "overdue" | "paid" | "credit-notes" | "to-pay-back" | "rate";

export interface SearchedInvoices {
  readonly q: string;
  readonly customer: string | null;
  readonly only: InvoiceFilter | null;
  readonly today: Day;
  readonly after: string | null;
  readonly count: number;
}

/** The latest first; by number, the number of the order, or words of the customer. */
export const searchedInvoices = async (
  database: Searchable,
  { q, customer, only, today, after, count }: SearchedInvoices,
) => {
  const handle = database.reads;
  const number = q.trim().toUpperCase();
  const isNumber = /^RK?-[\d-]*$/.test(number);
  const ordered = isNumber ? null : ordersNumbered(handle, q);
  const all = rowsOf(handle)
    .$if(isNumber, (query) => query.where("number", ">=", number).where("number", "<", `${number}~`))
    .$call((query) => (ordered === null ? query : query.where("order_id", "in", ordered)))
    .$if(customer !== null, (query) => query.where("customer_number", "=", customer ?? ""))
    .$if(only === "open", (query) => query.where(isUnpaid))
    .$if(only === "overdue", (query) => query.where(isUnpaid).where("due_on", "<", today))
    .$if(only === "paid", (query) => query.where(sql<boolean>`state = 'paid'`))
    .$if(only === "to-pay-back", (query) => query.where(sql<boolean>`to_pay_back > 0`))
    .$if(only === "credit-notes", (query) => query.where(sql<boolean>`kind = 'credit-note'`));
  const conditions = await rowsWith(database, "invoices", isNumber || ordered !== null ? "" : q);
  const found = conditions.reduce((query, condition) => query.where(condition), all);
  const { rows, next } = await latestFirst(found, { after, count, within: "position" });
  return { invoices: readableOf(rows, listedFrom), next };
};

export const listedInvoice = (handle: Handle, id: string): Promise<ListedInvoice | null> =>
  firstOf(rowsOf(handle).where("id", "=", id), listedFrom);

export const listedInvoices = async (handle: Handle, ids: readonly string[]): Promise<readonly ListedInvoice[]> =>
  ids.length === 0 ? [] : readableOf(await rowsOf(handle).where("id", "in", ids).execute(), listedFrom);

/** All documents of an order, the earliest first. */
export const documentsOfOrder = async (handle: Handle, orderId: string): Promise<readonly ListedInvoice[]> =>
  readableOf(
    await rowsOf(handle).where("order_id", "=", orderId).orderBy("placed_at").orderBy("position").execute(),
    listedFrom,
  );

/** Invoices of which something is left, the latest first. */
export const invoicesIssuedBetween = async (handle: Handle, from: Day, until: Day): Promise<readonly ListedInvoice[]> =>
  readableOf(
    await rowsOf(handle)
      .where("kind", "=", "invoice")
      .where("issued_on", ">=", from)
      .where("issued_on", "<", until)
      .where(sql<boolean>`credited < total`)
      .orderBy("position", "desc")
      .execute(),
    listedFrom,
  );

/** Waits for those who change the same invoice. */
export const lockInvoice = async (handle: Handle, id: string): Promise<void> => {
  await handle
    .updateTable("invoices")
    .set((eb) => ({ credited: eb.ref("credited") }))
    .where("id", "=", id)
    .execute();
};
