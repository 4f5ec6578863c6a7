// npm start: installs and builds what is missing, then serves the shop on the pinned Node. `--dev` serves it from its sources.
import { spawn } from "node:child_process";
import { bookWritten, built } from "./lib/built.mjs";
import "./lib/ends-with-npm.mjs";
import { installed } from "./lib/installed.mjs";
import { environment, pinnedNode, root } from "./lib/places.mjs";
import { developmentArguments, shopArguments, shopEnvironment } from "./lib/shop-process.mjs";

const development = process.argv.includes("--dev");

await installed();
await (development ? bookWritten() : built());

const endsWithNpm = new URL("./lib/ends-with-npm.mjs", import.meta.url).href;
const [node, args] = [
  pinnedNode(),
  [`--import=${endsWithNpm}`, ...(development ? developmentArguments : shopArguments), ...process.argv.slice(2)],
];
const env = environment({
  ...(development ? {} : shopEnvironment),
  NODE_ENV: process.env.NODE_ENV ?? (development ? "development" : "production"),
  // Memory that one thread freed is reused by the others, instead of each thread keeping its own.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
});
process.chdir(root);
// Where possible the shop replaces this process: a script that only waits would use forty megabytes.
if (process.platform !== "win32" && process.execve !== undefined) process.execve(node, [node, ...args], env);

const shop = spawn(node, args, { cwd: root, stdio: "inherit", env });
// A terminal's Ctrl-C reaches the shop by itself; a signal sent to this script alone is passed on.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => shop.kill(signal));
shop.on("close", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));
