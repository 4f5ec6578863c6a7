// The baseline: an unknown break fails, a fixed one fails until its entry is removed, and shrinking never adds.
import { describe, expect, it } from "vitest";
import { against, readBaseline, shrunk } from "./baseline.mjs";
import { root } from "./planted/tree.ts";

const broken = (rule: string, from: string, to: string) => ({ rule, from, to, comment: "" });
const baseline = {
  "no-circle": { "until types move": ["a → b", "b → a"] },
  "machine-on-screen": { "until it is on screen": ["c → m"] },
};

describe("the baseline", () => {
  it("lets its own breaks pass, under their rule alone", () => {
    const breaks = [
      broken("no-circle", "a", "b"),
      broken("no-circle", "b", "a"),
      broken("machine-on-screen", "c", "m"),
    ];
    expect(against(baseline, breaks)).toEqual({ fresh: [], fixed: [] });
    expect(against(baseline, [...breaks, broken("one-client", "a", "b")]).fresh).toEqual([
      broken("one-client", "a", "b"),
    ]);
  });

  it("names each entry that is no break any more, and shrinks by it", () => {
    const breaks = [broken("no-circle", "a", "b"), broken("one-client", "d", "fetch")];
    expect(against(baseline, breaks).fixed.map(({ rule, entry }) => `${rule} ${entry}`)).toEqual([
      "no-circle b → a",
      "machine-on-screen c → m",
    ]);
    expect(shrunk(baseline, breaks)).toEqual({ "no-circle": { "until types move": ["a → b"] } });
    expect(shrunk(baseline, [])).toEqual({});
  });

  it("gives a reason for each entry, and names none twice", () => {
    const all = Object.entries(readBaseline(root)).flatMap(([rule, reasons]) =>
      Object.entries(reasons).flatMap(([reason, entries]) => {
        expect(reason.length, `${rule}: ${reason}`).toBeGreaterThan(10);
        return entries.map((entry) => `${rule} ${entry}`);
      }),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});
