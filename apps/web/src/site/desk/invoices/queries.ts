// Invoices and credit notes as the desk reads them.
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Call } from "@kontor/adapters/client";
import { recordQuery, type RowOf } from "../queries.ts";

export type InvoiceRow = RowOf<"invoices">;
export type Invoice = ShopComponents["schemas"]["InvoiceRecord"];

export const invoiceQuery = (call: Call, id: string) =>
  recordQuery("invoices", id, (signal) =>
    call("GET", "/shop/admin/invoices/{invoiceId}", { path: { invoiceId: id }, signal }),
  );
