// npm run fuzz: 100,000 inputs against every operation of both contracts, in a heap of 512 MB; FUZZ_RUNS, FUZZ_SEED and a part of an operation's name choose.
import { installed } from "./lib/installed.mjs";
import { at, environment, fromSource, pinnedNode, root } from "./lib/places.mjs";
import { run } from "./lib/say.mjs";

await installed();
const { code } = await run(
  pinnedNode(),
  ["--expose-gc", "--max-old-space-size=512", fromSource, at("apps/api/test/fuzz/main.ts"), ...process.argv.slice(2)],
  {
    quiet: false,
    cwd: root,
    env: environment({ NODE_NO_WARNINGS: "1" }),
  },
);
process.exit(code);
