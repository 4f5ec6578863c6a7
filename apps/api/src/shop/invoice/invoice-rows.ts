// Documents as their rows have them.
import type { Invoice } from "@kontor/domain/shop/invoice";
import { InvoiceSchema, withContracts } from "@kontor/domain/shop/invoice/codec";
import { readableOf, storedAs } from "../../platform/database/stored-json.ts";

export const invoiceFrom = storedAs("invoice", InvoiceSchema, withContracts);

/** Documents as they are stored; a damaged one is reported and left out. */
export const readableInvoices = (rows: readonly { readonly id: string; readonly body: string }[]): readonly Invoice[] =>
  readableOf(rows, ({ id, body }) => invoiceFrom(body, id));
