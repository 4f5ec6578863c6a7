// The data command: both ways between the engines row by row, backup and restore while the shop runs, and what it refuses. [OPS-02] [OPS-06]
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { migrations } from "../migrations.ts";
import { backup, move, restore } from "./database-commands.ts";
import { letters } from "./mails.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import type { Database } from "../../platform/database/handle.ts";
import { setMetadata } from "../../platform/database/metadata.ts";
import { apiSettings } from "../../index.ts";
import { cluster, freshDatabase, runningForFile } from "../../../test/harness.ts";
import { customer, filledCart, order } from "../../../test/customers.ts";

const shop = await runningForFile();
const { ask, api, settings } = shop;
const here = settings.databaseUrl ?? settings.dataDir;
const directory = mkdtempSync(join(tmpdir(), "kontor-data-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const output: string[] = [];
const say = (line: string): void => void output.push(line);

const ordered = async () => {
  const person = await customer(ask, { firstName: "Jürgen" });
  const response = await order(ask, person, await filledCart(ask, undefined, person.auth));
  expect(response.status, response.text).toBe(201);
  // Its letter is on its way otherwise, and changes what is compared.
  await api.mailDelivery.run();
  return { person, placed: response.body.result };
};

const tables = [
  "marks",
  "products",
  "vat_rates",
  "vouchers",
  "users",
  "customers",
  "carts",
  "authcodes",
  "orders",
  "order_keys",
  "declarations",
  "outbox",
  "sequences",
];

/** All rows of a database, comparable between the engines. */
const everything = async ({ reads }: Pick<Database, "reads">): Promise<Record<string, string[]>> => {
  const contents: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(reads);
    contents[table] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  return contents;
};

const holding = async (place: string) => {
  const env = place.startsWith("postgres")
    ? { DATABASE_URL: place, SESSION_SECRET: "x".repeat(32), DATA_DIR: directory }
    : { DATA_DIR: place };
  const database = await openDatabase(apiSettings(env), migrations);
  return everything(database).finally(() => database.close());
};

/** The numbers of the backup are the last ones; `restored-numbers.test.ts` has others. */
const restoring = { replace: false, numbersFrom: [], zone: "Europe/Berlin" };

describe("npm run data", () => {
  it("[OPS-02] move refuses the data of a shop that runs, whose later orders would be lost", async () => {
    await expect(move(here, join(directory, "of-running"), { replace: false, running: false }, say)).rejects.toThrow(
      /is open in a shop that runs: stop it first/,
    );
  });

  it("[OPS-02] move carries everything to the other engine and back, row by row", async () => {
    await ordered();
    await api.database.inTransaction((handle) => setMetadata(handle, "strange", "O'Brien \\ 🏠 \n\t\u202e $1 ?"));
    const before = await everything(api.database);
    const other = cluster === undefined ? null : await freshDatabase(cluster);
    const between = other?.url ?? join(directory, "between");
    const back = join(directory, "back");
    // Its shop is running.
    const all = { replace: false, running: true };
    await move(here, between, all, say);
    await move(between, back, { replace: false, running: false }, say);
    expect(await holding(between)).toEqual(before);
    expect(await holding(back)).toEqual(before);
    expect(before["orders"]).not.toEqual([]);
    expect(output.join("\n")).toMatch(/Moved \d{3,} rows of \d\d tables, each compared after it was written/);
    await expect(move(here, back, all, say)).rejects.toThrow(/add --replace/);
    await move(here, back, { replace: true, running: true }, say);
    await expect(move(here, here, { replace: true, running: true }, say)).rejects.toThrow(/both where the data is/);
    await other?.drop();
  });

  it("[OPS-06] a backup is made while orders come in, is of one moment, and readable by its owner alone", async () => {
    const file = join(directory, "backup.sqlite");
    const orders = Promise.all(Array.from({ length: 6 }, ordered));
    await backup(here, file, say);
    await orders;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(directory).filter((name) => name.includes("part") || /wal|shm/.test(name))).toEqual([]);
    const stored = join(directory, "looked-at");
    await restore(file, stored, restoring, say);
    const contents = await holding(stored);
    expect(contents["orders"]?.length).toBe(contents["order_keys"]?.length);
    await expect(backup(here, file, say)).rejects.toThrow(/exists already/);
  });

  it("[OPS-06] a restore puts everything back under a shop that runs", async () => {
    const file = join(directory, "before.sqlite");
    const { person, placed } = await ordered();
    const before = await everything(api.database);
    await backup(here, file, say);
    const later = await ordered();
    await expect(restore(file, here, restoring, say)).rejects.toThrow(/add --replace/);
    await restore(file, here, { ...restoring, replace: true }, say);
    expect(await everything(api.database)).toEqual(before);
    expect((await ask("GET", `/shop/order/${placed.id}`, undefined, person.auth)).status).toBe(200);
    expect((await ask("GET", `/shop/order/${later.placed.id}`, undefined, person.auth)).status).toBe(404);
    await ordered();
  });

  it("[OPS-06] what is no shop's data is refused with a sentence, and nothing is changed", async () => {
    await expect(
      restore(join(directory, "nothing.sqlite"), here, { ...restoring, replace: true }, say),
    ).rejects.toThrow(/There is no shop's data/);
    writeFileSync(join(directory, "text.sqlite"), "this is a text, and not a database at all. ".repeat(200));
    const before = await everything(api.database);
    await expect(restore(join(directory, "text.sqlite"), here, { ...restoring, replace: true }, say)).rejects.toThrow(
      /not a database/,
    );
    expect(await everything(api.database)).toEqual(before);
  });

  it("[OPS-10] letters shows those that were given up, without what is in them, and queues them again", async () => {
    const { placed, person } = await ordered();
    await api.database.atOnce((handle) =>
      handle
        .updateTable("outbox")
        .set({ dead_at: 1, sent_at: null, failure: "Error: ECONNREFUSED" })
        .where("order_id", "=", placed.id)
        .execute(),
    );
    output.length = 0;
    await letters(here, true, say);
    expect(output.join("\n")).toContain(`order-${placed.id}`);
    expect(output.join("\n")).not.toContain(person.email);
    const row = await api.database.reads
      .selectFrom("outbox")
      .selectAll()
      .where("order_id", "=", placed.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ dead_at: null, attempts: 0 });
  });
});
