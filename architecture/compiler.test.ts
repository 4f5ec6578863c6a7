// Tests of the compiler settings: in the domain neither browser nor Node exists, by its own tsconfig; what it cannot see the lint refuses.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "./planted/tree.ts";

/** The text of a file, and whether the compiler refuses it. */
const plants: Readonly<Record<string, readonly [text: string, refused: boolean]>> = {
  "document.ts": ["export const title = document.title;", true],
  "window.ts": ["export const all = window;", true],
  "fetch.ts": ['export const answer = fetch("/x");', true],
  "storage.ts": ['export const kept = localStorage.getItem("a");', true],
  "url.ts": ['export const url = new URL("https://shop.example");', true],
  "timer.ts": ["export const later = setTimeout(() => {}, 1);", true],
  "crypto.ts": ["export const id = crypto.randomUUID();", true],
  "performance.ts": ["export const now = performance.now();", true],
  "console.ts": ["console.log(1);", true],
  "process.ts": ["export const all = process.env;", true],
  "buffer.ts": ['export const bytes = Buffer.from("a");', true],
  "require.ts": ['export const read = require("node:fs");', true],
  "node.ts": ['export { readFileSync } from "node:fs";', true],
  "here.ts": ["export const here = import.meta.dirname;", true],
  "global-thing.ts": ["export const clock = globalThis.setTimeout;", true],
  "sound.ts": ['import { cents } from "#kernel/money";\nexport const price = cents(1);', false],
};

const folder = mkdtempSync(join(root, "packages/domain/.planted-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const compiled = (): string => {
  for (const [name, [text]] of Object.entries(plants)) writeFileSync(join(folder, name), `${text}\n`);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../tsconfig.json", include: ["*.ts"], exclude: [] }),
  );
  try {
    const compiler = join(root, "node_modules/@typescript/native/bin/tsc");
    return execFileSync(process.execPath, [compiler, "--project", join(folder, "tsconfig.json"), "--pretty", "false"], {
      cwd: folder,
      encoding: "utf8",
    });
  } catch (problem) {
    return String((problem as { stdout: string }).stdout);
  }
};

describe("the compiler", () => {
  const output = compiled();
  it.each(Object.entries(plants))("judges %s", (name, [, refused]) => {
    expect(output.split("\n").some((line) => line.startsWith(`${name}(`))).toBe(refused);
  });
});
