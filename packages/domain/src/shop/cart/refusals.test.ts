// What a refused or small change of a cart reports and leaves: item and field by name, additions of what is sold out, sizes. [CRT-01] [CRT-02] [CRT-04] [CRT-08] [PRD-03]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { exampleCatalog as catalog } from "#shop/catalog/examples";
import {
  addDomain,
  addProduct,
  applyVoucher,
  cartProblems,
  changeItem,
  emptyCart,
  maximumCartSize,
  removeItem,
  removeVoucher,
  type Cart,
  type ItemChange,
  type SelectedDomain,
} from "./index.ts";

const named = (ascii: string): SelectedDomain => ({
  ascii,
  unicode: ascii,
  ending: ascii.split(".").at(-1) ?? "",
  acquisition: "register",
  authcodeGiven: false,
});
const empty = emptyCart("cart");
const server = Result.getOrThrow(
  addProduct(empty, catalog, "a", { product: "vps-s", quantity: 2, additions: [{ product: "backup", quantity: 1 }] }),
);
const named1 = Result.getOrThrow(addDomain(empty, catalog, "d", named("one.de")));
const refusalOf = (result: Result.Result<unknown, unknown>): unknown =>
  Result.isFailure(result) ? result.failure : null;
const changing = (cart: Cart, item: string, change: ItemChange, from = catalog) => changeItem(cart, from, item, change);
const itemsOf = (result: Result.Result<Cart, unknown>): Cart["items"] =>
  Result.isSuccess(result) ? result.success.items : [];

describe("a refusal", () => {
  it("[CRT-01] names the item that is not there", () => {
    expect(refusalOf(removeItem(server, "x"))).toMatchObject({ _tag: "ItemUnknown", item: "x" });
    expect(refusalOf(changing(server, "x", { quantity: 1 }))).toMatchObject({ _tag: "ItemUnknown", item: "x" });
  });
  it.each([{ authcodeGiven: true }, { acquisition: "transfer" }] as const)(
    "[CRT-08] names what a product does not have: %j",
    (change) =>
      expect(refusalOf(changing(server, "a", change))).toMatchObject({
        _tag: "ChangeNotPossible",
        item: "a",
        field: Object.keys(change)[0],
      }),
  );
  it.each([{ quantity: 2 }, { billingMonths: 1 }, { location: "DE" }, { additions: [] }, { domains: [] }] as const)(
    "[CRT-08] names what a domain on its own does not have: %j",
    (change) =>
      expect(refusalOf(changing(named1, "d", change))).toMatchObject({
        _tag: "ChangeNotPossible",
        item: "d",
        field: Object.keys(change)[0],
      }),
  );
  it("[CRT-01] names the maximum size of a cart", () => {
    const full: Cart = {
      ...server,
      items: Array.from(
        { length: maximumCartSize },
        (_, at) => ({ ...server.items[0], id: `${at}` }) as Cart["items"][number],
      ),
    };
    expect(refusalOf(addDomain(full, catalog, "d", named("one.de")))).toMatchObject({
      _tag: "CartTooLarge",
      maximum: maximumCartSize,
    });
  });
});

describe("a change", () => {
  it("[CRT-08] of the place or the additions takes the new ones and keeps all else", () => {
    expect(itemsOf(changing(server, "a", { location: "DE" }))).toEqual([{ ...server.items[0], location: "DE" }]);
    expect(itemsOf(changing(server, "a", { additions: [] }))).toEqual([{ ...server.items[0], additions: [] }]);
    expect(refusalOf(changing(server, "a", { additions: [{ product: "backup", quantity: 3 }] }))).toMatchObject({
      _tag: "AdditionMaximumReached",
    });
  });
  it("[DOM-07] of how a name is had keeps that its authcode was given, unless that changes too", () => {
    const given = Result.getOrThrow(changing(named1, "d", { acquisition: "transfer", authcodeGiven: true }));
    expect(given.items).toMatchObject([{ domain: { acquisition: "transfer", authcodeGiven: true } }]);
    expect(itemsOf(changing(given, "d", { acquisition: "register" }))).toMatchObject([
      { domain: { authcodeGiven: true } },
    ]);
    expect(itemsOf(changing(given, "d", { authcodeGiven: false }))).toMatchObject([
      { domain: { acquisition: "transfer", authcodeGiven: false } },
    ]);
  });

  const without = {
    ...catalog,
    products: catalog.products.map((product) => ({ ...product, soldOut: product.key === "backup" })),
  };
  it("[PRD-03] that leaves a sold-out addition as it is goes through; more of it, or a new one, does not", () => {
    expect(itemsOf(changing(server, "a", { location: "DE" }, without))).toHaveLength(1);
    expect(itemsOf(changing(server, "a", { additions: [{ product: "backup", quantity: 1 }] }, without))).toHaveLength(
      1,
    );
    expect(
      refusalOf(changing(server, "a", { additions: [{ product: "backup", quantity: 2 }] }, without)),
    ).toMatchObject({
      _tag: "ProductSoldOut",
    });
    const plain = Result.getOrThrow(addProduct(empty, catalog, "a", { product: "vps-s" }));
    expect(refusalOf(changing(plain, "a", { additions: [{ product: "backup", quantity: 1 }] }, without))).toMatchObject(
      {
        _tag: "ProductSoldOut",
      },
    );
  });
  it("[PRD-03] of one addition looks at that one before: another's quantity does not stand in for it", () => {
    const two = {
      ...without,
      products: [
        ...without.products.map((product) =>
          product.key === "vps-s"
            ? { ...product, additions: [...product.additions, { product: "disk", maximum: 5 }] }
            : product,
        ),
        ...without.products
          .filter(({ key }) => key === "backup")
          .map((product) => ({ ...product, key: "disk", soldOut: false })),
      ],
    };
    const both = Result.getOrThrow(
      changing(
        server,
        "a",
        {
          additions: [
            { product: "disk", quantity: 5 },
            { product: "backup", quantity: 1 },
          ],
        },
        { ...two, products: two.products.map((product) => ({ ...product, soldOut: false })) },
      ),
    );
    expect(
      refusalOf(
        changing(
          both,
          "a",
          {
            additions: [
              { product: "disk", quantity: 5 },
              { product: "backup", quantity: 2 },
            ],
          },
          two,
        ),
      ),
    ).toMatchObject({ _tag: "ProductSoldOut" });
  });
});

describe("small things", () => {
  it("[CRT-04] taking out a voucher that is not there changes nothing, not even the version", () => {
    expect(removeVoucher(empty)).toBe(empty);
    const withVoucher = Result.getOrThrow(applyVoucher(empty, "SUMMER"));
    expect(removeVoucher(withVoucher)).toMatchObject({ voucher: null, version: withVoucher.version + 1 });
  });
  it("[DOM-04] a domain on its own is an item of the kind domain, and the catalogue has no problem with it", () => {
    expect(named1.items).toEqual([{ kind: "domain", id: "d", domain: named("one.de") }]);
    expect(cartProblems(named1, catalog)).toEqual([]);
  });
});
