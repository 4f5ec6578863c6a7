// What the lint cannot follow: chance and clock are refused by the names of their properties, so nobody in the domain may hand their objects on under another name.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "./planted/tree.ts";

/** The door through which Temporal comes in; it hands on as much of it as the domain needs, without its clock. */
const door = "packages/domain/src/kernel/calendar/temporal.ts";

/** Code without its comments and quoted words. */
const bare = (text: string): string =>
  text.replace(/\/\*[^]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, (part) => (part.startsWith("/") ? "" : '""'));

/** Lines in which an object stands that is not asked for one of its properties at once, or in which a function is made of its text. */
const handedOn = (text: string): readonly string[] =>
  bare(text)
    .split("\n")
    .filter((line) => /\b(?:Math|Temporal)\b(?!\.[a-zA-Z])|\bReflect\b|\.constructor\b/.test(line));

describe("clock and chance", () => {
  it.each([
    "const m = Math;\nexport const dice = () => m.random();",
    "export const dice = (of = Math) => of.random();",
    "const t = Temporal;\nexport const now = () => t.Now.instant();",
    'export const dice = () => Reflect.get({}, "random");',
    'export const all = (() => {}).constructor("return this")();',
  ])("are not handed on by %j", (text) => expect(handedOn(text)).toHaveLength(1));
  it.each(["export const most = Math.max(1, 2);", 'export const text = "Math"; // Temporal', "/** Temporal */"])(
    "may stand in %j",
    (text) => expect(handedOn(text)).toEqual([]),
  );
  it("are handed on nowhere in the domain", () => {
    const files = globSync("packages/domain/src/**/*.ts", { cwd: root }).filter((path) => !path.endsWith(".test.ts") && path !== door);
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((path) => handedOn(readFileSync(`${root}/${path}`, "utf8")).length > 0)).toEqual([]);
  });
});
