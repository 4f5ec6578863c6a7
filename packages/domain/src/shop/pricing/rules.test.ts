// The quote by examples: first invoice, domains, free months, VAT of other countries, costs over years, explanations, hash. [CRT-03] [PRD-01] [PRD-07] [VAT-11] [HDL-02] [HDL-03]
import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import { cents, rateOfPercent } from "#kernel/money";
import { addDomain, addProduct, emptyCart, type Cart, type ProductChoice, type SelectedDomain } from "#shop/cart";
import type { Catalog, Product } from "#shop/catalog";
import { exampleCatalog, exampleProduct } from "#shop/catalog/examples";
import type { VatDecision } from "#shop/vat";
import { exampleVoucher } from "#shop/voucher/examples";
import { anyQuoteInput } from "./arbitraries.ts";
import { decodePlainQuote, decodeQuote } from "./codec.ts";
import {
  canonicalHash,
  canonicalJson,
  costOver,
  explain,
  forgivingQuote,
  instalments,
  leavesOf,
  pricesOfProduct,
  quote,
  quoteHash,
  withoutDerivations,
  type Prices,
} from "./index.ts";
import { explainLine, explainRecurring } from "./explain.ts";

const germany: VatDecision = { country: "DE", rate: rateOfPercent(19), treatment: "view" };
const terms = { catalog: exampleCatalog, vat: germany, homeRate: rateOfPercent(19), now: instant(0) };
const named = (ascii: string, acquisition: SelectedDomain["acquisition"] = "register"): SelectedDomain => ({
  ascii,
  unicode: ascii,
  ending: ascii.split(".").at(-1) ?? "",
  acquisition,
  authcodeGiven: false,
});
const cartWith = (choice: ProductChoice, catalog: Catalog = exampleCatalog): Cart =>
  Result.getOrThrow(addProduct(emptyCart("cart"), catalog, "a", choice));
const quoted = (choice: ProductChoice, vat: VatDecision = germany): Prices =>
  Result.getOrThrow(pricesOfProduct({ ...terms, vat, choice }));
const special = (change: Partial<Product>): Catalog => ({
  ...exampleCatalog,
  products: [{ ...exampleProduct, ...change }],
});
const ofSpecial = (change: Partial<Product>, billingMonths = 12): Prices =>
  Result.getOrThrow(
    pricesOfProduct({
      ...terms,
      catalog: special({ billingMonths: [billingMonths], ...change }),
      choice: { product: "web-m" },
    }),
  );

describe("the first invoice", () => {
  it("[CRT-03] is setup fees and the first billing period, of additions too, for each unit", () => {
    const made = quoted({ product: "vps-s", quantity: 3, additions: [{ product: "backup", quantity: 2 }] });
    expect(made.lines).toMatchObject([
      {
        kind: "product",
        subject: "vps-s",
        quantity: 3,
        unitPrice: 591,
        setup: 1500,
        period: 1773,
        first: 3273,
        recurring: 1773,
        billingMonths: 1,
      },
      {
        kind: "addition",
        subject: "backup",
        quantity: 6,
        unitPrice: 100,
        setup: 0,
        period: 600,
        first: 600,
        recurring: 600,
        billingMonths: 1,
      },
    ]);
    expect(made).toMatchObject({
      setup: 1500,
      firstPeriod: 2373,
      subtotal: 3873,
      total: 3873,
      net: 3255,
      vatAmount: 618,
      recurring: [{ everyMonths: 1, gross: 2373 }],
    });
  });
  it("[CRT-03] of an empty cart is nothing", () =>
    expect(Result.getOrThrow(quote({ ...terms, cart: emptyCart("cart"), voucher: null }))).toMatchObject({
      total: 0,
      vatAmount: 0,
      lines: [],
      vatGroups: [],
      recurring: [],
    }));
  it("[CRT-03] the first month's discount is at most that month's price, and nothing while the month is free", () => {
    expect(ofSpecial({ firstMonthDiscount: cents(100) }).lines[0]).toMatchObject({
      period: 3900,
      discount: -100,
      first: 3800,
    });
    expect(ofSpecial({ firstMonthDiscount: cents(9999) }, 1).lines[0]).toMatchObject({
      period: 325,
      discount: -325,
      first: 0,
    });
    expect(ofSpecial({ firstMonthDiscount: cents(100), freeMonths: 1 }).lines[0]).toMatchObject({
      discount: -325,
      first: 3575,
    });
  });
  it("[PRD-01] what is not in the catalogue has no price", () => {
    const withUnknownProduct = quote({
      ...terms,
      catalog: special({ key: "other" }),
      cart: cartWith({ product: "web-m" }),
      voucher: null,
    });
    expect(Result.isFailure(withUnknownProduct) && withUnknownProduct.failure).toMatchObject({
      _tag: "ProductUnknown",
      product: "web-m",
    });
    const noEnding = quote({
      ...terms,
      catalog: { ...exampleCatalog, endings: [] },
      cart: cartWith({ product: "web-m", domains: [named("x.de")] }),
      voucher: null,
    });
    expect(Result.isFailure(noEnding) && noEnding.failure._tag).toBe("DomainEndingUnknown");
  });
});

describe("domains", () => {
  it("[PRD-07] the first ones of the product's endings are included as long as the contract runs, the next cost their price", () => {
    const made = quoted({ product: "web-m", domains: ["a.shop", "b.de", "c.com", "d.de"].map((name) => named(name)) });
    expect(made.lines.slice(1).map(({ subject, first, recurring }) => [subject, first, recurring])).toEqual([
      ["a.shop", 300, 3900],
      ["b.de", 0, 0],
      ["c.com", 0, 0],
      ["d.de", 504, 604],
    ]);
    expect(made.lines[3]).toMatchObject({ unit: "year", unitPrice: 1188, period: 1188, discount: -1188 });
  });
  it("[PRD-07] first come, whatever the names: what was chosen first is included, even where it is cheap", () => {
    const made = quoted({ product: "web-m", domains: ["z.com", "a0.de", "a1.de"].map((name) => named(name)) });
    expect(made.lines.slice(1).map(({ subject, first, recurring }) => [subject, first === 0, recurring === 0])).toEqual(
      [
        ["z.com", true, true],
        ["a0.de", true, true],
        ["a1.de", false, false],
      ],
    );
  });
  it("[PRD-07] two of a product include twice as many; a transfer counts as well", () => {
    const domains = [named("a.de", "transfer"), named("b.de"), named("c.de"), named("d.de"), named("e.de")];
    expect(quoted({ product: "web-m", quantity: 2, domains }).lines.map(({ first }) => first)).toEqual([
      7800, 0, 0, 0, 0, 504,
    ]);
  });
  it("[DOM-01] a transfer is free in its first year and then costs the renewal; on its own no name is included", () => {
    const moved = Result.getOrThrow(addDomain(emptyCart("cart"), exampleCatalog, "a", named("x.com", "transfer")));
    const cart = Result.getOrThrow(addDomain(moved, exampleCatalog, "b", named("y.com")));
    const made = Result.getOrThrow(quote({ ...terms, cart, voucher: null }));
    expect(made.lines.map(({ period, discount, first, recurring }) => [period, discount, first, recurring])).toEqual([
      [1548, -1548, 0, 1548],
      [1188, 0, 1188, 1548],
    ]);
    expect([costOver(made, 12), costOver(made, 24)]).toEqual([1188, 1188 + 2 * 1548]);
  });
});

describe("over time", () => {
  it("[PRD-01] free months reach into later billing periods; from the stated month on all is charged", () => {
    const line = ofSpecial({ freeMonths: 4 }, 3).lines[0] as Prices["lines"][number];
    expect(instalments(line, 12)).toEqual([
      { month: 0, gross: 0 },
      { month: 3, gross: 650 },
      { month: 6, gross: 975 },
      { month: 9, gross: 975 },
    ]);
    expect(line.recurringFromMonth).toBe(6);
  });
  it("[CRT-03] one, three and five years of hosting with two domains", () => {
    const made = quoted({ product: "web-m", domains: ["a.de", "b.de", "c.de"].map((name) => named(name)) });
    expect([12, 36, 60].map((months) => costOver(made, months))).toEqual([
      3900 + 504,
      3 * 3900 + 504 + 2 * 604,
      5 * 3900 + 504 + 4 * 604,
    ]);
    expect(costOver(made, 0)).toBe(0);
  });
});

describe("VAT", () => {
  it("[VAT-11] another rate changes each unit price once, before quantity and months", () => {
    const austria = quoted(
      { product: "vps-s", quantity: 3, billingMonths: 12 },
      { country: "AT", rate: rateOfPercent(20), treatment: "view" },
    );
    expect(austria.lines[0]).toMatchObject({ unitPrice: 596, setup: 3 * 504, period: 596 * 36 });
    expect(austria).toMatchObject({ total: 22968, net: 19140, vatAmount: 3828 });
  });
  it("[VAT-11] at 0 % the price is the net of a unit, and the voucher keeps its cents", () => {
    const voucher = exampleVoucher("SUMMER", 500);
    const cart = { ...cartWith({ product: "web-m" }), voucher: "SUMMER" };
    const made = Result.getOrThrow(
      quote({ ...terms, vat: { country: "OTHER", rate: rateOfPercent(0), treatment: "view" }, cart, voucher }),
    );
    expect(made).toMatchObject({ subtotal: 273 * 12, voucher: -500, total: 2776, net: 2776, vatAmount: 0 });
  });
  it("[CRT-07] is rounded once for the invoice; the lines' shares add up to it", () => {
    const three = ["a", "b", "c"].map((key) => ({ ...exampleProduct, key, monthly: cents(199), billingMonths: [1] }));
    const catalog = { ...exampleCatalog, products: three };
    const cart = three.reduce(
      (filled, { key }) => Result.getOrThrow(addProduct(filled, catalog, key, { product: key })),
      emptyCart("cart"),
    );
    const made = Result.getOrThrow(quote({ ...terms, catalog, cart, voucher: null }));
    expect([made.vatAmount, ...made.lines.map(({ vat }) => vat)]).toEqual([95, 32, 32, 31]);
  });
});

describe("explanations", () => {
  const france = quoted({ product: "web-m" }, { country: "FR", rate: rateOfPercent(20), treatment: "view" });
  it("[HDL-02] the first invoice unfolds to setup, period and discounts", () => {
    const made = ofSpecial({ setup: cents(900), freeMonths: 2 });
    expect(made.derivation.parts[0]?.parts.map(({ reason, amount }) => [reason, amount])).toEqual([
      ["setup", 900],
      ["period", 3900],
      ["free-months", -650],
    ]);
    expect(made.derivation.parts[0]?.parts[1]?.facts).toEqual({ quantity: 1, months: 12, unitPrice: 325 });
    expect(explain(made, "setup").amount).toBe(900);
    expect(explain(made, "firstPeriod").amount).toBe(3250);
  });
  it("[HDL-02] [VAT-11] a unit price abroad unfolds to the catalogue's and the exchange of VAT", () => {
    const unit = explainLine(france.lines[0] as Prices["lines"][number], "unitPrice");
    expect(unit).toMatchObject({ reason: "unit-price", amount: 328 });
    expect(leavesOf(unit).map(({ reason, amount }) => [reason, amount])).toEqual([
      ["unit-price", 325],
      ["vat", -52],
      ["vat", 55],
    ]);
  });
  it("[HDL-02] VAT unfolds to gross, net and the rounding of the net", () => {
    const vat = explain(quoted({ product: "web-m" }), "vatAmount");
    expect(vat.amount).toBe(623);
    expect(leavesOf(vat).map(({ reason, amount }) => [reason, amount])).toEqual([
      ["first-invoice", 3900],
      ["net", -3277],
    ]);
    expect(
      leavesOf(explain(quoted({ product: "vps-s" }), "net")).map(({ reason, amount }) => [reason, amount]),
    ).toEqual([
      ["net", 916],
      ["rounding", 1],
    ]);
  });
  it("[HDL-02] what is due regularly unfolds by line", () =>
    expect(explainRecurring(france, 12)).toMatchObject({
      amount: 3936,
      parts: [{ amount: 3936, facts: { subject: "web-m" } }],
    }));
});

describe("hash and JSON", () => {
  it("[HDL-03] canonical JSON has sorted keys, no blanks, whole numbers only", () => {
    expect(canonicalJson({ b: [1, null, true, "ä\n"], a: { d: -1, c: undefined } })).toBe(
      '{"a":{"d":-1},"b":[1,null,true,"ä\\n"]}',
    );
    expect(() => canonicalJson({ a: 0.5 })).toThrow(RangeError);
    expect(() => canonicalJson({ a: () => 1 })).toThrow(TypeError);
  });
  it("[HDL-03] the hash is SHA-256 of it, in hex", () =>
    expect(canonicalHash({})).toBe("44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"));
  it("[HDL-03] a new catalogue, another treatment of VAT, another quantity are other quotes", () => {
    const hashes = [
      quoted({ product: "web-m" }),
      quoted({ product: "web-m", quantity: 2 }),
      quoted({ product: "web-m" }, { ...germany, treatment: "domestic" }),
      Result.getOrThrow(
        pricesOfProduct({ ...terms, catalog: { ...exampleCatalog, version: "next" }, choice: { product: "web-m" } }),
      ),
    ].map(quoteHash);
    expect(new Set(hashes).size).toBe(4);
  });
  it("[HDL-02] [HDL-03] quotes survive being stored, and being sent without their derivations", () => {
    fc.assert(
      fc.property(anyQuoteInput, (input) => {
        const { quote: made } = Result.getOrThrow(forgivingQuote(input));
        expect(Result.getOrThrow(decodeQuote(JSON.parse(JSON.stringify(made))))).toEqual(made);
        expect(Result.getOrThrow(decodePlainQuote(JSON.parse(JSON.stringify(withoutDerivations(made)))))).toEqual(
          withoutDerivations(made),
        );
      }),
    );
  });
  it("[CRT-07] a cart of 32 times the size is looked at no 40 times as often", () => {
    const looks = (count: number): number => {
      const seen = { looks: 0 };
      const counting = <A extends object>(of: A): A =>
        new Proxy(of, {
          get: (target, key, receiver) => {
            seen.looks += 1;
            return Reflect.get(target, key, receiver);
          },
        });
      const items = Array.from({ length: count }, (_, index) =>
        counting({ kind: "domain" as const, id: `${index}`, domain: counting(named(`n${index}.de`)) }),
      );
      Result.getOrThrow(quote({ ...terms, cart: { items, voucher: null }, voucher: null }));
      return seen.looks;
    };
    expect(looks(100)).toBeGreaterThan(100);
    expect(looks(3200)).toBeLessThan(40 * looks(100));
  });
});
