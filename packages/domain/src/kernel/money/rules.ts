// Exact money: integer minor units, half-up rounding, gross-anchored VAT, shares that add up. [CRT-07] [VAT-11]
import { cents, type Cents, type Rate } from "./model.ts";

/** 100 % in basis points. */
const whole = 10_000;

export const add = (a: Cents, b: Cents): Cents => cents(a + b);

export const subtract = (a: Cents, b: Cents): Cents => cents(a - b);

export const negate = (amount: Cents): Cents => cents(0 - amount);

export const sum = (amounts: readonly Cents[]): Cents => cents(amounts.reduce<number>((total, amount) => total + amount, 0));

/** An amount so many times: quantity, months. The count is an integer. */
export const times = (amount: Cents, count: number): Cents => {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a count: ${count}`);
  return cents(amount * count);
};

/** The smaller and the greater of two amounts. */
export const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);
export const most = (a: Cents, b: Cents): Cents => (a > b ? a : b);

/** numerator / denominator rounded to an integer, halves away from zero; exact, since the product may pass the safe integers. */
export const halfUp = (numerator: number | bigint, denominator: number | bigint): number => {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
  if (bottom <= 0n) throw new RangeError(`not a denominator: ${denominator}`);
  const rounded = (2n * (top < 0n ? -top : top) + bottom) / (2n * bottom);
  return Number(top < 0n ? -rounded : rounded);
};

/** net = half-up(gross / (1 + rate)) */
export const netOf = (gross: Cents, rate: Rate): Cents => cents(halfUp(BigInt(gross) * BigInt(whole), whole + rate));

/** VAT = gross − net, so that net + VAT is always the gross. */
export const vatOf = (gross: Cents, rate: Rate): Cents => subtract(gross, netOf(gross, rate));

/** gross = net + half-up(net · rate). Not the inverse of `netOf`: within one rate gross is never recomputed. */
export const grossOf = (net: Cents, rate: Rate): Cents => add(net, cents(halfUp(BigInt(net) * BigInt(rate), whole)));

/** What a catalogue price, gross at the seller's rate, is at another rate. Applied once to each unit price. [VAT-11] */
export const priceAtRate = (gross: Cents, home: Rate, rate: Rate): Cents => (rate === home ? gross : grossOf(netOf(gross, home), rate));

/**
 * Splits a total over weights so that the parts add up to it and each is less than a cent from exact, by largest
 * remainder, the earlier one first among equals. Weights are not negative; if all are zero they count the same.
 */
export const shares = (total: Cents, weights: readonly number[]): readonly Cents[] => {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) throw new RangeError(`not weights: ${weights.join(", ")}`);
  if (weights.length === 0 && total !== 0) throw new RangeError(`nothing to share ${total} over`);
  const sizes = weights.every((weight) => weight === 0) ? weights.map(() => 1n) : weights.map(BigInt);
  const all = sizes.reduce((whole, size) => whole + size, 0n);
  const amount = BigInt(total < 0 ? -total : total);
  const floors = sizes.map((size, index) => ({ index, part: (amount * size) / all, remainder: (amount * size) % all }));
  const spare = Number(amount - floors.reduce((given, { part }) => given + part, 0n));
  const lucky = new Set(
    [...floors]
      .sort(byRemainder)
      .slice(0, spare)
      .map(({ index }) => index),
  );
  return floors.map(({ index, part }) => cents((total < 0 ? -1 : 1) * (Number(part) + (lucky.has(index) ? 1 : 0)) || 0));
};

interface Floor {
  readonly index: number;
  readonly remainder: bigint;
}

const byRemainder = (a: Floor, b: Floor): number => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1);
