// A cached home page: processor time of sending it and of a 304, against renderToString of the same tree in one process.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveUp } from "../scripts/lib/say.mjs";
import { cpuPerRequest } from "./lib/load.mjs";
import { rounds, verdict } from "./lib/rounds.mjs";
import { shopServed } from "./lib/shop.mjs";
import { bareTree, homeFacts, treeBundle } from "./lib/tree.mjs";

const path = "/en";

export const caching = async (count) => {
  const bundle = await treeBundle();
  const folder = mkdtempSync(join(tmpdir(), "kontor-tree-"));
  const facts = join(folder, "facts.json");
  const shop = await shopServed();
  try {
    writeFileSync(facts, await homeFacts(shop, path));
    const { headers } = await fetch(shop.url + path);
    const etag = headers.get("etag");
    if (etag === null || headers.has("set-cookie")) giveUp("The home page is not kept.");
    const measured = await rounds(count, async (round) => {
      const warm = round === 0 ? 2000 : 100;
      const measure = (more) => cpuPerRequest(shop, path, { warm, times: 2000, ...more });
      return {
        whole: await measure({}),
        brotli: await measure({ headers: { "accept-encoding": "br" } }),
        unchanged: await measure({ headers: { "if-none-match": etag }, status: 304 }),
        tree: await bareTree(bundle, facts),
      };
    });
    const last = measured.at(-1);
    console.log(
      `Processor time in ms: ${Object.entries(last)
        .map(([name, ms]) => `${name} ${ms.toFixed(3)}`)
        .join(", ")}`,
    );
    const ratios = (of) => measured.map((round) => round.tree / round[of]);
    return [
      verdict("home, kept, against renderToString of its tree", ratios("whole"), { atLeast: 5 }),
      verdict("home, kept and packed by brotli, against renderToString of its tree", ratios("brotli"), { atLeast: 7 }),
      verdict("home, unchanged (304), against renderToString of its tree", ratios("unchanged"), { atLeast: 10 }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await shop.stop();
  }
};
