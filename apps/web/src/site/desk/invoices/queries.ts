// Invoices and credit notes as the desk reads them.
import type { Send } from "../calls.ts";
import type { ShopComponents } from "@kontor/adapters/contract";
import { recordQuery, type RowOf } from "../queries.ts";

export type InvoiceRow = RowOf<"invoices">;
export type Invoice = ShopComponents["schemas"]["InvoiceRecord"];

export const invoiceQuery = (send: Send, id: string) =>
  recordQuery("invoices", id, (signal) =>
    send("GET", "/shop/admin/invoices/{invoiceId}", { path: { invoiceId: id }, signal }),
  );
