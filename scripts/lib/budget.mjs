// The budget of the tests of the day: what each file in Node and each test in Chromium may take, which few may take more, and what all together
// take on two quiet cores.
import { readFileSync } from "node:fs";
import { at } from "./places.mjs";

/**
 * `pieceSeconds`: what the piece of work takes on two quiet cores. Of each half: `sum` that is aimed at, `most` that `npm run verify` accepts, `each`
 * file or test, and `above` the names of those that may take more, with the reason.
 * @typedef {{ readonly sum: number, readonly most: number, readonly each: number, readonly above: Readonly<Record<string, string>> }} HalfBudget
 * @returns {{ readonly pieceSeconds: number, readonly Node: HalfBudget, readonly Chromium: HalfBudget }}
 */
export const readBudget = () => JSON.parse(readFileSync(at("scripts/test-budget.json"), "utf8"));

const sumOf = (seconds) => seconds.reduce((total, one) => total + one, 0);

/** What seconds of a run are multiplied by to be those of two quiet cores: by the piece of work before and after it. */
export const scaleOf = (pieces, budget = readBudget()) => (budget.pieceSeconds * pieces.length) / sumOf(pieces);

/**
 * One half against its budget, scaled by the piece of work before and after it.
 * @param {"Node" | "Chromium"} half
 * @param {readonly { readonly name: string, readonly seconds: number }[]} items files in Node, tests in Chromium
 * @param {readonly number[]} pieces seconds of the piece of work beside the run
 * @param {number} loading seconds of loading modules, which several files share: shown, and no part of the budget
 */
export const measured = (half, items, pieces, loading = 0, budget = readBudget()) => {
  const scale = scaleOf(pieces, budget);
  const { sum, most, each, above } = budget[half];
  const total = sumOf(items.map(({ seconds }) => seconds)) * scale;
  return {
    line: `${half}: ${total.toFixed(0)} s of ${sum}${loading > 0 ? `, and ${(loading * scale).toFixed(0)} s of loading` : ""} (scaled by ${scale.toFixed(2)}: two quiet cores)`,
    isOver: total > most,
    dear: items
      .map(({ name, seconds }) => ({ name, seconds: seconds * scale }))
      .filter(({ name, seconds }) => seconds > each && !Object.keys(above).some((known) => name.startsWith(known)))
      .sort((one, other) => other.seconds - one.seconds)
      .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${half}  ${name}`),
  };
};
