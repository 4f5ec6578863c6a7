// npm run bench: measures the shop against its peers, as ratios of one run; `npm run bench -- javascript` runs one by its name.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { installed } from "../scripts/lib/installed.mjs";
import { at, environment, fromSource, pinnedNode, root } from "../scripts/lib/places.mjs";
import { giveUp, run } from "../scripts/lib/say.mjs";

if (!process.execArgv.includes(fromSource)) {
  await installed();
  process.exit(
    (
      await run(pinnedNode(), [fromSource, at("bench/run.mjs"), ...process.argv.slice(2)], {
        quiet: false,
        cwd: root,
        env: environment(),
      })
    ).code,
  );
}

const benches = {
  javascript: async (count) => (await import("./javascript.mjs")).javascript(count),
  styles: async () => (await import("./styles.mjs")).styles(),
  caching: async (count) => (await import("./caching.mjs")).caching(count),
  rendering: async (count) => (await import("./rendering.mjs")).rendering(count),
  orders: async (count) => (await import("./orders.mjs")).orders(count),
  quote: async (count) => (await import("./quote.mjs")).quotes(count),
  simulation: async (count, options) => (await import("./simulation.mjs")).simulation(count, options),
  content: async (count) => (await import("./content.mjs")).content(count),
  processes: async (count) => (await import("./processes.mjs")).processes(count),
  accounts: async (count, options) => (await import("./accounts.mjs")).accounts(count, options),
  anonymous: async () => (await import("./anonymous.mjs")).anonymous(),
  papers: async (count) => (await import("./papers.mjs")).papers(count),
  registry: async (count) => (await import("./registry.mjs")).registry(count),
  vendure: async (count) => (await import("./vendure.mjs")).vendure(count),
  desk: async (count, options) => (await import("./desk.mjs")).desk(count, options),
};

/** Those that take many minutes: run by their names alone. */
const long = {
  load: async (count, options) => (await import("./load.mjs")).load(count, options),
  presses: async (count, options) => (await import("./presses.mjs")).presses(count, options),
  pages: async (count, options) => (await import("./pages.mjs")).pages(count, options),
  kill: async (count, options) => (await import("./kill.mjs")).kill(count, options),
  exports: async (count, options) => (await import("./exports.mjs")).exported(count, options),
  weight: async (count, options) => (await import("./weight.mjs")).weight(count, options),
  renewals: async (count, options) => (await import("./renewals.mjs")).renewalRuns(count, options),
};

const args = process.argv.slice(2);
const options = Object.fromEntries(
  args.flatMap((arg) => {
    const [, name, value] = /^--(\w+)=(.+)$/.exec(arg) ?? [];
    return name === undefined ? [] : [[name, value]];
  }),
);
const count = Number(options.rounds ?? 5);
const wanted = args.filter((arg) => !arg.startsWith("--"));
const all = { ...benches, ...long };
const unknown = wanted.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) giveUp(`No bench is named ${unknown.join(", ")}; there are ${Object.keys(all).join(", ")}.`);

/** What `--engine` may name, for the benches that have both. */
const engines = ["sqlite", "postgres"];
if (options.engine !== undefined && !engines.includes(options.engine))
  giveUp(`No engine is named ${options.engine}; --engine is ${engines.join(" or ")}.`);

const measured = {};
for (const name of wanted.length === 0 ? Object.keys(benches) : wanted)
  measured[name] = { node: process.version, rounds: count, verdicts: await all[name](count, options) };
const verdicts = Object.values(measured).flatMap((each) => each.verdicts);
for (const { title, ratio, bound, holds } of verdicts)
  console.log(`${holds ? "holds " : "MISSED"}  ${ratio.toFixed(3).padStart(7)}  ${bound.padEnd(16)}  ${title}`);
mkdirSync(at("bench/results"), { recursive: true });
const resultsFile = at("bench/results/latest.json");
const before = existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, "utf8")).benches ?? {}) : {};
writeFileSync(resultsFile, `${JSON.stringify({ benches: { ...before, ...measured } }, null, 2)}\n`);
const missed = verdicts.filter(({ holds }) => !holds).length;
console.log(missed === 0 ? `${verdicts.length} measured, none missed` : `${missed} of ${verdicts.length} missed`);
process.exit(missed === 0 ? 0 : 1);
