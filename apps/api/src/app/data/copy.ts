// Carries every row of one database into another, and checks row by row that it arrived as it was (decision 12). [OPS-02] [OPS-06]
import { sql } from "kysely";
import { closing, closingWith, opening } from "../../platform/database/append-only.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { DataRefused, type Side } from "./place.ts";

type Name = Exclude<keyof Tables, "migrations">;
type Row = Readonly<Record<string, unknown>>;

/** Every table with its key; what others refer to comes first. */
const keys = {
  marks: ["key"],
  sequences: ["name"],
  categories: ["key"],
  products: ["key"],
  endings: ["ending"],
  retired_entries: ["kind", "key"],
  deals: ["key"],
  vat_rates: ["country", "valid_from"],
  countries: ["iso"],
  documents: ["key"],
  vouchers: ["code"],
  users: ["id"],
  provider_links: ["provider", "subject"],
  customers: ["customer_number"],
  customer_words: ["word", "customer_number", "source"],
  words: ["kind", "id", "word"],
  reseller_papers: ["customer_number"],
  journal: ["id"],
  journal_values: ["journal_id"],
  carts: ["id"],
  authcodes: ["cart_id", "ascii"],
  orders: ["id"],
  order_keys: ["key"],
  order_prints: ["order_id", "print"],
  contracts: ["id"],
  contract_names: ["ascii"],
  names_beside: ["ascii", "contract_id"],
  item_deliveries: ["contract_id"],
  invoices: ["id"],
  invoice_files: ["invoice_id"],
  payments: ["id"],
  payment_attempts: ["id"],
  payment_differences: ["provider", "reference", "kind"],
  adjustments: ["id"],
  refund_accounts: ["customer_number"],
  customer_balances: ["customer_number"],
  settlements: ["position"],
  declarations: ["id"],
  declared_contracts: ["declaration_id", "contract_id"],
  declaration_links: ["print"],
  requests: ["id"],
  request_files: ["request_id", "position"],
  subscriptions: ["email"],
  consent_proofs: ["decision"],
  ticket_events: ["id"],
  tickets: ["print"],
  admissions: ["ticket", "id"],
  staff_keys: ["print"],
  staff_sessions: ["print"],
  outbox: ["id"],
  shared_files: ["id"],
  outside_events: ["seq"],
  outside_deliveries: ["receiver", "seq"],
  rate_limits: ["key"],
  known_places: ["print"],
  ended_tokens: ["print"],
  sessions: ["print"],
  second_factors: ["user_id"],
  recovery_codes: ["print"],
  login_proofs: ["print"],
  passkeys: ["id"],
  passkey_challenges: ["print"],
  email_changes: ["user_id"],
  deleted_accounts: ["customer_number"],
  single_sign_keys: ["key_hash"],
  content_entries: ["id"],
  uploads: ["id"],
  upload_files: ["name"],
} as const satisfies Readonly<Record<Name, readonly string[]>>;

const tables = Object.keys(keys) as Name[];
/** Rows with files are large. */
const rowsOfFiles: Readonly<Partial<Record<Name, number>>> = { request_files: 4, shared_files: 4, invoice_files: 40 };
const rowsAtOnce = (table: Name): number => rowsOfFiles[table] ?? 200;

/** Tables that only grow, with what closes each. */
const closed = { journal: closing("journal"), invoice_files: closingWith("invoice_files", "invoice_id", "invoices") };

export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

/** What a shop has that its content would not bring back. */
const irreplaceable = [
  "users",
  "provider_links",
  "customers",
  "journal",
  "carts",
  "orders",
  "contracts",
  "invoices",
  "invoice_files",
  "payments",
  "payment_attempts",
  "adjustments",
  "settlements",
  "declarations",
  "declared_contracts",
  "requests",
  "request_files",
  "subscriptions",
  "consent_proofs",
  "ticket_events",
  "tickets",
  "admissions",
  "outbox",
] as const satisfies readonly Name[];

export const holdsAnything = async (side: Side): Promise<boolean> => {
  for (const table of irreplaceable) if ((await rowsOf(side, table, null, 1)).length > 0) return true;
  return false;
};

/** Replaces everything in `to` by what is in `from`; a row that does not arrive as it was ends it, and nothing is changed. */
export const copyRows = async (
  from: Side,
  to: Side,
  engine: "sqlite" | "postgres",
): Promise<readonly CopiedTable[]> => {
  // Writers wait until this is done; readers see what was there before.
  if (engine === "postgres")
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(to);
  for (const table of Object.keys(closed))
    for (const statement of opening(table)[engine]) await sql.raw(statement).execute(to);
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(to);
  for (const table of tables) await inBatches(from, table, (rows) => insert(to, table, rows));
  for (const statements of Object.values(closed))
    for (const statement of statements[engine]) await sql.raw(statement).execute(to);
  const copied: CopiedTable[] = [];
  for (const table of tables) copied.push({ table, rows: await compared(from, to, table, engine) });
  return copied;
};

const inBatches = async (side: Side, table: Name, use: (rows: readonly Row[]) => Promise<void>): Promise<void> => {
  for (let last: Row | null = null; ; ) {
    const rows: readonly Row[] = await rowsOf(side, table, last, rowsAtOnce(table));
    if (rows.length === 0) return;
    await use(rows);
    last = rows.at(-1) ?? null;
  }
};

const keyOf = (table: Name) => sql.join(keys[table].map((column) => sql.ref(column)));
const valuesOf = (table: Name, row: Row) => sql.join(keys[table].map((column) => row[column]));

const rowsOf = async (side: Side, table: Name, after: Row | null, count: number): Promise<readonly Row[]> => {
  const behind = after === null ? sql`` : sql`where (${keyOf(table)}) > (${valuesOf(table, after)})`;
  return (
    await sql<Row>`select * from ${sql.table(table)} ${behind} order by ${keyOf(table)} limit ${sql.lit(count)}`.execute(
      side,
    )
  ).rows;
};

const insert = async (side: Side, table: Name, rows: readonly Row[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(lines)}`.execute(
    side,
  );
};

const printOf = (row: Row): string =>
  JSON.stringify(
    Object.entries(row)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value]),
  );
const nameOf = (table: Name, row: Row): string => JSON.stringify(keys[table].map((column) => row[column]));

/** How many rows of a table are the same on both sides; any difference is thrown. */
const compared = async (from: Side, to: Side, table: Name, engine: "sqlite" | "postgres"): Promise<number> => {
  const seen = { rows: 0 };
  await inBatches(from, table, async (rows) => {
    const list = sql.join(rows.map((row) => sql`(${valuesOf(table, row)})`));
    // SQLite takes lists of pairs as values only; PostgreSQL would take values for texts.
    const wanted = engine === "sqlite" ? sql`values ${list}` : list;
    const { rows: found } =
      await sql<Row>`select * from ${sql.table(table)} where (${keyOf(table)}) in (${wanted})`.execute(to);
    const arrived = new Map(found.map((row) => [nameOf(table, row), printOf(row)]));
    const lost = rows.find((row) => arrived.get(nameOf(table, row)) !== printOf(row));
    if (lost !== undefined) throw new DataRefused(`A row of ${table} did not arrive as it was; nothing was changed.`);
    seen.rows += rows.length;
  });
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(to);
  if (Number(counted[0]?.count) !== seen.rows)
    throw new DataRefused(`${table} has another number of rows than it should; nothing was changed.`);
  return seen.rows;
};
