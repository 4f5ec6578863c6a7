// Brings a schema up to date: applies the steps that a database does not have yet, in their order (decision 38).
import { sql, type Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export interface Migration {
  /** Stored in the database, so it never changes. */
  readonly name: string;
  readonly statements: readonly string[];
  /** What the engines do not share, after what they do. */
  readonly byEngine?: Readonly<Record<"sqlite" | "postgres", readonly string[]>>;
}

/** The database has steps of a later version: what this one would write there is not what that one reads. */
export class DatabaseOfLaterVersion extends Error {
  readonly code = "DATABASE_OF_LATER_VERSION";
}

/** Any number that no other lock of this database uses. */
const migrationLock = 4_861_707;

/** Applies what is missing in one transaction; a second process waits and finds it done. SQLite's transactions wait for each other anyway. */
export const migrate = async (
  database: Kysely<Tables>,
  engine: "sqlite" | "postgres",
  migrations: readonly Migration[],
): Promise<void> => {
  await database.transaction().execute(async (handle) => {
    if (engine === "postgres") {
      await sql.raw("set local lock_timeout = '60s'").execute(handle);
      await sql.raw("set local statement_timeout = '60s'").execute(handle);
      await sql.raw(`select pg_advisory_xact_lock(${migrationLock})`).execute(handle);
    }
    await sql
      .raw("create table if not exists migrations (name text primary key, applied_at bigint not null)")
      .execute(handle);
    const done = new Set((await handle.selectFrom("migrations").select("name").execute()).map(({ name }) => name));
    const later = [...done].filter((name) => !migrations.some((migration) => migration.name === name));
    if (later.length > 0) throw new DatabaseOfLaterVersion(`steps of a later version: ${later.join(", ")}`);
    for (const { name, statements, byEngine } of migrations.filter((migration) => !done.has(migration.name))) {
      for (const statement of [...statements, ...(byEngine?.[engine] ?? [])]) await sql.raw(statement).execute(handle);
      await handle.insertInto("migrations").values({ name, applied_at: Date.now() }).execute();
    }
  });
};
