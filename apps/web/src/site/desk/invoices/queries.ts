// Invoices and credit notes as the desk reads them.
import { queryOptions } from "@tanstack/react-query";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Call } from "@kontor/adapters/client";
import { resultIn } from "../calls.ts";
import { recordKey, type RowOf } from "../queries.ts";

export type InvoiceRow = RowOf<"invoices">;
export type Invoice = ShopComponents["schemas"]["InvoiceRecord"];

export const invoiceQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: recordKey("invoices", id),
    queryFn: ({ signal }) =>
      resultIn(call("GET", "/shop/admin/invoices/{invoiceId}", { path: { invoiceId: id }, signal })),
  });
