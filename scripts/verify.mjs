// npm run verify: generated files are up to date, all checks and tests pass.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { installed } from "./lib/installed.mjs";
import { at, environment, pinnedNode, root } from "./lib/places.mjs";
import { giveUp, run, say } from "./lib/say.mjs";

const script = async (name, ...args) =>
  (await run(pinnedNode(), [at("scripts", name), ...args], { quiet: false, cwd: root, env: environment() })).code;

/** The generated files in git, each with a hash of its contents. */
const prints = async () => {
  const { output } = await run(
    "git",
    [
      "ls-files",
      "--",
      "*.gen.ts",
      "packages/domain/package.json",
      "docs/rules.*",
      "docs/refusals.md",
      "openapi/shop.yaml",
      "docs/machines/*",
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

await installed();
const before = await prints();
if ((await script("generate.mjs")) !== 0) process.exit(1);
const after = await prints();
const changed = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
if (changed.length > 0) giveUp(`These generated files were not what their sources say, and now are; commit them: ${changed.join(", ")}`);
say("generated files are unchanged");
if ((await script("check.mjs")) !== 0) process.exit(1);
process.exit(await script("test.mjs", ...process.argv.slice(2)));
