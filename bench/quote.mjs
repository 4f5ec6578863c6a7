// The quote: how its time grows with the lines of a cart, and how fast it is beside Medusa's totals utility on the same carts. [CRT-07]
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { quote } from "@kontor/domain/shop/pricing";
import { decorateCartTotals } from "./lib/medusa.mjs";
import { median, rounds, verdict } from "./lib/rounds.mjs";
import { medusaCart, quotedLines, quoteInput } from "./lib/quote.mjs";

const sizes = [10, 100, 1_000, 10_000, 100_000];

/** Lines quoted in one measurement; small carts are quoted more often. */
const linesMeasured = 100_000;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

/** Processor time in nanoseconds a line, the collector's included; other programs of the machine do not count. */
const measured = (lines, calls) => {
  collect();
  const start = process.cpuUsage();
  for (const call of calls) call();
  const { user, system } = process.cpuUsage(start);
  return ((user + system) * 1000) / (lines * calls.length);
};

const repeated = (lines, call) => Array.from({ length: Math.max(1, Math.round(linesMeasured / lines)) }, () => call());

const round = async (inputs, medusa) => {
  const times = {};
  for (const { size, input, lines } of inputs) {
    const ours = measured(
      size,
      repeated(size, () => () => quote(input)),
    );
    const hashed = measured(
      size,
      repeated(size, () => () => quote(input).success.hash),
    );
    const carts = repeated(size * 5, () => medusaCart(lines));
    const theirs = measured(
      size,
      carts.map((cart) => () => medusa(cart)),
    );
    times[size] = { ours, hashed, theirs };
  }
  return times;
};

const growth = (n) => n * Math.log2(n);

export const quotes = async (count) => {
  const medusa = await decorateCartTotals();
  const inputs = sizes.map((size) => {
    const input = quoteInput(size);
    return { size, input, lines: quotedLines(input) };
  });
  sameTotals(medusa, inputs[1]);
  await round(inputs.slice(0, 3), medusa);
  const all = await rounds(count, () => round(inputs, medusa));
  for (const size of sizes) {
    const [ours, hashed, theirs] = ["ours", "hashed", "theirs"].map((side) =>
      median(all.map((times) => times[size][side])).toFixed(0),
    );
    console.log(`${size} lines: ${ours} ns a line, with its hash ${hashed}, Medusa ${theirs}`);
  }
  const whole = (times, size) => times[size].ours * size;
  return [
    ...sizes.slice(1).map((size, index) => {
      const before = sizes[index];
      return verdict(
        `growth of a quote from ${before} to ${size} lines against n·log n`,
        all.map((times) => whole(times, size) / whole(times, before) / (growth(size) / growth(before))),
        { atMost: 1 },
      );
    }),
    ...sizes.map((size) =>
      verdict(
        `quotes of ${size} lines against Medusa's totals`,
        all.map((times) => times[size].theirs / times[size].ours),
        { atLeast: 10 },
      ),
    ),
    ...sizes.map((size) =>
      verdict(
        `quotes of ${size} lines with their hash against Medusa's totals, which have none`,
        all.map((times) => times[size].theirs / times[size].hashed),
        {},
      ),
    ),
  ];
};

/** Both must have computed the same: the total to the cent, the VAT within what rounding per line may add. */
const sameTotals = (medusa, { input, lines }) => {
  const { total, vatAmount } = quote(input).success;
  const theirs = medusa(medusaCart(lines));
  if (
    Math.round(theirs.total.numeric * 100) !== total ||
    Math.abs(theirs.tax_total.numeric * 100 - vatAmount) > lines.length
  )
    throw new Error(`the carts are not the same: ${total} and ${theirs.total.numeric * 100}`);
};
