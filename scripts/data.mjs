// npm run data: moves the shop's data between SQLite and PostgreSQL, backs it up and restores it; without a command it says how it is used.
import { installed } from "./lib/installed.mjs";
import { environment, fromSource, pinnedNode, root } from "./lib/places.mjs";
import { run } from "./lib/say.mjs";

await installed();
const { code } = await run(pinnedNode(), [fromSource, "apps/api/src/app/data/main.ts", ...process.argv.slice(2)], {
  quiet: false,
  cwd: root,
  env: environment({ NODE_NO_WARNINGS: "1" }),
});
process.exit(code);
