// Where data is stored, as the data command names it: an address of PostgreSQL, a data directory, or one SQLite file.
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, SqliteDialect, type Transaction } from "kysely";
import { migrations } from "../migrations.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { kyselyOnPostgres } from "../../platform/database/postgres.ts";
import { kyselyOver, openWriter, overSqlite, sqliteFile } from "../../platform/database/sqlite.ts";
import type { Tables } from "../../platform/database/tables.ts";

/** Something that the one who runs the command can do something about. */
export class DataRefused extends Error {
  override readonly name = "DataRefused";
}

export type Place =
  | { readonly kind: "postgres"; readonly url: string; readonly says: string }
  | { readonly kind: "sqlite"; readonly file: string; readonly says: string };

/** A password is never printed. */
const withoutPassword = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
};

export const placeOf = (text: string): Place => {
  if (/^postgres(ql)?:/.test(text)) {
    if (!URL.canParse(text))
      throw new DataRefused(
        "This is no address of a PostgreSQL database: write it as postgres://user:password@host:5432/kontor.",
      );
    return { kind: "postgres", url: text, says: withoutPassword(text) };
  }
  const path = resolve(text.replace(/^sqlite:/, ""));
  const file = path.endsWith(".sqlite") ? path : sqliteFile(path);
  return { kind: "sqlite", file, says: file };
};

export type Side = Transaction<Tables>;

/** Reads a place as it is at one moment, while others go on writing. */
export const readingFrom = async <A>(place: Place, use: (side: Side) => Promise<A>): Promise<A> => {
  const database = openForReading(place);
  try {
    await upToDate(database, place);
    const transaction = database.transaction();
    return await (place.kind === "postgres"
      ? transaction.setIsolationLevel("repeatable read").setAccessMode("read only")
      : transaction
    ).execute(use);
  } finally {
    await database.destroy();
  }
};

/** Writes into a place in one transaction; its schema is brought up to date first. */
export const writingTo = async <A>(place: Place, use: (side: Side) => Promise<A>): Promise<A> => {
  const database = openForWriting(place);
  try {
    await migrate(database, place.kind, migrations);
    return await database.transaction().execute(use);
  } finally {
    await database.destroy();
  }
};

const openForReading = (place: Place): Kysely<Tables> => {
  if (place.kind === "postgres") return kyselyOnPostgres(place.url, 1);
  if (!existsSync(place.file) || !statSync(place.file).isFile())
    throw new DataRefused(`There is no shop's data in ${place.file}: name its directory, its file or its address.`);
  // Not the shop's own driver: what only reads begins without the lock for writing.
  return new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: overSqlite(new DatabaseSync(place.file, { readOnly: true, timeout: 5_000 })),
    }),
  });
};

const openForWriting = (place: Place): Kysely<Tables> => {
  if (place.kind === "postgres") return kyselyOnPostgres(place.url, 1);
  mkdirSync(dirname(place.file), { recursive: true, mode: 0o700 });
  return kyselyOver(openWriter(place.file));
};

/** What is read has this version's schema, else columns would be missing. */
const upToDate = async (database: Kysely<Tables>, place: Place): Promise<void> => {
  const applied = await database
    .selectFrom("migrations")
    .select("name")
    .execute()
    .catch((error: unknown) => {
      if (error instanceof Error && /no such table|does not exist/.test(error.message)) return [];
      throw error;
    });
  const names = new Set(applied.map(({ name }) => name));
  if (names.size === 0) throw new DataRefused(`${place.says} holds no shop's data.`);
  if (names.size !== migrations.length || migrations.some(({ name }) => !names.has(name)))
    throw new DataRefused(
      `${place.says} was written by another version of the shop: start this version on it once, then try again.`,
    );
};
