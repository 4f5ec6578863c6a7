// npm start: installs and builds what is missing, then serves the shop on the pinned Node. `--dev` serves it from its sources.
import { spawn } from "node:child_process";
import { built } from "./lib/built.mjs";
import { installed } from "./lib/installed.mjs";
import { environment, fromSource, pinnedNode, root } from "./lib/places.mjs";

const development = process.argv.includes("--dev");

await installed();
if (!development) await built();

const shop = spawn(pinnedNode(), [fromSource, "apps/web/src/node-entry.ts", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: environment({ NODE_ENV: process.env.NODE_ENV ?? (development ? "development" : "production") }),
});
// A terminal's Ctrl-C reaches the shop by itself; a signal sent to this script alone is passed on.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => shop.kill(signal));
shop.on("close", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));
