// npm run battery: random walks in Chromium on a disturbed network, through cart and configurator in two tabs, or with `-- --of=tickets` of two phones at entrances; `--walks=200 --seed=1`, `--seed=42 --walks=1` walks the one that failed again.
import { at, environment, pinnedNode, root } from "./lib/places.mjs";
import { installed } from "./lib/installed.mjs";
import { giveUp, run } from "./lib/say.mjs";

const options = Object.fromEntries(process.argv.slice(2).map((arg) => arg.replace(/^--/, "").split("=")));
const kinds = {
  cart: { file: "shop/cart/walks.night.e2e.ts", walks: "200" },
  tickets: { file: "site/ticket/entrance-walks.night.e2e.ts", walks: "50" },
};
const { of = "cart", seed = "1", ...others } = options;
const kind = Object.hasOwn(kinds, of) ? kinds[of] : giveUp("npm run battery takes --of=cart or --of=tickets.");
const { walks = kind.walks, ...unknown } = others;
if (Object.keys(unknown).length > 0 || !/^\d+$/.test(walks) || !/^\d+$/.test(seed))
  giveUp("npm run battery takes --of=cart, --walks=200 and --seed=1.");
await installed();
// Each walk passes at its first try: with a second one a wish that is lost now and then would count as passed.
const { code } = await run(pinnedNode(), [at("scripts/test.mjs"), "--e2e", kind.file, "--retries=0"], {
  quiet: false,
  cwd: root,
  env: environment({ KONTOR_WALKS: walks, KONTOR_WALK_SEED: seed, CI: "1" }),
});
process.exit(code);
