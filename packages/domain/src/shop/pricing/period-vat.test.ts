// Quotes whose periods end behind changes of rates as the vectors have them, both ways and in several countries. [VAT-14] [SHOP3-2]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import changes from "#fixtures/vat-rate-changes.json" with { type: "json" };
import { day, instant } from "#kernel/calendar";
import { cents, rate, rateOfPercent } from "#kernel/money";
import { emptyCart, type ProductItem } from "#shop/cart";
import { exampleCatalog, exampleProduct } from "#shop/catalog/examples";
import { laterVat, vatMapOn, vatMapsAfter, viewedVat, type VatRate } from "#shop/vat";
import { explained, hasSeveralRates, quote, type Quote, vatOfLine, vatSums } from "./index.ts";

const rates: readonly VatRate[] = [
  // The rates before the first ones of the vectors.
  ...[
    { country: "DE", standard: 19 },
    { country: "IE", standard: 23 },
    { country: "EE", standard: 22 },
  ].map(({ country, standard }) => ({
    country,
    rate: rateOfPercent(standard),
    from: day("2012-01-01"),
    until: null,
  })),
  ...changes.cases.map(({ country, date, standard }) => ({
    country,
    rate: rateOfPercent(standard),
    from: day(date),
    until: null,
  })),
];

const catalog = {
  ...exampleCatalog,
  products: [{ ...exampleProduct, monthly: cents(499), setup: cents(990), billingMonths: [1, 12] }],
};

const item = (billingMonths: number): ProductItem => ({
  kind: "product",
  id: `i-${billingMonths}`,
  product: exampleProduct.key,
  quantity: 1,
  billingMonths,
  location: null,
  additions: [],
  domains: [],
});

/** What a visitor is quoted on a day for periods that begin on it. */
const quotedOn = (today: string, country: string, months: readonly number[]): Quote => {
  const map = Result.getOrThrow(vatMapOn(rates, day(today)));
  const now = { vat: viewedVat(map, country), homeRate: map["DE"] ?? rate(0) };
  const later = laterVat(now, vatMapsAfter(rates, day(today)), { begins: day(today), seller: "DE" });
  const cart = { ...emptyCart("cart"), items: months.map(item) };
  return Result.getOrThrow(quote({ ...now, later, cart, catalog, voucher: null, now: instant(0) }));
};

const percents = (made: Quote): readonly number[] => made.lines.map((line) => vatOfLine(made, line).rate / 100);

describe("a period that ends behind a change of rates", () => {
  it.each([
    ["2020-06-01", "DE", [1, 12], [19, 19]],
    ["2020-06-02", "DE", [1, 12], [16, 19]],
    ["2020-12-02", "DE", [1, 12], [19, 19]],
    ["2020-11-30", "DE", [1, 12], [16, 19]],
    ["2022-12-01", "LU", [1, 12], [17, 16]],
    ["2022-12-02", "LU", [1, 12], [16, 16]],
    ["2020-08-02", "IE", [1], [21]],
    ["2025-05-31", "EE", [1, 12], [22, 24]],
  ] as const)("[VAT-14] [SHOP3-2] from %s in %s has the rate of its last day", (today, country, months, expected) => {
    expect(percents(quotedOn(today, country, months))).toEqual(expected);
  });

  it("[VAT-14] [VAT-11] costs who is at home the gross that is shown, with both rates in one quote", () => {
    const made = quotedOn("2020-06-15", "DE", [1, 12]);
    expect(made.total).toBe(499 + 990 + 12 * 499 + 990);
    expect(made.vatGroups).toEqual([
      { rate: 1600, gross: 1489, net: 1284, vat: 205 },
      { rate: 1900, gross: 6978, net: 5864, vat: 1114 },
    ]);
    expect(vatSums(made).map(({ vat, amount }) => [vat.rate, amount])).toEqual([
      [1600, 205],
      [1900, 1114],
    ]);
    expect(explained(made).lines.map(({ vat }) => (vat.reason === "vat" ? vat.facts.rate : null))).toEqual([
      1600, 1900,
    ]);
  });

  it("[VAT-14] [VAT-11] is converted with both rates of that day: the seller's there, and the visitor's", () => {
    // 4.99 with 16 % are 4.30 without, and 5.29 with the 23 % of Ireland; with 19 % 4.19 and 5.07 with 21 %.
    const made = quotedOn("2020-07-15", "IE", [1, 12]);
    expect(made.lines.map(({ unitPrice }) => unitPrice)).toEqual([529, 507].map((price) => cents(price)));
    expect(percents(made)).toEqual([23, 21]);
  });

  it("[VAT-14] [HDL-03] names no rate of its own where all lines have the same, also another one than today's", () => {
    const made = quotedOn("2020-06-15", "DE", [1]);
    expect([hasSeveralRates(made), made.vat.rate]).toEqual([false, 1600]);
    expect(made.lines.some((line) => "vatDecision" in line)).toBe(false);
  });
});
