// npm run docs: writes the site of the documentation, static files alone, to .kontor/docs or the folder of `--to`.
import { installed } from "./lib/installed.mjs";
import { at, environment, fromSource, pinnedNode, root } from "./lib/places.mjs";
import { giveUp, run, say, seconds } from "./lib/say.mjs";

await installed();
const began = performance.now();
const to = process.argv[process.argv.indexOf("--to") + 1];
const folder = process.argv.includes("--to") && to !== undefined ? to : at(".kontor/docs");
const { code } = await run(pinnedNode(), [fromSource, at("scripts/docs/main.mjs"), folder], {
  quiet: false,
  cwd: root,
  env: environment(),
});
if (code !== 0) giveUp("The documentation could not be written; what its writer says stands above.");
say(`The documentation is in ${folder} (${seconds(began)}). DOCS_DIR=${folder} lets the shop serve it under /docs.`);
