// Where data is stored, as the data command names it: an address of PostgreSQL, a data directory, or one SQLite file.
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql, SqliteDialect, type Transaction } from "kysely";
import { migrations } from "../migrations.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { Database } from "../../platform/database/handle.ts";
import { kyselyOnPostgres, openPostgres } from "../../platform/database/postgres.ts";
import { kyselyOver, openWriter, overSqlite, sqliteFile } from "../../platform/database/sqlite.ts";
import { speak } from "../../platform/provider/languages.ts";
import { languagesOfSite } from "../../platform/provider/provider.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
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

/** Reads a place as it is at one moment, while others go on writing; a file of an earlier version from a copy, brought up to date. */
export const readingFrom = async <A>(place: Place, use: (side: Side) => Promise<A>): Promise<A> => {
  const database = openForReading(place);
  try {
    if ((await versionOf(database, place)) === "earlier") return await readingCopy(database, place, use);
    return await inSnapshot(database, place, use);
  } finally {
    await database.destroy();
  }
};

const inSnapshot = <A>(database: Kysely<Tables>, place: Place, use: (side: Side) => Promise<A>): Promise<A> => {
  const transaction = database.transaction();
  return (
    place.kind === "postgres"
      ? transaction.setIsolationLevel("repeatable read").setAccessMode("read only")
      : transaction
  ).execute(use);
};

/** The file itself stays as it is: it may be the only backup. */
const readingCopy = async <A>(database: Kysely<Tables>, place: Place, use: (side: Side) => Promise<A>): Promise<A> => {
  if (place.kind === "postgres")
    throw new DataRefused(
      `${place.says} was written by an earlier version of the shop: start this version on it once, then try again.`,
    );
  const directory = mkdtempSync(join(tmpdir(), "kontor-copy-"));
  try {
    const copy: Place = { ...place, file: join(directory, "kontor.sqlite") };
    await sql`vacuum into ${copy.file}`.execute(database);
    return await writingTo(copy, use);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

/** Whether a shop has it open, here or on another machine. */
export const isOpen = async (place: Place): Promise<boolean> => {
  if (place.kind === "sqlite") return existsSync(place.file) && isLocked(place.file);
  const database = openForReading(place);
  try {
    const { rows } = await sql<{ readonly open: string }>`select count(*) as open from pg_stat_activity
      where datname = current_database() and application_name = 'kontor' and pid <> pg_backend_pid()`.execute(database);
    return Number(rows[0]?.open) > 0;
  } finally {
    await database.destroy();
  }
};

/** A log beside the file can be given up only by one who has the file alone; a process that was killed has none. */
const isLocked = (file: string): boolean => {
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma busy_timeout = 0; pragma journal_mode = delete; pragma journal_mode = wal");
    return false;
  } catch (error) {
    // A file that may not be written is open in no shop.
    return /locked|busy/i.test(error instanceof Error ? error.message : "");
  } finally {
    database.close();
  }
};

/** Writes into a place in one transaction; its schema is brought up to date first. */
export const writingTo = async <A>(place: Place, use: (side: Side) => Promise<A>): Promise<A> => {
  const database = openForWriting(place);
  try {
    await migrate(database, place.kind, migrations);
    return await database.transaction().execute(async (side) => {
      await speakAsThere(side);
      return use(side);
    });
  } finally {
    await database.destroy();
  }
};

/** Letters of a command are in a language of the shop; a place that no shop has begun yet has none to tell. [PKG-08] */
const speakAsThere = async (side: Side): Promise<void> => {
  const row = await side.selectFrom("documents").select("key").where("key", "=", "site").executeTakeFirst();
  if (row !== undefined) speak(languagesOfSite(await siteTexts(side)));
};

/** Writes into a place in many small transactions, beside a shop that may run; its schema is brought up to date first. */
export const writingInSteps = async <A>(place: Place, use: (database: Database) => Promise<A>): Promise<A> => {
  if (place.kind === "postgres") {
    const database = await openPostgres(place.url, migrations);
    return await use(database).finally(() => database.close());
  }
  const database = openForWriting(place);
  try {
    await migrate(database, place.kind, migrations);
    return await use({
      engine: "sqlite",
      reads: database,
      inTransaction: (act) => database.transaction().execute(async (side) => act(side)),
      atOnce: async (act) => act(database),
      counting: (inside, count) => count(inside),
      // Once all is done.
      close: async () => undefined,
    });
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

/** Whether what is read has this version's schema, or that of an earlier one, which this version brings up to date. */
const versionOf = async (database: Kysely<Tables>, place: Place): Promise<"same" | "earlier"> => {
  const applied = await database
    .selectFrom("migrations")
    .select("name")
    .execute()
    .catch((error: unknown) => {
      if (error instanceof Error && /no such table|does not exist/.test(error.message)) return [];
      throw error;
    });
  if (applied.length === 0) throw new DataRefused(`${place.says} holds no shop's data.`);
  const known = new Set(migrations.map(({ name }) => name));
  if (applied.some(({ name }) => !known.has(name)))
    throw new DataRefused(`${place.says} was written by a later version of the shop: use that version.`);
  return applied.length === migrations.length ? "same" : "earlier";
};
