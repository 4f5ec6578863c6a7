// npm run generate: writes the files that follow from others: the entries of @kontor/domain from the import table, the types of the contract.
import { readFileSync, writeFileSync } from "node:fs";
import { contextNames, contexts } from "../architecture/contexts.mjs";
import { installed } from "./lib/installed.mjs";
import { at, environment, npm, root } from "./lib/places.mjs";
import { giveUp, run, step } from "./lib/say.mjs";

const entry = (path) => ({ "@kontor/source": `./src/${path}/index.ts`, types: `./dist/${path}/index.d.ts`, default: `./dist/${path}/index.js` });

/** What `imports` and `exports` of packages/domain say, by the import table. */
export const entriesOfDomain = () => ({
  imports: Object.fromEntries(Object.keys(contexts).map((wing) => [`#${wing}/*`, { "@kontor/source": `./src/${wing}/*/index.ts`, default: `./dist/${wing}/*/index.js` }])),
  exports: { ...Object.fromEntries([...contextNames, "testing"].map((path) => [`./${path}`, entry(path)])), "./package.json": "./package.json" },
});

const writeEntries = () => {
  const file = at("packages/domain/package.json");
  const now = readFileSync(file, "utf8");
  const next = `${JSON.stringify({ ...JSON.parse(now), ...entriesOfDomain() }, null, 2)}\n`;
  if (next !== now) writeFileSync(file, next);
};

if (process.argv[1] === at("scripts/generate.mjs")) {
  await installed();
  writeEntries();
  const [command, args] = npm("run", "generate", "--silent", "--if-present", "--workspace=@kontor/openapi");
  const done = await step("Generating the types of the contract", () => run(command, args, { cwd: root, env: environment(), shell: command.endsWith(".cmd") }));
  if (!done) giveUp("The types of the contract could not be generated; what the generator says stands above.");
}
