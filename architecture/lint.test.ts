// Tests of the lint rules: clock, randomness and platform are refused in the domain, machines in the API, and sound files pass.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { plantedTree, root } from "./planted/tree.ts";

const folder = "packages/domain/src/shop/cart";

/** File → its text and the rule that refuses it; null where none does. */
const plants: Readonly<Record<string, readonly [text: string, rule: string | null]>> = {
  [`${folder}/clock-date.ts`]: ["export const now = (): number => Date.now();", "no-restricted-globals"],
  [`${folder}/clock-new.ts`]: ["export const today = () => new Date();", "no-restricted-globals"],
  [`${folder}/clock-temporal.ts`]: ["export const now = () => Temporal.Now.instant();", "no-restricted-properties"],
  [`${folder}/clock-performance.ts`]: ["export const now = () => performance.now();", "no-restricted-globals"],
  [`${folder}/clock-timer.ts`]: [
    "export const later = (go: () => void) => setTimeout(go, 1);",
    "no-restricted-globals",
  ],
  [`${folder}/chance-math.ts`]: ["export const dice = () => Math.random();", "no-restricted-properties"],
  [`${folder}/chance-crypto.ts`]: ["export const id = () => crypto.randomUUID();", "no-restricted-globals"],
  [`${folder}/platform-global.ts`]: ["export const all = globalThis;", "no-restricted-globals"],
  [`${folder}/platform-process.ts`]: ["export const all = process.env;", "no-restricted-globals"],
  [`${folder}/platform-intl.ts`]: ['export const words = new Intl.NumberFormat("de");', "no-restricted-globals"],
  [`${folder}/clock-taken-apart.ts`]: [
    "const { Now } = Temporal;\nexport const now = () => Now.instant();",
    "no-restricted-properties",
  ],
  [`${folder}/clock-by-name.ts`]: ['export const now = () => Temporal["Now"].instant();', "no-restricted-properties"],
  [`${folder}/clock-waiting.ts`]: [
    "export const wait = (cell: Int32Array) => Atomics.wait(cell, 0, 0, 9);",
    "no-restricted-globals",
  ],
  [`${folder}/clock-immediate.ts`]: [
    "export const soon = (go: () => void) => setImmediate(go);",
    "no-restricted-globals",
  ],
  [`${folder}/chance-taken-apart.ts`]: [
    "const { random } = Math;\nexport const dice = () => random();",
    "no-restricted-properties",
  ],
  [`${folder}/chance-by-name.ts`]: ['export const dice = () => Math["random"]();', "no-restricted-properties"],
  [`${folder}/chance-of-collection.ts`]: [
    "export const kept = (value: object) => new WeakRef(value).deref();",
    "no-restricted-globals",
  ],
  [`${folder}/platform-new-function.ts`]: ['export const all = new Function("return this")();', "no-new-func"],
  [`${folder}/platform-eval.ts`]: ['export const all = eval("this");', "no-eval"],
  [`${folder}/platform-window.ts`]: ["export const all = window;", "no-restricted-globals"],
  [`${folder}/platform-self.ts`]: ["export const all = self;", "no-restricted-globals"],
  [`${folder}/platform-node-global.ts`]: ["export const all = global;", "no-restricted-globals"],
  [`${folder}/platform-document.ts`]: ["export const title = () => document.title;", "no-restricted-globals"],
  [`${folder}/platform-storage.ts`]: ['export const kept = () => localStorage.getItem("a");', "no-restricted-globals"],
  [`${folder}/platform-fetch.ts`]: ['export const answer = () => fetch("/x");', "no-restricted-globals"],
  [`${folder}/platform-navigator.ts`]: ["export const name = () => navigator.userAgent;", "no-restricted-globals"],
  [`${folder}/platform-buffer.ts`]: ['export const bytes = () => Buffer.from("a");', "no-restricted-globals"],
  [`${folder}/platform-require.ts`]: ['export const read = require("node:fs");', "no-restricted-globals"],
  [`${folder}/platform-console.ts`]: ["export const tell = () => console.log(1);", "no-restricted-globals"],
  [`${folder}/platform-words.ts`]: [
    "export const words = (price: number) => price.toLocaleString();",
    "no-restricted-properties",
  ],
  [`${folder}/platform-order.ts`]: [
    "export const order = (a: string, b: string) => a.localeCompare(b);",
    "no-restricted-properties",
  ],
  "packages/domain/src/testing/clock.ts": ["export const now = (): number => Date.now();", "no-restricted-globals"],
  "packages/domain/src/testing/platform.ts": ["export const all = globalThis;", "no-restricted-globals"],
  [`${folder}/climbing.ts`]: ['export { fact } from "../catalog/index.ts";', "no-restricted-imports"],
  [`${folder}/climbing-far.ts`]: ['export { fact } from "../../kernel/money/index.ts";', "no-restricted-imports"],
  [`${folder}/sound.ts`]: ['import { fact } from "#shop/catalog";\nexport const sum = Math.max(fact, 1);', null],
  [`${folder}/clock.test.ts`]: ["export const now = (): number => Date.now();", null],
  "apps/api/src/machine.ts": [
    'import { checkoutMachine } from "@kontor/domain/shop/checkout";\nexport const m = checkoutMachine;',
    "no-restricted-imports",
  ],
  "apps/api/src/clock.ts": ["export const now = (): number => Date.now();", null],
};

const tree = plantedTree(Object.fromEntries(Object.entries(plants).map(([path, [text]]) => [path, `${text}\n`])));
afterAll(() => tree.remove());

/** File → the rules that refuse it. */
const refusals = (): ReadonlyMap<string, readonly string[]> => {
  const lint = join(root, "node_modules/oxlint/bin/oxlint");
  const args = [
    lint,
    "--config",
    join(tree.base, ".oxlintrc.json"),
    "--format=json",
    "packages/domain/src",
    "apps/api/src",
  ];
  const output = (() => {
    try {
      return execFileSync(process.execPath, args, { cwd: tree.base, encoding: "utf8" });
    } catch (problem) {
      return String((problem as { stdout: string }).stdout);
    }
  })();
  const { diagnostics } = JSON.parse(output) as { diagnostics: readonly { filename: string; code: string }[] };
  return new Map(
    Object.keys(plants).map((path) => [
      path,
      diagnostics.filter(({ filename }) => filename.endsWith(path)).map(({ code }) => code),
    ]),
  );
};

describe("the lint", () => {
  const found = refusals();
  for (const [path, [, rule]] of Object.entries(plants)) {
    it(`${rule === null ? "lets" : "refuses"} ${path} ${rule === null ? "pass" : `by ${rule}`}`, () => {
      const codes = found.get(path) ?? [];
      if (rule === null) expect(codes).toEqual([]);
      else expect(codes.some((code) => code.includes(rule))).toBe(true);
    });
  }
});
