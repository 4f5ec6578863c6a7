// The heap of a process after its garbage was collected: what it really keeps.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { at } from "../../scripts/lib/places.mjs";

/** Arguments and environment of the process, and its heap in megabytes. */
export const heapReports = () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-heap-"));
  const file = join(folder, "heap");
  const heapOf = async (pid) => {
    rmSync(file, { force: true });
    process.kill(pid, "SIGUSR2");
    for (let waited = 0; waited < 60_000; waited += 5) {
      const text = existsSync(file) ? readFileSync(file, "utf8") : "";
      if (text !== "") return Number(text) / 1_048_576;
      await pause(5);
    }
    throw new Error("the process does not report its heap");
  };
  return {
    args: ["--expose-gc", `--import=${at("bench/lib/heap-reports.mjs")}`],
    env: { HEAP_REPORT: file },
    heapOf,
    drop: () => rmSync(folder, { recursive: true, force: true }),
  };
};
