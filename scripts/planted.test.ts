// The planted bugs still match the sources: a change of a rule must change its bug as well. `npm run mutate -- planted` tries them. [HDL-01]
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { describe, expect, it } from "vitest";
import { planted } from "../packages/domain/planted.mjs";
import { readMachines } from "./lib/machines.mjs";
import { plantedTransitions } from "../packages/domain/planted-transitions.mjs";

describe("planted bugs", () => {
  it.each([...planted, ...plantedTransitions])("[HDL-01] $file: $description", ({ file, from, to }) => {
    const source = readFileSync(new URL(`../packages/domain/src/${file}`, import.meta.url), "utf8");
    expect(source.split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    // What cannot be read breaks nothing: it is no bug of meaning.
    expect(() => stripTypeScriptTypes(source.replace(from, () => to))).not.toThrow();
  });

  it("[HDL-08] break a transition of every machine", async () => {
    const machines = (await readMachines()).map(({ context, machine }) => `${context}: ${machine.root.key}`);
    const broken = plantedTransitions.map(({ machine, file }) => `${file.replace("/machine.ts", "")}: ${machine}`);
    expect([...new Set(broken)].sort()).toEqual(machines.toSorted());
  });
});
