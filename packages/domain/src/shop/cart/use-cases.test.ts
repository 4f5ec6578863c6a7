// Stored carts: changed by rules, stored by version, merged at login. [CRT-01] [CRT-04] [PRD-03]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import { Attempts, committed } from "#kernel/limit";
import { Catalogs, type Catalog } from "#shop/catalog";
import { exampleCatalog } from "#shop/catalog/examples";
import { VoucherRedeemed, Vouchers } from "#shop/voucher";
import { exampleVoucher } from "#shop/voucher/examples";
import {
  addToCart,
  Authcodes,
  CartChanged,
  CartNotFound,
  Carts,
  emptyCart,
  mergeCartAtLogin,
  NewCarts,
  openCart,
  putVoucher,
  removeFromCart,
  takeVoucherOut,
  voucherAttemptLimit,
  type Cart,
} from "./index.ts";
import { addDomainToCart, changeCartItem, keepingAuthcodes } from "./use-cases.ts";

/** A shop in memory with some carts; `owners` maps carts to customers. */
const shopWith = (
  carts: readonly Cart[],
  owners: Readonly<Record<string, string>> = {},
  catalog: Catalog = exampleCatalog,
) => {
  const stored = new Map(carts.map((cart) => [cart.id, cart]));
  const ownerOf = new Map(Object.entries(owners));
  const queried: string[] = [];
  const counted: string[] = [];
  const codes: string[][] = [];
  const byId = (id: string) => {
    const cart = stored.get(id);
    return cart === undefined ? Effect.fail(new CartNotFound({ cart: id })) : Effect.succeed(cart);
  };
  const ports = Context.make(Carts, {
    byId,
    ofCustomer: (customer) =>
      Effect.succeed([...stored.values()].find(({ id }) => ownerOf.get(id) === customer) ?? null),
    create: (cart, owner) =>
      Effect.sync(() => {
        stored.set(cart.id, cart);
        if (owner !== null) ownerOf.set(cart.id, owner);
      }),
    save: (cart, seen) =>
      Effect.flatMap(byId(cart.id), ({ version }) =>
        version === seen
          ? Effect.sync(() => void stored.set(cart.id, cart))
          : Effect.fail(new CartChanged({ version })),
      ),
    assign: (id, customer) => Effect.map(byId(id), () => void ownerOf.set(id, customer)),
    remove: (id) => Effect.sync(() => void stored.delete(id)),
    reset: (id) => Effect.map(byId(id), ({ version }) => ({ ...emptyCart(id), version: version + 1 })),
  }).pipe(
    Context.add(NewCarts, { count: Effect.sync(() => (counted.push("new"), counted.length > 2 ? 9 : null)) }),
    Context.add(Authcodes, {
      has: () => Effect.succeed(false),
      keep: (id, given) => Effect.sync(() => void codes.push([id, ...given.map(({ code }) => code)])),
      move: (from, to) => Effect.sync(() => void codes.push([from, to])),
    }),
    Context.add(Catalogs, { current: Effect.succeed(catalog) }),
    Context.add(Vouchers, {
      byCode: (code) => Effect.sync(() => (queried.push(code), code === "SUMMER" ? exampleVoucher(code, 500) : null)),
      redeem: (code) => Effect.fail(new VoucherRedeemed({ code })),
    }),
  );
  const run = <A, E>(use: Effect.Effect<A, E, Authcodes | Carts | Catalogs | NewCarts | Vouchers>): Exit.Exit<A, E> =>
    Effect.runSyncExit(Effect.provideContext(use, ports));
  const attempts = { count: 0 };
  /** The voucher's attempt as a transaction ends it. */
  const put = (...voucher: Parameters<typeof putVoucher>) =>
    run(
      Effect.flatMap(
        Effect.provideService(committed(putVoucher(...voucher), Effect.void), Attempts, {
          wait: (_, { most, seconds }) => Effect.sync(() => (attempts.count < most ? null : seconds)),
          add: () => Effect.sync(() => void (attempts.count += 1)),
        }),
        Effect.fromResult,
      ),
    );
  return { run, put, attempts, stored, ownerOf, queried, counted, codes };
};

const domain = {
  ascii: "example.de",
  unicode: "example.de",
  ending: "de",
  acquisition: "register",
  authcodeGiven: false,
} as const;
const tagOf = (exit: Exit.Exit<unknown, { readonly _tag: string }>): string =>
  Exit.isSuccess(exit) ? "done" : JSON.stringify(exit.cause);

describe("a stored cart", () => {
  it("[CRT-01] is changed one version after the other", () => {
    const { run, stored } = shopWith([emptyCart("c")]);
    const steps = [
      addToCart({ cart: "c", version: 0 }, "a", { product: "web-m" }),
      addDomainToCart({ cart: "c", version: 1 }, "b", domain),
      changeCartItem({ cart: "c", version: 2 }, "a", { quantity: 2 }),
      removeFromCart({ cart: "c", version: 3 }, "b"),
    ].map((step) => Exit.isSuccess(run<Cart, { readonly _tag: string }>(step)));
    expect(steps).toEqual([true, true, true, true]);
    expect(stored.get("c")).toMatchObject({ version: 4, items: [{ id: "a", quantity: 2 }] });
  });
  it("[CRT-01] loses nothing when two tabs change it: the second gets the present version", () => {
    const { run, stored } = shopWith([emptyCart("c")]);
    run(addToCart({ cart: "c", version: 0 }, "a", { product: "web-m" }));
    const second = run(addDomainToCart({ cart: "c", version: 0 }, "b", domain));
    expect(tagOf(second)).toContain("CartChanged");
    expect(stored.get("c")?.items).toHaveLength(1);
  });
  it("[PRD-03] [CRT-01] is unchanged after a refusal, and is requested by its id", () => {
    const soldOut = {
      ...exampleCatalog,
      products: exampleCatalog.products.map((product) => ({ ...product, soldOut: true })),
    };
    const { run, stored } = shopWith([emptyCart("c")], {}, soldOut);
    expect(tagOf(run(addToCart({ cart: "c", version: 0 }, "a", { product: "web-m" })))).toContain("ProductSoldOut");
    expect(stored.get("c")).toEqual(emptyCart("c"));
    expect(tagOf(run(removeFromCart({ cart: "nobody", version: 0 }, "a")))).toContain("CartNotFound");
  });
  it("[CRT-04] takes a valid voucher; an empty code makes no request", () => {
    const { run, put, attempts, stored, queried } = shopWith([emptyCart("c")]);
    const now = instant(0);
    expect(tagOf(put({ cart: "c", version: 0 }, "  ", now))).toContain("VoucherCodeMissing");
    expect(queried).toEqual([]);
    expect(tagOf(put({ cart: "c", version: 0 }, "WINTER", now))).toContain("VoucherNotValid");
    expect(tagOf(put({ cart: "c", version: 0 }, " SUMMER ", now))).toBe("done");
    expect(tagOf(put({ cart: "c", version: 1 }, "SUMMER", now))).toBe("done");
    expect(stored.get("c")).toMatchObject({ version: 1, voucher: "SUMMER" });
    expect(attempts.count).toBe(4);
    run(takeVoucherOut({ cart: "c", version: 1 }));
    expect(stored.get("c")).toMatchObject({ version: 2, voucher: null });
  });
});

it("[CRT-04] [OPS-08] the code after the last attempt is not even looked for", () => {
  const { put, attempts, queried } = shopWith([emptyCart("c")]);
  for (let attempt = 0; attempt < voucherAttemptLimit.most; attempt += 1)
    expect(tagOf(put({ cart: "c", version: 0 }, "WINTER", instant(0)))).toContain("VoucherNotValid");
  expect(tagOf(put({ cart: "c", version: 0 }, "SUMMER", instant(0)))).toContain("TooManyAttempts");
  expect([attempts.count, queried.length]).toEqual([60, 60]);
});

describe("a new cart", () => {
  it("[CRT-01] [HDL-09] is one for a customer, however often they begin, and theirs at once", () => {
    const { run, ownerOf, counted } = shopWith([]);
    expect(run(openCart("first", "10001", null))).toMatchObject({ value: { isNew: true, cart: { id: "first" } } });
    expect(run(openCart("second", "10001", null))).toMatchObject({ value: { isNew: false, cart: { id: "first" } } });
    expect([[...ownerOf], counted.length]).toEqual([[["first", "10001"]], 1]);
  });
  it("[OPS-08] [CRT-06] is counted for guests each time, and knows who sent them", () => {
    const { run, stored } = shopWith([]);
    const referral = { source: "referer", customerNumber: "100007" } as const;
    expect(run(openCart("a", null, referral))).toMatchObject({ value: { cart: { referral } } });
    run(openCart("b", null, null));
    expect(tagOf(run(openCart("c", null, null)))).toContain("TooManyAttempts");
    expect([...stored.keys()]).toEqual(["a", "b"]);
  });
});

it("[DOM-07] authcodes are stored with the change that brings their names, not with one that is refused", () => {
  const { run, codes } = shopWith([emptyCart("c")]);
  const put = (version: number) =>
    run(
      keepingAuthcodes(
        "c",
        [{ name: "example.de", code: "x1" }],
        addDomainToCart({ cart: "c", version }, "a", { ...domain, acquisition: "transfer" }),
      ),
    );
  expect(tagOf(put(7))).toContain("CartChanged");
  expect(codes).toEqual([]);
  expect(tagOf(put(0))).toBe("done");
  expect(codes).toEqual([["c", "x1"]]);
});

describe("a login", () => {
  const guest: Cart = { ...emptyCart("guest"), items: [{ kind: "domain", id: "a", domain }] };
  const own: Cart = {
    ...emptyCart("own"),
    version: 7,
    items: [{ kind: "domain", id: "a", domain: { ...domain, ascii: "own.de", unicode: "own.de" } }],
  };
  it("[CRT-01] makes the guest's cart the customer's when there is none", () => {
    const { run, ownerOf } = shopWith([guest]);
    expect(run(mergeCartAtLogin("guest", "10001"))).toMatchObject({
      value: { cart: guest, difference: { added: [] } },
    });
    expect(ownerOf.get("guest")).toBe("10001");
  });
  it("[CRT-01] tells who has emptied or ordered their own cart of nothing new: the guest's is all that is in it", () => {
    const { run } = shopWith([guest, { ...own, items: [] }], { own: "10001" });
    expect(run(mergeCartAtLogin("guest", "10001"))).toMatchObject({
      value: {
        cart: { id: "own", items: [{ domain: { ascii: "example.de" } }] },
        difference: { added: [], raised: [], dropped: [] },
      },
    });
  });
  it("[CRT-01] merges into the customer's cart, and a second time merges nothing", () => {
    const { run, stored } = shopWith([guest, own], { own: "10001" });
    expect(run(mergeCartAtLogin("guest", "10001"))).toMatchObject({
      value: { cart: { id: "own", version: 8 }, difference: { added: [{ domain: { ascii: "example.de" } }] } },
    });
    expect([...stored.keys()]).toEqual(["own"]);
    expect(run(mergeCartAtLogin("own", "10001"))).toMatchObject({
      value: { cart: { id: "own", version: 8 }, difference: { added: [], dropped: [] } },
    });
  });
});
