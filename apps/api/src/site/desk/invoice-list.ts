// The list of invoices and credit notes: where it is read from, and its rows. [DSK-05] [ACC-03]
import { type InvoiceCondition, invoiceListRow, type InvoiceListRow, spokenText } from "@kontor/domain/site/desk";
import { sql } from "kysely";
import { isUnpaid } from "../../shop/invoice/unpaid.ts";
import { outdatedInvoices } from "../admin/document-desk.ts";
import { rowsWith } from "../admin/found-customers.ts";
import { listedInvoices } from "../admin/invoice-store.ts";
import { ordersNumbered } from "../admin/order-store.ts";
import type { ListScope, ListTable } from "./list-keys.ts";
import { firstMet, readingsOf } from "./spoken-rows.ts";

export const invoiceTable: ListTable<InvoiceCondition> = {
  table: sql.table("invoices"),
  id: sql.ref("id"),
  sorts: {
    issuedOn: sql.ref("issued_on"),
    // As its index has it; a credit note is due on no day.
    dueOn: sql`coalesce(due_on, '')`,
    total: sql.ref("total"),
  },
  tie: sql.ref("position"),
  at: { of: sql.ref("issued_on"), by: "day" },
  states: {
    open: () => isUnpaid,
    overdue: ({ today }) => sql<boolean>`(${isUnpaid} and due_on < ${today})`,
    paid: () => sql<boolean>`state = 'paid'`,
    "to-pay-back": () => sql<boolean>`to_pay_back > 0`,
    "credit-notes": () => sql<boolean>`kind = 'credit-note'`,
    rate: async ({ reads, country, today }) => {
      const outdated = await outdatedInvoices(reads, { settings: { sellerCountry: country } }, today);
      const ids = outdated.map(({ invoice }) => invoice.id);
      return ids.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`id in (${sql.join(ids)})`;
    },
  },
  ofCustomer: (number) => sql<boolean>`customer_number = ${number}`,
  found: async (scope, q) => {
    const { isNumber, orders, documents, amount, payments } = readingsOf(scope, q);
    const met = await firstMet(scope, "invoices", [
      ...(isNumber ? [documents, sql<boolean>`order_id in (select id from orders where ${orders})`] : []),
      ...(amount === null ? [] : [sql<boolean>`total in (${amount}, ${-amount})`]),
      sql<boolean>`id in (select document from ${payments})`,
    ]);
    if (met !== null) return [met];
    const number = q.trim().toUpperCase();
    if (/^RK?-[\d-]*$/.test(number)) return [sql<boolean>`(number >= ${number} and number < ${`${number}~`})`];
    const numbered = ordersNumbered(scope.reads, q);
    return numbered === null ? rowsWith(scope, "invoices", spokenText(q)) : [sql<boolean>`order_id in (${numbered})`];
  },
};

export const invoiceRows = async (
  { reads, today }: ListScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InvoiceListRow>> =>
  new Map(
    (await listedInvoices(reads, ids)).map(({ invoice, ...open }) => [
      invoice.id,
      invoiceListRow(invoice, open, today),
    ]),
  );
