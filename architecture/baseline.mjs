// The baseline: breaks that existed when a rule was added, each under its rule and reason. It may only get shorter: a break that is not in it fails the check, and so does an entry that is fixed.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const baselineFile = "architecture/baseline.json";

/**
 * @typedef {Record<string, Record<string, readonly string[]>>} Baseline rule → reason → entries
 * @typedef {{ rule: string, from: string, to: string, comment: string }} Break
 */

export const entryOf = ({ from, to }) => `${from} → ${to}`;

/** @returns {Baseline} */
export const readBaseline = (base, file = baselineFile) => JSON.parse(readFileSync(join(base, file), "utf8"));

const flat = (baseline) =>
  Object.entries(baseline).flatMap(([rule, reasons]) =>
    Object.entries(reasons).flatMap(([reason, entries]) => entries.map((entry) => ({ rule, reason, entry }))),
  );

/**
 * Breaks that the baseline does not know, and entries of it that are no breaks.
 * @param {Baseline} baseline
 * @param {readonly Break[]} breaks
 * @returns {{ fresh: Break[], fixed: { rule: string, reason: string, entry: string }[] }}
 */
export const against = (baseline, breaks) => {
  const known = flat(baseline);
  const found = new Set(breaks.map((one) => `${one.rule}\n${entryOf(one)}`));
  const allowed = new Set(known.map(({ rule, entry }) => `${rule}\n${entry}`));
  return {
    fresh: breaks.filter((one) => !allowed.has(`${one.rule}\n${entryOf(one)}`)),
    fixed: known.filter(({ rule, entry }) => !found.has(`${rule}\n${entry}`)),
  };
};

/**
 * The baseline without the entries that are no breaks; nothing is ever added.
 * @param {Baseline} baseline
 * @param {readonly Break[]} breaks
 * @returns {Baseline}
 */
export const shrunk = (baseline, breaks) => {
  const { fixed } = against(baseline, breaks);
  const fixedKeys = new Set(fixed.map(({ rule, entry }) => `${rule}\n${entry}`));
  const without = ([rule, reasons]) => [
    rule,
    Object.fromEntries(
      Object.entries(reasons)
        .map(([reason, entries]) => [reason, entries.filter((entry) => !fixedKeys.has(`${rule}\n${entry}`))])
        .filter(([, entries]) => entries.length > 0),
    ),
  ];
  return Object.fromEntries(
    Object.entries(baseline)
      .map(without)
      .filter(([, reasons]) => Object.keys(reasons).length > 0),
  );
};

/** One entry a line, so that branches that remove entries conflict seldom. */
const writeBaseline = (base, file, baseline) =>
  writeFileSync(join(base, file), `${JSON.stringify(baseline, null, 2)}\n`);

/** Rule → how many entries. */
const sizes = (baseline) =>
  Object.entries(baseline).map(
    ([rule, reasons]) => `${rule} ${Object.values(reasons).reduce((sum, { length }) => sum + length, 0)}`,
  );

/**
 * Prints what a check found beyond its baseline, and shrinks the baseline with `--shrink`. Returns whether all is sound.
 * @param {{ base: string, file: string, check: string, breaks: readonly Break[], seen: string }} found
 */
export const report = ({ base, file, check, breaks, seen }) => {
  const baseline = readBaseline(base, file);
  const { fresh, fixed } = against(baseline, breaks);
  for (const one of fresh) console.error(`${one.rule}: ${entryOf(one)}\n  ${one.comment}`);
  const isShrinking = process.argv.includes("--shrink");
  if (isShrinking) writeBaseline(base, file, shrunk(baseline, breaks));
  for (const { rule, entry } of fixed)
    console.error(
      isShrinking
        ? `${rule}: "${entry}" is removed from ${file}`
        : `${rule}: "${entry}" is fixed.\n  Remove this line from ${file}; npm run check -- ${check} --shrink does it.`,
    );
  const known = breaks.length - fresh.length;
  console.log(
    `${seen} seen, ${fresh.length} breaks; ${known} in the baseline: ${sizes(shrunk(baseline, breaks)).join(", ")}`,
  );
  return fresh.length === 0 && (isShrinking || fixed.length === 0);
};
