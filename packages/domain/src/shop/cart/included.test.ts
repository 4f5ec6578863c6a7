// Included domains by examples: whichever came first, plan or name, in one step; and what prevents it. [PRD-07] [DOM-04]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { exampleCatalog as catalog } from "#shop/catalog/examples";
import { addIncludedDomain, addPlan, placeDomain } from "./included.ts";
import { addDomains } from "./several-domains.ts";
import { addDomain, addProduct, emptyCart, placesOf, type Cart, type SelectedDomain } from "./index.ts";

const named = (ascii: string): SelectedDomain => ({
  ascii,
  unicode: ascii,
  ending: ascii.split(".").at(-1) ?? "",
  acquisition: "register",
  authcodeGiven: false,
});
const done = <E>(result: Result.Result<Cart, E>): Cart => Result.getOrThrow(result);
const refusal = (result: Result.Result<unknown, unknown>): unknown =>
  Result.isFailure(result) ? result.failure : null;
const empty = emptyCart("cart");
const withPlan = done(addProduct(empty, catalog, "plan", { product: "web-m" }));
const withName = done(addDomain(empty, catalog, "name", named("one.de")));

describe("a plan that came first", () => {
  it("[PRD-07] takes a name as included, and reports how many places are left", () => {
    const cart = done(addIncludedDomain(withPlan, catalog, "plan", named("one.de")));
    expect(cart).toMatchObject({ version: 2, items: [{ id: "plan", domains: [{ ascii: "one.de" }] }] });
    expect(placesOf(cart, catalog)).toEqual({ plan: { count: 2, free: 1, endings: ["de", "com"] } });
  });
  it("[PRD-07] refuses an ending that is not on its list, and a third name", () => {
    expect(refusal(addIncludedDomain(withPlan, catalog, "plan", named("one.shop")))).toMatchObject({
      _tag: "EndingNotIncluded",
      ending: "shop",
    });
    const full = ["one.de", "two.com"].reduce(
      (cart, name) => done(addIncludedDomain(cart, catalog, "plan", named(name))),
      withPlan,
    );
    expect(refusal(addIncludedDomain(full, catalog, "plan", named("three.de")))).toMatchObject({
      _tag: "IncludedPlacesTaken",
      maximum: 2,
    });
  });
  it("[DOM-04] refuses a name that is in the cart, and a plan that is not", () => {
    const both = done(addDomain(withPlan, catalog, "name", named("one.de")));
    expect(refusal(addIncludedDomain(both, catalog, "plan", named("one.de")))).toMatchObject({
      _tag: "DomainAlreadyInCart",
    });
    expect(refusal(addIncludedDomain(both, catalog, "name", named("two.de")))).toMatchObject({
      _tag: "ItemUnknown",
      item: "name",
    });
  });
});

describe("a name that came first", () => {
  it("[PRD-07] comes into a plan with the plan, in one step", () =>
    expect(
      done(addPlan(withName, catalog, "plan", { product: "web-m", domains: [named("two.de")] }, ["one.de"])),
    ).toMatchObject({
      version: 2,
      items: [{ id: "plan", domains: [{ ascii: "one.de" }, { ascii: "two.de" }] }],
    }));
  it("[DOM-04] is refused a second time beside itself, and one that is not there cannot come along", () => {
    expect(
      refusal(addPlan(withName, catalog, "plan", { product: "web-m", domains: [named("one.de")] }, [])),
    ).toMatchObject({
      _tag: "DomainAlreadyInCart",
      domain: "one.de",
    });
    expect(refusal(addPlan(withName, catalog, "plan", { product: "web-m" }, ["two.de"]))).toMatchObject({
      _tag: "DomainNotInCart",
      domain: "two.de",
    });
  });
  it("[PRD-07] does not come into a plan that would not pay for it", () => {
    const shop = done(addDomain(empty, catalog, "name", named("one.shop")));
    expect(refusal(addPlan(shop, catalog, "plan", { product: "web-m" }, ["one.shop"]))).toMatchObject({
      _tag: "EndingNotIncluded",
    });
    const three = ["two.de", "three.de"].reduce(
      (cart, name) => done(addDomain(cart, catalog, name, named(name))),
      withName,
    );
    expect(
      refusal(addPlan(three, catalog, "plan", { product: "web-m" }, ["one.de", "two.de", "three.de"])),
    ).toMatchObject({
      _tag: "IncludedPlacesTaken",
      maximum: 2,
    });
  });
});

describe("in the cart", () => {
  const both = done(addDomain(withPlan, catalog, "name", named("one.de")));
  it("[PRD-07] a name moves into a plan and out again; where it is already nothing happens", () => {
    const inside = done(placeDomain(both, catalog, "one.de", "plan"));
    expect(inside.items).toMatchObject([{ id: "plan", domains: [{ ascii: "one.de" }] }]);
    expect(done(placeDomain(inside, catalog, "one.de", "plan"))).toBe(inside);
    const outside = done(placeDomain(inside, catalog, "one.de", null));
    expect(outside).toMatchObject({
      version: inside.version + 1,
      items: [{ domains: [] }, { id: "one.de", kind: "domain" }],
    });
    expect(done(placeDomain(outside, catalog, "one.de", null))).toBe(outside);
  });
  it("[PRD-07] a name keeps that its authcode was given", () => {
    const given = { ...named("one.de"), acquisition: "transfer" as const, authcodeGiven: true };
    const cart = done(addDomain(withPlan, catalog, "name", given));
    expect(done(placeDomain(cart, catalog, "one.de", "plan")).items).toMatchObject([{ domains: [given] }]);
  });
  it("[DOM-04] a name that is not there is not moved", () =>
    expect(refusal(placeDomain(both, catalog, "no.de", "plan"))).toMatchObject({
      _tag: "DomainNotInCart",
      domain: "no.de",
    }));
});

describe("many names at once", () => {
  it("[DOM-08] [PRD-07] fill the plan's places, then stand alone; what is there already, not sold or twice is left out with its reason", () => {
    const { cart, added, leftOut } = addDomains(
      withPlan,
      catalog,
      ["one.de", "two.shop", "three.com", "four.de", "one.de", "five.none"].map(named),
    );
    expect(cart).toMatchObject({
      version: withPlan.version + 1,
      items: [
        { id: "plan", domains: [{ ascii: "one.de" }, { ascii: "three.com" }] },
        { id: "two.shop", kind: "domain" },
        { id: "four.de", kind: "domain" },
      ],
    });
    expect(added.map(({ ascii }) => ascii)).toEqual(["one.de", "two.shop", "three.com", "four.de"]);
    expect(leftOut.map(({ domain, refusal }) => [domain.ascii, refusal._tag])).toEqual([
      ["one.de", "DomainAlreadyInCart"],
      ["five.none", "DomainEndingUnknown"],
    ]);
  });
  it("[DOM-08] [CRT-01] come in up to the cart's size; the others are left out, and a cart into which nothing comes is the one of before", () => {
    const { cart, added, leftOut } = addDomains(
      empty,
      catalog,
      Array.from({ length: 103 }, (_, at) => named(`name-${at}.de`)),
    );
    expect(added).toHaveLength(100);
    expect(cart.version).toBe(empty.version + 1);
    expect(leftOut.map(({ refusal }) => refusal)).toMatchObject(Array(3).fill({ _tag: "CartTooLarge", maximum: 100 }));
    expect(addDomains(cart, catalog, [named("more.de")]).cart).toBe(cart);
  });
});
