// The books of customers: documents and payments as one ledger, and what follows from it noted beside each document, by which lists find it. [BAL-01] [BAL-03]
import type { Day } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import {
  balanceOfCustomer,
  balancesOf,
  type DocumentBalance,
  entryOfAdjustment,
  entryOfPayment,
  type ContractShare,
  type Entry,
  type Ledger,
  ledgerOf,
} from "@kontor/domain/shop/balance";
import { entryOf, type InvoiceKind } from "@kontor/domain/shop/invoice";
import type { Handle } from "../../platform/database/handle.ts";
import { adjustmentsOf, paymentsOf, storeCustomerBalance } from "../balance/store.ts";
import { noteUnpaid } from "./unpaid.ts";

/** A document as an entry, in the place where it was noted. [BAL-06] */
const placed = (noted: number, document: Parameters<typeof entryOf>[0]): Entry => ({
  ...entryOf(document),
  ...(noted === 0 ? {} : { noted }),
});

/** Documents as entries, without their bodies: they are in columns of their own. */
const documentEntries = async (handle: Handle, customers: readonly string[]) => {
  const rows = await handle
    .selectFrom("invoices")
    .select([
      "id",
      "number",
      "kind",
      "customer_number",
      "order_id",
      "issued_on",
      "due_on",
      "total",
      "corrects",
      "declared_on",
    ])
    .select(["state", "left_to_pay", "to_pay_back", "pay_back_by", "noted"])
    .where("customer_number", "in", customers)
    .execute();
  return rows.map((row) => ({
    row,
    entry: placed(Number(row.noted), {
      id: row.id,
      number: row.number,
      kind: row.kind as InvoiceKind,
      issuedOn: row.issued_on as Day,
      dueOn: row.due_on as Day | null,
      total: Number(row.total) as Cents,
      corrects:
        row.corrects === null
          ? null
          : { id: row.corrects, ...(row.declared_on === null ? {} : { declaredOn: row.declared_on as Day }) },
    }),
  }));
};

/** The ledgers of some customers, by their numbers; contracts have their parts of the documents of `shares`. */
export const ledgersOf = async (
  handle: Handle,
  customers: readonly string[],
  shares: readonly ContractShare[] = [],
): Promise<ReadonlyMap<string, Ledger>> => {
  const unique = [...new Set(customers)];
  if (unique.length === 0) return new Map();
  const documents = await documentEntries(handle, unique);
  const payments = await paymentsOf(handle, unique);
  const adjustments = await adjustmentsOf(handle, unique);
  const entries = new Map<string, Entry[]>(unique.map((number) => [number, []]));
  for (const { row, entry } of documents) entries.get(row.customer_number)?.push(entry);
  for (const payment of payments) entries.get(payment.customerNumber)?.push(...entryOfPayment(payment));
  for (const one of adjustments) entries.get(one.customerNumber)?.push(...entryOfAdjustment(one));
  return new Map([...entries].map(([number, own]) => [number, ledgerOf(own, shares)]));
};

export const ledgerOfCustomer = async (
  handle: Handle,
  customerNumber: string,
  shares: readonly ContractShare[] = [],
): Promise<Ledger> => (await ledgersOf(handle, [customerNumber], shares)).get(customerNumber) ?? ledgerOf([]);

/** Notes what follows from a customer's entries, after one of them is new or was taken back; no day changes it. */
export const noteBalances = async (handle: Handle, customerNumber: string, today: Day): Promise<Ledger> => {
  const documents = await documentEntries(handle, [customerNumber]);
  const payments = await paymentsOf(handle, [customerNumber]);
  const adjustments = await adjustmentsOf(handle, [customerNumber]);
  const ledger = ledgerOf([
    ...documents.map(({ entry }) => entry),
    ...payments.flatMap(entryOfPayment),
    ...adjustments.flatMap(entryOfAdjustment),
  ]);
  const balances = new Map(balancesOf(ledger, today).map((balance) => [balance.id, balance]));
  const changed = documents.filter(({ row }) => {
    const balance = balances.get(row.id);
    return balance !== undefined && JSON.stringify(notedOf(balance)) !== JSON.stringify(storedIn(row));
  });
  for (const { row } of changed) {
    const balance = balances.get(row.id);
    if (balance !== undefined)
      await handle.updateTable("invoices").set(notedOf(balance)).where("id", "=", row.id).execute();
  }
  for (const order of new Set(changed.map(({ row }) => row.order_id))) await noteUnpaid(handle, order);
  await storeCustomerBalance(handle, customerNumber, balanceOfCustomer(ledger, today));
  return ledger;
};

type Noted = Awaited<ReturnType<typeof documentEntries>>[number]["row"];

const notedOf = ({ state, left, toPayBack, dueOn }: DocumentBalance) => ({
  state,
  left_to_pay: left,
  to_pay_back: toPayBack,
  pay_back_by: toPayBack > 0 ? dueOn : null,
});

const storedIn = ({ state, left_to_pay, to_pay_back, pay_back_by }: Noted) => ({
  state,
  left_to_pay: Number(left_to_pay),
  to_pay_back: Number(to_pay_back),
  pay_back_by,
});

/** Documents from before balances were noted, a few customers at a time; how many customers. [OPS-05] */
export const noteEarlierBalances = async (
  {
    database,
  }: {
    readonly database: {
      readonly reads: Handle;
      readonly inTransaction: <A>(use: (handle: Handle) => Promise<A>) => Promise<A>;
    };
  },
  today: Day,
  isStopped: () => boolean,
): Promise<number> => {
  for (let noted = 0; ; ) {
    const rows = await database.reads
      .selectFrom("invoices")
      .select("customer_number")
      .distinct()
      .where("state", "=", "")
      .limit(20)
      .execute();
    if (rows.length === 0) return noted;
    for (const { customer_number } of rows) {
      if (isStopped()) return noted;
      await database.inTransaction((handle) => noteBalances(handle, customer_number, today));
      noted += 1;
    }
  }
};
