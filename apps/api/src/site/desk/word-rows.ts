// The words of what is stored, read from the rows themselves: for rows from before there were words, and for a table that is made anew. [DSK-01] [OPS-05]
import { cents } from "@kontor/domain/kernel/money";
import { type Word, type WordKind, wordsOf, withoutPerson } from "@kontor/domain/site/desk";
import { type RawBuilder, sql } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";
import { readableOrders, wordsOfOrder } from "../../shop/checkout/store.ts";
import { readContracts, wordsOfContract } from "../../shop/contract/store.ts";
import { wordsOfStored } from "../../shop/customer/store.ts";
import { receiptFrom } from "../request/store.ts";
import { messageReceiptFrom } from "../request/message-store.ts";
import { readableOf } from "../../platform/database/stored-json.ts";
import { wordsOfReceipt } from "../request/sought.ts";
import { wordsOfUser } from "../../visitor/session/users-store.ts";

type Row = Readonly<Record<string, unknown>>;

interface WordedTable {
  readonly id: string;
  readonly columns: readonly string[];
  readonly words: (row: Row) => readonly Word[];
  /** Whether rows of deleted accounts stay. */
  readonly stays?: boolean;
}

const text = (value: unknown): string => String(value ?? "");

/** Each table with the column by which its rows are known. */
export const wordedTables: Readonly<Record<WordKind, WordedTable>> = {
  users: {
    id: "customer_number",
    columns: ["email"],
    words: ({ id, email }) => wordsOfUser({ customer_number: text(id), email: text(email) }),
  },
  customers: {
    id: "customer_number",
    columns: ["address"],
    words: ({ address }) => wordsOfStored(text(address)),
  },
  orders: {
    id: "id",
    columns: ["number", "total", "reseller", "body"],
    stays: true,
    // Most have no names of their own: their bodies are long, and are not read.
    words: ({ id, number, total, reseller, body }) =>
      reseller === "pending" || reseller === "refused"
        ? readableOrders([{ id: text(id), body: text(body) }]).flatMap(wordsOfOrder)
        : wordsOf("orders", { number: text(number), total: cents(Number(total)), names: [] }),
  },
  contracts: {
    id: "id",
    columns: ["body"],
    stays: true,
    words: ({ id, body }) => readContracts([{ id: text(id), body: text(body) }]).flatMap(wordsOfContract),
  },
  invoices: {
    id: "id",
    columns: ["number", "total"],
    stays: true,
    words: ({ number, total }) => wordsOf("invoices", { number: text(number), total: cents(Number(total)) }),
  },
  payments: {
    id: "id",
    columns: ["reference", "external_reference"],
    stays: true,
    words: ({ reference, external_reference }) =>
      wordsOf("payments", { references: [text(reference), text(external_reference)] }),
  },
  declarations: {
    id: "id",
    columns: ["receipt"],
    words: ({ receipt }) => readableOf([text(receipt)], (each) => receiptFrom(each)).flatMap(wordsOfReceipt),
  },
  requests: {
    id: "id",
    columns: ["receipt"],
    words: ({ receipt }) => readableOf([text(receipt)], (each) => messageReceiptFrom(each)).flatMap(wordsOfReceipt),
  },
  vouchers: { id: "code", columns: [], words: ({ id }) => wordsOf("vouchers", { code: text(id) }) },
  tickets: {
    id: "print",
    columns: ["holder", "email"],
    words: ({ holder, email }) => wordsOf("tickets", { holder: text(holder), email: text(email) }),
  },
};

export interface WordedRow {
  readonly id: string;
  readonly words: readonly Word[];
}

/** The rows behind an id, in the order of ids; `lock` is what keeps them as they are until the transaction ends. */
export const wordedRows = async (
  handle: Handle,
  kind: WordKind,
  { behind, count, lock }: { readonly behind: string; readonly count: number; readonly lock: RawBuilder<unknown> },
): Promise<readonly WordedRow[]> => {
  const { id, columns, words, stays = false } = wordedTables[kind];
  const key = sql.ref(`${kind}.${id}`);
  const isGone = stays
    ? sql`exists (select 1 from deleted_accounts where deleted_accounts.customer_number = ${sql.ref(`${kind}.customer_number`)})`
    : sql`false`;
  const selected = [sql`${key} as row_id`, ...columns.map((column) => sql.ref(`${kind}.${column}`))];
  const { rows } = await sql<Row>`select ${sql.join(selected)}, ${isGone} as is_gone from ${sql.table(kind)}
    where ${key} > ${behind} order by ${key} limit ${sql.lit(count)} ${lock}`.execute(handle);
  return rows.map((row) => {
    const all = words({ ...row, id: row["row_id"] });
    const gone = row["is_gone"] === true || row["is_gone"] === 1;
    return { id: text(row["row_id"]), words: gone ? withoutPerson(all) : all };
  });
};
