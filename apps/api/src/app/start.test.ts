// Starts that cannot be: each ends with one sentence that says what to do, code 78, and leaves nothing half written. [OPS-01] [OPS-07] [OPS-10]
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { startSentence } from "../platform/settings/start-sentences.ts";
import { settingsSentences } from "../../test/settings-sentences.ts";
import { directoriesOfFile, listening, started, unprivileged as found } from "../../test/starts.ts";
import { rightsMissing } from "../../test/without-rights.ts";

const directory = directoriesOfFile();
/** A constant of this file, which keeps its type in the tests. */
const unprivileged = found;

describe("a start that cannot be", { timeout: 120_000 }, () => {
  if (unprivileged === null)
    it.skip(`[OPS-10] a data directory that may not be written. ${rightsMissing}`, () => undefined);
  else
    it("[OPS-10] a data directory that may not be written", async () => {
      const path = unprivileged.foreign(directory());
      const before = readdirSync(path);
      const { code, output } = await started({ DATA_DIR: path }, unprivileged);
      expect([code, output.trim().split("\n").length], output).toEqual([78, 1]);
      expect(output).toMatch(
        /cannot be used by the user that runs the shop: give it the directory with chown, or name another one in DATA_DIR/,
      );
      expect(readdirSync(path)).toEqual(before);
    });

  it("[OPS-10] a port that is taken, a PostgreSQL that is not there", async () => {
    const { server, port } = await listening();
    const taken = await started({ DATA_DIR: directory(), PORT: String(port) });
    expect([taken.code, taken.output]).toEqual([
      78,
      `Port ${port} is taken by another process: end it, or name another one in PORT.\n`,
    ]);
    await new Promise((resolve) => server.close(resolve));
    const away = await started({
      DATA_DIR: directory(),
      DATABASE_URL: `postgres://u:secretpw@127.0.0.1:${port}/shop`,
      SESSION_SECRET: "x".repeat(40),
    });
    expect([away.code, away.output]).toEqual([
      78,
      `No PostgreSQL answers at 127.0.0.1:${port}/shop: start it, or correct DATABASE_URL.\n`,
    ]);
  });

  const where = { dataDir: "/srv/shop", databaseUrl: "postgres://u:secretpw@db/kontor" };
  const errors: readonly (readonly [string, object, RegExp])[] = [
    ["a full disk", { errcode: 13 }, /disk under \/srv\/shop is full: free some space/],
    ["a read-only disk", { code: "EROFS" }, /mounted read-only: mount it for writing/],
    ["a read-only file", { errcode: 8 | (1 << 8) }, /cannot be written: make/],
    ["a damaged file", { errcode: 11 }, /is damaged: put a backup back/],
    ["a wrong password", { code: "28P01" }, /refuses the password for db\/kontor/],
    ["a missing database", { code: "3D000" }, /has no database db\/kontor: make it with createdb/],
    ["a standby", { code: "25006" }, /is read-only, such as a standby/],
    ["no connection left", { code: "53300" }, /raise max_connections/],
  ];
  for (const [name, error, sentence] of errors)
    it(`[OPS-10] ${name}`, () => {
      const output = startSentence(Object.assign(new Error("words of the database"), error), where);
      expect(output).toMatch(sentence);
      expect(output).not.toMatch(/words of the database|secretpw/);
    });

  it("[OPS-10] an unknown error keeps its stack", () => {
    expect(startSentence(new Error("?"), where)).toBeNull();
  });
});

describe("published secrets", { timeout: 120_000 }, () => {
  const open = {
    PUBLIC_URL: "https://shop.example",
    SESSION_SECRET: "0c".repeat(20),
    DATABASE_URL: "postgres://kontor:8f41d0@db/kontor",
  };
  it("[OPS-07] end the start as soon as the shop is reached over https", () => {
    expect(settingsSentences(open)).toEqual([]);
    expect(settingsSentences({ ...open, SESSION_SECRET: "only-for-trying-out-only-for-trying-out" })).toEqual([
      expect.stringMatching(/^SESSION_SECRET holds a secret that is published/),
    ]);
    expect(settingsSentences({ ...open, SESSION_SECRET: "change-me change-me change-me change-me" })).toHaveLength(1);
    expect(settingsSentences({ ...open, DATABASE_URL: "postgres://kontor:only-for-trying-out@db/kontor" })).toEqual([
      expect.stringMatching(/^DATABASE_URL holds/),
    ]);
    expect(settingsSentences({ ...open, SMTP_URL: "smtp://user:password@mail" })).toHaveLength(1);
    expect(settingsSentences({ SESSION_SECRET: "only-for-trying-out-only-for-trying-out" })).toEqual([]);
  });
});
