// npm run check: types, lint, format, architecture, words and dead code; each prints one line when it is sound and all it found when not.
// `--shrink` after `architecture` or `words` takes what is mended out of its baseline.
import { existsSync, readdirSync } from "node:fs";
import { installed } from "./lib/installed.mjs";
import { at, environment, pinnedNode, root } from "./lib/places.mjs";
import { run, say, seconds } from "./lib/say.mjs";

const workspaces = ["packages", "apps", "examples"].flatMap((folder) => readdirSync(at(folder)).map((name) => `${folder}/${name}`));
const present = (paths) => paths.filter((path) => existsSync(at(path)));

/** Every tsconfig but those that only build. */
const projects = [
  "tsconfig.json",
  ...[...workspaces, "openapi", "bench"].flatMap((folder) => ["tsconfig.json", "tsconfig.test.json"].map((name) => `${folder}/${name}`)),
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

const program = (path, ...args) =>
  run(pinnedNode(), [at("node_modules", path), ...args], { cwd: root, env: environment({ NO_COLOR: "1" }) });

const isShrinking = process.argv.includes("--shrink");

const withBaseline = (path) => run(pinnedNode(), [at(path), ...(isShrinking ? ["--shrink"] : [])], { cwd: root, env: environment() });

const checks = {
  types: async () => {
    const results = [];
    for (const project of present(projects)) {
      const { code, output } = await program("@typescript/native/bin/tsc", "--project", project, "--pretty", "false");
      if (code !== 0) results.push(`${project}\n${output}`);
    }
    return { code: results.length, output: results.join("\n") };
  },
  lint: () => program("oxlint/bin/oxlint", ...present(linted)),
  format: () => program("@biomejs/biome/bin/biome", "format", "--colors=off", "."),
  architecture: () => withBaseline("architecture/judge.mjs"),
  words: () => withBaseline("architecture/words.mjs"),
  "dead code": () => program("knip/bin/knip.js", "--no-progress", "--no-config-hints"),
};

await installed();
const wanted = process.argv.slice(2).filter((word) => word !== "--shrink");
const unsound = [];
for (const [name, check] of Object.entries(checks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = performance.now();
  const { code, output } = await check();
  say(`${code === 0 ? "sound " : "UNSOUND"} ${name} (${seconds(start)})`);
  if (code !== 0) unsound.push(name);
  if (code !== 0 || (isShrinking && ["architecture", "words"].includes(name))) {
    say(output.trimEnd().replaceAll(/^/gm, "  "));
  }
}
say(unsound.length === 0 ? "everything is sound" : `unsound: ${unsound.join(", ")}`);
process.exit(unsound.length === 0 ? 0 : 1);
