// The database: SQLite through node:sqlite under kysely, one writer, one second connection that only reads.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type Transaction,
} from "kysely";
import { migrate } from "./migrations.ts";
import type { Tables } from "./tables.ts";

/** What stores work on: the reading connection, the writing one, or a transaction of it. */
export type Handle = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  readonly reads: Handle;
  /** One transaction, begun for writing at once; what is thrown inside rolls it back. */
  readonly inTransaction: <A>(use: (handle: Handle) => Promise<A>) => Promise<A>;
  readonly close: () => Promise<void>;
}

/** `begin immediate` takes the write lock at once, so that no transaction fails half way for having read first. */
class ImmediateDriver extends SqliteDriver {
  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    return connection.executeQuery(CompiledQuery.raw("begin immediate")).then(() => undefined);
  }
}

class EmbeddedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}

const over = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare: (text) => {
    const statement = database.prepare(text);
    const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    };
  },
});

const opened = (database: DatabaseSync): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new EmbeddedDialect({ database: over(database) }) });

/** Opens the database below a directory and brings its schema up to date. */
export const openDatabase = async (directory: string): Promise<Database> => {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, "kontor.sqlite");
  const writer = new DatabaseSync(file, { timeout: 5000 });
  writer.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  const writes = opened(writer);
  await migrate(writes);
  const reader = new DatabaseSync(file, { timeout: 5000, readOnly: true });
  const reads = opened(reader);
  return {
    reads,
    inTransaction: (use) => writes.transaction().execute(use),
    close: async () => {
      await reads.destroy();
      await writes.destroy();
    },
  };
};
