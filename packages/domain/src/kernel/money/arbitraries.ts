// Amounts and rates as they occur, for laws.
import fc from "fast-check";
import { cents, rate, type Cents, type Rate } from "./model.ts";

/** 0 to 999,999.99: prices and totals. */
export const anyPrice: fc.Arbitrary<Cents> = fc.integer({ min: 0, max: 99_999_999 }).map(cents);

/** Debts and credits, up to a hundred times a price. */
export const anyAmount: fc.Arbitrary<Cents> = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }).map(cents);

/** 0 to 100 % in steps of a hundredth of a percent, real rates more often. */
export const anyRate: fc.Arbitrary<Rate> = fc
  .oneof(
    fc.constantFrom(0, 550, 810, 1350, 1600, 1700, 1900, 2000, 2100, 2550, 2700),
    fc.integer({ min: 0, max: 10_000 }),
  )
  .map(rate);
