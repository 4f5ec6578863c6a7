// npm run laws: every law of the domain package with many values, each printed with its runs; a counterexample comes with its seed.
import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { installed } from "./lib/installed.mjs";
import { at, environment, fromSource, pinnedNode, root } from "./lib/places.mjs";
import { run, say } from "./lib/say.mjs";

if (!process.execArgv.includes(fromSource)) {
  await installed();
  const { code } = await run(pinnedNode(), [fromSource, at("scripts/laws.mjs"), ...process.argv.slice(2)], {
    quiet: false,
    cwd: root,
    env: environment(),
  });
  process.exit(code);
}

const { checkedLaw } = await import("@kontor/domain/testing");
const runs = process.env.LAW_RUNS ?? "1000";
const wanted = process.argv[2] ?? "";
const files = globSync("packages/domain/src/*/*/laws.ts", { cwd: root }).sort();
const broken = [];
const tried = new Set();
for (const file of files) {
  const { laws } = await import(pathToFileURL(at(file)).href);
  const context = file.replaceAll("\\", "/").split("/").slice(3, 5).join("/");
  const chosen = laws.filter(({ sentence }) => `${context} ${sentence}`.includes(wanted));
  if (chosen.length > 0) say(`\n${context}`);
  for (const law of chosen) {
    const outcome = checkedLaw(law, { runs });
    tried.add(`${context} ${law.sentence}`);
    say(`  ${outcome.held ? "holds" : "BROKEN"}  ${law.sentence} (${outcome.runs} runs)`);
    if (!outcome.held) {
      broken.push(law.sentence);
      say(outcome.report.replaceAll(/^/gm, "    "));
    }
  }
}
say(broken.length === 0 ? `\n${tried.size} laws hold` : `\n${broken.length} of ${tried.size} laws are broken`);
process.exit(broken.length === 0 && tried.size > 0 ? 0 : 1);
