// An uncaught error: one line for the log, and the end. [OPS-04]
import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

const crash = new URL("./crash.ts", import.meta.url).href;
const after = (defect: string) =>
  spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { writeSync } from "node:fs"; import { reportCrashes } from "${crash}"; reportCrashes((line) => void writeSync(1, line)); setTimeout(() => { ${defect} }, 1); setTimeout(() => process.exit(0), 5000);`,
    ],
    { encoding: "utf8", env: { PATH: process.env["PATH"] ?? "", NODE_NO_WARNINGS: "1" } },
  );

describe("an uncaught error", () => {
  it.each([
    ["thrown", "throw new TypeError('wrong')", "uncaughtException"],
    ["of a promise", "Promise.reject(new TypeError('wrong'))", "unhandledRejection"],
  ])("[OPS-04] %s is one line with its stack, and ends the process with 1", (_, defect, origin) => {
    const { status, stdout, stderr } = after(defect);
    expect([status, stderr]).toEqual([1, ""]);
    const lines = stdout.trim().split("\n");
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: 60,
      origin,
      err: { name: "TypeError", message: "wrong", stack: expect.stringContaining("TypeError: wrong") },
    });
  });

  it("[OPS-04] that is no Error object is logged, too", () =>
    expect(JSON.parse(after("throw 'a word'").stdout).err.message).toBe("a word"));
});
