// PostgreSQL through pg under kysely: snapshots for transactions, which are run again when another one got in their way; a deadline for everything (decision 11).
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, PostgresQueryCompiler, type CompiledQuery, type QueryCompiler } from "kysely";
import { Pool, types, type CustomTypesConfig } from "pg";
import type { Database } from "./handle.ts";
import { underName } from "./statement-name.ts";
import { clashOf } from "./database-errors.ts";
import { migrate, type Migration } from "./migrate.ts";
import type { Tables } from "./tables.ts";

/** How long a transaction is retried before the call is refused with a wait. */
const patienceMs = 8_000;
/** A row that stands in the way is seen by the next run; one that is still in the way then is a defect. */
const mostTakenKeys = 6;

const eightByteInteger = 20;

/** Integers of eight bytes are money and instants: they fit a number. */
const plainNumbers: CustomTypesConfig = {
  getTypeParser: ((type: number, format?: "text" | "binary") =>
    type === eightByteInteger
      ? Number
      : types.getTypeParser(type, format as "text")) as CustomTypesConfig["getTypeParser"],
};

const poolOf = (url: string, max: number): Pool => {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: "kontor",
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 20_000,
    query_timeout: 12_000,
    types: plainNumbers,
  });
  // A connection that breaks is replaced by the next call, and the query on it fails; without listeners it would end the process, idle or in use.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  return pool;
};

class NamingCompiler extends PostgresQueryCompiler {
  override compileQuery(...args: Parameters<PostgresQueryCompiler["compileQuery"]>): CompiledQuery {
    const compiled = super.compileQuery(...args);
    return { ...compiled, sql: underName(compiled.sql) };
  }
}

class NamingDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new NamingCompiler();
  }
}

export const kyselyOnPostgres = (url: string, connections: number): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new NamingDialect({ pool: poolOf(url, connections) }) });

export const openPostgres = async (url: string, migrations: readonly Migration[]): Promise<Database> => {
  const pool = kyselyOnPostgres(url, 10);
  // Numbers have connections of their own: a transaction that has one of the others never waits for a connection that is not free.
  const numbers = kyselyOnPostgres(url, 2);
  const close = async (): Promise<void> => {
    await pool.destroy();
    await numbers.destroy();
  };
  try {
    await migrate(pool, "postgres", migrations);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    engine: "postgres",
    reads: pool,
    inTransaction: (use) =>
      untilItFits(() =>
        pool
          .transaction()
          .setIsolationLevel("repeatable read")
          .execute(async (handle) => use(handle)),
      ),
    atOnce: async (use) => use(pool),
    counting: (_, count) => count(numbers),
    close,
  };
};

/** A transaction whose snapshot is older than what it wants to change is undone by the database, and run again on a new one. */
const untilItFits = async <A>(run: () => Promise<A>): Promise<A> => {
  const end = Date.now() + patienceMs;
  const seen = { taken: 0 };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const clash = clashOf(error);
      if (clash === "taken") seen.taken += 1;
      if (clash === null || seen.taken > mostTakenKeys || Date.now() > end) throw error;
      await pause(Math.random() * Math.min(50, 4 * attempt));
    }
  }
};
