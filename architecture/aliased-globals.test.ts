// What the lint cannot follow: it refuses randomness and clock by the names of their properties, so the domain may not alias the objects that have them.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "./planted/tree.ts";

/** The one module that imports Temporal; it exports as much of it as the domain needs, without its clock. */
const door = "packages/domain/src/kernel/calendar/temporal.ts";

/** Code without its comments and quoted words. */
const bare = (text: string): string =>
  text.replace(/\/\*[^]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, (part) =>
    part.startsWith("/") ? "" : '""',
  );

/** Lines that use such an object other than to read one of its properties, or that make a function from text. */
const aliasesIn = (text: string): readonly string[] =>
  bare(text)
    .split("\n")
    .filter((line) => /\b(?:Math|Temporal)\b(?!\.[a-zA-Z])|\bReflect\b|\.constructor\b/.test(line));

describe("clock and randomness", () => {
  it.each([
    "const m = Math;\nexport const dice = () => m.random();",
    "export const dice = (of = Math) => of.random();",
    "const t = Temporal;\nexport const now = () => t.Now.instant();",
    'export const dice = () => Reflect.get({}, "random");',
    'export const all = (() => {}).constructor("return this")();',
  ])("are not aliased by %j", (text) => expect(aliasesIn(text)).toHaveLength(1));
  it.each(["export const most = Math.max(1, 2);", 'export const text = "Math"; // Temporal', "/** Temporal */"])(
    "are allowed in %j",
    (text) => expect(aliasesIn(text)).toEqual([]),
  );
  it("are aliased nowhere in the domain", () => {
    const files = globSync("packages/domain/src/**/*.ts", { cwd: root }).filter(
      (path) => !path.endsWith(".test.ts") && path !== door,
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((path) => aliasesIn(readFileSync(`${root}/${path}`, "utf8")).length > 0)).toEqual([]);
  });
});
