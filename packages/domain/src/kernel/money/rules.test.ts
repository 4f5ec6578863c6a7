// Money by the vectors of gross and net and of shares, and by the specification's examples. [CRT-07] [VAT-11]
import { describe, expect, it } from "vitest";
import grossNet from "#fixtures/gross-net.json" with { type: "json" };
import prorate from "#fixtures/prorate.json" with { type: "json" };
import {
  add,
  cents,
  grossOf,
  halfUp,
  microsAtRate,
  micros,
  microsOf,
  netOf,
  priceAtRate,
  rate,
  rateOfPercent,
  shares,
  sum,
  times,
  timesMicros,
  vatOf,
} from "#kernel/money";

describe("gross and net", () => {
  it.each(grossNet.cases)(
    "[CRT-07] $gross at $ratePercent % is $net net and $vat VAT",
    ({ ratePercent, gross, net, vat, grossFromNet, roundTrips }) => {
      const at = rateOfPercent(ratePercent);
      expect({ net: netOf(cents(gross), at), vat: vatOf(cents(gross), at) }).toEqual({ net, vat });
      expect(grossOf(cents(net), at)).toBe(grossFromNet);
      expect(grossOf(netOf(cents(gross), at), at) === gross).toBe(roundTrips);
    },
  );
  it("[CRT-07] gives exactly half a cent to the net, which is rounded, and none to VAT, which is the rest", () => {
    // 3 cents with 20 % are 2.5 net and 0.5 VAT.
    expect([netOf(cents(3), rate(2000)), vatOf(cents(3), rate(2000))]).toEqual([3, 0]);
    expect([netOf(cents(9), rate(2000)), vatOf(cents(9), rate(2000))]).toEqual([8, 1]);
  });
  it("[VAT-11] a price keeps its gross at the seller's own rate, even one that no net gives", () => {
    const home = rate(1900);
    expect(grossOf(netOf(cents(3), home), home)).toBe(4);
    expect(priceAtRate(cents(499), home, home)).toBe(499);
    expect(priceAtRate(cents(499), home, rate(0))).toBe(419);
    expect(priceAtRate(cents(499), home, rate(2000))).toBe(503);
    expect(priceAtRate(cents(499), home, rate(2550))).toBe(526);
  });
  it.each([
    [199, 2000, 200],
    [499, 2000, 503],
    [199, 770, 180],
    [499, 770, 451],
    [1, 2000, 1],
  ])("[VAT-11] %i cents at 19 %% are, at a rate of %i basis points, %i", (gross, at, price) =>
    expect(priceAtRate(cents(gross), rate(1900), rate(at))).toBe(price),
  );
  it.each([
    [1, 0, 8403, 100, 84],
    [1, 1900, 10_000, 100, 100],
    [4, 0, 33_613, 1000, 3361],
    [4, 810, 36_336, 1000, 3634],
    [4, 2000, 40_336, 1000, 4034],
    [4, 1900, 40_000, 1000, 4000],
  ])(
    "[VAT-11] [SHOP2-7] %i cents at 19 %% are, at a rate of %i basis points, %i millionths, and %i of them are %i cents",
    (gross, at, price, count, sold) => {
      const made = microsAtRate(microsOf(cents(gross)), rate(1900), rate(at));
      expect([made, timesMicros(made, count)]).toEqual([price, sold]);
    },
  );
  it("[VAT-11] a price in millionths is whole, and counted by whole numbers", () => {
    expect(() => micros(0.5)).toThrow("not a price in millionths: 0.5");
    expect(() => timesMicros(micros(1), 0.5)).toThrow("not a count: 0.5");
  });
  it("[CRT-07] halves are rounded up, those of a credit away from zero", () =>
    expect([halfUp(5, 10), halfUp(4, 10), halfUp(-5, 10), halfUp(15, 10)]).toEqual([1, 0, -1, 2]));
  it.each([0, -1])("[CRT-07] %i is no denominator", (bottom) =>
    expect(() => halfUp(1, bottom)).toThrow(`not a denominator: ${bottom}`),
  );
  it("[CRT-07] stays exact where binary fractions would not", () =>
    expect(netOf(cents(9_007_199_254_740_991), rate(1900))).toBe(7_569_075_003_984_026));
  it("[VAT-01] reads a rate in percent", () => {
    expect(rateOfPercent(25.5)).toBe(2550);
    expect(() => rateOfPercent(19.123)).toThrow("not a rate in percent: 19.123");
  });
});

describe("shares", () => {
  it.each(prorate.cases)("[CRT-07] $total over $weights", ({ total, weights }) => {
    const parts = shares(cents(total), weights);
    const all = weights.reduce((a, b) => a + b, 0);
    expect(sum(parts)).toBe(total);
    expect(
      parts.every(
        (part, index) =>
          Math.abs(part - (all === 0 ? total / weights.length : (total * (weights[index] ?? 0)) / all)) < 1,
      ),
    ).toBe(true);
  });
  it("[CRT-07] the spare cent goes to the greatest remainder, the earlier line first", () => {
    expect(shares(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shares(cents(-100), [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(shares(cents(10), [1, 2, 1])).toEqual([3, 5, 2]);
    expect(shares(cents(0), [])).toEqual([]);
  });
  it("[CRT-07] an amount cannot be shared over an empty list", () =>
    expect(() => shares(cents(1), [])).toThrow("nothing to share 1 over"));
  it("[CRT-07] nothing shared is nothing for each, and never minus nothing", () => {
    expect(shares(cents(0), [3, 4])).toEqual([0, 0]);
    expect(shares(cents(-1), [0, 5])).toEqual([0, -1]);
  });
  it.each([[[1, -1]], [[0.5]], [[Number.NaN]]])("[CRT-07] weights are whole and not negative: %j", (weights) =>
    expect(() => shares(cents(1), weights)).toThrow(`not weights: ${weights.join(", ")}`),
  );
});

describe("amounts", () => {
  it("[CRT-03] an amount so many times", () =>
    expect([times(cents(250), 3), times(cents(250), 0), times(cents(250), -2)]).toEqual([750, 0, -500]));
  it("[CRT-07] an amount that is no integer is a defect", () => {
    expect(() => cents(0.5)).toThrow("not an amount in cents: 0.5");
    expect(() => add(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow();
    expect(() => times(cents(100), 1.5)).toThrow("not a count: 1.5");
    expect(() => rate(10_001)).toThrow();
  });
});
