// Loaded before a process of the shop (`--import=…`) while modules are recorded: counts which functions run, and says on a socket which ran
// since it was last read. At its end it leaves the rest in a file.
import { writeFileSync } from "node:fs";
import { Session } from "node:inspector";
import { createServer } from "node:net";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import { type Ran, ranOf, type ScriptCoverage } from "./ran.ts";

const folder = process.env["KONTOR_RECORDED_PROCESSES"];

if (folder !== undefined) {
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  /** A session of the own thread answers at once. */
  const ran = (): readonly Ran[] => {
    let scripts: readonly ScriptCoverage[] = [];
    session.post("Profiler.takePreciseCoverage", (_, { result }) => {
      scripts = result;
    });
    return ranOf(scripts);
  };
  const name = join(folder, `${process.pid}-${threadId}`);
  const server = createServer((socket) => socket.end(JSON.stringify(ran())));
  server.on("error", () => undefined);
  server.listen(`${name}.sock`);
  server.unref();
  process.on("exit", () => writeFileSync(`${name}.json`, JSON.stringify(ran())));
}
