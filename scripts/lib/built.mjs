// Builds the web app when its sources are not the ones of the last build.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { at, environment, npm, root } from "./places.mjs";
import { giveUp, run, step } from "./say.mjs";

/** What the build reads. Tests, examples of parts and generated output are no part of it. */
const sources = ["apps/web", "packages/domain/src", "packages/adapters/src", "packages/ui/src", "package-lock.json", "tsconfig.base.json"];
const ignored = /^(node_modules|dist|test|examples|examples\.ts|fixtures|\.[^.].*|.*\.(test|e2e|examples)\.tsx?)$/;

const filesUnder = (path) => {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry === undefined) return [];
  if (entry.isFile()) return [`${path} ${entry.size} ${entry.mtimeMs}`];
  return readdirSync(path)
    .filter((name) => !ignored.test(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
};

const fingerprint = () =>
  createHash("sha256")
    .update(sources.flatMap((path) => filesUnder(at(path))).join("\n"))
    .digest("hex");

const stamp = at(".kontor/web-build");
const output = at("apps/web/dist");

/** Leaves a build of the present sources in apps/web/dist, or ends the script with a sentence. */
export const built = async () => {
  const print = fingerprint();
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, "utf8") === print) return;
  const [command, args] = npm("run", "build", "--silent", "--workspace=@kontor/web");
  const done = await step("Building the shop", () =>
    run(command, args, { cwd: root, env: environment({ NODE_ENV: "production" }), shell: command.endsWith(".cmd") }),
  );
  if (!done) giveUp("The shop could not be built; what the build says stands above.");
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
};
