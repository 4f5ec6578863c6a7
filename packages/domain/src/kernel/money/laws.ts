// Laws of money: nothing is lost, nothing is rounded twice. [CRT-07] [VAT-11]
import fc from "fast-check";
import { law, lawsAbout, type Law } from "#kernel/law";
import { anyAmount, anyPrice, anyRate } from "./arbitraries.ts";
import { cents } from "./model.ts";
import * as own from "./rules.ts";

const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 });

/** Few and many cents, and amounts whose products pass the safe integers. */
const anyTotal = fc.oneof(fc.integer({ min: -20, max: 20 }), fc.maxSafeInteger()).map(cents);
const anyWeights = fc.oneof(
  fc.array(fc.nat(4), { minLength: 1, maxLength: 12 }),
  fc.array(fc.nat(Number.MAX_SAFE_INTEGER), { minLength: 1, maxLength: 12 }),
);

/** Amounts of which every usual rate gives halves of a cent, and any others. */
const anyNet = fc.oneof(
  anyAmount,
  fc.integer({ min: -100_000, max: 100_000 }).map((hundreds) => cents(hundreds * 100 + 50)),
);

/** The slow way: each share rounded down, then cent by cent to who is furthest from exact, the earlier one first. */
const sharedByHand = (total: number, over: readonly number[]): readonly number[] => {
  const sizes = over.map((weight) => BigInt(over.every((each) => each === 0) ? 1 : weight));
  const [amount, all] = [BigInt(Math.abs(total)), sizes.reduce((sum, size) => sum + size, 0n)];
  const parts = sizes.map((size) => (amount * size) / all);
  const owed = sizes.map((size) => (amount * size) % all);
  for (let spare = amount - parts.reduce((sum, part) => sum + part, 0n); spare > 0n; spare -= 1n) {
    const next = owed.indexOf(owed.reduce((most, each) => (each > most ? each : most)));
    parts[next] = (parts[next] ?? 0n) + 1n;
    owed[next] = -1n;
  }
  return parts.map((part) => (total < 0 ? 0 - Number(part) : Number(part)));
};

/** Half up, away from zero, by adding a half and cutting off: the way it is taught, in whole numbers of any size. */
const rounded = (top: bigint, bottom: bigint): bigint =>
  top < 0n ? -rounded(-top, bottom) : (top * 2n + bottom) / (bottom * 2n);

/** The functions that these laws are about, as we have them. [PKG-05] */
export const functions = {
  centsOf: own.centsOf,
  grossOf: own.grossOf,
  halfUp: own.halfUp,
  least: own.least,
  microsAtRate: own.microsAtRate,
  microsOf: own.microsOf,
  most: own.most,
  negate: own.negate,
  netMicros: own.netMicros,
  netOf: own.netOf,
  priceAtRate: own.priceAtRate,
  shares: own.shares,
  sum: own.sum,
  timesMicros: own.timesMicros,
  vatOf: own.vatOf,
} as const;

export type MoneyFunctions = typeof functions;

/** The same laws of a stranger's functions: each that is given takes the place of ours. [PKG-05] */
export const lawsOf = (given: Partial<MoneyFunctions> = {}): readonly Law[] =>
  lawsAbout<MoneyFunctions>(
    functions,
    given,
    ({
      centsOf,
      grossOf,
      halfUp,
      least,
      microsAtRate,
      microsOf,
      most,
      negate,
      netMicros,
      netOf,
      priceAtRate,
      shares,
      sum,
      timesMicros,
      vatOf,
    }) => [
      law(
        "[VAT-11] a price at another rate is the net in whole cents, and on it the VAT in whole cents: rounded twice, never once",
        () =>
          fc.property(anyPrice, anyRate, anyRate, (gross, home, at) => {
            if (home === at) return priceAtRate(gross, home, at) === gross;
            const net = rounded(BigInt(gross) * 10_000n, 10_000n + BigInt(home));
            return BigInt(priceAtRate(gross, home, at)) === net + rounded(net * BigInt(at), 10_000n);
          }),
      ),
      law(
        "[VAT-11] [SHOP2-7] in millionths a price at another rate is the same by the same rule, and counted it is rounded once",
        () =>
          fc.property(anyPrice, anyRate, anyRate, fc.integer({ min: -5000, max: 5000 }), (gross, home, at, count) => {
            const price = BigInt(gross) * 10_000n;
            const net = rounded(price * 10_000n, 10_000n + BigInt(home));
            const expected = home === at ? price : net + rounded(net * BigInt(at), 10_000n);
            const made = microsAtRate(microsOf(gross), home, at);
            return (
              BigInt(made) === expected &&
              BigInt(netMicros(microsOf(gross), home)) === net &&
              BigInt(timesMicros(made, count)) === rounded(expected * BigInt(count), 10_000n) &&
              timesMicros(made, 1) === centsOf(made) &&
              centsOf(microsOf(gross)) === gross
            );
          }),
      ),
      law("[CRT-07] what is owed and what is given back round alike: halves away from zero", () =>
        fc.property(fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: 1, max: 20 }), (top, bottom) => {
          const off = 2 * Math.abs(Math.abs(halfUp(top, bottom)) * bottom - Math.abs(top));
          return (
            halfUp(-top, bottom) === 0 - halfUp(top, bottom) &&
            off <= bottom &&
            (off < bottom || Math.abs(halfUp(top, bottom)) * bottom > Math.abs(top))
          );
        }),
      ),
      law(
        "[CRT-07] VAT on a net is rounded once, half up, in whole numbers: no binary fraction is near enough to a half",
        () =>
          fc.property(anyNet, anyRate, (net, rate) => {
            const vat = rounded(BigInt(net) * BigInt(rate), 10_000n);
            return BigInt(grossOf(net, rate)) === BigInt(net) + vat;
          }),
      ),
      law("[CRT-07] net and VAT add up to the gross", () =>
        fc.property(anyAmount, anyRate, (gross, rate) => netOf(gross, rate) + vatOf(gross, rate) === gross),
      ),
      law("[CRT-07] shares add up to what was shared", () =>
        fc.property(anyAmount, weights, (total, over) => sum(shares(total, over)) === total),
      ),
      law("[CRT-07] each share is less than a cent from exact", () =>
        fc.property(anyAmount, weights, (total, over) => {
          const all = BigInt(over.reduce((a, b) => a + b, 0)) || BigInt(over.length);
          const size = (index: number) => (over.every((weight) => weight === 0) ? 1n : BigInt(over[index] ?? 0));
          return shares(total, over).every((part, index) => {
            const off = BigInt(part) * all - BigInt(total) * size(index);
            return off < all && -off < all;
          });
        }),
      ),
      law("[CRT-07] shares are those that are given out by hand, however great the amounts", () =>
        fc.property(
          anyTotal,
          anyWeights,
          (total, over) => shares(total, over).join() === sharedByHand(total, over).join(),
        ),
      ),
      law("[CRT-07] of two amounts one is the least and the other the most", () =>
        fc.property(anyAmount, anyAmount, (a, b) => least(a, b) === Math.min(a, b) && most(a, b) === Math.max(a, b)),
      ),
      law("[CRT-07] net is between nothing and the gross", () =>
        fc.property(anyPrice, anyRate, (gross, rate) => netOf(gross, rate) >= 0 && netOf(gross, rate) <= gross),
      ),
      law("[CRT-07] a credit mirrors its debt", () =>
        fc.property(anyAmount, anyRate, (gross, rate) => netOf(negate(gross), rate) === 0 - netOf(gross, rate)),
      ),
      law("[VAT-11] at the seller's own rate a price is the catalogue's", () =>
        fc.property(anyPrice, anyRate, (gross, home) => priceAtRate(gross, home, home) === gross),
      ),
      law("[VAT-11] a higher rate never gives a lower price", () =>
        fc.property(
          anyPrice,
          anyRate,
          anyRate,
          anyRate,
          (gross, home, a, b) => a > b || grossOf(netOf(gross, home), a) <= grossOf(netOf(gross, home), b),
        ),
      ),
      law("[VAT-11] a dearer product stays at least as dear at another rate", () =>
        fc.property(
          anyPrice,
          anyPrice,
          anyRate,
          anyRate,
          (p, q, home, at) => priceAtRate(p <= q ? p : q, home, at) <= priceAtRate(p <= q ? q : p, home, at),
        ),
      ),
      law("[CRT-07] the net of a gross made of a net is that net again", () =>
        fc.property(anyPrice, anyRate, (net, rate) => netOf(grossOf(net, rate), rate) === net),
      ),
      law("[CRT-07] half-up agrees with adding a half and cutting off", () =>
        fc.property(
          fc.nat(1_000_000),
          fc.integer({ min: 1, max: 10_000 }),
          (top, bottom) => halfUp(top, bottom) === Math.floor((top + bottom / 2) / bottom),
        ),
      ),
    ],
  );

export const laws: readonly Law[] = lawsOf();
