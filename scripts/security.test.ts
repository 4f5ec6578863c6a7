// SECURITY.md names tests for each threat: they exist, and their titles are those it quotes. [OPS-07]
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const rows = read("SECURITY.md")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| threat"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, threat = "", defence = "", tests = ""]) => ({ threat, defence, tests }));

it("[OPS-07] the table of threats is there", () => expect(rows.length).toBeGreaterThan(20));

it.each(rows)("[OPS-07] “$threat” is tried", ({ defence, tests }) => {
  expect(defence.length).toBeGreaterThan(10);
  const named = [...tests.matchAll(/`([^`]+)` “([^”]+)”/g)];
  expect(named.length, tests).toBe(tests.split(" · ").length);
  for (const [, path = "", title = ""] of named) {
    expect(existsSync(new URL(`../${path}`, import.meta.url)), path).toBe(true);
    const titles = [
      ...read(path).matchAll(/(?:it|test)(?:\.each(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(["`])([\s\S]*?)\1/g),
    ].map(([, , text]) => text ?? "");
    expect(
      titles.some((text) => text.includes(title)),
      `${path}: ${title}`,
    ).toBe(true);
  }
});
