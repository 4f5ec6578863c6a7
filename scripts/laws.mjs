// npm run laws: every law of the domain with many values, rule by rule; a counterexample comes with its seed and the command that repeats it.
// `npm run laws -- CRT-07` runs those whose place or sentence holds the text; LAW_RUNS values each, LAW_SEED repeats a run, LAW_ORDER goes through the
// contexts in another order, since no law may depend on what another one left behind; `--report FILE` writes what came of it as a page.
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { installed } from "./lib/installed.mjs";
import { at, environment, fromSource, pinnedNode, root } from "./lib/places.mjs";
import { lawSettings } from "./lib/law-settings.mjs";
import { giveUp, run, say } from "./lib/say.mjs";

const settings = lawSettings(process.argv.slice(2), process.env);
if (settings.message !== undefined) giveUp(settings.message, settings.code);
const { runs, seed, order, wanted, report } = settings;

if (!process.execArgv.includes(fromSource)) {
  await installed();
  const { code } = await run(pinnedNode(), [fromSource, at("scripts/laws.mjs"), ...process.argv.slice(2)], {
    quiet: false,
    cwd: root,
    env: environment(),
  });
  process.exit(code);
}

const { checkedLaw, lawsPage } = await import("@kontor/domain/testing");
const { readBook, readLaws } = await import("./lib/law-book.mjs");
const { contextNames } = await import("../architecture/contexts.mjs");

const chosen = (context, sentence) => `${context} ${sentence}`.includes(wanted);

const placeIn = (context) => createHash("sha256").update(`${order} ${context}`).digest("hex");
const contexts = order === null ? contextNames : contextNames.toSorted((a, b) => (placeIn(a) < placeIn(b) ? -1 : 1));

const read = await readLaws(contexts);
const keyOf = ({ context, law }) => `${context} ${law.sentence}`;
const laws = new Map(read.map((of) => [keyOf(of), of.law]));
const outcomes = new Map();
if (![...laws.keys()].some((key) => key.includes(wanted))) {
  const asId = /^[a-z]{3}-\d+$/i.test(wanted)
    ? " Ids are written in capitals with two digits, as CRT-07; docs/rules.md lists them."
    : "";
  giveUp(`No law contains the text ${JSON.stringify(wanted)} in its place or its sentence.${asId}`);
}
const repeated = ({ seed: tried, sentence }) =>
  `LAW_SEED=${tried} LAW_RUNS=${runs} npm run laws -- ${JSON.stringify(sentence).replaceAll("`", "\\`")}`;

/** Runs a law once, although several rules may name it, and prints its outcome. */
const print = (key) => {
  const first = !outcomes.has(key);
  const outcome = outcomes.get(key) ?? checkedLaw(laws.get(key), { runs, seed });
  outcomes.set(key, outcome);
  say(`    ${outcome.holds ? "holds " : "BROKEN"} ${outcome.sentence} (${outcome.runs} runs)`);
  if (first && !outcome.holds) say(`${outcome.report}\nrepeat: ${repeated(outcome)}`.replaceAll(/^/gm, "      "));
};

const chapters = (await readBook()).toSorted((a, b) => contexts.indexOf(a.context) - contexts.indexOf(b.context));
for (const { context, rules } of chapters) {
  const selectedRules = rules
    .map((rule) => ({
      rule,
      keys: rule.laws.filter((law) => chosen(law.context, law.sentence)).map((law) => `${law.context} ${law.sentence}`),
    }))
    .filter(({ rule, keys }) => keys.length > 0 || (wanted === "" && rule.examples.length > 0));
  if (selectedRules.length > 0) say(`\n${context}`);
  for (const { rule, keys } of selectedRules) {
    say(`  ${rule.id}  ${rule.text.en}`);
    keys.forEach(print);
    if (keys.length === 0)
      say(`    examples, run by npm test: ${rule.examples.length === 1 ? "1 file" : `${rule.examples.length} files`}`);
  }
}
const strays = [...laws.keys()].filter((key) => key.includes(wanted) && !outcomes.has(key));
if (strays.length > 0) say("\nLaws of no rule that the book knows");
strays.forEach(print);

const allOutcomes = [...outcomes.values()];
const broken = allOutcomes.filter((outcome) => !outcome.holds);
mkdirSync(at(".kontor"), { recursive: true });
writeFileSync(
  at(".kontor/laws.json"),
  `${JSON.stringify({ passed: allOutcomes.length - broken.length, broken: broken.length, runs: Number(runs), laws: allOutcomes, rules: chapters }, null, 2)}\n`,
);
if (report !== null) {
  const byContext = Map.groupBy(
    read.filter((of) => outcomes.has(keyOf(of))),
    ({ context }) => context,
  );
  const tried = [...byContext].map(([context, own]) => ({
    context,
    outcomes: own.map((of) => outcomes.get(keyOf(of))),
  }));
  const file = resolve(root, report);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, lawsPage(tried, { title: "Laws of Kontor", repeat: repeated }));
  say(`\nthe page: ${file}`);
}
say("");
if (broken.length === 0) say(`${allOutcomes.length} ${allOutcomes.length === 1 ? "law holds" : "laws hold"}`);
else {
  say(`${broken.length} of ${allOutcomes.length} laws are broken:`);
  for (const outcome of broken) say(`  ${outcome.sentence} (seed ${outcome.seed})\n    ${repeated(outcome)}`);
}
process.exit(broken.length === 0 && allOutcomes.length > 0 ? 0 : 1);
