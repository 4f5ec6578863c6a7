// The books of customers: documents and payments as one ledger, and what follows from it noted beside each document, by which lists find it. [BAL-01] [BAL-03]
import type { Day } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import {
  balanceOfContract,
  balanceOfCustomer,
  balancesOf,
  type DocumentBalance,
  entryOfAdjustment,
  entryOfPayment,
  type ContractShare,
  type Entry,
  type Ledger,
  ledgerOf,
  settle,
  settlementsOf,
} from "@kontor/domain/shop/balance";
import { entryOf, type InvoiceKind, sharesOf } from "@kontor/domain/shop/invoice";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { addSettlements, settlementsOfCustomers } from "../balance/settlements-store.ts";
import { adjustmentsOf, customersBehind, paymentsOf, storeCustomerBalance } from "../balance/store.ts";
import { readableInvoices } from "./invoice-rows.ts";
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
      "moves_to",
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
          : {
              id: row.corrects,
              ...(row.declared_on === null ? {} : { declaredOn: row.declared_on as Day }),
              ...(row.moves_to === null ? {} : { replacedBy: { id: row.moves_to } }),
            },
    }),
  }));
};

/** The entries of some customers, by their numbers, with the rows of their documents. */
const entriesOf = async (handle: Handle, customers: readonly string[]) => {
  const documents = await documentEntries(handle, customers);
  const payments = await paymentsOf(handle, customers);
  const adjustments = await adjustmentsOf(handle, customers);
  const entries = new Map<string, Entry[]>(customers.map((number) => [number, []]));
  for (const { row, entry } of documents) entries.get(row.customer_number)?.push(entry);
  for (const payment of payments) entries.get(payment.customerNumber)?.push(...entryOfPayment(payment));
  for (const one of adjustments) entries.get(one.customerNumber)?.push(...entryOfAdjustment(one));
  return { documents, entries };
};

/** The ledgers of some customers, by their numbers; contracts have their parts of the documents of `shares`. What is not carried over follows anew. */
export const ledgersOf = async (
  handle: Handle,
  customers: readonly string[],
  shares: readonly ContractShare[] = [],
): Promise<ReadonlyMap<string, Ledger>> => {
  const unique = [...new Set(customers)];
  if (unique.length === 0) return new Map();
  const { entries } = await entriesOf(handle, unique);
  const complete = await settlementsOfCustomers(handle, unique);
  return new Map(
    [...entries].map(([number, own]) => [number, ledgerOf(own, shares, complete.get(number)?.settlements)]),
  );
};

export const ledgerOfCustomer = async (
  handle: Handle,
  customerNumber: string,
  shares: readonly ContractShare[] = [],
): Promise<Ledger> => (await ledgersOf(handle, [customerNumber], shares)).get(customerNumber) ?? ledgerOf([]);

/** What is said of a customer's documents, noted beside them where it is another. */
const noteBeside = async (
  handle: Handle,
  customerNumber: string,
  documents: Documents,
  { ledger, to, today }: { readonly ledger: Ledger; readonly to: number; readonly today: Day },
): Promise<void> => {
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
  await storeCustomerBalance(handle, customerNumber, balanceOfCustomer(ledger, today), to);
};

/** The parts of contracts in documents, and in those that correct or are corrected by them: what each gives and takes depends on no other. [BAL-05] */
const sharesAround = async (
  handle: Handle,
  documents: Documents,
  ids: ReadonlySet<string>,
): Promise<readonly ContractShare[]> => {
  const invoices = new Set(documents.flatMap(({ row }) => (ids.has(row.id) ? [row.corrects ?? row.id] : [])));
  const around = documents.flatMap(({ row }) => (invoices.has(row.corrects ?? row.id) ? [row.id] : []));
  if (around.length === 0) return [];
  const bodies = handle.selectFrom("invoices").select(["id", "body"]).where("id", "in", around).where("body", "!=", "");
  return readableInvoices(await bodies.execute()).flatMap(sharesOf);
};

/** Stores what follows from a customer's new entries, and notes what is owed then; no day changes it. `shares`: of a document whose body is not stored yet. [BAL-06] */
export const noteBalances = async (
  handle: Handle,
  customerNumber: string,
  today: Day,
  shares: readonly ContractShare[] = [],
): Promise<Ledger> => {
  const { documents, entries } = await entriesOf(handle, [customerNumber]);
  const own = entries.get(customerNumber) ?? [];
  const complete = (await settlementsOfCustomers(handle, [customerNumber])).get(customerNumber) ?? null;
  if (complete === null) throw new Error("the books of a customer are not carried over yet");
  const follows = settle(own, [], complete.settlements, complete.to);
  const credited = own.flatMap(({ id, kind, noted = 0 }) =>
    kind === "credit-note" && noted > complete.to ? [id] : [],
  );
  const ids = new Set([...credited, ...follows.flatMap(({ from, to }) => (to === null ? [from] : [from, to]))]);
  const around = ids.size === 0 ? [] : await sharesAround(handle, documents, ids);
  const shared = ids.size === 0 ? [] : settle(own, [...around, ...shares], complete.settlements, complete.to);
  await addSettlements(handle, customerNumber, shared, today);
  const ledger = ledgerOf(own, [], [...complete.settlements, ...shared]);
  await noteBeside(handle, customerNumber, documents, { ledger, to: lastOf(own), today });
  return ledger;
};

const lastOf = (entries: readonly Entry[]): number => Math.max(0, ...entries.map(({ noted = 0 }) => noted));

/** What a customer's books say of each document, the customer and each contract. */
const statementOf = (ledger: Ledger, shares: readonly ContractShare[], today: Day): string =>
  JSON.stringify([
    balancesOf(ledger, today),
    balanceOfCustomer(ledger, today),
    [...new Set(shares.map(({ contract }) => contract))].map((id) => balanceOfContract(ledger, id, today)),
  ]);

/** Stores what followed from a customer's entries of earlier versions, where their books say the same with it to the cent; whether that was to be done. [BAL-06] [OPS-05] */
export const carryOver = async (handle: Handle, customerNumber: string, today: Day): Promise<boolean> => {
  const complete = (await settlementsOfCustomers(handle, [customerNumber])).get(customerNumber);
  if (complete !== null) return false;
  const { documents, entries } = await entriesOf(handle, [customerNumber]);
  const own = entries.get(customerNumber) ?? [];
  const shares = await sharesAround(handle, documents, new Set(documents.map(({ row }) => row.id)));
  const follows = settlementsOf(own, shares);
  const ledger = ledgerOf(own, shares, follows);
  if (statementOf(ledgerOf(own, shares), shares, today) !== statementOf(ledger, shares, today))
    throw new Error("the books of a customer say something else with what is stored of them");
  await addSettlements(handle, customerNumber, follows, null);
  await noteBeside(handle, customerNumber, documents, { ledger, to: lastOf(own), today });
  return true;
};

type Documents = Awaited<ReturnType<typeof documentEntries>>;
type Noted = Documents[number]["row"];

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

const atOnce = 20;

/** What earlier versions booked, customer by customer; how many. One that fails is left for the next time, and the others are done. [OPS-05] */
export const carryOverBooks = async (
  { database }: { readonly database: Pick<Database, "reads" | "inTransaction"> },
  today: Day,
  isStopped: () => boolean,
  failed: (error: unknown) => void,
): Promise<number> => {
  let done = 0;
  for (let behind = ""; ; ) {
    const customers = await customersBehind(database.reads, behind, atOnce);
    behind = customers.at(-1) ?? behind;
    if (customers.length === 0) return done;
    for (const customer of customers) {
      if (isStopped()) return done;
      const isDone = await database.inTransaction((handle) => carryOver(handle, customer, today)).catch(failed);
      if (isDone === true) done += 1;
    }
  }
};
