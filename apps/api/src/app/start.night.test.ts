// More starts that cannot be, each a process of its own: places that are none, and a database that is locked. [OPS-10]
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { directoriesOfFile, started, unprivileged as found } from "../../test/starts.ts";
import { rightsMissing } from "../../test/without-rights.ts";

const directory = directoriesOfFile();
/** A constant of this file, which keeps its type in the tests. */
const unprivileged = found;

describe("a start that cannot be", { timeout: 120_000 }, () => {
  if (unprivileged === null)
    it.skip(`[OPS-10] a data directory that cannot be made. ${rightsMissing}`, () => undefined);
  else
    it("[OPS-10] a data directory that cannot be made", async () => {
      const path = unprivileged.foreign(directory());
      const { code, output } = await started({ DATA_DIR: join(path, "data-of-a-shop") }, unprivileged);
      expect([code, output], output).toEqual([
        78,
        expect.stringMatching(/cannot be used by the user that runs the shop: .*\n$/),
      ]);
    });

  it("[OPS-10] a file where the data directory should be, and a file that is no database", async () => {
    const path = directory();
    writeFileSync(join(path, "file"), "x");
    expect((await started({ DATA_DIR: join(path, "file") })).output).toMatch(
      /is not a directory: name one in DATA_DIR\.\n$/,
    );
    writeFileSync(join(path, "kontor.sqlite"), "no database ".repeat(500));
    expect((await started({ DATA_DIR: path })).output).toMatch(/is not a database: move that file away/);
  });

  it("[OPS-10] a database that another process has locked", async () => {
    const path = directory();
    const holder = new DatabaseSync(join(path, "kontor.sqlite"));
    holder.exec("pragma journal_mode = wal; begin exclusive; create table held (x)");
    const { code, output } = await started({ DATA_DIR: path });
    holder.exec("rollback");
    holder.close();
    expect([code, output]).toEqual([78, expect.stringMatching(/is locked by another process: .*\n$/)]);
  });

  it("[OPS-05] [BAL-06] a database that a later version has brought up to date", async () => {
    const path = directory();
    const database = new DatabaseSync(join(path, "kontor.sqlite"));
    database.exec("create table migrations (name text primary key, applied_at bigint not null)");
    database.exec("insert into migrations values ('of-a-later-version', 0)");
    database.close();
    const { code, output } = await started({ DATA_DIR: path });
    expect([code, output]).toEqual([78, expect.stringMatching(/was used by a later version of the shop: .*\n$/)]);
  });
});
