// Invoices as staff see them: found by number or customer, with their payments and credit notes. [ACC-03] [ADM-01]
import type { Day } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import { searchWords } from "@kontor/domain/kernel/text";
import type { Invoice, Settlement } from "@kontor/domain/shop/invoice";
import { sql } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";
import { latestFirst } from "../../platform/database/latest-first.ts";
import { readableOf } from "../../platform/database/stored-json.ts";
import { invoiceFrom, isUnpaid, noteUnpaid } from "../../shop/invoice/store.ts";
import { customersWith, type Searchable } from "./found-customers.ts";
import { ordersNumbered } from "./order-store.ts";

export interface InvoiceWithPayment {
  readonly invoice: Invoice;
  readonly settlement: Settlement;
}

const rowsOf = (handle: Handle) => handle.selectFrom("invoices").select(["id", "placed_at", "body", "paid_on", "credited"]);
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number];

const withPaymentFrom = ({ id, body, paid_on, credited }: Row): InvoiceWithPayment => ({
  invoice: invoiceFrom(body, id),
  settlement: { paidOn: paid_on as Day | null, credited: Number(credited) as Cents },
});

export type InvoiceFilter = "open" | "overdue" | "paid" | "credit-notes";

export interface SearchedInvoices {
  readonly q: string;
  readonly customer: string | null;
  readonly only: InvoiceFilter | null;
  readonly today: Day;
  readonly after: string | null;
  readonly count: number;
}

/** The latest first; by number, the number of the order, or words of the customer. */
export const searchedInvoices = async (database: Searchable, { q, customer, only, today, after, count }: SearchedInvoices) => {
  const handle = database.reads;
  const number = q.trim().toUpperCase();
  const isNumber = /^RK?-[\d-]*$/.test(number);
  const ordered = isNumber ? null : ordersNumbered(handle, q);
  const all = rowsOf(handle)
    .$if(isNumber, (query) => query.where("number", ">=", number).where("number", "<", `${number}~`))
    .$if(ordered !== null, (query) => query.where("order_id", "in", ordered as never))
    .$if(customer !== null, (query) => query.where("customer_number", "=", customer ?? ""))
    .$if(only === "open", (query) => query.where(isUnpaid))
    .$if(only === "overdue", (query) => query.where(isUnpaid).where("due_on", "<", today))
    .$if(only === "paid", (query) => query.where(sql<boolean>`paid_on is not null`))
    .$if(only === "credit-notes", (query) => query.where(sql<boolean>`kind = 'credit-note'`));
  const conditions = await customersWith(database, isNumber || ordered !== null ? [] : searchWords(q));
  const found = conditions.reduce((query, condition) => query.where((eb) => condition(eb as never, "invoices.customer_number")), all);
  const { rows, next } = await latestFirst(found, { after, count });
  return { invoices: readableOf(rows, withPaymentFrom), next };
};

export const invoiceWithPayment = async (handle: Handle, id: string): Promise<InvoiceWithPayment | null> => {
  const row = await rowsOf(handle).where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : withPaymentFrom(row);
};

/** All documents of an order, the earliest first. */
export const documentsOfOrder = async (handle: Handle, orderId: string): Promise<readonly InvoiceWithPayment[]> =>
  readableOf(await rowsOf(handle).where("order_id", "=", orderId).orderBy("placed_at").orderBy("id").execute(), withPaymentFrom);

/** Waits for those who change the same invoice. */
export const lockInvoice = async (handle: Handle, id: string): Promise<void> => {
  await handle
    .updateTable("invoices")
    .set((eb) => ({ credited: eb.ref("credited") }))
    .where("id", "=", id)
    .execute();
};

export const storePayment = async (
  handle: Handle,
  { id, orderId }: Pick<Invoice, "id" | "orderId">,
  { paidOn }: Settlement,
): Promise<void> => {
  await handle.updateTable("invoices").set({ paid_on: paidOn }).where("id", "=", id).execute();
  await noteUnpaid(handle, orderId);
};

/** Invoices that should have been paid. */
export const overdueCount = async (handle: Handle, today: Day): Promise<number> => {
  const row = await handle
    .selectFrom("invoices")
    .select(({ fn }) => fn.countAll().as("count"))
    .where(isUnpaid)
    .where("due_on", "<", today)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};
