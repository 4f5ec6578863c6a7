// Exact money: integer minor units, half-up rounding, gross-anchored VAT, shares that add up. [CRT-07] [VAT-11]
import { cents, micros, zero, type Cents, type Micros, type Rate } from "./model.ts";

/** 100 % in basis points. */
const whole = 10_000;

/** The sum of two amounts in cents. */
export const add = (a: Cents, b: Cents): Cents => cents(a + b);

/** The first amount without the second, in cents. */
export const subtract = (a: Cents, b: Cents): Cents => cents(a - b);

/** The amount with the other sign; nothing stays nothing. */
export const negate = (amount: Cents): Cents => cents(0 - amount);

/** The sum of all amounts in cents; nothing of none. */
export const sum = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((total, amount) => total + amount, 0));

/**
 * An amount so many times: quantity, months. The count is an integer.
 * @throws RangeError where the count is no safe integer.
 */
export const times = (amount: Cents, count: number): Cents => {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a count: ${count}`);
  return cents(amount * count);
};

/** The smaller and the greater of two amounts. */
// Stryker disable next-line EqualityOperator: of two equal amounts either is the smaller
export const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);
// Stryker disable next-line EqualityOperator: of two equal amounts either is the greater
/** The larger of two amounts. */
export const most = (a: Cents, b: Cents): Cents => (a > b ? a : b);

/**
 * numerator / denominator rounded to an integer, halves away from zero; exact, since the product may pass the safe integers.
 * @throws RangeError where the denominator is not positive, or a number is no integer.
 */
export const halfUp = (numerator: number | bigint, denominator: number | bigint): number => {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
  if (bottom <= 0n) throw new RangeError(`not a denominator: ${denominator}`);
  // Stryker disable next-line EqualityOperator: nothing is nothing, turned round or not
  const rounded = (2n * (top < 0n ? -top : top) + bottom) / (2n * bottom);
  // Stryker disable next-line EqualityOperator: nothing is nothing, turned round or not
  return Number(top < 0n ? -rounded : rounded);
};

/**
 * net = half-up(gross / (1 + rate))
 * @throws RangeError where the price is no integer.
 */
export const netOf = (gross: Cents, rate: Rate): Cents => cents(halfUp(BigInt(gross) * BigInt(whole), whole + rate));

/** VAT = gross − net, so that net + VAT is always the gross. */
export const vatOf = (gross: Cents, rate: Rate): Cents => subtract(gross, netOf(gross, rate));

/** gross = net + half-up(net · rate). Not the inverse of `netOf`: within one rate gross is never recomputed. */
export const grossOf = (net: Cents, rate: Rate): Cents => add(net, cents(halfUp(BigInt(net) * BigInt(rate), whole)));

/** What a catalogue price, gross at the seller's rate, is at another rate. Applied once to each unit price. [VAT-11] */
export const priceAtRate = (gross: Cents, home: Rate, rate: Rate): Cents =>
  rate === home ? gross : grossOf(netOf(gross, home), rate);

/** Millionths of a euro in a cent. */
const inACent = 10_000;

/** Cents as a price in millionths. */
export const microsOf = (price: Cents): Micros => micros(price * inACent);

/** The cents nearest to a price. */
export const centsOf = (price: Micros): Cents => cents(halfUp(price, inACent));

/**
 * So many times a price, rounded once to cents: quantity, hours, months. The count is an integer. [VAT-11]
 * @throws RangeError where the count is no safe integer.
 */
export const timesMicros = (price: Micros, count: number): Cents => {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a count: ${count}`);
  return cents(halfUp(BigInt(price) * BigInt(count), inACent));
};

/** The net of a price at the rate that is in it. */
export const netMicros = (gross: Micros, rate: Rate): Micros =>
  micros(halfUp(BigInt(gross) * BigInt(whole), whole + rate));

/** What a price by the hour or by the gigabyte is at another rate, with four digits more than cents. Rounded to cents only where it is counted. [VAT-11] */
export const microsAtRate = (gross: Micros, home: Rate, rate: Rate): Micros => {
  if (rate === home) return gross;
  const net = netMicros(gross, home);
  return micros(net + halfUp(BigInt(net) * BigInt(rate), whole));
};

/**
 * Splits a total over weights so that the parts add up to it and each is less than a cent from exact, by largest
 * remainder, the earlier one first among equals. Weights are not negative; if all are zero they count the same.
 * @throws RangeError where a weight is no integer or below zero, or where there is something to share and none to share over.
 */
export const shares = (total: Cents, weights: readonly number[]): readonly Cents[] => {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError(`not weights: ${weights.join(", ")}`);
  if (weights.length === 0 && total !== 0) throw new RangeError(`nothing to share ${total} over`);
  // Stryker disable next-line ConditionalExpression: nothing to share yields the same zeros, only slower
  if (total === 0) return weights.map(() => zero);
  const sizes = weights.every((weight) => weight === 0) ? weights.map(() => 1) : weights;
  const amount = Math.abs(total);
  const all = sizes.reduce((whole, size) => whole + size, 0);
  // Stryker disable next-line ArrowFunction: without a greatest weight all is computed exactly, which is only slower
  const greatest = sizes.reduce((most, size) => Math.max(most, size), 0);
  // Stryker disable next-line ConditionalExpression,ArithmeticOperator: what is always computed exactly is only slower; a law tries amounts that need it
  const whole = Number.isSafeInteger(amount * greatest) ? floors(amount, sizes, all) : exactFloors(amount, sizes);
  const spare = amount - whole.parts.reduce((given, part) => given + part, 0);
  const lucky = byRemainder(whole.remainders, spare);
  return whole.parts.map((part, index) => cents(Math.sign(total) * (part + (lucky[index] ?? 0)) || 0));
};

/** What each weight gets before the spare cents are given out, and how near it was to the next cent. */
interface Floors {
  readonly parts: readonly number[];
  readonly remainders: readonly (number | bigint)[];
}

/** Exact, since every product is a safe integer; a sum of weights that is none is greater than all of them. */
const floors = (amount: number, sizes: readonly number[], all: number): Floors => {
  const remainders = sizes.map((size) => (amount * size) % all);
  return { parts: sizes.map((size, index) => (amount * size - (remainders[index] ?? 0)) / all), remainders };
};

/** The same where products pass the safe integers. */
const exactFloors = (amount: number, sizes: readonly number[]): Floors => {
  const [whole, all] = [BigInt(amount), sizes.reduce((sum, size) => sum + BigInt(size), 0n)];
  return {
    parts: sizes.map((size) => Number((whole * BigInt(size)) / all)),
    remainders: sizes.map((size) => (whole * BigInt(size)) % all),
  };
};

/** One spare cent each for the greatest remainders, the earlier one first among equals. */
const byRemainder = (remainders: readonly (number | bigint)[], spare: number): Uint8Array => {
  const lucky = new Uint8Array(remainders.length);
  const at = (index: number) => remainders[index] ?? 0;
  // Stryker disable next-line EqualityOperator: equal remainders are distinguished before
  const byNearness = (a: number, b: number): number => (at(a) === at(b) ? a - b : at(a) > at(b) ? -1 : 1);
  Uint32Array.from(remainders.keys())
    .sort(byNearness)
    .subarray(0, spare)
    .forEach((index) => {
      lucky[index] = 1;
    });
  return lucky;
};
