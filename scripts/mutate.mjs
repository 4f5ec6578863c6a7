// npm run mutate: mutation tests: changes each rule and machine of the domain a little and checks that a test or law of its own context fails;
// `npm run mutate -- planted` tries the bugs of meaning in packages/domain/planted.mjs on the laws, a further word chooses some,
// `npm run mutate -- transitions` the broken transitions in packages/domain/planted-transitions.mjs on the browser tests, with `--by-day` on the tests of their contexts in Node and then on the browser tests of the day;
// `npm run mutate -- shop/vat visitor` chooses contexts and wings, `--again` tries only what changed since. Bound: 90 % in kernel and shop, 80 % elsewhere; docs/mutants.md lists the scores. Takes about a minute a context, and is no part of CI.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { contextNames } from "../architecture/contexts.mjs";
import { installed } from "./lib/installed.mjs";
import { boundOf, scoreOf, withRow } from "./lib/mutant-table.mjs";
import { at, environment, pinnedNode } from "./lib/places.mjs";
import { tryPlanted } from "./lib/planted.mjs";
import { tryTransitions } from "./lib/planted-transitions.mjs";
import { giveUp, run, say } from "./lib/say.mjs";

const args = process.argv.slice(2);
if (args[0] === "planted") {
  await installed();
  process.exit((await tryPlanted(args[1] ?? "")) ? 0 : 1);
}
if (args[0] === "transitions") {
  await installed();
  const words = args.slice(1).filter((word) => word !== "--by-day");
  process.exit((await tryTransitions(words[0] ?? "", args.includes("--by-day"))) ? 0 : 1);
}
const wanted = args.filter((arg) => !arg.startsWith("--"));
const chosen = contextNames.filter(
  (name) =>
    ["rules.ts", "machine.ts"].some((file) => existsSync(at("packages/domain/src", name, file))) &&
    (wanted.length === 0 || wanted.includes(name) || wanted.includes(name.split("/")[0])),
);
if (chosen.length === 0) giveUp(`No context or wing is named ${wanted.join(", ")}.`);

const table = at("docs/mutants.md");
const reportOf = (name) => at(".kontor/mutants", `${name.replace("/", "-")}.report.json`);

/** The first line of what was there, and of what took its place. */
const firstLine = (text) => text.trim().split("\n")[0].slice(0, 80);
const wordsOf = (source, { location: { start, end }, mutatorName, replacement, status }) => {
  const lines = source.split("\n");
  const original = lines[start.line - 1].slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
  return `${start.line}:${start.column} ${status === "NoCoverage" ? "never run" : "survives"} ${mutatorName}: ${firstLine(original)} → ${firstLine(replacement ?? "")}`;
};

/** Caught and all mutants that count, and the source lines of those that survived. */
const outcomeOf = (name) => {
  const files = Object.entries(JSON.parse(readFileSync(reportOf(name), "utf8")).files);
  const mutants = files.flatMap(([path, { source, mutants: own }]) => own.map((mutant) => ({ path, source, mutant })));
  const counted = mutants.filter(({ mutant }) =>
    ["Killed", "Timeout", "Survived", "NoCoverage"].includes(mutant.status),
  );
  const left = counted.filter(({ mutant }) => !["Killed", "Timeout"].includes(mutant.status));
  return {
    all: counted.length,
    caught: counted.length - left.length,
    excused: mutants.filter(({ mutant }) => mutant.status === "Ignored").length,
    left: left.map(({ path, source, mutant }) => `${path.split("/").at(-1)}:${wordsOf(source, mutant)}`),
  };
};

await installed();
mkdirSync(at(".kontor/mutants"), { recursive: true });
const below = [];
for (const name of chosen) {
  rmSync(reportOf(name), { force: true });
  const { output } = await run(
    pinnedNode(),
    [at("node_modules/@stryker-mutator/core/bin/stryker.js"), "run", "stryker.config.mjs"],
    {
      cwd: at("packages/domain"),
      env: environment({
        MUTATED: name,
        LAW_RUNS: process.env.LAW_RUNS ?? "30",
        MUTATE_AGAIN: args.includes("--again") ? "1" : "0",
        NO_COLOR: "1",
      }),
    },
  );
  if (!existsSync(reportOf(name))) {
    below.push(name);
    say(`BELOW        ${name} could not be mutated: ${output.match(/Error: .*|ERROR .*/)?.[0] ?? output.trim()}`);
    continue;
  }
  const outcome = outcomeOf(name);
  const { all, caught, excused, left } = outcome;
  const score = scoreOf(outcome);
  if (score < boundOf(name)) below.push(name);
  say(
    `${score < boundOf(name) ? "BELOW" : "holds"} ${score.toFixed(1).padStart(5)} %  ${name.padEnd(22)} ${caught} of ${all} caught${excused > 0 ? `, ${excused} excused` : ""}`,
  );
  for (const words of left) say(`        ${words}`);
  // A partial run with --again is no measurement.
  if (!args.includes("--again"))
    writeFileSync(
      table,
      withRow(
        existsSync(table) ? readFileSync(table, "utf8") : "",
        name,
        outcome,
        new Date().toISOString().slice(0, 10),
      ),
    );
}
say(below.length === 0 ? `${chosen.length} contexts hold their bound` : `below their bound: ${below.join(", ")}`);
process.exit(below.length === 0 ? 0 : 1);
