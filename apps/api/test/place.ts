// Where a shop of a test keeps everything: a directory of its own, and on PostgreSQL a database of its own.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import type { Environment } from "../src/platform/settings/settings.ts";
import type {} from "./postgres.ts";

export interface FreshPlace {
  /** DATA_DIR, and on PostgreSQL a database of its own. */
  readonly env: Environment & Readonly<Record<string, string>>;
  readonly drop: () => Promise<void>;
}

/** The cluster of the run; undefined in the project that tests on SQLite. */
export const cluster = inject("postgres");

/** A database of its own, empty or a copy of the one that is named. */
export const freshDatabase = async (
  server: string,
  copied?: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> => {
  const name = `kontor_${randomBytes(8).toString("hex")}`;
  const execute = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await execute(`create database ${name}${copied === undefined ? "" : ` template ${copied}`}`);
  return { url: server.replace(/\/postgres$/, `/${name}`), drop: () => execute(`drop database ${name} with (force)`) };
};

/** Where a shop of the engine under test can keep everything, for one test or file; on PostgreSQL its database may be a copy. */
export const freshPlace = async (copied?: string): Promise<FreshPlace> => {
  const directory = mkdtempSync(join(tmpdir(), "kontor-api-"));
  const database = cluster === undefined ? null : await freshDatabase(cluster, copied);
  return {
    env: {
      DATA_DIR: directory,
      ...(database === null
        ? {}
        : { DATABASE_URL: database.url, SESSION_SECRET: "a secret of the tests, 32 characters" }),
    },
    drop: async () => {
      await database?.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
