// A backup of the version before payments were rows is restored into a shop of this one, on either engine, and goes on to the cent. [OPS-06] [BAL-01]
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { billed, billedFile, goesOn } from "../../../test/billed-data.ts";
import { runningForFile } from "../../../test/harness.ts";
import { restore } from "./database-commands.ts";

const directory = mkdtempSync(join(tmpdir(), "kontor-restored-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const shop = await runningForFile();
shop.clock.now = billed.at;
const here = shop.settings.databaseUrl ?? shop.settings.dataDir;
const print = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");

it("[OPS-06] a backup of an earlier version is restored, and stays the file that it was", async () => {
  const backup = billedFile(directory, "backup-of-then.sqlite");
  const before = print(backup);
  const output: string[] = [];
  await restore(backup, here, { replace: true, numbersFrom: [], zone: "Europe/Berlin" }, (line) => output.push(line));
  expect(output.join()).toMatch(/Restored \d+ rows of \d+ tables, each compared after it was written/);
  expect(print(backup)).toBe(before);
});

it("[OPS-06] a backup of a later version is refused, and nothing is changed", async () => {
  const later = billedFile(directory, "later.sqlite");
  const database = new DatabaseSync(later);
  database.exec("insert into migrations (name, applied_at) values ('of-a-later-version', 0)");
  database.close();
  const users = () => shop.api.database.reads.selectFrom("users").selectAll().execute();
  const before = await users();
  await expect(
    restore(later, here, { replace: true, numbersFrom: [], zone: "Europe/Berlin" }, () => undefined),
  ).rejects.toThrow(/later version of the shop/);
  expect(await users()).toEqual(before);
});

goesOn(shop);
