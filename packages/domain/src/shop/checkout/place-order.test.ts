// Placing an order over ports in memory: what is checked again, and what is committed or rolled back as a whole. [CHK-04…09] [CRT-04] [PRD-03] [HDL-03] [LGL-01]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { day, instant } from "#kernel/calendar";
import { cents, rate } from "#kernel/money";
import { domainsOf, type Referral } from "#shop/cart";
import { DomainTaken } from "#shop/domain-name";
import { quoteOfCart } from "#shop/pricing";
import { exampleVoucher } from "#shop/voucher/examples";
import { addressMark } from "./address-seen.ts";
import { type ConfirmedNames, confirmedNames } from "./confirmed-names.ts";
import type { Agreements, OrderIntent } from "./model.ts";
import { orderFacts } from "./order-facts.ts";
import { orderedContracts } from "./ordered-contracts.ts";
import { cart, catalog, erika, plan, shop, type ShopInMemory, shopLayer } from "./shop.fixture.ts";
import { orderOf, orderOfEmptied, type OrderRequest, placeOrder } from "./use-cases.ts";

const now = instant(1_795_000_000_000);
const all: Agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false };
const summer = exampleVoucher("SUMMER", 1000);

const under = { policy: "specified", day: day("2026-11-21"), customer: erika, cart } as const;

const shownQuote = (at: ShopInMemory) =>
  Effect.runSync(
    quoteOfCart(at.cart, {
      vat: { country: "DE", rate: rate(1900), treatment: "domestic" },
      homeRate: rate(1900),
      now,
    }).pipe(Effect.provide(shopLayer(at))),
  );

const intentFor = (at: ShopInMemory, more: Partial<OrderIntent> = {}): OrderIntent => ({
  cartId: at.cart.id,
  cartVersion: at.cart.version,
  quoteHash: more.quoteHash ?? shownQuote(at).hash,
  agreements: all,
  locale: "de",
  idempotencyKey: "key-00000001",
  ...more,
});

const place = (at: ShopInMemory, intent: OrderIntent, orderId = "o1", more: Partial<OrderRequest> = {}) =>
  Effect.runSync(
    Effect.result(
      placeOrder({
        intent,
        customerNumber: "100001",
        now,
        today: day("2026-11-21"),
        orderId,
        seller: "DE",
        contractPolicy: "specified",
        names: confirmedNames(domainsOf(at.cart)),
        ...more,
      }).pipe(Effect.provide(shopLayer(at))),
    ),
  );

describe("an order", () => {
  it("[CHK-05] [CHK-09] is stored with its mail, its number and an empty cart", () => {
    const at = shop();
    const order = Result.getOrThrow(place(at, intentFor(at)));
    expect(order).toMatchObject({
      id: "o1",
      number: "K-2026-000001",
      customerNumber: "100001",
      locale: "de",
      placedAt: now,
      address: { firstName: "Erika" },
    });
    expect(order.quote.total).toBe(990 + 12 * 799);
    expect(at.cart).toMatchObject({ id: "cart-1", version: 4, items: [] });
    expect(at.mails).toHaveLength(1);
    expect(at.mails[0]?.confirmation).toMatchObject({
      number: "K-2026-000001",
      email: "erika@example.com",
      locale: "de",
      enclosed: ["terms", "withdrawal-notice"],
      nextSteps: ["invoice-follows", "service-starts-after-withdrawal-period", "domain-registration-later"],
    });
  });
  it.each([
    [false, { policy: "specified", day: "2026-11-21", start: "2026-12-08" }, "2026-12-08", "2027-12-07"],
    [true, { policy: "specified", day: "2026-11-21" }, "2026-11-21", "2027-11-20"],
  ] as const)(
    "[LGL-04] [LOOK2-3] with an early start %s stores from when it runs, in order, contracts and letter",
    (earlyStart, under, start, end) => {
      const at = shop();
      const order = Result.getOrThrow(place(at, intentFor(at, { agreements: { ...all, earlyStart } })));
      expect(order.contract).toEqual(under);
      expect(orderedContracts(order, catalog).map((contract) => [contract.orderedOn, contract.start])).toEqual([
        ["2026-11-21", start],
      ]);
      expect(at.mails[0]?.confirmation).toMatchObject({ begins: start, facts: { terms: [{ firstEnd: { end } }] } });
    },
  );
  it("[CRT-06] [CRT-09] has who sent its visitor, of the cart or else of the browser", () => {
    const [cart, browser]: readonly [Referral, Referral] = [
      { source: "referer", customerNumber: "10001" },
      { source: "referer", customerNumber: "10002" },
    ];
    const placed = (of: Referral | null, referral: Referral | null) => {
      const at = shop();
      at.cart = { ...at.cart, referral: of };
      return Result.getOrThrow(place(at, intentFor(at), "o1", { referral })).cart.referral;
    };
    expect([placed(cart, browser), placed(null, browser), placed(cart, null), placed(null, null)]).toEqual([
      cart,
      browser,
      cart,
      null,
    ]);
  });
  it("[CHK-05] [VAT-10] is confirmed in the mail with the amounts of the quote that was shown", () => {
    const at = shop();
    const quote = shownQuote(at);
    place(at, intentFor(at));
    expect(at.mails[0]?.confirmation.facts).toEqual(orderFacts(quote, catalog, { ...under, start: day("2026-12-08") }));
  });
  it("[CHK-06] ordered twice with one key is one order, one mail", () => {
    const at = shop();
    const intent = intentFor(at);
    const [first, second] = [place(at, intent), place(at, intent, "o2")];
    expect(Result.getOrThrow(second)).toBe(Result.getOrThrow(first));
    expect([at.orders.length, at.mails.length]).toEqual([1, 1]);
  });
  it("[CHK-06] a key is not good for another order", () => {
    const at = shop();
    const intent = intentFor(at);
    place(at, intent);
    const others = [
      { quoteHash: "f".repeat(64) },
      { locale: intent.locale === "de" ? ("en" as const) : ("de" as const) },
      { cartVersion: intent.cartVersion + 1 },
      { agreements: { ...intent.agreements, earlyStart: !intent.agreements.earlyStart } },
    ];
    for (const other of others)
      expect(place(at, { ...intent, ...other })).toMatchObject({ failure: { _tag: "IdempotencyKeyUsed" } });
    expect(Result.isSuccess(place(at, intent))).toBe(true);
  });
  it("[CHK-03] [VISIT4-13] an address that was changed elsewhere is shown before anything is ordered for it", () => {
    const at = shop();
    const other = { ...intentFor(at), addressSeen: addressMark({ ...erika, street: "Anderer Weg 1" }) };
    expect(place(at, other)).toMatchObject({ failure: { _tag: "AddressChanged", rule: "CHK-03" } });
    expect(Result.isSuccess(place(at, { ...other, addressSeen: addressMark(erika) }))).toBe(true);
  });
  it("[CHK-06] [CHK-11] [VISIT4-1] a cart that is ordered answers with its order in every other tab, to its customer alone", () => {
    const at = shop();
    const intent = intentFor(at);
    const { id, number } = Result.getOrThrow(place(at, intent));
    const late = { ...intent, idempotencyKey: "key-00000002" };
    expect(place(at, late, "o2")).toMatchObject({ failure: { _tag: "CartOrdered", order: id, number } });
    expect(place(at, { ...late, cartVersion: intent.cartVersion - 1 }, "o2")).toMatchObject({
      failure: { _tag: "CartOrdered", order: id },
    });
    expect(place(at, late, "o2", { customerNumber: "100002" })).toMatchObject({ failure: { _tag: "CartChanged" } });
    const emptied = { ...late, cartVersion: at.cart.version };
    expect(place(at, emptied, "o2")).toMatchObject({ failure: { _tag: "CartEmpty" } });
    expect(at.orders.length).toBe(1);
  });
  it("[CHK-06] [CHK-11] [VISIT4-1] an emptied cart names its order until something is put into it", () => {
    const at = shop();
    const intent = intentFor(at);
    const order = Result.getOrThrow(place(at, intent));
    const named = (cart: typeof at.cart, customerNumber: string | null) =>
      Effect.runSync(orderOfEmptied(cart, customerNumber).pipe(Effect.provide(shopLayer(at))));
    expect(named(at.cart, "100001")).toBe(order);
    expect(named(at.cart, "100002")).toBeNull();
    expect(named(at.cart, null)).toBeNull();
    expect(named({ ...at.cart, items: order.cart.items }, "100001")).toBeNull();
    expect(named({ ...at.cart, version: at.cart.version + 2 }, "100001")).toBeNull();
    expect(named({ ...at.cart, id: "another" }, "100001")).toBeNull();
  });
  it("[CHK-06] [CHK-09] the same intent and key from another customer is refused and reveals nothing of the order", () => {
    const at = shop();
    const intent = intentFor(at);
    place(at, intent);
    const other = Effect.runSync(
      Effect.result(
        placeOrder({
          intent,
          customerNumber: "100002",
          now,
          today: day("2026-11-21"),
          orderId: "o2",
          seller: "DE",
          contractPolicy: "specified",
          names: confirmedNames([]),
        }).pipe(Effect.provide(shopLayer(at))),
      ),
    );
    expect(other).toMatchObject({ failure: { _tag: "IdempotencyKeyUsed" } });
    expect(JSON.stringify(other)).not.toContain("Erika");
    expect([at.orders.length, at.mails.length]).toEqual([1, 1]);
  });
  it("[CHK-09] is visible to its customer only", () => {
    const at = shop();
    place(at, intentFor(at));
    const read = (number: string) =>
      Effect.runSync(Effect.result(orderOf("o1", number).pipe(Effect.provide(shopLayer(at)))));
    expect(read("100001")).toMatchObject({ success: { id: "o1" } });
    expect(read("100002")).toMatchObject({ failure: { _tag: "OrderUnknown" } });
  });
});

describe("what stops an order", () => {
  const nothingHappened = (at: ShopInMemory) => {
    expect(at.orders).toEqual([]);
    expect(at.mails).toEqual([]);
  };
  it("[CHK-04] [CHK-07] [DOM-01] is a name only where nothing that the visitor chose stops it, and one that was not looked up is a changed cart", () => {
    const at = shop();
    const taken = new Map([["example-42.de", new DomainTaken({ name: "example-42.de" })]]);
    const tagOf = (more: Partial<OrderIntent>, names: ConfirmedNames) =>
      Result.match(place(at, intentFor(at, more), "o1", { names }), {
        onFailure: ({ _tag }) => _tag,
        onSuccess: () => "placed",
      });
    expect(tagOf({ agreements: { ...all, terms: false } }, taken)).toBe("TermsNotAgreed");
    expect(tagOf({}, taken)).toBe("DomainTaken");
    expect(tagOf({}, new Map())).toBe("CartChanged");
    nothingHappened(at);
  });

  it.each([
    ["TermsNotAgreed", { ...all, terms: false }],
    ["CancellationPolicyNotRead", { ...all, cancellationPolicy: false }],
    ["AgeNotConfirmed", { ...all, adult: false }],
  ])("[CHK-04] a box: %s", (_tag, agreements) => {
    const at = shop();
    expect(place(at, intentFor(at, { agreements }))).toMatchObject({ failure: { _tag } });
    nothingHappened(at);
  });
  it("[CHK-07] a price that changed since: both are returned", () => {
    const at = shop();
    const intent = intentFor(at);
    at.catalog = { ...catalog, version: "v2", products: [{ ...plan, monthly: cents(899) }] };
    expect(place(at, intent)).toMatchObject({
      failure: { _tag: "QuoteChanged", expected: intent.quoteHash, current: { total: 990 + 12 * 899 } },
    });
    nothingHappened(at);
  });
  it("[PRD-03] [CHK-07] a product that sold out", () => {
    const at = shop();
    const intent = intentFor(at);
    at.catalog = { ...catalog, products: [{ ...plan, soldOut: true }] };
    expect(place(at, intent)).toMatchObject({ failure: { _tag: "ProductSoldOut", product: "web-m" } });
  });
  it("[CRT-01] a cart that changed in another tab, one that is not there, one that is empty", () => {
    const at = shop();
    expect(place(at, intentFor(at, { cartVersion: 2 }))).toMatchObject({
      failure: { _tag: "CartChanged", version: 3 },
    });
    expect(place(at, intentFor(at, { cartId: "other" }))).toMatchObject({ failure: { _tag: "CartNotFound" } });
    expect(place(shop({ cart: { ...cart, items: [] } }), intentFor(at))).toMatchObject({
      failure: { _tag: "CartEmpty" },
    });
  });
  it("[CHK-03] an address that is missing", () => {
    const at = shop({ customer: null });
    expect(place(at, intentFor(shop()))).toMatchObject({ failure: { _tag: "AddressMissing" } });
  });
  it("[DOM-01] a transfer without authcode", () => {
    const moving = {
      ascii: "berlin.de",
      unicode: "berlin.de",
      ending: "de",
      acquisition: "transfer" as const,
      authcodeGiven: false,
    };
    const at = shop({ cart: { ...cart, items: [{ kind: "domain", id: "d1", domain: moving }] } });
    expect(place(at, intentFor(at))).toMatchObject({ failure: { _tag: "AuthcodeMissing", domain: "berlin.de" } });
    at.cart = { ...cart, items: [{ kind: "domain", id: "d1", domain: { ...moving, authcodeGiven: true } }] };
    expect(Result.isSuccess(place(at, intentFor(at)))).toBe(true);
  });
});

describe("a voucher", () => {
  it("[CRT-04] is redeemed with the order, once", () => {
    const at = shop({ cart: { ...cart, voucher: "SUMMER" }, voucher: summer });
    const intent = intentFor(at);
    expect(Result.getOrThrow(place(at, intent)).quote.total).toBe(990 + 12 * 799 - 1000);
    expect(at.voucher?.redeemedAt).toBe(now);
    at.cart = { ...cart, voucher: "SUMMER" };
    expect(place(at, { ...intent, idempotencyKey: "key-00000002" }, "o2")).toMatchObject({
      failure: { _tag: "VoucherRedeemed", code: "SUMMER" },
    });
    expect(at.orders).toHaveLength(1);
  });
  it("[CRT-04] of more than the order blocks it", () => {
    const at = shop({ cart: { ...cart, voucher: "SUMMER" }, voucher: exampleVoucher("SUMMER", 100_000) });
    expect(place(at, intentFor(at, { quoteHash: "0".repeat(64) }))).toMatchObject({
      failure: { _tag: "VoucherTooHigh" },
    });
  });
});

it("[LGL-01] above the button stand features, totals, one-off and recurring parts, minimum term, renewal and notice", () => {
  const facts = orderFacts(shownQuote(shop()), catalog, under);
  expect(facts).toMatchObject({
    oneOff: 990,
    total: 10_578,
    vatAmount: 1689,
    net: 8889,
    terms: [{ minimumMonths: 12, renewalMonths: 12, noticeDays: 31 }],
  });
  expect(facts.lines[0]).toMatchObject({
    title: { en: "Web M", de: "Webhosting M" },
    features: [{ label: { en: "Storage" } }],
    recurring: 9588,
    everyMonths: 12,
    recurringFrom: 13,
  });
  expect(facts.lines[1]).toMatchObject({
    kind: "domain",
    title: { en: "example-42.de", de: "example-42.de" },
    first: 0,
  });
  expect(erika.country).toBe("DE");
});
