// npm run examples: serves the page with all parts of packages/ui in all their states, from the sources. Nothing of it is built into the shop.
import { installed } from "./lib/installed.mjs";
import { at, environment, pinnedNode } from "./lib/places.mjs";
import { run } from "./lib/say.mjs";

await installed();
const args = [
  at("node_modules/vite/bin/vite.js"),
  "--config",
  at("apps/web/examples/vite.config.ts"),
  ...process.argv.slice(2),
];
process.exit((await run(pinnedNode(), args, { quiet: false, env: environment() })).code);
