// The settings of `npm run laws`: a text that selects laws, the number of values, a seed to repeat; or a sentence that names what is wrong.

const usage = `npm run laws                   every law of the domain, 1000 values each
npm run laws -- CRT-07         those whose place or sentence holds the text
LAW_RUNS=50 npm run laws       so many values
LAW_SEED=7 npm run laws        the same values again`;

const isWhole = (text) => /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text));

/**
 * @param {readonly string[]} args
 * @param {{ readonly LAW_RUNS?: string, readonly LAW_SEED?: string }} environment
 */
export const lawSettings = (args, { LAW_RUNS: runs = "1000", LAW_SEED: seed }) => {
  if (args.some((arg) => ["--help", "-h"].includes(arg))) return { message: usage, code: 0 };
  if (args.length > 1)
    return { message: `One text chooses laws; put ${JSON.stringify(args.join(" "))} in quotation marks.`, code: 1 };
  if (args[0]?.startsWith("-")) return { message: `There is no setting ${args[0]}.\n${usage}`, code: 1 };
  if (!isWhole(runs) || Number(runs) < 1)
    return { message: `LAW_RUNS is a number of values from 1 on, not ${JSON.stringify(runs)}.`, code: 1 };
  if (seed !== undefined && !(isWhole(seed) && Math.abs(Number(seed)) <= 2 ** 31))
    return { message: `LAW_SEED is a whole number as a broken law tells it, not ${JSON.stringify(seed)}.`, code: 1 };
  return { runs, seed: seed === undefined ? undefined : Number(seed), wanted: args[0] ?? "" };
};
