// The settings of `npm run laws`: a text that selects laws, the number of values, a seed to repeat, an order of places, where a page of it goes; or a sentence that names what is wrong.
import { join } from "node:path";

const usage = `npm run laws                   every law of the domain, 1000 values each
npm run laws -- CRT-07         those whose place or sentence holds the text
npm run laws -- --report FILE  what came of it as a page, too: FILE.html, or index.html in a folder
LAW_RUNS=50 npm run laws       so many values
LAW_SEED=7 npm run laws        the same values again
LAW_ORDER=2 npm run laws       the places in another order, the same one for the same number`;

/** The arguments without the report, and its file: null without one, "" where its name is missing. */
const withoutReport = (args) => {
  const place = args.indexOf("--report");
  if (place < 0) return { words: args, report: null };
  const named = args[place + 1] ?? "";
  const report =
    named === "" || named.startsWith("-") ? "" : /\.html?$/.test(named) ? named : join(named, "index.html");
  return { words: args.toSpliced(place, 2), report };
};

const isWhole = (text) => /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text));

/**
 * @param {readonly string[]} args
 * @param {{ readonly LAW_RUNS?: string, readonly LAW_SEED?: string, readonly LAW_ORDER?: string }} environment
 */
export const lawSettings = (args, { LAW_RUNS: runs = "1000", LAW_SEED: seed, LAW_ORDER: order }) => {
  if (args.some((arg) => ["--help", "-h"].includes(arg))) return { message: usage, code: 0 };
  const { words, report } = withoutReport(args);
  if (report === "") return { message: "--report names a file, or a folder, such as --report laws.html.", code: 1 };
  const unknown = words.find((word) => word.startsWith("-"));
  if (unknown !== undefined) return { message: `There is no setting ${unknown}.\n${usage}`, code: 1 };
  if (words.length > 1)
    return { message: `One text chooses laws; put ${JSON.stringify(words.join(" "))} in quotation marks.`, code: 1 };
  if (!isWhole(runs) || Number(runs) < 1)
    return { message: `LAW_RUNS is a number of values from 1 on, not ${JSON.stringify(runs)}.`, code: 1 };
  if (seed !== undefined && !(isWhole(seed) && Math.abs(Number(seed)) <= 2 ** 31))
    return { message: `LAW_SEED is a whole number as a broken law tells it, not ${JSON.stringify(seed)}.`, code: 1 };
  if (order !== undefined && !isWhole(order))
    return { message: `LAW_ORDER is a whole number, not ${JSON.stringify(order)}.`, code: 1 };
  return {
    runs,
    seed: seed === undefined ? undefined : Number(seed),
    order: order === undefined ? null : Number(order),
    wanted: words[0] ?? "",
    report,
  };
};
