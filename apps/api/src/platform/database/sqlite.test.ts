// What SQLite alone does: transactions share a commit, and the log is carried into the file when it is quiet. [OPS-02]
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { migrations } from "../../app/migrations.ts";
import { metadataOf, setMetadata } from "./metadata.ts";
import { openSqlite, sqliteFile } from "./sqlite.ts";

const dataDir = mkdtempSync(join(tmpdir(), "kontor-sqlite-"));
const database = await openSqlite(dataDir, migrations);
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

describe("SQLite", () => {
  it("[CHK-05] of concurrent transactions one that fails before it changes anything does not affect the others", async () => {
    const runs = { count: 0 };
    const add = (text: string) =>
      database.inTransaction(async (handle) => {
        runs.count += 1;
        await setMetadata(handle, `undisturbed-${text}`, text);
      });
    const refused = () =>
      database.inTransaction(async (handle) => {
        runs.count += 1;
        throw new Error(`no: ${await metadataOf(handle, "undisturbed-a")}`);
      });
    const outcomes = await Promise.allSettled([add("a"), refused(), add("b")]);
    expect(outcomes.map((outcome) => (outcome.status === "rejected" ? String(outcome.reason) : "done"))).toEqual([
      "done",
      "Error: no: a",
      "done",
    ]);
    expect(runs.count).toBe(3);
    expect([
      await metadataOf(database.reads, "undisturbed-a"),
      await metadataOf(database.reads, "undisturbed-b"),
    ]).toEqual(["a", "b"]);
  });

  it("[OPS-02] what was written is in the file itself once it is quiet, not only in its log", async () => {
    await database.inTransaction((handle) => setMetadata(handle, "carried", "over"));
    const inTheFileItself = (): unknown => {
      const copy = `${dataDir}/copy.sqlite`;
      copyFileSync(sqliteFile(dataDir), copy);
      const file = new DatabaseSync(copy, { readOnly: true });
      try {
        return file.prepare("select value from marks where key = 'carried'").get()?.["value"];
      } catch {
        return "no table yet";
      } finally {
        file.close();
      }
    };
    expect(inTheFileItself()).not.toBe("over");
    await expect.poll(inTheFileItself, { timeout: 5_000 }).toBe("over");
  });
});
