// Builds the web app, and the server's programs, when their sources are not the ones of the last build.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { at, environment, fromSource, npm, pinnedNode, root } from "./places.mjs";
import { giveUp, run, step } from "./say.mjs";

/** What both builds read, the law book among it. Tests, examples of parts and generated output are no part of them. */
export const shared = [
  "packages/domain/src",
  "packages/adapters/src",
  "packages/ui/src",
  "docs/rules.json",
  "package-lock.json",
  "tsconfig.base.json",
];
const ignored = /^(node_modules|dist|test|examples|examples\.ts|fixtures|\.[^.].*|.*\.(test|e2e|examples)\.tsx?)$/;

const nothing = /^$/;

/** Files below a path of the repository, by their own paths in it: a copy elsewhere has the same. */
const filesUnder = (path, left) => {
  const entry = statSync(at(path), { throwIfNoEntry: false });
  if (entry === undefined) return [];
  if (entry.isFile()) return [{ path, size: entry.size, written: entry.mtimeMs }];
  return readdirSync(at(path))
    .filter((name) => !left.test(name))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`, left));
};

const hashOf = (lines) => createHash("sha256").update(lines.join("\n")).digest("hex");

/** Of what stands in the sources; and, found in less time, of their sizes and of when each was written. */
export const printsOf = (sources, left = ignored) => {
  const files = sources.flatMap((path) => filesUnder(path, left));
  return {
    quick: hashOf(files.map(({ path, size, written }) => `${path} ${size} ${written}`)),
    whole: () =>
      hashOf(
        files.map(
          ({ path }) =>
            `${path} ${createHash("sha256")
              .update(readFileSync(at(path)))
              .digest("hex")}`,
        ),
      ),
  };
};

/** Whether a stamp is of these sources. A copied checkout has other times, and the same bytes: it is noted so, and not built again. */
export const isOf = (stamp, prints) => {
  if (!existsSync(stamp)) return false;
  const [quick, whole] = readFileSync(stamp, "utf8").split("\n");
  if (quick === prints.quick) return true;
  if (whole === undefined || whole !== prints.whole()) return false;
  writeFileSync(stamp, [prints.quick, whole].join("\n"));
  return true;
};

/** Builds what is not built of the present sources, all that it reads, or ends the script with a sentence. */
const builtFrom = async (sources, stamp, output, what, build, left = ignored) => {
  if (existsSync(output) && isOf(stamp, printsOf(sources, left))) return;
  if (!(await step(`Building ${what}`, build)))
    giveUp(`${what[0].toUpperCase()}${what.slice(1)} could not be built; what the build says stands above.`);
  mkdirSync(dirname(stamp), { recursive: true });
  const prints = printsOf(sources, left);
  writeFileSync(stamp, [prints.quick, prints.whole()].join("\n"));
};

/** Leaves the law book as data in docs/rules.json, which pages and their types read. The titles of tests are its examples. */
export const bookWritten = () =>
  builtFrom(
    ["packages/domain/src", "architecture/contexts.mjs", "scripts/lib/law-book.mjs", "docs/rules.json"],
    at(".kontor/book-build"),
    at("docs/rules.json"),
    "the law book",
    () => run(pinnedNode(), [fromSource, at("scripts/write-book.mjs")], { cwd: root, env: environment() }),
    nothing,
  );

/** Leaves a build of the present sources in apps/web/dist, and maps to them in .kontor where the modules of tests are recorded. */
export const builtPages = async () => {
  await bookWritten();
  const withMaps = process.env.KONTOR_RECORD_MODULES === "1";
  const [stamp, output] = withMaps ? ["web-maps-build", ".kontor/web-maps"] : ["web-build", "apps/web/dist"];
  await builtFrom(["apps/web", ...shared], at(".kontor", stamp), at(output), "the shop", () => {
    const [command, args] = npm("run", "build", "--silent", "--workspace=@kontor/web");
    return run(command, args, {
      cwd: root,
      env: environment({ NODE_ENV: "production" }),
      shell: command.endsWith(".cmd"),
    });
  });
};

/** Leaves the server's programs, bundled from the present sources, in .kontor/server: they start in half the time. */
export const builtServer = async () => {
  await bookWritten();
  await builtFrom(
    ["apps/api", "apps/web/src", "openapi", "scripts/lib/server-bundle.mjs", ...shared],
    at(".kontor/server-build"),
    at(".kontor/server"),
    "the server",
    () => run(pinnedNode(), [at("scripts/bundle-server.mjs")], { cwd: root, env: environment() }),
  );
};

/** Leaves the entries of the domain and the adapters, bundled from the present sources, in .kontor/modules: tests of the apps import them. */
export const builtModules = async () => {
  await bookWritten();
  await builtFrom(
    ["packages/domain/package.json", "packages/adapters/package.json", "scripts/lib/module-bundle.mjs", ...shared],
    at(".kontor/modules-build"),
    at(".kontor/modules"),
    "the domain for tests",
    () => run(pinnedNode(), [at("scripts/bundle-modules.mjs")], { cwd: root, env: environment() }),
  );
};

/** Leaves a build of the present sources: pages and server. */
export const built = async () => {
  await builtPages();
  await builtServer();
};
