// The database as stores see it: SQLite in the data directory, or PostgreSQL behind `DATABASE_URL`, under the same queries. [OPS-02]
import type { Database } from "./handle.ts";
import type { Migration } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** Opens the database and brings its schema up to date. */
export const openDatabase = ({ dataDir, databaseUrl }: Place, migrations: readonly Migration[]): Promise<Database> =>
  databaseUrl === null ? openSqlite(dataDir, migrations) : openPostgres(databaseUrl, migrations);
