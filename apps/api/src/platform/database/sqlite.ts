// SQLite through node:sqlite under kysely: one writer, one second connection that only reads (decision 3).
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from "kysely";
import { boundedCache } from "../bounded-cache.ts";
import type { Database } from "./handle.ts";
import { isBusy } from "./database-errors.ts";
import { migrate, type Migration } from "./migrate.ts";
import { madePrivate } from "../process/private-files.ts";
import type { Preparing } from "./prepared-query.ts";
import type { Tables } from "./tables.ts";
import { groupCommit } from "./group-commit.ts";
import { debounced, type Debounced } from "./debounce.ts";

export const sqliteFile = (directory: string): string => join(directory, "kontor.sqlite");

/** How long a transaction waits for the writers of other processes. */
const patienceMs = 5_000;
/** SQLite's own waiting stands still with the whole process, so it is short and repeated. */
const stillMs = 20;

/** `begin immediate` takes the write lock at once, so that no transaction fails half way for having read first. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const end = Date.now() + patienceMs;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw("begin immediate"));
        return;
      } catch (error) {
        if (!isBusy(error) || Date.now() > end) throw error;
        await pause(2 + Math.random() * 8);
      }
    }
  }
  /** A full or broken disk ends the transaction before we do; the error of the disk is reported, not that there is nothing to roll back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes("no transaction is active"))) throw error;
    }
  }
}

/** So many changed pages, 16 MB, wait in the log before a commit carries them into the file itself. */
const mostPagesInLog = 4_000;

/** A commit that carries the log over takes ten times as long as one that only writes it: it is done between visitors, and then few pages wait. */
const checkpointWhenIdle = (writer: DatabaseSync): Debounced =>
  debounced(
    () => {
      try {
        if (!writer.isTransaction) writer.exec("pragma wal_checkpoint(passive)");
      } catch {
        // A disk that is full or away: the log has everything, and the next write reports it.
      }
    },
    { quietMs: 100, longestMs: Number.POSITIVE_INFINITY },
  );

/** Everything is in this process: a prepared query runs without kysely's compiler. */
class PreparingAdapter extends SqliteAdapter implements Preparing {
  readonly prepared: Preparing["prepared"];
  constructor(database: DatabaseSync) {
    super();
    this.prepared = (text) => {
      const statement = database.prepare(text);
      return (values) => statement.all(...values);
    };
  }
}

class EmbeddedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #database: DatabaseSync;
  constructor(database: DatabaseSync) {
    const config = { database: overSqlite(database) };
    super(config);
    this.#config = config;
    this.#database = database;
  }
  override createAdapter(): DialectAdapter {
    return new PreparingAdapter(this.#database);
  }
  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}

/** Cached prepared statements. The shop has few texts of queries; those that vary with a list's length evict each other. */
const mostStatements = 500;

export const overSqlite = (database: DatabaseSync): SqliteDatabase => {
  const statements = boundedCache<ReturnType<SqliteDatabase["prepare"]>>(mostStatements);
  const prepare: SqliteDatabase["prepare"] = (text) => {
    const statement = database.prepare(text);
    const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      // Stays open between its rows: never one that others use, too.
      iterate: (parameters) => database.prepare(text).iterate(...values(parameters)),
    };
  };
  return {
    close: () => database.close(),
    prepare: (text) => statements(text, () => prepare(text)),
  };
};

/** A file under kysely, as it is: nothing is migrated. */
export const kyselyOver = (database: DatabaseSync): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new EmbeddedDialect(database) });

/** The database file, opened for writing. */
export const openWriter = (file: string): DatabaseSync => {
  madePrivate(file);
  const writer = new DatabaseSync(file, { timeout: patienceMs });
  try {
    writer.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
    writer.exec(`pragma busy_timeout = ${stillMs}; pragma wal_autocheckpoint = ${mostPagesInLog}`);
  } catch (error) {
    writer.close();
    throw error;
  }
  return writer;
};

export const openSqlite = async (directory: string, migrations: readonly Migration[]): Promise<Database> => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = sqliteFile(directory);
  const writer = openWriter(file);
  const writes = kyselyOver(writer);
  try {
    await migrate(writes, "sqlite", migrations);
  } catch (error) {
    await writes.destroy();
    throw error;
  }
  const reads = kyselyOver(new DatabaseSync(file, { timeout: patienceMs, readOnly: true }));
  const log = checkpointWhenIdle(writer);
  const inTransaction = groupCommit(writer, async (use) => {
    const value = await writes.transaction().execute(async (handle) => use(handle));
    log.schedule();
    return value;
  });
  return {
    engine: "sqlite",
    reads,
    inTransaction,
    atOnce: inTransaction,
    counting: (inside, count) => count(inside),
    close: async () => {
      log.stop();
      await reads.destroy();
      await writes.destroy();
    },
  };
};
