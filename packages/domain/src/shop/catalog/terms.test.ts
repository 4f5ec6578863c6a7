// Examples for products billed by the hour, storage and comparisons. [PRD-04] [PRD-05] [PRD-06] [PRD-08] [PRD-09]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { cents, microsOf } from "#kernel/money";
import { hourlyOf } from "./arbitraries.ts";
import { exampleCatalog, exampleProduct } from "./examples.ts";
import { decodeCatalog } from "./codec.ts";
import {
  bindingMonths,
  comparison,
  differences,
  gigabytesOf,
  hourlyContradictions,
  inUnit,
  nearestSize,
  offeredSize,
  storageCalculation,
} from "./index.ts";

const cloud = hourlyOf({ ...exampleProduct, key: "cloud-s", monthly: cents(1000) }, cents(3));
const storage = {
  ...exampleProduct,
  key: "block",
  monthly: cents(4),
  onlyAsAddition: true,
  storage: { minimum: 100, maximum: 2050, step: 50 },
};

describe("by the hour", () => {
  it("[PRD-05] [PRD-08] binds for no month", () => {
    expect([bindingMonths(cloud), bindingMonths(exampleProduct)]).toEqual([0, 12]);
  });
  it("[PRD-08] names every deviating term", () => {
    const faulty = {
      ...exampleProduct,
      hourly: cents(999),
      setup: cents(1),
      freeMonths: 1,
      firstMonthDiscount: cents(1),
    };
    expect(hourlyContradictions(faulty)).toEqual([
      "setup",
      "freeMonths",
      "firstMonthDiscount",
      "minimumMonths",
      "billingMonths",
      "monthly",
    ]);
    expect(hourlyContradictions({ ...cloud, billingMonths: [12] })).toEqual(["billingMonths"]);
    expect([hourlyContradictions(exampleProduct), hourlyContradictions(cloud)]).toEqual([[], []]);
  });
});

describe("the storage calculator", () => {
  it("[PRD-09] 1 TB is 1000 GB, and switching keeps the size", () => {
    expect(gigabytesOf({ amount: 1.5, unit: "TB" })).toBe(1500);
    expect(inUnit({ amount: 1500, unit: "GB" }, "TB")).toEqual({ amount: 1.5, unit: "TB" });
    expect(inUnit({ amount: 0.05, unit: "TB" }, "GB")).toEqual({ amount: 50, unit: "GB" });
  });
  it("[PRD-04] [PRD-09] price per GB and month; minimum, maximum and step hold", () => {
    expect(
      storageCalculation({ ...storage, perGigabyte: microsOf(storage.monthly) }, { amount: 1.01, unit: "TB" }),
    ).toEqual({
      size: { amount: 1, unit: "TB" },
      gigabytes: 1000,
      monthly: 4000,
    });
    expect([1, 124, 125, 2049, 9000, Number.NaN].map((typed) => nearestSize(storage.storage, typed))).toEqual([
      100, 100, 150, 2050, 2050, 100,
    ]);
    expect(Result.flip(offeredSize(storage, 120))).toMatchObject({
      success: { _tag: "StorageSizeNotOffered", minimum: 100, maximum: 2050, step: 50 },
    });
  });
});

describe("a comparison", () => {
  const withFeatures = (key: string, features: Readonly<Record<string, string>>) => ({
    ...exampleProduct,
    key,
    features: Object.entries(features).map(([name, value]) => ({
      key: name,
      label: { en: `${name} of ${key}`, de: name },
      value: { en: value, de: value },
    })),
  });
  const rows = comparison([
    withFeatures("s", { ram: "2 GB", disk: "10 GB" }),
    withFeatures("m", { disk: "10 GB", ram: "4 GB", ipv6: "yes" }),
  ]);
  it("[PRD-06] has one row a feature in the order of their first occurrence", () => {
    expect(rows.map(({ key, label, values }) => [key, label.en, ...values.map((value) => value?.en ?? null)])).toEqual([
      ["ram", "ram of s", "2 GB", "4 GB"],
      ["disk", "disk of s", "10 GB", "10 GB"],
      ["ipv6", "ipv6 of m", null, "yes"],
    ]);
  });
  it("[PRD-06] differences only", () => expect(differences(rows).map(({ key }) => key)).toEqual(["ram", "ipv6"]));
});

it("[PRD-08] [PRD-09] a catalogue with both is read", () => {
  expect(
    Result.getOrThrow(decodeCatalog(JSON.parse(JSON.stringify({ ...exampleCatalog, products: [cloud, storage] }))))
      .products,
  ).toEqual([cloud, storage]);
  expect(Result.isFailure(decodeCatalog({ ...exampleCatalog, products: [{ ...cloud, hourly: 0.5 }] }))).toBe(true);
});
