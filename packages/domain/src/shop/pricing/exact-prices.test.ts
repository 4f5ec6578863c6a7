// Prices by the hour and by the gigabyte by examples: what the same storage costs in several countries, and what was quoted before. [VAT-11] [SHOP2-7]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import { cents, rateOfPercent } from "#kernel/money";
import { exampleCatalog, exampleProduct } from "#shop/catalog/examples";
import { decodePlainQuote } from "./codec.ts";
import { explained, periodPrice, pricesOfProduct, quoteHash, withoutDerivations, type Prices } from "./index.ts";

const catalog = {
  ...exampleCatalog,
  products: [
    {
      ...exampleProduct,
      key: "cloud-s",
      monthly: cents(499),
      hourly: cents(1),
      billingMonths: [1],
      minimumMonths: 0,
      additions: [{ product: "disk", maximum: 2000 }],
    },
    {
      ...exampleProduct,
      key: "disk",
      monthly: cents(4),
      billingMonths: [1],
      storage: { minimum: 10, maximum: 2000, step: 10 },
    },
  ],
};

const at = (percent: number): Prices =>
  Result.getOrThrow(
    pricesOfProduct({
      catalog,
      now: instant(0),
      homeRate: rateOfPercent(19),
      vat: { country: "DE", rate: rateOfPercent(percent), treatment: "view" },
      choice: { product: "cloud-s", additions: [{ product: "disk", quantity: 1000 }] },
    }),
  );

describe("1000 GB and a server by the hour", () => {
  it.each([
    [19, 4000, 3361, 10_000, 40_000, 499],
    [0, 3361, 3361, 8403, 33_613, 419],
    [8.1, 3634, 3362, 9084, 36_336, 453],
    [20, 4034, 3362, 10_084, 40_336, 503],
  ])("[VAT-11] [SHOP2-7] at %f %% cost %i, net %i", (percent, total, net, hour, gigabyte, most) => {
    const made = at(percent);
    const [server, disk] = made.lines;
    expect([made.total, made.net, server?.unitPriceMicros, disk?.unitPriceMicros, server?.recurring]).toEqual([
      total,
      net,
      hour,
      gigabyte,
      most,
    ]);
    expect([disk?.first, disk?.recurring]).toEqual([total, total]);
  });
  it("[HDL-02] [VAT-11] [SHOP2-7] unfold into list price and VAT, rounded where they were counted, and name the price with all its digits", () => {
    const [, disk] = explained(at(0)).lines;
    expect(disk?.period).toMatchObject({
      amount: 3361,
      facts: { unitPrice: 3, unitPriceMicros: 33_613 },
      parts: [
        { reason: "unit-price", amount: 4000 },
        { reason: "price-at-rate", amount: -639, parts: [{ amount: -639 }, { amount: 0 }] },
      ],
    });
    expect(disk?.unitPrice).toMatchObject({ amount: 3, facts: { unitPriceMicros: 33_613 } });
  });
  it("[VAT-11] [ACC-07] [SHOP2-7] a quote from before is read as it is, with its hash, and renews at the cents that were agreed on", () => {
    const { derivation: _, ...prices } = at(0);
    const before = {
      ...prices,
      lines: prices.lines.map(
        ({ unitPriceMicros: _exact, derivation: _first, recurringDerivation: _later, ...line }) =>
          line.subject === "disk" ? { ...line, period: cents(3000), recurring: cents(3000) } : line,
      ),
    };
    const stored = { ...before, hash: quoteHash(before) };
    const read = Result.getOrThrow(decodePlainQuote(JSON.parse(JSON.stringify(stored))));
    expect([quoteHash(read), read]).toEqual([stored.hash, withoutDerivations(stored)]);
    expect(periodPrice(read.lines[1] as Parameters<typeof periodPrice>[0], 1000, 1)).toEqual({
      unitPrice: 3,
      count: 1000,
    });
  });
});
