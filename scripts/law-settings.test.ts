// How `npm run laws` reads its arguments: as settings, or as a sentence that names what is wrong; and that it runs laws. [HDL-01]
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lawSettings } from "./lib/law-settings.mjs";

describe("npm run laws", () => {
  it("[HDL-01] runs all laws with 1000 values, or those that contain a text", () => {
    expect(lawSettings([], {})).toEqual({ runs: "1000", seed: undefined, order: null, wanted: "", report: null });
    expect(lawSettings(["CRT-07"], { LAW_RUNS: "5", LAW_SEED: "-7", LAW_ORDER: "2" })).toEqual({
      runs: "5",
      seed: -7,
      order: 2,
      wanted: "CRT-07",
      report: null,
    });
  });
  it("[HDL-01] [PKG-05] writes a page into a file, or into a folder, wherever the setting stands", () => {
    expect(lawSettings(["--report", "laws.html"], {})).toMatchObject({ wanted: "", report: "laws.html" });
    expect(lawSettings(["CRT-07", "--report", "out"], {})).toMatchObject({
      wanted: "CRT-07",
      report: "out/index.html",
    });
    expect(lawSettings(["--report", "out", "CRT-07"], {})).toMatchObject({
      wanted: "CRT-07",
      report: "out/index.html",
    });
  });
  it("[HDL-01] tries the laws that a text chooses, below their rules, and leaves what came of it", () => {
    const folder = mkdtempSync(join(tmpdir(), "kontor-laws-"));
    const printed = execFileSync(process.execPath, ["scripts/laws.mjs", "half-up agrees with", "--report", folder], {
      encoding: "utf8",
      env: { ...process.env, LAW_RUNS: "3" },
    });
    const page = readFileSync(join(folder, "index.html"), "utf8");
    rmSync(folder, { recursive: true, force: true });
    expect(printed).toContain(`the page: ${join(folder, "index.html")}`);
    expect(page).toMatch(
      /<h2 id="context-1">kernel\/money<\/h2>[^]*half-up agrees with[^]*<td>CRT-07<\/td>\n<td>3<\/td>/,
    );
    expect(page).toMatch(/<code>LAW_SEED=-?\d+ LAW_RUNS=3 npm run laws -- &quot;\[CRT-07\] half-up agrees with/);
    expect(printed).toContain("  CRT-07  ");
    expect(printed).toMatch(/holds {2}\[CRT-07\] half-up agrees with .* \(3 runs\)/);
    expect(printed).toContain("1 law holds");
    expect(JSON.parse(readFileSync(".kontor/laws.json", "utf8"))).toMatchObject({ passed: 1, broken: 0, runs: 3 });
  });
  it("[HDL-01] prints its usage on request", () =>
    expect(lawSettings(["--help"], {})).toMatchObject({ code: 0, message: expect.stringContaining("LAW_SEED") }));
  it.each([
    [["--all"], {}, "There is no setting --all"],
    [["CRT-07", "--all"], {}, "There is no setting --all"],
    [["--report"], {}, "--report names a file"],
    [["--report", "--all"], {}, "--report names a file"],
    [["CRT-07", "CRT-08"], {}, "in quotation marks"],
    [[], { LAW_RUNS: "abc" }, 'not "abc"'],
    [[], { LAW_RUNS: "0" }, 'not "0"'],
    [[], { LAW_SEED: "x" }, 'not "x"'],
    [[], { LAW_SEED: "1.5" }, 'not "1.5"'],
    [[], { LAW_ORDER: "x" }, 'not "x"'],
  ])("[HDL-01] %j with %j answers with a sentence", (args, env, sentence) => {
    const settings = lawSettings(args, env);
    expect(settings.code).toBe(1);
    expect(settings.message).toContain(sentence);
  });
});
