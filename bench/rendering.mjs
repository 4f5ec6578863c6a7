// The home page rendered per request: processor time against renderToString of the same tree in one process, and against Next drawing the same elements.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveUp } from "../scripts/lib/say.mjs";
import { cpuPerRequest } from "./lib/load.mjs";
import { bodyTree } from "./lib/markup.mjs";
import { nextHome } from "./lib/peers.mjs";
import { rounds, verdict } from "./lib/rounds.mjs";
import { shopServed } from "./lib/shop.mjs";
import { bareTree, homeFacts, treeBundle } from "./lib/tree.mjs";

const path = "/en";
const read = async (url) => (await fetch(url)).text();
const elementsIn = (html) => html.match(/<[a-z]/g)?.length ?? 0;

export const rendering = async (count) => {
  const bundle = await treeBundle();
  const folder = mkdtempSync(join(tmpdir(), "kontor-tree-"));
  const [facts, elements] = [join(folder, "facts.json"), join(folder, "elements.json")];
  const shop = await shopServed({ PAGE_CACHE_MB: "0" });
  const html = await read(shop.url + path);
  if ((await fetch(shop.url + path)).headers.has("etag")) giveUp("The home page is kept, not rendered.");
  writeFileSync(elements, JSON.stringify(bodyTree(html).children));
  writeFileSync(facts, await homeFacts(shop, path));
  const next = await nextHome(elements);
  try {
    const [ours, theirs] = [elementsIn(html), elementsIn(await read(`${next.url}/home`))];
    if (theirs < ours * 0.9) giveUp(`Next draws ${theirs} elements, the shop ${ours}: these are not the same page.`);
    const measured = await rounds(count, async (round) => {
      // A server that was idle while the others were measured is cold again.
      const warm = round === 0 ? 5000 : 500;
      return {
        shop: await cpuPerRequest(shop, path, { warm, times: 800 }),
        tree: await bareTree(bundle, facts),
        next: await cpuPerRequest(next, "/home", { warm, times: 800 }),
        hello: await cpuPerRequest(next, "/", { warm, times: 800 }),
      };
    });
    const last = measured.at(-1);
    const rates = Object.entries({
      home: last.shop,
      "renderToString of its tree": last.tree,
      "Next, same elements": last.next,
      "Next hello": last.hello,
    });
    console.log(
      `Processor time in ms: ${rates.map(([name, ms]) => `${name} ${ms.toFixed(2)}`).join(", ")}; ${ours} elements`,
    );
    const ratios = (of) => measured.map((round) => round[of] / round.shop);
    return [
      verdict("home, rendered per request, against renderToString of the same tree", ratios("tree"), { atLeast: 0.35 }),
      verdict("home, rendered per request, against Next drawing the same elements", ratios("next"), { atLeast: 5 }),
      verdict("home, rendered per request, against a Next hello page", ratios("hello"), {}),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await Promise.all([shop, next].map((server) => server.stop()));
  }
};
