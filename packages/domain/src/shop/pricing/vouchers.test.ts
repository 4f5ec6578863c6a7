// Which voucher a quote takes, what it contains of one it does not take, and how it names what is due later. [CRT-03] [CRT-04] [CRT-07] [HDL-02] [HDL-03]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import { cents, rateOfPercent } from "#kernel/money";
import { addDomain, addProduct, emptyCart, type Cart } from "#shop/cart";
import { Catalogs } from "#shop/catalog";
import { exampleCatalog, exampleProduct } from "#shop/catalog/examples";
import { Vouchers, type Voucher } from "#shop/voucher";
import { exampleVoucher } from "#shop/voucher/examples";
import {
  forgivingQuote,
  quote,
  quoteOfCart,
  pricesOfProduct,
  shownQuoteOfCart,
  type Quote,
  type QuoteInput,
} from "./index.ts";

const cart: Cart = {
  ...Result.getOrThrow(addProduct(emptyCart("cart"), exampleCatalog, "a", { product: "web-m" })),
  voucher: "SUMMER",
};
const summer = exampleVoucher("SUMMER", 1000);
const rates = {
  now: instant(0),
  homeRate: rateOfPercent(19),
  vat: { country: "DE", rate: rateOfPercent(19), treatment: "view" } as const,
};
const inputWith = (voucher: Voucher | null, of: Cart = cart): QuoteInput => ({
  ...rates,
  cart: of,
  catalog: exampleCatalog,
  voucher,
});
const refusalOf = (result: Result.Result<unknown, unknown>): unknown =>
  Result.isFailure(result) ? result.failure : null;
const made = (input: QuoteInput): Quote => Result.getOrThrow(quote(input));

describe("the voucher of a cart", () => {
  it("[CRT-04] comes off, and is listed by its code with the amount and in the derivation", () => {
    const quoted = made(inputWith(summer));
    expect(quoted).toMatchObject({ subtotal: 3900, voucher: -1000, voucherCode: "SUMMER", total: 2900 });
    expect(quoted.derivation.parts.at(-1)).toEqual({
      reason: "voucher",
      amount: -1000,
      facts: { code: "SUMMER" },
      parts: [],
    });
    expect(quoted.lines).toMatchObject([{ voucherShare: -1000, charged: 2900, net: 2437, vat: 463 }]);
  });
  it.each([
    ["another than the cart's", { ...summer, code: "WINTER" }],
    ["none", null],
  ])("[CRT-04] %s is refused by the cart's code", (_, voucher) =>
    expect(refusalOf(quote(inputWith(voucher)))).toMatchObject({ _tag: "VoucherNotValid", code: "SUMMER" }),
  );
  it("[CRT-04] that is not valid hides no prices, and the reason is given", () => {
    const shown = Result.getOrThrow(forgivingQuote(inputWith(null)));
    expect(shown).toMatchObject({
      quote: { voucher: 0, voucherCode: null, total: 3900 },
      voucherRefusal: { _tag: "VoucherNotValid" },
    });
    const tooHigh = Result.getOrThrow(forgivingQuote(inputWith(exampleVoucher("SUMMER", 3901))));
    expect(tooHigh).toMatchObject({ quote: { voucher: 0, total: 3900 }, voucherRefusal: { _tag: "VoucherTooHigh" } });
    expect(Result.getOrThrow(forgivingQuote(inputWith(summer)))).toMatchObject({
      quote: { total: 2900 },
      voucherRefusal: null,
    });
  });
  it("[CRT-04] does not stand in for a product that the catalogue does not have", () => {
    const unknown: Cart = {
      ...cart,
      voucher: null,
      items: cart.items.map((item) => ({ ...item, product: "gone" }) as Cart["items"][number]),
    };
    expect(refusalOf(forgivingQuote(inputWith(null, unknown)))).toMatchObject({
      _tag: "ProductUnknown",
      product: "gone",
    });
    expect(
      refusalOf(pricesOfProduct({ ...rates, catalog: exampleCatalog, choice: { product: "gone" } })),
    ).toMatchObject({
      _tag: "ProductUnknown",
    });
  });
});

describe("what is due later", () => {
  const named = {
    ascii: "x.de",
    unicode: "x.de",
    ending: "de",
    acquisition: "register",
    authcodeGiven: false,
  } as const;
  it("[CRT-03] is listed by billing period, the shorter first, each period once", () => {
    const yearly = Result.getOrThrow(
      addProduct(emptyCart("cart"), exampleCatalog, "a", { product: "web-m", billingMonths: 12 }),
    );
    const both = Result.getOrThrow(addProduct(yearly, exampleCatalog, "b", { product: "vps-s", billingMonths: 1 }));
    const all = Result.getOrThrow(addDomain(both, exampleCatalog, "c", named));
    expect(made(inputWith(null, all)).recurring).toEqual([
      { everyMonths: 1, gross: 591 },
      { everyMonths: 12, gross: 3900 + 604 },
    ]);
  });
  it("[CRT-03] is not listed where nothing is due", () => {
    const catalog = { ...exampleCatalog, products: [{ ...exampleProduct, monthly: cents(0), setup: cents(700) }] };
    const quoted = Result.getOrThrow(pricesOfProduct({ ...rates, catalog, choice: { product: "web-m" } }));
    expect(quoted).toMatchObject({ total: 700, recurring: [] });
  });
  it("[HDL-03] the item of a product page is named the same in every quote, so that equal choices have equal hashes", () => {
    const once = Result.getOrThrow(
      pricesOfProduct({ ...rates, catalog: exampleCatalog, choice: { product: "web-m" } }),
    );
    expect(once.lines.map(({ item }) => item)).toEqual(["choice"]);
    expect(once).not.toHaveProperty("hash");
  });
  it("[HDL-03] the hash of a quote is the same when it is copied or sent", () => {
    const once = made(inputWith(summer));
    expect(once.hash).toMatch(/^[0-9a-f]{64}$/);
    expect([{ ...once }.hash, JSON.parse(JSON.stringify(once)).hash]).toEqual([once.hash, once.hash]);
  });
});

describe("a cart that is quoted again", () => {
  const at = (facts: {
    readonly voucher?: Voucher | null;
    readonly vat?: QuoteInput["vat"];
    readonly catalog?: QuoteInput["catalog"];
  }) => {
    const ports = Context.make(Catalogs, { current: Effect.succeed(facts.catalog ?? exampleCatalog) }).pipe(
      Context.add(Vouchers, {
        byCode: () => Effect.succeed(facts.voucher === undefined ? summer : facts.voucher),
        redeem: () => Effect.void,
      }),
    );
    const circumstances = { vat: facts.vat ?? rates.vat, homeRate: rates.homeRate, now: instant(0) };
    const running = <A, E>(use: Effect.Effect<A, E, Catalogs | Vouchers>) =>
      Effect.runSync(Effect.result(Effect.provideContext(use, ports)));
    return {
      ordered: running(quoteOfCart(cart, circumstances)),
      shown: running(shownQuoteOfCart(cart, circumstances)),
    };
  };
  const total = (result: Result.Result<Quote, unknown>): number | null =>
    Result.isSuccess(result) ? result.success.total : null;

  it("[CRT-03] [HDL-03] has the quote that was shown, to the very hash, as long as nothing that it depends on has changed", () => {
    const { shown, ordered } = at({});
    expect(Result.getOrThrow(at({}).ordered)).toBe(Result.getOrThrow(shown).quote);
    expect(Result.getOrThrow(ordered).hash).toBe(made(inputWith(summer)).hash);
  });
  it.each([
    ["is worth another amount", exampleVoucher("SUMMER", 500), 3400, null],
    ["was redeemed by another order", { ...summer, redeemedAt: instant(0) }, null, "VoucherRedeemed"],
    ["is over", { ...summer, validUntil: instant(-1) }, null, "VoucherExpired"],
    ["is gone", null, null, "VoucherNotValid"],
  ])(
    "[CRT-04] is recomputed when its voucher %s, and says so on the screen and at the order",
    (_, voucher, expected, why) => {
      at({});
      const { ordered, shown } = at({ voucher });
      expect(total(ordered)).toBe(expected);
      expect(Result.isFailure(ordered) ? ordered.failure._tag : null).toBe(why);
      expect(Result.getOrThrow(shown).voucherRefusal?._tag ?? null).toBe(why);
      expect(total(at({}).ordered)).toBe(2900);
    },
  );
  it.each<[string, QuoteInput["vat"]]>([
    ["another rate", { ...rates.vat, rate: rateOfPercent(20) }],
    ["another country", { ...rates.vat, country: "AT" }],
    ["another treatment", { ...rates.vat, treatment: "domestic" }],
  ])("[VAT-10] is recomputed at %s", (_, vat) => {
    at({});
    expect(Result.getOrThrow(at({ vat }).ordered)).toEqual(made({ ...inputWith(summer), vat }));
  });
  it("[PRD-03] is recomputed with another catalogue", () => {
    at({});
    expect(Result.getOrThrow(at({ catalog: { ...exampleCatalog, version: "next" } }).ordered).catalogVersion).toBe(
      "next",
    );
  });
});
