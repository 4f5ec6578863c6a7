// The budget of the day: few names stand above it, each is there, and seconds are scaled by the piece of work beside them.
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { measured, readBudget } from "./lib/budget.mjs";
import { at } from "./lib/places.mjs";

const budget = readBudget();

it("names at most twelve files in Node and twenty tests in Chromium that may take more, each of the day and with a reason", () => {
  const named = [budget.Node.above, budget.Chromium.above].map((above) => Object.entries(above));
  expect(named.map((half) => half.length <= 20 && half.every(([, reason]) => reason.length > 10))).toEqual([
    true,
    true,
  ]);
  expect(named[0]?.length).toBeLessThanOrEqual(12);
  const files = named.flat().map(([name]) => name.split(" › ")[0] ?? "");
  expect(files.filter((file) => !existsSync(at(file)) || file.includes(".night."))).toEqual([]);
});

it("scales what tests took by what the piece of work took before and after them", () => {
  const half = { sum: 10, most: 12, each: 4, above: { "a.test.ts": "one that may" } };
  const items = [
    { name: "a.test.ts", seconds: 16 },
    { name: "b.test.ts", seconds: 10 },
    { name: "c.test.ts", seconds: 6 },
  ];
  const both = { pieceSeconds: 1, Node: half, Chromium: half };
  expect(measured("Node", items, [1, 3], 8, both)).toEqual({
    line: "Node: 16 s of 10, and 4 s of loading (scaled by 0.50: two quiet cores)",
    isOver: true,
    dear: ["   5.0 s  Node  b.test.ts"],
  });
  expect(measured("Node", items, [4, 4], 0, both).isOver).toBe(false);
});
