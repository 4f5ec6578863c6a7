// Tries one broken transition, or one planted bug, on the tests of its context in Node: its text takes the place of the right one while modules are loaded. Says the first test that fails.
import { dirname } from "node:path";
import { startVitest } from "vitest/node";
import { at } from "./lib/places.mjs";

const { file, from, to } = JSON.parse(process.env.PLANTED ?? "{}");
const wanted = at("packages/domain/src", file);
const conditions = ["@kontor/source"];
let isBroken = false;

const broken = {
  name: "kontor:planted",
  enforce: "pre",
  transform: (code, id) => {
    if (id.split("?")[0] !== wanted) return null;
    if (!code.includes(from)) throw new Error(`${file} does not hold: ${from}`);
    isBroken = true;
    return { code: code.replace(from, () => to), map: null };
  },
};

const vitest = await startVitest(
  "test",
  [`src/${dirname(file)}/`],
  {
    root: at("packages/domain"),
    config: false,
    watch: false,
    bail: 1,
    isolate: false,
    // What is transformed is broken otherwise in each run.
    fsModuleCache: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    include: ["src/**/*.test.ts"],
    exclude: ["**/*.night.test.ts"],
    reporters: [{}],
  },
  { plugins: [broken], resolve: { conditions }, ssr: { resolve: { conditions, externalConditions: conditions } } },
);
const modules = vitest.state.getTestModules();
const failed = modules
  .flatMap((module) => [...module.children.allTests("failed")])
  .map((test) => `${test.module.relativeModuleId}: ${test.fullName}`);
const unloaded = modules.flatMap((module) =>
  module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
);
await vitest.close();
if (!isBroken) throw new Error(`no test of its context loads ${file}`);
console.log([...failed, ...unloaded][0] ?? `${modules.length} files of tests hold`);
process.exit(failed.length + unloaded.length > 0 ? 0 : modules.length > 0 ? 3 : 1);
