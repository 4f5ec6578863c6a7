// How `npm run laws` reads its arguments: as settings, or as a sentence that names what is wrong; and that it runs laws. [HDL-01]
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lawSettings } from "./lib/law-settings.mjs";

describe("npm run laws", () => {
  it("[HDL-01] runs all laws with 1000 values, or those that contain a text", () => {
    expect(lawSettings([], {})).toEqual({ runs: "1000", seed: undefined, wanted: "" });
    expect(lawSettings(["CRT-07"], { LAW_RUNS: "5", LAW_SEED: "-7" })).toEqual({
      runs: "5",
      seed: -7,
      wanted: "CRT-07",
    });
  });
  it("[HDL-01] tries the laws that a text chooses, below their rules, and leaves what came of it", () => {
    const printed = execFileSync(process.execPath, ["scripts/laws.mjs", "half-up agrees with"], {
      encoding: "utf8",
      env: { ...process.env, LAW_RUNS: "3" },
    });
    expect(printed).toContain("  CRT-07  ");
    expect(printed).toMatch(/holds {2}\[CRT-07\] half-up agrees with .* \(3 runs\)/);
    expect(printed).toContain("1 law holds");
    expect(JSON.parse(readFileSync(".kontor/laws.json", "utf8"))).toMatchObject({ passed: 1, broken: 0, runs: 3 });
  });
  it("[HDL-01] prints its usage on request", () =>
    expect(lawSettings(["--help"], {})).toMatchObject({ code: 0, message: expect.stringContaining("LAW_SEED") }));
  it.each([
    [["--all"], {}, "There is no setting --all"],
    [["CRT-07", "CRT-08"], {}, "in quotation marks"],
    [[], { LAW_RUNS: "abc" }, 'not "abc"'],
    [[], { LAW_RUNS: "0" }, 'not "0"'],
    [[], { LAW_SEED: "x" }, 'not "x"'],
    [[], { LAW_SEED: "1.5" }, 'not "1.5"'],
  ])("[HDL-01] %j with %j answers with a sentence", (args, env, sentence) => {
    const settings = lawSettings(args, env);
    expect(settings.code).toBe(1);
    expect(settings.message).toContain(sentence);
  });
});
