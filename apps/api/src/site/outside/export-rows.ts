// The rows of an export, a page at a time by key: memory stays flat however many there are. [OUT-02]
import type { Day } from "@kontor/domain/kernel/calendar";
import { type DocumentBalance, type Ledger, ledgerOf, receivedOn } from "@kontor/domain/shop/balance";
import type { Order } from "@kontor/domain/shop/checkout";
import type { Invoice } from "@kontor/domain/shop/invoice";
import {
  chargeRows,
  customerRow,
  exportColumns,
  type ExportedList,
  exportedRow,
  type ExportFormat,
  exportHead,
  type ExportPeriod,
  type ExportRow,
  invoiceLineRows,
  invoiceRow,
  orderLineRows,
  orderRow,
  subscriberRows,
} from "@kontor/domain/site/outside";
import { letterLink } from "@kontor/domain/site/routing";
import { type RawBuilder, sql } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";
import { readableOrders } from "../../shop/checkout/store.ts";
import { customersAfter } from "../../shop/customer/store.ts";
import { adjustmentsOf, chargesAfter } from "../../shop/balance/store.ts";
import { ownBalance } from "../../shop/invoice/balance-views.ts";
import { ledgersOf } from "../../shop/invoice/books.ts";
import { readableInvoices } from "../../shop/invoice/invoice-rows.ts";
import { confirmedAfter } from "../request/subscription-store.ts";

const pageSize = 200;

interface Page {
  readonly rows: readonly ExportRow[];
  /** Where the next page begins; null on the last one. */
  readonly next: readonly [number, string] | null;
}

type Behind = readonly [number, string];

type DocumentRows = (invoice: Invoice, balance: DocumentBalance, ledger: Ledger) => readonly ExportRow[];

/** Documents with what is owed of them today. [BAL-01] */
const invoiceRows = async (
  handle: Handle,
  invoices: readonly Invoice[],
  today: Day,
  rowsOf: DocumentRows,
): Promise<readonly ExportRow[]> => {
  const ledgers = await ledgersOf(
    handle,
    invoices.map(({ customerNumber }) => customerNumber),
  );
  return invoices.flatMap((invoice) => {
    const ledger = ledgers.get(invoice.customerNumber) ?? ledgerOf([]);
    return rowsOf(invoice, ownBalance(ledger, invoice, today), ledger);
  });
};

/** In the order in which they were placed. */
const orders = async (
  handle: Handle,
  [at, id]: Behind,
  { period: { before }, only = null }: ExportSettings,
  rowsOf: (order: Order) => readonly ExportRow[],
): Promise<Page> => {
  const rows = await handle
    .selectFrom("orders")
    .select(["id", "body", "placed_at"])
    .where(({ eb, refTuple, tuple }) => eb(refTuple("placed_at", "id"), ">", tuple(at, id)))
    .where("placed_at", "<", before)
    .$if(only !== null, (query) => query.where(sql<boolean>`id in ${only}`))
    .orderBy("placed_at")
    .orderBy("id")
    .limit(pageSize)
    .execute();
  const last = rows.at(-1);
  return {
    rows: readableOrders(rows).flatMap(rowsOf),
    next: last === undefined || rows.length < pageSize ? null : [Number(last.placed_at), last.id],
  };
};

/** In the order in which they were booked. */
const documents = async (
  handle: Handle,
  [at, position]: Behind,
  { period: { before }, today, only = null }: ExportSettings,
  rowsOf: DocumentRows,
): Promise<Page> => {
  const rows = await handle
    .selectFrom("invoices")
    .select(["id", "body", "placed_at", "position"])
    .where(({ eb, refTuple, tuple }) => eb(refTuple("placed_at", "position"), ">", tuple(at, Number(position))))
    .where("placed_at", "<", before)
    .$if(only !== null, (query) => query.where(sql<boolean>`id in ${only}`))
    .orderBy("placed_at")
    .orderBy("position")
    .limit(pageSize)
    .execute();
  const last = rows.at(-1);
  return {
    rows: await invoiceRows(handle, readableInvoices(rows), today, rowsOf),
    next: last === undefined || rows.length < pageSize ? null : [Number(last.placed_at), String(last.position)],
  };
};

/** Charges and write-offs in the order in which they were noted. */
const charges = async (
  handle: Handle,
  behind: Behind,
  { period: { before }, today }: ExportSettings,
): Promise<Page> => {
  const found = await chargesAfter(handle, behind, before, pageSize);
  const customerNumbers = [...new Set(found.map(({ customerNumber }) => customerNumber))];
  const ledgers = await ledgersOf(handle, customerNumbers);
  const all = await adjustmentsOf(handle, customerNumbers);
  const rows = new Map<unknown, ExportRow>();
  for (const number of customerNumbers) {
    const own = all.filter(({ customerNumber }) => customerNumber === number);
    for (const row of chargeRows(own, ledgers.get(number) ?? ledgerOf([]), today)) rows.set(row["id"], row);
  }
  const last = found.at(-1);
  return {
    rows: found.flatMap(({ id }) => {
      const row = rows.get(id);
      return row === undefined ? [] : [row];
    }),
    next: last === undefined || found.length < pageSize ? null : [last.notedAt, last.id],
  };
};

/** By their numbers. */
const customers = async (handle: Handle, [, number]: Behind, { only = null }: ExportSettings): Promise<Page> => {
  const { found, last } = await customersAfter(handle, number, pageSize, only);
  return { rows: found.map(customerRow), next: last === null ? null : [0, last] };
};

/** In the order in which they were confirmed. */
const subscribers = async (
  handle: Handle,
  behind: Behind,
  { period: { before }, publicUrl }: ExportSettings,
): Promise<Page> => {
  const { found, next } = await confirmedAfter(handle, behind, before, pageSize);
  return {
    rows: found.flatMap((each) =>
      subscriberRows(each, `${publicUrl}${letterLink("newsletter-form", "end", each.code, each.locale)}`),
    ),
    next,
  };
};

const pageBehind = (handle: Handle, list: ExportedList, behind: Behind, settings: ExportSettings): Promise<Page> => {
  switch (list) {
    case "customers":
      return customers(handle, behind, settings);
    case "subscribers":
      return subscribers(handle, behind, settings);
    case "orders":
      return orders(handle, behind, settings, (order) => [orderRow(order)]);
    case "order-lines":
      return orders(handle, behind, settings, orderLineRows);
    case "invoices":
      return documents(handle, behind, settings, (invoice, balance, ledger) => [
        invoiceRow(invoice, balance, receivedOn(ledger, invoice.id)),
      ]);
    case "charges":
      return charges(handle, behind, settings);
    case "invoice-lines":
      return documents(handle, behind, settings, invoiceLineRows);
  }
};

export interface ExportSettings {
  /** Where its links lead. */
  readonly publicUrl: string;
  /** The day of which it says what is owed. */
  readonly today: Day;
  /** Of lists whose rows have a day. [DSK-09] */
  readonly period: ExportPeriod;
  /** The ids of the rows of a view of the desk's list, customers by their numbers; all rows where it is not there. */
  readonly only?: RawBuilder<unknown> | null;
}

/** A list as text, piece by piece. `mustGoOn` is called before each page, and throws where the list ends there. */
export const exported = async function* (
  handle: Handle,
  list: ExportedList,
  format: ExportFormat,
  settings: ExportSettings,
  mustGoOn: () => Promise<unknown> = async () => undefined,
): AsyncGenerator<string> {
  const columns: readonly string[] = exportColumns[list];
  // With the first rows, or alone.
  let head = exportHead(columns, format);
  // The first page begins behind the last row that is too early: positions and ids begin above nothing.
  let behind: Behind | null = [settings.period.from, ""];
  while (behind !== null) {
    await mustGoOn();
    const page: Page = await pageBehind(handle, list, behind, settings);
    const piece = head + page.rows.map((row) => exportedRow(columns, row, format)).join("");
    head = "";
    if (piece !== "") yield piece;
    behind = page.next;
  }
};
