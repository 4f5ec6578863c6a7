// The home page rendered per request: processor time against renderToString of the same tree in one process, and against the hello page of Next.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../scripts/lib/places.mjs";
import { giveUp, run } from "../scripts/lib/say.mjs";
import { cpuPerRequest } from "./lib/load.mjs";
import { peer } from "./lib/peers.mjs";
import { rounds, verdict } from "./lib/rounds.mjs";
import { served } from "./lib/server.mjs";
import { shopServed } from "./lib/shop.mjs";
import { treeBundle } from "./lib/tree.mjs";

const path = "/en";
const told = async (url) => (await fetch(url, { headers: { accept: "application/json" } })).json();

export const rendering = async (count) => {
  const bundle = await treeBundle();
  const shop = await shopServed();
  const next = await served({ args: ["node_modules/next/dist/bin/next", "start", "-p", "{port}"], cwd: await peer("next", ".next") });
  const nuxt = await served({ args: [".output/server/index.mjs"], cwd: await peer("nuxt", ".output") });
  const folder = mkdtempSync(join(tmpdir(), "kontor-tree-"));
  const facts = join(folder, "facts.json");
  writeFileSync(
    facts,
    JSON.stringify({ path, page: await told(`${shop.url}${path}/_payload.json`), shell: await told(`${shop.url}${path}/_shell.json`) }),
  );
  const tree = async () => {
    const { code, output } = await run(process.execPath, [join(root, "bench/tree/child.mjs"), bundle, facts, "300", "600"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (code !== 0) giveUp(`The tree could not be rendered.\n${output}`);
    const { perRender, length, hasHeading } = JSON.parse(output.trim().split("\n").at(-1));
    if (!hasHeading || length < 5000) giveUp(`The tree that was rendered is not the home page: ${length} characters.`);
    return perRender;
  };
  try {
    const measured = await rounds(count, async (round) => {
      const warm = round === 0 ? 400 : 50;
      return {
        shop: await cpuPerRequest(shop, path, { warm, times: 400 }),
        tree: await tree(),
        next: await cpuPerRequest(next, "/", { warm, times: 400 }),
        nuxt: await cpuPerRequest(nuxt, "/", { warm, times: 400 }),
      };
    });
    const last = measured.at(-1);
    console.log(
      `Processor time in ms: home ${last.shop.toFixed(2)}, renderToString of its tree ${last.tree.toFixed(2)}, Next hello ${last.next.toFixed(2)}, Nuxt hello ${last.nuxt.toFixed(2)}`,
    );
    return [
      verdict(
        "home, rendered per request, against renderToString of the same tree",
        measured.map(({ shop: own, tree: bare }) => bare / own),
        { atLeast: 0.22 },
      ),
      verdict(
        "home, rendered per request, against a Next hello page",
        measured.map(({ shop: own, next: peers }) => peers / own),
        { atLeast: 5 },
      ),
      verdict(
        "home, rendered per request, against a Nuxt hello page",
        measured.map(({ shop: own, nuxt: peers }) => peers / own),
        {},
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await Promise.all([shop, next, nuxt].map((server) => server.stop()));
  }
};
