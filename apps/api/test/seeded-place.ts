// Where a shop of a test finds the demo's content in its database: one shop of the process puts it in, and the others begin with copies of that.
import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { sqliteFile } from "../src/platform/database/sqlite.ts";
import { revisionKey } from "../src/platform/database/revision.ts";
import type { Environment } from "../src/platform/settings/settings.ts";
import { type FreshPlace, freshPlace } from "./place.ts";

/** Opens a shop on a place and closes it again. */
type Filling = (place: FreshPlace) => Promise<void>;

/** What a copy is made of: the file of SQLite, or the name of a database that stays in the run's cluster. */
type Filled = Buffer | string;

/** By the clock that filled them: what is seeded has its days. */
const filled = new Map<string, Promise<Filled>>();

const filledBy = async (fill: Filling): Promise<Filled> => {
  const place = await freshPlace();
  await fill(place);
  const { DATA_DIR: directory = "", DATABASE_URL: url } = place.env;
  if (url !== undefined) return new URL(url).pathname.slice(1);
  const file = readFileSync(sqliteFile(directory));
  await place.drop();
  return file;
};

/** What is read of the content is cached by its revision, in a process that has many shops. */
const withRevision = async ({ env: { DATA_DIR: directory = "", DATABASE_URL: url } }: FreshPlace): Promise<void> => {
  if (url === undefined) {
    const database = new DatabaseSync(sqliteFile(directory));
    database.exec("pragma synchronous = off");
    database.prepare("update marks set value = ? where key = ?").run(randomUUID(), revisionKey);
    database.close();
    return;
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  await client
    .query("update marks set value = $1 where key = $2", [randomUUID(), revisionKey])
    .finally(() => client.end());
};

/** Settings that decide what is seeded, or where. */
const deciding = ["CMS_URL", "DATA_DIR", "DATABASE_URL", "TIME_ZONE"];

/** Null where a shop with these settings has to begin with nothing. */
export const seededPlace = async (clock: string, env: Environment, fill: Filling): Promise<FreshPlace | null> => {
  if (deciding.some((name) => env[name] !== undefined)) return null;
  const known = filled.get(clock) ?? filledBy(fill);
  filled.set(clock, known);
  const copied = await known;
  const place = await freshPlace(typeof copied === "string" ? copied : undefined);
  if (typeof copied !== "string") writeFileSync(sqliteFile(place.env["DATA_DIR"] ?? ""), copied, { mode: 0o600 });
  await withRevision(place);
  return place;
};
