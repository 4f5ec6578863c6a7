// npm run check: types, lint, format, architecture, words, texts, pairs and dead code; each prints one line when it is sound, architecture its counts, too, and all it found when not.
// A check is not run again while nothing that it reads has changed since it was sound; `--fresh` runs it anyway.
// `--shrink` after `architecture` or `words` takes what is mended out of its baseline. `--since=<commit>` and `--read` are for `pairs`.
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { skipped } from "../architecture/skipped.mjs";
import { bookWritten } from "./lib/built.mjs";
import { installed } from "./lib/installed.mjs";
import { at, environment, pinnedNode, root } from "./lib/places.mjs";
import { run, say, seconds } from "./lib/say.mjs";
import { fingerprints, soundness } from "./lib/soundness.mjs";
import { distinctErrors } from "./lib/type-errors.mjs";

/** Built from the tarballs, with an installation of its own: its types are checked by its build, at night. */
const fromTarballs = "examples/pages";

const workspaces = ["packages", "apps", "examples"]
  .flatMap((folder) => readdirSync(at(folder)).map((name) => `${folder}/${name}`))
  .filter((folder) => folder !== fromTarballs);
const present = (paths) => paths.filter((path) => existsSync(at(path)));

/** Every tsconfig but those that only build. */
const projects = [
  "tsconfig.json",
  ...[...workspaces, "openapi", "bench"].flatMap((folder) =>
    ["tsconfig.json", "tsconfig.test.json"].map((name) => `${folder}/${name}`),
  ),
];

/** Given by name: the lint would walk through node_modules otherwise. */
const linted = [
  ...workspaces.flatMap((folder) => ["src", "test", "examples"].map((part) => `${folder}/${part}`)),
  "architecture",
  "scripts",
  "openapi",
  "bench/lib",
  "bench/tree",
  "bench/orders",
  ...readdirSync(at("bench"))
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => `bench/${name}`),
  "content",
];

const options = process.argv.slice(2).filter((word) => word.startsWith("--"));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isShrinking = options.includes("--shrink");
const forPairs = options.filter((word) => word === "--read" || word.startsWith("--since="));
const isFresh = options.includes("--fresh") || forPairs.length > 0;

/** Runs works side by side, so many at a time. */
const sideBySide = async (works, most) => {
  const waiting = [...works];
  const next = async () => {
    for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) await work();
  };
  await Promise.all(Array.from({ length: most }, next));
};

const program = (path, ...args) =>
  run(pinnedNode(), [at("node_modules", path), ...args], { cwd: root, env: environment({ NO_COLOR: "1" }) });

const withBaseline = (path) =>
  run(pinnedNode(), [at(path), ...(isShrinking ? ["--shrink"] : [])], { cwd: root, env: environment() });

/** The compiler remembers in `.kontor/types` what it checked, file by file, with a hash of each. */
const typesOf = (project) => {
  const record = at(".kontor/types", `${project.replaceAll("/", "-")}.tsbuildinfo`);
  const remembered = isFresh ? [] : ["--incremental", "--tsBuildInfoFile", record];
  return program("@typescript/native/bin/tsc", "--project", project, "--pretty", "false", ...remembered);
};

const types = async () => {
  mkdirSync(at(".kontor/types"), { recursive: true });
  const failed = [];
  const works = present(projects).map((project) => async () => {
    const { code, output } = await typesOf(project);
    if (code !== 0) failed.push(output.trim() === "" ? `error TS0: ${project} ends with ${code}` : output);
  });
  await sideBySide(works, 2);
  const errors = distinctErrors(failed);
  return {
    code: failed.length,
    output: `${errors.join("\n")}\n${errors.length === 1 ? "1 error" : `${errors.length} errors`}`,
  };
};

/** What each check does, and which files it may read. */
const checks = {
  types: { reads: "code", check: types },
  architecture: { reads: "all", check: () => withBaseline("architecture/judge.mjs") },
  "dead code": { reads: "all", check: () => program("knip/bin/knip.js", "--no-progress", "--no-config-hints") },
  lint: { reads: "code", check: () => program("oxlint/bin/oxlint", ...present(linted)) },
  format: { reads: "all", check: () => program("@biomejs/biome/bin/biome", "format", "--colors=off", ".") },
  texts: {
    reads: "all",
    check: () => run(pinnedNode(), [at("architecture/texts.mjs")], { cwd: root, env: environment() }),
  },
  words: { reads: "all", check: () => withBaseline("architecture/words.mjs") },
  pairs: {
    reads: "all",
    check: () => run(pinnedNode(), [at("architecture/pairs.mjs"), ...forPairs], { cwd: root, env: environment() }),
  },
};

await installed();
await bookWritten();
const unknown = wanted.filter((name) => !Object.hasOwn(checks, name));
if (unknown.length > 0) {
  say(
    `There is no check ${unknown.map((name) => JSON.stringify(name)).join(", ")}; there are ${Object.keys(checks).join(", ")}.`,
  );
  process.exit(1);
}
const prints = await fingerprints(root);
const record = soundness(at(".kontor/checks.json"));
const unsound = [];
const works = Object.entries(checks)
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .map(([name, { reads, check }]) => async () => {
    if (!isFresh && !isShrinking && record.isSound(name, prints[reads])) {
      say(`sound  ${name} (as before: nothing that it reads has changed)`);
      return;
    }
    const start = performance.now();
    const { code, output } = await check();
    record.store(name, code === 0 ? prints[reads] : null);
    if (name === "pairs" && code === skipped) return say(`SKIPPED ${name}: ${output.trim()}`);
    say(`${code === 0 ? "sound " : "UNSOUND"} ${name} (${seconds(start)})`);
    if (code !== 0) unsound.push(name);
    if (
      code !== 0 ||
      name === "architecture" ||
      (isShrinking && name === "words") ||
      (name === "pairs" && forPairs.length > 0)
    )
      say(output.trimEnd().replaceAll(/^/gm, "  "));
  });
await sideBySide(works, availableParallelism() > 1 ? 2 : 1);
say(unsound.length === 0 ? "everything is sound" : `unsound: ${unsound.join(", ")}`);
process.exit(unsound.length === 0 ? 0 : 1);
