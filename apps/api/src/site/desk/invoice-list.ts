// The list of invoices and credit notes: where it is read from, and its rows. [DSK-05] [ACC-03]
import { type InvoiceCondition, invoiceListRow, type InvoiceListRow } from "@kontor/domain/site/desk";
import { sql } from "kysely";
import { isUnpaid } from "../../shop/invoice/unpaid.ts";
import { outdatedInvoices } from "../admin/document-desk.ts";
import { listedInvoices } from "../admin/invoice-store.ts";
import { byWords, type ListScope, type ListTable } from "./list-keys.ts";

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
  found: byWords("invoices"),
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
