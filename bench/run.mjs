// npm run bench: what is measured against what, as ratios of one run; `npm run bench -- javascript` runs one by its name.
import { mkdirSync, writeFileSync } from "node:fs";
import { installed } from "../scripts/lib/installed.mjs";
import { at, environment, fromSource, pinnedNode, root } from "../scripts/lib/places.mjs";
import { giveUp, run } from "../scripts/lib/say.mjs";

if (!process.execArgv.includes(fromSource)) {
  await installed();
  process.exit(
    (await run(pinnedNode(), [fromSource, at("bench/run.mjs"), ...process.argv.slice(2)], { quiet: false, cwd: root, env: environment() }))
      .code,
  );
}

const benches = {
  javascript: async (count) => (await import("./javascript.mjs")).javascript(count),
  caching: async (count) => (await import("./caching.mjs")).caching(count),
  rendering: async (count) => (await import("./rendering.mjs")).rendering(count),
  vendure: async (count) => (await import("./vendure.mjs")).vendure(count),
  orders: async (count) => (await import("./orders.mjs")).orders(count),
};

const args = process.argv.slice(2);
const count = Number(args.find((arg) => /^--rounds=\d+$/.test(arg))?.slice(9) ?? 5);
const wanted = args.filter((arg) => !arg.startsWith("--"));
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) giveUp(`No bench is named ${unknown.join(", ")}; there are ${Object.keys(benches).join(", ")}.`);

const verdicts = [];
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) verdicts.push(...(await bench(count)));
}
for (const { title, ratio, bound, holds } of verdicts)
  console.log(`${holds ? "holds " : "MISSED"}  ${ratio.toFixed(3).padStart(7)}  ${bound.padEnd(16)}  ${title}`);
mkdirSync(at("bench/results"), { recursive: true });
writeFileSync(at("bench/results/latest.json"), `${JSON.stringify({ node: process.version, rounds: count, verdicts }, null, 2)}\n`);
const missed = verdicts.filter(({ holds }) => !holds).length;
console.log(missed === 0 ? `${verdicts.length} measured, none missed` : `${missed} of ${verdicts.length} missed`);
process.exit(missed === 0 ? 0 : 1);
