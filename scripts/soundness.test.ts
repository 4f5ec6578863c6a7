// A check counts as sound without running only while nothing that it reads has changed. [CODE2-8]
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fingerprints, soundness } from "./lib/soundness.mjs";

const tree = mkdtempSync(join(tmpdir(), "kontor-soundness-"));
afterAll(() => rmSync(tree, { recursive: true, force: true }));
const write = (path: string, text: string) => writeFileSync(join(tree, path), text);

execFileSync("git", ["init", "-q"], { cwd: tree });
mkdirSync(join(tree, "node_modules"));
write(".gitignore", "node_modules/\n*.log\n");
write("a.ts", "export const a = 1;\n");
write("README.md", "A text.\n");
write("node_modules/.package-lock.json", "{}");

/** Which fingerprints a change gives another value. */
const changedBy = async (change: () => void): Promise<readonly string[]> => {
  const before = await fingerprints(tree);
  change();
  const after = await fingerprints(tree);
  return (["code", "all"] as const).filter((name) => before[name] !== after[name]);
};

describe("a fingerprint", () => {
  it.each([
    ["nothing", () => write("a.ts", "export const a = 1;\n"), []],
    ["what git ignores", () => write("run.log", "1"), []],
    ["a text", () => write("README.md", "Another text.\n"), ["all"]],
    ["code", () => write("a.ts", "export const a = 2;\n"), ["code", "all"]],
    ["code that git does not know yet", () => write("b.mjs", "export {};\n"), ["code", "all"]],
    ["a file that is gone", () => rmSync(join(tree, "b.mjs")), ["code", "all"]],
    ["settings", () => write("tsconfig.json", "{}\n"), ["code", "all"]],
    ["what is installed", () => write("node_modules/.package-lock.json", '{"lockfileVersion":3}'), ["code", "all"]],
  ])("[CODE2-8] is changed by %s as far as it is read", async (_, change, expected) =>
    expect(await changedBy(change)).toEqual(expected),
  );
});

describe("the record of sound checks", () => {
  const file = join(tree, ".kontor/checks.json");
  it("[CODE2-8] knows what a check was sound for, and forgets it when it is not", () => {
    const record = soundness(file);
    expect(record.isSound("types", "1")).toBe(false);
    record.store("types", "1");
    record.store("lint", "2");
    expect([record.isSound("types", "1"), record.isSound("types", "2"), soundness(file).isSound("lint", "2")]).toEqual([
      true,
      false,
      true,
    ]);
    record.store("types", null);
    expect(record.isSound("types", "1")).toBe(false);
  });
  it("[CODE2-8] that cannot be read makes nothing sound", () => {
    write(".kontor/checks.json", "{");
    expect(soundness(file).isSound("lint", "2")).toBe(false);
  });
});
