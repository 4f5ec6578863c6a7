// The baseline: breaks that stood when a rule came, each under its rule and reason. It may only get shorter: what is not in it fails, and so does an entry that is no break any more.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const baselineFile = "architecture/baseline.json";

/**
 * @typedef {Record<string, Record<string, readonly string[]>>} Baseline rule → reason → entries
 * @typedef {{ rule: string, from: string, to: string, comment: string }} Break
 */

export const entryOf = ({ from, to }) => `${from} → ${to}`;

/** @returns {Baseline} */
export const readBaseline = (base) => JSON.parse(readFileSync(join(base, baselineFile), "utf8"));

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

/** One entry a line, so that two branches that each take entries out meet in few conflicts. */
export const writeBaseline = (base, baseline) => writeFileSync(join(base, baselineFile), `${JSON.stringify(baseline, null, 2)}\n`);

/** Rule → how many entries. */
export const sizes = (baseline) =>
  Object.entries(baseline).map(([rule, reasons]) => `${rule} ${Object.values(reasons).reduce((sum, { length }) => sum + length, 0)}`);
