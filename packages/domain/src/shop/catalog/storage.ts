// The calculator of local block storage: sizes in GB and TB, a price per GB and month. What refuses a size stands apart, so that a page that only shows sizes loads no refusals. [PRD-04] [PRD-09]
import { type Cents, type Micros, timesMicros } from "#kernel/money";
import type { Product, StorageTerms } from "./model.ts";

export const storageUnits = ["GB", "TB"] as const;

export type StorageUnit = (typeof storageUnits)[number];

/** A size as shown in the calculator. */
export interface StorageSize {
  readonly amount: number;
  readonly unit: StorageUnit;
}

/** 1 TB = 1000 GB. [PRD-09] */
export const gigabytesPerTerabyte = 1000;

/** A product that is sold by the gigabyte: `monthly` is the price of one for a month, the quantity their number. [PRD-09] */
export type StorageProduct = Product & { readonly storage: StorageTerms };

/** Whether a product is sold by the gigabyte. */
export const isStorage = (product: Product): product is StorageProduct => product.storage !== undefined;

/** Whole gigabytes of a size. [PRD-09] */
export const gigabytesOf = ({ amount, unit }: StorageSize): number =>
  Math.round(unit === "TB" ? amount * gigabytesPerTerabyte : amount);

/** The same size in another unit. [PRD-09] */
export const inUnit = (size: StorageSize, unit: StorageUnit): StorageSize => {
  const gigabytes = gigabytesOf(size);
  return { amount: unit === "TB" ? gigabytes / gigabytesPerTerabyte : gigabytes, unit };
};

/** The nearest size that is offered: on a step from the minimum, not above the maximum. [PRD-09] */
export const nearestSize = ({ minimum, maximum, step }: StorageTerms, gigabytes: number): number => {
  const steps = Math.floor((maximum - minimum) / step);
  const wanted = Math.round((gigabytes - minimum) / step);
  return minimum + Math.min(Math.max(Number.isNaN(wanted) ? 0 : wanted, 0), steps) * step;
};

/** A storage product as a visitor sees it: the price of a gigabyte with all its digits. [VAT-11] */
export interface PricedStorage {
  readonly perGigabyte: Micros;
  readonly storage: StorageTerms;
}

/** What a size costs a month, rounded once. [PRD-09] [VAT-11] */
export const storagePrice = ({ perGigabyte }: Pick<PricedStorage, "perGigabyte">, gigabytes: number): Cents =>
  timesMicros(perGigabyte, gigabytes);

/** What a calculator shows: the size in its unit and its price; a size that is not offered becomes the nearest one. [PRD-04] [PRD-09] */
export interface StorageCalculation {
  readonly size: StorageSize;
  readonly gigabytes: number;
  readonly monthly: Cents;
}

/** What a size of a storage product costs a month, with the size that is sold for it. */
export const storageCalculation = (product: PricedStorage, size: StorageSize): StorageCalculation => {
  const gigabytes = nearestSize(product.storage, gigabytesOf(size));
  return {
    size: inUnit({ amount: gigabytes, unit: "GB" }, size.unit),
    gigabytes,
    monthly: storagePrice(product, gigabytes),
  };
};
