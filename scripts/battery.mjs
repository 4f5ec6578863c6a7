// npm run battery: random walks through cart and configurator in Chromium, in two tabs on a disturbed network; `-- --walks=200 --seed=1`, `--seed=42 --walks=1` walks the one that failed again.
import { at, environment, pinnedNode, root } from "./lib/places.mjs";
import { installed } from "./lib/installed.mjs";
import { giveUp, run } from "./lib/say.mjs";

const options = Object.fromEntries(process.argv.slice(2).map((arg) => arg.replace(/^--/, "").split("=")));
const { walks = "200", seed = "1", ...unknown } = options;
if (Object.keys(unknown).length > 0 || !/^\d+$/.test(walks) || !/^\d+$/.test(seed))
  giveUp("npm run battery takes --walks=200 and --seed=1.");
await installed();
const { code } = await run(pinnedNode(), [at("scripts/test.mjs"), "--e2e", "shop/cart/walks.e2e.ts"], {
  quiet: false,
  cwd: root,
  env: environment({ KONTOR_WALKS: walks, KONTOR_WALK_SEED: seed, CI: "1" }),
});
process.exit(code);
