// npm run generate: writes the files that follow from others: the entries of @kontor/domain from the import table,
// the tables of refusals, the law book and the machines in docs/, the types of the contract and of the style sheets, the public holidays, the plans of telephone numbers, the faces of the pages,
// the look of the contract's pages, where each requirement is proved and what runs at night.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { contextNames, contexts } from "../architecture/contexts.mjs";
import { writeContractLook } from "./lib/contract-look.mjs";
import { writeFaces } from "./lib/faces.mjs";
import { installed } from "./lib/installed.mjs";
import { at, environment, fromSource, npm, pinnedNode, root } from "./lib/places.mjs";
import { writeProofs } from "./lib/proved-ids.mjs";
import { giveUp, run, step } from "./lib/say.mjs";
import { writeHolidays } from "./lib/holidays.mjs";
import { writePhonePlans } from "./lib/phone-plans.mjs";
import { writeSheetTypes } from "./lib/sheets.ts";

const entry = (path, file = "index") => ({
  "@kontor/source": `./src/${path}/${file}.ts`,
  types: `./dist/${path}/${file}.d.ts`,
  default: `./dist/${path}/${file}.js`,
});
const inside = (wing, file) => ({
  "@kontor/source": `./src/${wing}/*/${file}.ts`,
  default: `./dist/${wing}/*/${file}.js`,
});

/** The public files of a context beside its door; an entry stands for each that exists. */
const besideTheDoor = ["codec", "arbitraries", "examples", "laws", "law-book"];

/** What `imports` and `exports` of packages/domain say, by the import table. */
export const entriesOfDomain = () => ({
  imports: {
    ...Object.fromEntries(
      Object.keys(contexts).flatMap((wing) => [
        [`#${wing}/*`, inside(wing, "index")],
        ...["arbitraries", "codec", "examples", "laws"].map((file) => [`#${wing}/*/${file}`, inside(wing, file)]),
      ]),
    ),
    "#fixtures/*": "./fixtures/*",
  },
  exports: {
    ...Object.fromEntries(
      [...contextNames, "testing"].flatMap((path) => [
        [`./${path}`, entry(path)],
        ...besideTheDoor
          .filter((file) => existsSync(at("packages/domain/src", path, `${file}.ts`)))
          .map((file) => [`./${path}/${file}`, entry(path, file)]),
      ]),
    ),
    "./package.json": "./package.json",
  },
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
  writeSheetTypes();
  writeHolidays();
  writePhonePlans();
  await writeFaces();
  writeContractLook();
  writeProofs(root);
  const written = await step("Writing refusals, law book and machines", () =>
    run(pinnedNode(), [fromSource, at("scripts/write-documents.mjs")], { cwd: root, env: environment() }),
  );
  if (!written) giveUp("Refusals, law book and machines could not be written; what its writer says stands above.");
  const [command, args] = npm("run", "generate", "--silent", "--if-present", "--workspace=@kontor/openapi");
  const done = await step("Generating the types of the contract", () =>
    run(command, args, { cwd: root, env: environment(), shell: command.endsWith(".cmd") }),
  );
  if (!done) giveUp("The types of the contract could not be generated; what the generator says stands above.");
}
