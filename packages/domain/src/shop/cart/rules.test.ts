// The cart by the requirements' examples. [CRT-01] [CRT-02] [CRT-08] [DOM-04] [PRD-03]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { exampleCatalog as catalog } from "#shop/catalog/examples";
import type { Acquisition } from "#shop/domain-name";
import {
  addDomain,
  addProduct,
  applyVoucher,
  availableCart,
  cartCount,
  cartProblems,
  changeItem,
  clearedCart,
  containsDomain,
  emptyCart,
  isProductItem,
  maximumCartSize,
  mergeCarts,
  removeItem,
  unchangedSince,
  referredCart,
  withReferral,
  type Cart,
  type ItemChange,
  type ProductChoice,
  type SelectedDomain,
} from "./index.ts";

const named = (ascii: string, acquisition: Acquisition = "register"): SelectedDomain => ({
  ascii,
  unicode: ascii,
  ending: ascii.split(".").at(-1) ?? "",
  acquisition,
  authcodeGiven: false,
});
const withProduct = (cart: Cart, id: string, choice: ProductChoice): Cart =>
  Result.getOrThrow(addProduct(cart, catalog, id, choice));
const withDomain = (cart: Cart, id: string, ascii: string): Cart =>
  Result.getOrThrow(addDomain(cart, catalog, id, named(ascii)));
const empty = emptyCart("cart");
const hosting = withProduct(empty, "a", { product: "web-m", domains: [named("example.de")] });
const tagOf = (result: Result.Result<unknown, { readonly _tag: string }>): string =>
  Result.isFailure(result) ? result.failure._tag : "done";
const added = (choice: ProductChoice, cart: Cart = empty): string => tagOf(addProduct(cart, catalog, "b", choice));
const changed = (cart: Cart, change: ItemChange): string => tagOf(changeItem(cart, catalog, "a", change));

describe("adding", () => {
  it("[CRT-08] a product comes with its first billing period, no preference of place, and once", () =>
    expect(withProduct(empty, "a", { product: "vps-s" })).toEqual({
      ...empty,
      version: 1,
      items: [
        {
          kind: "product",
          id: "a",
          product: "vps-s",
          quantity: 1,
          billingMonths: 1,
          location: "any",
          additions: [],
          domains: [],
        },
      ],
    }));
  it("[CRT-08] the same configuration again raises its quantity and keeps all domains", () => {
    const twice = withProduct(hosting, "b", { product: "web-m", quantity: 2, domains: [named("other.com")] });
    expect(twice.items).toMatchObject([
      { id: "a", quantity: 3, domains: [{ ascii: "example.de" }, { ascii: "other.com" }] },
    ]);
    expect(withProduct(hosting, "b", { product: "web-m", billingMonths: 1 }).items).toHaveLength(2);
  });
  it("[PRD-03] a sold-out product is refused, and so is one with a sold-out addition", () => {
    const soldOut = (key: string) => ({
      ...catalog,
      products: catalog.products.map((product) => ({ ...product, soldOut: product.key === key })),
    });
    expect(tagOf(addProduct(empty, soldOut("web-m"), "a", { product: "web-m" }))).toBe("ProductSoldOut");
    expect(
      tagOf(
        addProduct(empty, soldOut("backup"), "a", {
          product: "vps-s",
          additions: [{ product: "backup", quantity: 1 }],
        }),
      ),
    ).toBe("ProductSoldOut");
  });
  it("[DOM-04] a domain that is in the cart is refused, alone and with a product, in A-label form", () => {
    expect(tagOf(addDomain(hosting, catalog, "b", named("example.de")))).toBe("DomainAlreadyInCart");
    expect(added({ product: "web-m", domains: [named("example.de")] }, withDomain(empty, "a", "example.de"))).toBe(
      "DomainAlreadyInCart",
    );
    expect(added({ product: "web-m", domains: [named("x.de"), named("x.de", "transfer")] })).toBe(
      "DomainAlreadyInCart",
    );
    const shown = { ...named("xn--strae-oqa.de"), unicode: "straße.de" };
    const refused = Result.flatMap(addDomain(empty, catalog, "a", shown), (cart) =>
      addDomain(cart, catalog, "b", shown),
    );
    expect(Result.isFailure(refused) && refused.failure).toMatchObject({
      domain: "straße.de",
      ascii: "xn--strae-oqa.de",
      rule: "DOM-04",
    });
  });
  it("[CRT-02] an addition may be taken up to its maximum", () => {
    expect(added({ product: "vps-s", additions: [{ product: "backup", quantity: 2 }] })).toBe("done");
    const refused = addProduct(empty, catalog, "a", {
      product: "vps-s",
      additions: [
        { product: "backup", quantity: 2 },
        { product: "backup", quantity: 1 },
      ],
    });
    expect(Result.isFailure(refused) && refused.failure).toMatchObject({
      _tag: "AdditionMaximumReached",
      addition: "backup",
      maximum: 2,
      rule: "CRT-02",
    });
    expect(added({ product: "vps-s", additions: [{ product: "backup", quantity: -1 }] })).toBe("QuantityInvalid");
    expect(added({ product: "web-m", additions: [{ product: "backup", quantity: 1 }] })).toBe("AdditionNotOffered");
  });
  it.each([0, -1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY])("[CRT-08] a quantity of %s is refused", (quantity) =>
    expect(added({ product: "web-m", quantity })).toBe("QuantityInvalid"),
  );
  it("[CRT-08] [CRT-02] like items that join stay within the maximum, by adding and by changing", () => {
    const sixty = withProduct(empty, "a", { product: "web-m", quantity: 60 });
    expect(tagOf(addProduct(sixty, catalog, "b", { product: "web-m", quantity: 60 }))).toBe("QuantityInvalid");
    expect(withProduct(sixty, "b", { product: "web-m", quantity: 39 }).items).toMatchObject([{ quantity: 99 }]);
    const two = withProduct(sixty, "b", { product: "web-m", quantity: 40, billingMonths: 1 });
    const joined = changeItem(two, catalog, "b", {
      billingMonths: sixty.items[0]?.kind === "product" ? sixty.items[0].billingMonths : 0,
    });
    expect(tagOf(joined)).toBe("QuantityInvalid");
  });
  it("[PRD-01] what the catalogue does not offer is refused by name", () => {
    expect(added({ product: "nothing" })).toBe("ProductUnknown");
    expect(added({ product: "backup" })).toBe("ProductOnlyAsAddition");
    expect(added({ product: "web-m", billingMonths: 6 })).toBe("BillingPeriodNotOffered");
    expect(added({ product: "web-m", location: "AT" })).toBe("LocationNotOffered");
    expect(added({ product: "web-m", domains: [named("x.museum")] })).toBe("DomainEndingUnknown");
    expect(added({ product: "web-m", domains: [named("x.fixed", "transfer")] })).toBe("DomainNotTransferable");
  });
  it("[CRT-01] a cart holds a hundred rows", () => {
    const full = Array.from({ length: maximumCartSize }, (_, index) => index).reduce(
      (cart, index) => withDomain(cart, `d${index}`, `name-${index}.de`),
      empty,
    );
    expect(tagOf(addDomain(full, catalog, "one-more", named("one-more.de")))).toBe("CartTooLarge");
    expect(cartCount(full)).toBe(100);
  });
  it("[CRT-01] an id that is taken is not taken twice", () =>
    expect(
      new Set(
        withDomain(withDomain(withDomain(empty, "a", "x.de"), "a", "y.de"), "a", "z.de").items.map(({ id }) => id),
      ).size,
    ).toBe(3));
});

describe("changing", () => {
  it("[CRT-08] each term changes alone, one version on", () => {
    const after = Result.getOrThrow(changeItem(hosting, catalog, "a", { billingMonths: 1 }));
    expect(after).toEqual({ ...hosting, version: 2, items: [{ ...hosting.items[0], billingMonths: 1 }] });
    expect(changed(hosting, { quantity: 0 })).toBe("QuantityInvalid");
    expect(changed(hosting, { billingMonths: 2 })).toBe("BillingPeriodNotOffered");
    expect(tagOf(changeItem(hosting, catalog, "nobody", { quantity: 1 }))).toBe("ItemUnknown");
  });
  it("[CRT-08] two items that become the same are one, with both quantities and all domains", () => {
    const two = withProduct(hosting, "b", {
      product: "web-m",
      billingMonths: 1,
      quantity: 2,
      domains: [named("other.de")],
    });
    const one = Result.getOrThrow(changeItem(two, catalog, "b", { billingMonths: 12 }));
    expect(one.items).toMatchObject([
      { id: "a", quantity: 3, domains: [{ ascii: "example.de" }, { ascii: "other.de" }] },
    ]);
  });
  it("[DOM-04] a product's domains change as a whole, and none may be elsewhere in the cart", () => {
    const cart = withDomain(hosting, "b", "other.de");
    expect(changed(cart, { domains: [named("new.de"), named("example.de")] })).toBe("done");
    expect(changed(cart, { domains: [named("other.de")] })).toBe("DomainAlreadyInCart");
  });
  it("[PRD-03] the quantity of a sold-out product may be lowered, not raised", () => {
    const soldOut = { ...catalog, products: catalog.products.map((product) => ({ ...product, soldOut: true })) };
    const three = withProduct(empty, "a", { product: "web-m", quantity: 3 });
    expect([2, 4].map((quantity) => tagOf(changeItem(three, soldOut, "a", { quantity })))).toEqual([
      "done",
      "ProductSoldOut",
    ]);
    const additions = (backups: number, addresses: number) => [
      { product: "backup", quantity: backups },
      { product: "address", quantity: addresses },
    ];
    const offered = [
      { product: "backup", maximum: 2 },
      { product: "address", maximum: 2 },
    ];
    const both = catalog.products.flatMap((product) =>
      product.key === "backup" ? [product, { ...product, key: "address" }] : [{ ...product, additions: offered }],
    );
    const cart = Result.getOrThrow(
      addProduct(empty, { ...catalog, products: both }, "a", { product: "vps-s", additions: additions(1, 2) }),
    );
    const today = { ...catalog, products: both.map((product) => ({ ...product, soldOut: true })) };
    expect(
      [additions(1, 1), additions(2, 2)].map((wanted) => tagOf(changeItem(cart, today, "a", { additions: wanted }))),
    ).toEqual(["done", "ProductSoldOut"]);
  });
  it("[PRD-03] [CRT-08] other terms of a sold-out product that is in the cart may still change", () => {
    const soldOut = { ...catalog, products: catalog.products.map((product) => ({ ...product, soldOut: true })) };
    expect(tagOf(changeItem(hosting, soldOut, "a", { billingMonths: 1, quantity: 1 }))).toBe("done");
  });
  it("[CRT-01] a merged cart of more than a hundred rows may still shrink", () => {
    const domains = Array.from({ length: maximumCartSize + 1 }, (_, index) => named(`name-${index}.de`));
    const large: Cart = {
      ...hosting,
      items: hosting.items.map((item) => ({ ...item, domains }) as (typeof hosting.items)[number]),
    };
    expect(changed(large, { domains: domains.slice(1) })).toBe("done");
    expect(changed(large, { domains: domains.toReversed() })).toBe("done");
    expect(changed(large, { domains: [...domains, named("more.de")] })).toBe("CartTooLarge");
  });
  it("[CRT-08] a domain on its own has no quantity, a product no authcode", () => {
    expect(changed(withDomain(empty, "a", "x.de"), { quantity: 2 })).toBe("ChangeNotPossible");
    expect(changed(hosting, { authcodeGiven: true })).toBe("ChangeNotPossible");
    expect(changed(withDomain(empty, "a", "x.fixed"), { acquisition: "transfer" })).toBe("DomainNotTransferable");
  });
  it("[CRT-01] a change on an older version is refused with the present one", () => {
    const refused = unchangedSince(hosting, 0);
    expect(Result.isFailure(refused) && refused.failure).toMatchObject({ _tag: "CartChanged", version: 1 });
    expect(Result.isSuccess(unchangedSince(hosting, 1))).toBe(true);
  });
  it("[CRT-01] what is taken out is gone, and cannot be taken out again", () => {
    const after = Result.getOrThrow(removeItem(hosting, "a"));
    expect([after.items.length, containsDomain(after, "example.de"), tagOf(removeItem(after, "a"))]).toEqual([
      0,
      false,
      "ItemUnknown",
    ]);
  });
  it("[CRT-04] [CRT-05] clearing takes items and voucher out and keeps who sent the visitor", () => {
    const referral = { source: "referer", customerNumber: "10001" } as const;
    const cart = withReferral(Result.getOrThrow(applyVoucher(hosting, "SUMMER")), referral);
    expect(referredCart(cart, { ...referral, customerNumber: "10002" })).toEqual(cart);
    expect(referredCart(empty, referral)).toEqual({ ...empty, referral });
    expect(clearedCart(cart)).toEqual({ ...empty, referral, version: cart.version + 1 });
  });
});

describe("a cart and the catalogue of today", () => {
  it("[PRD-03] lists what is no longer available, and cannot be ordered then", () => {
    const cart = withDomain(hosting, "b", "x.shop");
    const today = {
      ...catalog,
      products: catalog.products.map((product) => ({ ...product, soldOut: true })),
      endings: [],
    };
    expect(cartProblems(cart, today).map(({ item, refusal }) => [item, refusal._tag])).toEqual([
      ["a", "DomainEndingUnknown"],
      ["b", "DomainEndingUnknown"],
    ]);
    expect(tagOf(availableCart(cart, { ...catalog, products: today.products }))).toBe("ProductSoldOut");
    expect(Result.isSuccess(availableCart(cart, catalog))).toBe(true);
  });
});

describe("merging at login", () => {
  const mine: Cart = { ...withDomain(hosting, "d", "alone.de"), id: "mine" };
  it("[CRT-01] adds the other cart's items and lists them", () => {
    const other = withDomain(withProduct(emptyCart("guest"), "a", { product: "vps-s" }), "x", "new.de");
    const { cart, difference } = mergeCarts(mine, other);
    expect(cart).toMatchObject({ id: "mine", version: mine.version + 1 });
    expect(cart.items.map((item) => (isProductItem(item) ? item.product : item.domain.ascii))).toEqual([
      "web-m",
      "alone.de",
      "vps-s",
      "new.de",
    ]);
    expect(new Set(cart.items.map(({ id }) => id)).size).toBe(4);
    expect([difference.added.length, difference.raised.length, difference.dropped.length]).toEqual([2, 0, 0]);
  });
  it("[CRT-01] keeps the greater quantity of the same configuration", () => {
    const { cart, difference } = mergeCarts(
      mine,
      withProduct(emptyCart("guest"), "z", { product: "web-m", quantity: 4 }),
    );
    expect(cart.items[0]).toMatchObject({ id: "a", quantity: 4, domains: [{ ascii: "example.de" }] });
    expect(difference.raised).toMatchObject([{ from: 1, to: 4 }]);
  });
  it("[DOM-04] keeps a name once, with the product rather than alone, and lists the duplicates", () => {
    const other = withProduct(emptyCart("guest"), "z", { product: "vps-s", domains: [named("alone.de")] });
    const { cart, difference } = mergeCarts(mine, other);
    expect(cart.items.map((item) => item.kind)).toEqual(["product", "product"]);
    expect(difference.dropped).toMatchObject([{ kind: "domain", domain: { ascii: "alone.de" } }]);
  });
  it("[CRT-01] [DOM-07] an authcode that was given for either cart is given", () => {
    const given: Cart = {
      ...mine,
      items: mine.items.map((item) =>
        item.kind === "domain" ? { ...item, domain: { ...item.domain, authcodeGiven: true } } : item,
      ),
    };
    expect([mergeCarts(mine, given), mergeCarts(given, mine)].map(({ cart }) => cart.items[1])).toMatchObject([
      { domain: { authcodeGiven: true } },
      { domain: { authcodeGiven: true } },
    ]);
  });
  it("[CRT-01] knows a configuration again whatever the order of its additions", () => {
    const additions = ["backup", "address"].map((product) => ({ product, quantity: 1 }));
    const [a, b] = [additions, [...additions].reverse()].map(
      (order, index): Cart => ({
        ...emptyCart("c"),
        items: [
          {
            kind: "product",
            id: `${index}`,
            product: "vps-s",
            quantity: 1,
            billingMonths: 1,
            location: "any",
            additions: order,
            domains: [],
          },
        ],
      }),
    ) as [Cart, Cart];
    expect(mergeCarts(a, b).cart).toEqual(a);
  });
  it("[CRT-04] keeps one voucher, the same in either direction, and reports the other", () => {
    const [a, b] = ["SUMMER", "AUTUMN"].map((code) => Result.getOrThrow(applyVoucher(mine, code))) as [Cart, Cart];
    expect(
      [mergeCarts(a, b), mergeCarts(b, a)].map(({ cart, difference }) => [cart.voucher, difference.droppedVoucher]),
    ).toEqual([
      ["AUTUMN", "SUMMER"],
      ["AUTUMN", "SUMMER"],
    ]);
  });
});
