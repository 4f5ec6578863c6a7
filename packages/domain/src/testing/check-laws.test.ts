// The runner of laws: reports outcomes, and never lets a broken law pass. [HDL-01]
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { law } from "#kernel/law";
import { checkedLaw, checkLaws } from "@kontor/domain/testing";

const holds = law("[HDL-01] [CRT-07] a number is itself", () => fc.property(fc.integer(), (n) => n === n));
const breaks = law("[HDL-01] every number is small", () => fc.property(fc.nat(), (n) => n < 1000));

describe("laws", () => {
  it("[HDL-01] a law that holds reports how often it was tried", () =>
    expect(checkedLaw(holds, { runs: "250" })).toMatchObject({
      holds: true,
      runs: 250,
      ids: ["HDL-01", "CRT-07"],
      report: null,
    }));
  it("[HDL-01] a broken law shows its smallest counterexample and the seed", () => {
    const outcome = checkedLaw(breaks, { seed: 42 });
    expect(outcome).toMatchObject({ holds: false, seed: 42 });
    expect(outcome.report).toMatch(/Counterexample: \[1000\]/);
    expect(outcome.report).toMatch(/seed: 42/);
  });
  it("[HDL-01] [LAW2-9] a law that would run for ever is broken, with a sentence and its seed", () => {
    const endless = law("[HDL-01] a loop ends", () =>
      fc.property(fc.nat(), (n) => {
        for (let at = n; at >= 0; at += 0);
        return true;
      }),
    );
    const outcome = checkedLaw(endless, { seed: 7, within: 200 });
    expect(outcome).toMatchObject({ holds: false, seed: 7, sentence: endless.sentence });
    expect(outcome.report).toContain("still running after 0.2 s");
    expect(outcome.report).toContain("seed: 7");
  });
  it("[HDL-01] becomes one test a law, which throws where the law breaks", () => {
    const tests = new Map<string, () => void>();
    checkLaws([holds, breaks], (title, body) => tests.set(title, body));
    expect(tests.get(holds.sentence)).not.toThrow();
    expect(tests.get(breaks.sentence)).toThrow("every number is small");
  });
  it("[HDL-01] refuses what would pass without having been tried", () => {
    expect(() => checkLaws([], it)).toThrow("no laws to check");
    expect(() => checkedLaw(holds, { runs: "many" })).toThrow("not a number of runs: many");
    expect(() => law("a sentence without an id", holds.property)).toThrow("a law without a requirement id");
  });
});
