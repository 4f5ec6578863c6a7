// npm run verify: all that can be proved here. Generated files are up to date, all checks, all tests with those of the night in both languages
// and on both engines, laws with many values, random walks, the packages, the contents of the container. Further words go to the tests.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { installed } from "./lib/installed.mjs";
import { at, environment, pinnedNode, root } from "./lib/places.mjs";
import { run, say } from "./lib/say.mjs";

const script = async (name, args = [], more = {}) =>
  (await run(pinnedNode(), [at("scripts", name), ...args], { quiet: false, cwd: root, env: environment(more) }))
    .code === 0;

/** The generated files in git, each with a hash of its contents. */
const prints = async () => {
  const { output } = await run(
    "git",
    [
      "ls-files",
      "--",
      "*.gen.ts",
      "*.gen.woff2",
      "packages/domain/package.json",
      "docs/rules.md",
      "docs/refusals.md",
      "openapi/shop.yaml",
      "docs/machines/*",
      "scripts/proved-ids.json",
    ],
    {
      cwd: root,
    },
  );
  const print = (path) =>
    createHash("sha256")
      .update(readFileSync(at(path)))
      .digest("hex");
  return new Map(
    output
      .trim()
      .split("\n")
      .filter((path) => existsSync(at(path)))
      .map((path) => [path, print(path)]),
  );
};

const generatedFiles = async () => {
  const before = await prints();
  if (!(await script("generate.mjs"))) return false;
  const after = await prints();
  const changed = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
  say(
    changed.length === 0
      ? "generated files are unchanged"
      : `These generated files were not what their sources say, and now are; commit them: ${changed.join(", ")}`,
  );
  return changed.length === 0;
};

/** Other walks each day; a walk that fails prints its seed. */
const day = String(Math.floor(Date.now() / 86_400_000));

const steps = {
  "generated files": generatedFiles,
  checks: () => script("check.mjs", ["--fresh"]),
  tests: () =>
    script("test.mjs", ["--strict", ...process.argv.slice(2)], { KONTOR_NIGHT: "1", KONTOR_LANGUAGES: "both" }),
  laws: () => script("laws.mjs", [], { LAW_RUNS: process.env.LAW_RUNS ?? "1000" }),
  "walks of the cart": () => script("battery.mjs", ["--walks=20", `--seed=${day}`]),
  "walks of entrances": () => script("battery.mjs", ["--of=tickets", "--walks=5", `--seed=${day}`]),
  packages: () => script("packages.mjs"),
  container: () => script("image.mjs"),
};

await installed();
const outcomes = [];
for (const [name, step] of Object.entries(steps)) {
  const start = performance.now();
  say(`\n${name}`);
  const isProved = await step();
  outcomes.push({ name, isProved, minutes: (performance.now() - start) / 60_000 });
}
say("");
for (const { name, isProved, minutes } of outcomes)
  say(`${isProved ? "proved" : "FAILED"} ${name} (${minutes.toFixed(1)} min)`);
const failed = outcomes.filter(({ isProved }) => !isProved).map(({ name }) => name);
say(failed.length === 0 ? "everything is proved" : `failed: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);
