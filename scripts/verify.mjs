// npm run verify: all that can be proved here, in parts: generated files and the README's pictures are up to date, all checks, all tests in Node with those of the night on
// both engines as root in a closed folder, the day as an ordinary user in a path with blanks, all tests in Chromium with those of the night in
// one language, every second day the other one, laws with many values, random walks, the packages, the contents of the container. `-- laws walks` runs these parts alone, `-- --from chromium` that one and all after it.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { installed } from "./lib/installed.mjs";
import { at, environment, pinnedNode, root } from "./lib/places.mjs";
import { oldPictures } from "./lib/readme-shown.mjs";
import { giveUp, run, say } from "./lib/say.mjs";

const runScript = (name, args, more, quiet) =>
  run(pinnedNode(), [at("scripts", name), ...args], { quiet, cwd: root, env: environment(more) });

const script = async (name, args = [], more = {}) => (await runScript(name, args, more, false)).code === 0;

/** The generated files in git, each with a hash of its contents. */
const prints = async () => {
  const { output } = await run(
    "git",
    [
      "ls-files",
      "--",
      "*.gen.ts",
      "*.gen.woff2",
      "*.gen.css",
      "packages/domain/package.json",
      "docs/rules.md",
      "docs/refusals.md",
      "openapi/shop.yaml",
      "docs/machines/*",
      "docs/night.md",
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

/** The pictures of the README are drawn by a browser, which is compared by no one: what they show is, by its hash. */
const pictures = () => {
  const old = oldPictures();
  if (old.length === 0) say("the pictures of the README show the present shop");
  else say(`The README shows an older shop (${old.join(", ")}): npm run looks -- readme, look at them, commit them.`);
  return old.length === 0;
};

/** Other walks each day; a walk that fails prints its seed. */
const seed = `--seed=${Math.floor(Date.now() / 86_400_000)}`;

const isRoot = process.getuid?.() === 0;
/** A walk goes through one language: the day's tests through both, in two parts, those of the night through the other one every second day. */
const isOtherDay = Math.floor(Date.now() / 86_400_000) % 2 === 1;
const night = { KONTOR_NIGHT: "1", KONTOR_LANGUAGES: isOtherDay ? "other" : "" };

const parts = {
  generated: async () => {
    const isUnchanged = await generatedFiles();
    return pictures() && isUnchanged;
  },
  checks: () => script("check.mjs", ["--fresh"]),
  // A user who is not root has no folder that root alone may enter: the same tests run here then.
  node: () =>
    script(...(isRoot ? ["elsewhere.mjs", ["closed", "--strict"]] : ["test.mjs", ["--strict", "--unit"]]), night),
  ordinary: () => script("elsewhere.mjs", ["ordinary", "--strict"], { KONTOR_LANGUAGES: isOtherDay ? "" : "other" }),
  // `npm test -- --changed` chooses tests by their titles of the day.
  chromium: () => script("test.mjs", ["--strict", "--e2e"], { ...night, KONTOR_RECORD_MODULES: isOtherDay ? "" : "1" }),
  laws: async () => {
    const { code, output } = await runScript("laws.mjs", [], { LAW_RUNS: process.env.LAW_RUNS ?? "1000" }, true);
    say(output);
    return code === 0;
  },
  walks: async () => {
    const cart = await script("battery.mjs", ["--walks=20", seed]);
    return (await script("battery.mjs", ["--of=tickets", "--walks=5", seed])) && cart;
  },
  packages: () => script("packages.mjs"),
  container: () => script("image.mjs"),
};

const names = Object.keys(parts);
const args = process.argv.slice(2);
const from = args[0] === "--from" ? args[1] : undefined;
const wanted = args[0] === "--from" ? names.slice(names.indexOf(from)) : args.length > 0 ? args : names;
const unknown = [...(args[0] === "--from" ? [from, ...args.slice(2)] : args)].filter((name) => !names.includes(name));
if (unknown.length > 0) giveUp(`There is no part ${unknown.join(", ")}; there are ${names.join(", ")}.`);

await installed();
/** The laws use one core, and print when they are through: what follows them runs beside them. */
const besides = ["laws"];
const outcomeOf = async (name) => {
  const start = performance.now();
  say(`\n${name}`);
  const isProved = await parts[name]();
  say(`${isProved ? "proved" : "FAILED"} ${name}`);
  return { name, isProved, minutes: (performance.now() - start) / 60_000 };
};
const started = [];
for (const name of names.filter((one) => wanted.includes(one))) {
  const outcome = outcomeOf(name);
  started.push(outcome);
  if (!besides.includes(name)) await outcome;
}
const outcomes = await Promise.all(started);
say("");
for (const { name, isProved, minutes } of outcomes)
  say(`${isProved ? "proved" : "FAILED"} ${name} (${minutes.toFixed(1)} min)`);
const failed = outcomes.filter(({ isProved }) => !isProved).map(({ name }) => name);
if (failed.length > 0) say(`failed: ${failed.join(", ")}; once mended: npm run verify -- ${failed.join(" ")}`);
else say(wanted.length === names.length ? "everything is proved" : "all of these parts are proved");
process.exit(failed.length === 0 ? 0 : 1);
