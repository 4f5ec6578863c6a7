// What an item costs later, by examples: all of its lines together, each rhythm for itself. [CRT-03] [CRT-08]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import { rateOfPercent } from "#kernel/money";
import type { ProductChoice } from "#shop/cart";
import { exampleCatalog, exampleProduct } from "#shop/catalog/examples";
import { laterCosts, pricesOfProduct } from "./index.ts";

const laterOf = (choice: ProductChoice, catalog = exampleCatalog) => {
  const rate = rateOfPercent(19);
  const made = pricesOfProduct({
    catalog,
    now: instant(0),
    homeRate: rate,
    vat: { country: "DE", rate, treatment: "view" },
    choice,
  });
  return laterCosts(Result.getOrThrow(made).lines);
};
const named = (ascii: string) => ({
  ascii,
  unicode: ascii,
  ending: "de",
  acquisition: "register" as const,
  authcodeGiven: false,
});

describe("later costs", () => {
  it("[CRT-03] [CRT-08] additions are in the price of later, not the plan alone", () =>
    expect(laterOf({ product: "vps-s", additions: [{ product: "backup", quantity: 2 }] })).toEqual([
      { everyMonths: 1, gross: 791, afterMonth: 1, atMost: false },
    ]));
  it("[CRT-03] [PRD-07] domains beyond the included ones have a rhythm of their own, included ones cost nothing later", () =>
    expect(
      laterOf({ product: "web-m", billingMonths: 1, domains: [named("a.de"), named("b.de"), named("c.de")] }),
    ).toEqual([
      { everyMonths: 1, gross: 325, afterMonth: 1, atMost: false },
      { everyMonths: 12, gross: 604, afterMonth: 12, atMost: false },
    ]));
  it("[CRT-03] free months that reach into later periods put off the month from which all of it is due", () => {
    const product = { ...exampleProduct, freeMonths: 3, billingMonths: [1] };
    expect(laterOf({ product: "web-m" }, { ...exampleCatalog, products: [product] })).toEqual([
      { everyMonths: 1, gross: 325, afterMonth: 3, atMost: false },
    ]);
  });
  it("[CRT-03] what costs nothing later is not named", () => expect(laterCosts([])).toEqual([]));
});
