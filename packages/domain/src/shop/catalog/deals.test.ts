// Deals as prices, by example. [CNT-05]
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import { cents } from "#kernel/money";
import { hourlyOf } from "./arbitraries.ts";
import { exampleCatalog, exampleProduct } from "./examples.ts";
import {
  type Catalog,
  claimFault,
  dealBehind,
  dealOf,
  hasAdvantage,
  offeredAt,
  type PricedDeal,
  productByKey,
  savedBy,
} from "./index.ts";

const deal = (more: Partial<PricedDeal> = {}): PricedDeal => ({
  key: "autumn",
  product: "vps-s",
  opens: instant(1000),
  closes: instant(2000),
  soldOut: false,
  firstMonthDiscount: cents(200),
  ...more,
});
const withDeals = (...deals: readonly PricedDeal[]): Catalog => ({ ...exampleCatalog, deals });
const at = (catalog: Catalog, now: number) => productByKey(offeredAt(catalog, instant(now)), "vps-s");

describe("a deal", () => {
  it("[CNT-05] is in the price from its first moment until before its end, and changes nothing else", () => {
    const catalog = withDeals(
      deal(),
      deal({ key: "hosting", product: "web-m", opens: instant(5000), closes: instant(6000) }),
    );
    expect([999, 1000, 1999, 2000].map((now) => at(catalog, now)?.firstMonthDiscount)).toEqual([0, 200, 200, 0]);
    expect(
      offeredAt(catalog, instant(1500)).products.filter((product, index) => product !== catalog.products[index]),
    ).toHaveLength(1);
    expect(offeredAt(exampleCatalog, instant(1500))).toBe(exampleCatalog);
  });
  it("[CNT-05] never makes a product dearer than it is for everybody", () => {
    const cheap = { ...exampleProduct, key: "vps-s", freeMonths: 3, setup: cents(0), firstMonthDiscount: cents(300) };
    const catalog = { ...withDeals(deal({ freeMonths: 1, setup: cents(900) })), products: [cheap] };
    expect(at(catalog, 1500)).toEqual(cheap);
    expect([hasAdvantage(cheap, { freeMonths: 3 }), hasAdvantage(cheap, { freeMonths: 4 })]).toEqual([false, true]);
  });
  it("[CNT-05] saves its setup fee and its months; by the hour there is nothing to save", () => {
    const product = { ...exampleProduct, monthly: cents(1000), setup: cents(500) };
    expect(savedBy(product, { setup: cents(100), firstMonthDiscount: cents(5000) })).toBe(1400);
    expect(savedBy(product, { freeMonths: 2, firstMonthDiscount: cents(300) })).toBe(2000);
    expect(savedBy(hourlyOf(product, cents(2)), { freeMonths: 2 })).toBe(0);
  });
  it("[CNT-05] of several that run the one that saves most counts; what is sold out does not", () => {
    const catalog = withDeals(
      deal({ key: "small" }),
      deal({ key: "large", opens: instant(1500), freeMonths: 1 }),
      deal({ key: "gone", soldOut: true, freeMonths: 9 }),
    );
    const product = productByKey(catalog, "vps-s");
    const keyAt = (now: number) => product && dealOf(catalog, product, instant(now))?.key;
    expect([keyAt(1499), keyAt(1500), keyAt(2000)]).toEqual(["small", "large", undefined]);
  });
});

describe("a claimed deal", () => {
  const catalog = withDeals(
    deal(),
    deal({ key: "hollow", firstMonthDiscount: cents(0) }),
    deal({ key: "lost", product: "nobody" }),
  );
  const refusalFor = (more: Partial<Parameters<typeof dealBehind>[1]> = {}) =>
    dealBehind(catalog, { key: "autumn", product: "vps-s", opens: null, closes: null, ...more }, instant(1500))?.key ??
    null;
  it("[CNT-05] holds for the catalogue's deal of that key, product and time, and for no other", () => {
    expect([refusalFor(), refusalFor({ opens: instant(1000), closes: instant(2000) })]).toEqual(["autumn", "autumn"]);
    expect([
      refusalFor({ key: "winter" }),
      refusalFor({ product: "web-m" }),
      refusalFor({ opens: instant(999) }),
      refusalFor({ closes: instant(2001) }),
    ]).toEqual([null, null, null, null]);
  });
  it("[CNT-05] that does not hold says why: no key, an unknown one, no product, another one, other times", () => {
    const faultOf = (more: Partial<Parameters<typeof claimFault>[1]> = {}) =>
      claimFault(catalog, { key: "autumn", product: "vps-s", opens: null, closes: null, ...more }, instant(1500));
    expect([
      faultOf(),
      faultOf({ key: null }),
      faultOf({ key: "winter" }),
      faultOf({ product: null }),
      faultOf({ key: "lost", product: "nobody" }),
      faultOf({ product: "web-m" }),
      faultOf({ key: "hollow" }),
      faultOf({ opens: instant(999) }),
      faultOf({ closes: instant(2001) }),
    ]).toEqual([
      null,
      "no-deal-key",
      "deal-unknown",
      "no-product",
      "no-product",
      "other-product",
      "no-advantage",
      "other-times",
      "other-times",
    ]);
  });
  it("[CNT-05] is nothing without an advantage or a product", () =>
    expect([refusalFor({ key: "hollow" }), refusalFor({ key: "lost", product: "nobody" })]).toEqual([null, null]));
});
