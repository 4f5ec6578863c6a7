// Examples for reseller orders, and for what an order by the hour binds to. [CHK-08] [CHK-10] [PRD-05] [PRD-08] [CON-03]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { day, instant } from "#kernel/calendar";
import { cents, rate } from "#kernel/money";
import { domainsOf } from "#shop/cart";
import { cancelledAt } from "#shop/contract";
import { quote, quoteOfCart } from "#shop/pricing";
import {
  acceptedOrder,
  confirmation,
  isBinding,
  missingPapers,
  noPapers,
  orderedContracts,
  orderFacts,
  paperConfirmed,
  placeOrder,
  statusByPapers,
} from "./index.ts";
import { confirmedNames } from "./confirmed-names.ts";
import { cart, catalog, erika, plan, shop, type ShopInMemory, shopLayer } from "./shop.fixture.ts";

const now = instant(1_795_000_000_000);
const view = { country: "DE", rate: rate(1900), treatment: "domestic" } as const;

const placed = (at: ShopInMemory, reseller: boolean) =>
  Effect.runSync(
    Effect.gen(function* () {
      const { hash } = yield* quoteOfCart(at.cart, { vat: view, homeRate: rate(1900), now });
      const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false, reseller };
      const intent = {
        cartId: cart.id,
        cartVersion: cart.version,
        quoteHash: hash,
        agreements,
        locale: "de",
        idempotencyKey: "k",
      } as const;
      return yield* Effect.result(
        placeOrder({
          intent,
          customerNumber: "100001",
          now,
          today: day("2026-11-21"),
          orderId: "o1",
          seller: "DE",
          contractPolicy: "specified",
          names: confirmedNames(domainsOf(cart)),
        }),
      );
    }).pipe(Effect.provide(shopLayer(at))),
  );

describe("a reseller", () => {
  const business = { ...erika, kind: "business" as const, company: "Muster GmbH" };
  it("[CHK-08] [CHK-10] a private customer is refused, and nothing is stored", () => {
    const at = shop();
    expect(Result.flip(placed(at, true))).toMatchObject({ success: { _tag: "ResellerNotBusiness", rule: "CHK-08" } });
    expect([at.orders.length, at.cart.items.length]).toEqual([0, 1]);
  });
  it("[CHK-10] a business gets a pending order, with a notice of both papers in mail and thanks", () => {
    const order = Result.getOrThrow(placed(shop({ customer: business }), true));
    expect(order.reseller).toBe("pending");
    expect(confirmation(order, catalog).nextSteps).toContain("reseller-papers");
  });
  it("[CHK-10] [OPS2-14] makes no contract before both papers, and then those of that day at the same price", () => {
    const at = shop({ customer: business });
    const order = Result.getOrThrow(placed(at, true));
    expect([isBinding(order), at.contracts.length]).toEqual([false, 0]);
    expect(confirmation(order, catalog).facts.terms.map(({ firstEnd }) => firstEnd)).toEqual([null]);
    const accepted = acceptedOrder(order, day("2026-12-24"));
    const contracts = orderedContracts(accepted, catalog);
    expect([isBinding(accepted), accepted.quote]).toEqual([true, order.quote]);
    expect(contracts.map(({ start, orderedOn }) => [start, orderedOn])).toEqual([["2026-12-24", "2026-12-24"]]);
    expect(confirmation(accepted, catalog).nextSteps).not.toContain("reseller-papers");
    expect(isBinding({ reseller: "refused" })).toBe(false);
  });
  it("[CHK-10] an order without the box is none of a reseller", () => {
    const order = Result.getOrThrow(placed(shop({ customer: business }), false));
    expect([order.reseller, confirmation(order, catalog).nextSteps.includes("reseller-papers")]).toEqual([
      undefined,
      false,
    ]);
  });
  it("[CHK-10] is confirmed by both papers", () => {
    const one = paperConfirmed(noPapers, "resellingContract", instant(5));
    expect([statusByPapers(one), missingPapers(one)]).toEqual(["pending", ["businessRegistration"]]);
    expect(statusByPapers(paperConfirmed(one, "businessRegistration", instant(9)))).toBe("confirmed");
  });
});

describe("an order by the hour", () => {
  const cloud = {
    ...plan,
    key: "cloud-s",
    hourly: cents(2),
    monthly: cents(999),
    setup: cents(0),
    minimumMonths: 0,
    billingMonths: [1],
  };
  const shelf = { ...catalog, products: [plan, cloud] };
  const items = [
    {
      kind: "product",
      id: "i1",
      product: "cloud-s",
      quantity: 2,
      billingMonths: 1,
      location: null,
      additions: [],
      domains: [],
    } as const,
    {
      kind: "product",
      id: "i2",
      product: "web-m",
      quantity: 1,
      billingMonths: 12,
      location: null,
      additions: [],
      domains: [],
    } as const,
  ];
  const made = Result.getOrThrow(
    quote({ cart: { items, voucher: null }, catalog: shelf, vat: view, homeRate: rate(1900), voucher: null, now }),
  );
  it("[PRD-08] adds nothing to the first invoice and later at most its month's price", () => {
    expect(made.lines[0]).toMatchObject({
      unit: "hour",
      unitPrice: 2,
      first: 0,
      charged: 0,
      recurring: 1998,
      billingMonths: 1,
      minimumMonths: 0,
    });
    expect(made.total).toBe(990 + 12 * 799);
    expect(made.recurring).toEqual([
      { everyMonths: 1, gross: 1998 },
      { everyMonths: 12, gross: 12 * 799 },
    ]);
  });
  it("[PRD-05] [PRD-08] [CON-03] has no terms and ends at once, where a plan beside it is bound", () => {
    const under = { policy: "specified", day: day("2026-11-21"), customer: erika, cart: { items } } as const;
    expect(orderFacts(made, shelf, under).terms).toEqual([
      {
        minimumMonths: 12,
        renewalMonths: 12,
        noticeDays: 31,
        noticeMonths: 0,
        firstEnd: { end: "2027-11-20", lastDay: "2027-10-21" },
        titles: [plan.title],
      },
      { minimumMonths: 0, renewalMonths: 0, noticeDays: 0, noticeMonths: 0, firstEnd: null, titles: [cloud.title] },
    ]);
    const ends = made.lines.map(({ minimumMonths, unit }) => {
      const binding = { start: day("2026-11-21"), minimumMonths, hourly: unit === "hour", party: erika.kind };
      return Result.getOrThrow(cancelledAt(binding, "specified", day("2026-11-22"), null));
    });
    expect(ends).toEqual(["2026-11-22", "2027-11-21"]);
  });
});
