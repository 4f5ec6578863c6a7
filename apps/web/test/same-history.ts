// A history of two shoppers at a shop, by chance, and what the shop answers: with ids by the order in which they come up. [HDL-09]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { CartDesk, type NewItem, OrderDesk } from "@kontor/domain/shop/checkout";
import { type Catalog, Catalogs } from "@kontor/domain/shop/catalog";
import { Countries, Customers } from "@kontor/domain/shop/customer";
import { exampleAddress } from "@kontor/domain/shop/customer/examples";
import { DomainDesk } from "@kontor/domain/shop/domain-name";
import { VatRates } from "@kontor/domain/shop/vat";
import { enter, TokenStore } from "@kontor/domain/visitor/session";
import type { Bridge } from "@kontor/adapters/actors/bridge";
import type { ShopPorts } from "@kontor/adapters/layers/http";

export type TriedShop = Bridge<ShopPorts | TokenStore>;

/** What a shop in memory is given to be like the one that it is compared with. */
export const shopFacts = Effect.gen(function* () {
  return {
    catalog: yield* (yield* Catalogs).current,
    rates: yield* (yield* VatRates).map,
    countries: yield* (yield* Countries).all,
  };
});

const position = fc.nat(3);
const anyName = fc.constantFrom("hafen", "kai", "-wrong-");

/** A plan that needs nothing but its terms. */
const plansOf = ({ products }: Catalog) =>
  products.filter(({ onlyAsAddition, fields = [] }) => !onlyAsAddition && fields.length === 0);

const anyAct = (catalog: Catalog) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ act: fc.constant("enter" as const), isNew: fc.boolean(), isRight: fc.boolean() }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constant("address" as const),
        street: fc.constantFrom("Hauptstraße 1", "Hafenweg 2", ""),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant("add" as const),
        product: fc.constantFrom(...plansOf(catalog).map(({ key }) => key), "no-such-plan"),
        quantity: fc.constantFrom(1, 1, 2, 1_000),
        months: fc.constantFrom(1, 12, 7),
        names: fc.array(anyName, { maxLength: 1 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constant("name" as const),
        name: anyName,
        acquisition: fc.constantFrom("register" as const, "transfer" as const),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        act: fc.constant("quantity" as const),
        item: position,
        quantity: fc.constantFrom(0, 1, 3),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        act: fc.constant("put" as const),
        item: position,
        name: anyName,
        acquisition: fc.constantFrom("register" as const, "transfer" as const),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        act: fc.constant("code" as const),
        item: position,
        code: fc.constantFrom("short", "Auth-Code-12345"),
      }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant("remove" as const), item: position }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant("stale" as const), item: position }) },
    {
      weight: 1,
      arbitrary: fc.record({
        act: fc.constant("voucher" as const),
        code: fc.constantFrom("HAFEN-5", "NO-SUCH-CODE", ""),
      }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant("clear" as const) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant("check" as const), name: anyName }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant("leave" as const) }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constant("quote" as const) }) },
    {
      weight: 5,
      arbitrary: fc.record({
        act: fc.constant("order" as const),
        terms: fc.constantFrom(true, true, true, false),
        sameKey: fc.boolean(),
      }),
    },
  );
export type Act = ReturnType<typeof anyAct> extends fc.Arbitrary<infer A> ? A : never;

export interface History {
  readonly acts: readonly { readonly by: 0 | 1; readonly what: Act }[];
}

/** What a shopper does to have one of few names. */
export const buying = (name: "hafen" | "kai"): readonly Act[] => [
  { act: "enter", isNew: true, isRight: true },
  { act: "address", street: "Hauptstraße 1" },
  { act: "name", name, acquisition: "register" },
  { act: "quote" },
  { act: "order", terms: true, sameKey: false },
];

/** Single acts, and whole orders of names that both may want. */
export const anyHistory = (catalog: Catalog): fc.Arbitrary<History> =>
  fc
    .array(
      fc.record({
        by: fc.constantFrom(0 as const, 1 as const),
        acts: fc.oneof(
          { weight: 6, arbitrary: anyAct(catalog).map((act): readonly Act[] => [act]) },
          { weight: 2, arbitrary: fc.constantFrom("hafen" as const, "kai" as const).map(buying) },
        ),
      }),
      { minLength: 8, maxLength: 20 },
    )
    .map((parts) => ({ acts: parts.flatMap(({ by, acts }) => acts.map((what) => ({ by, what }))) }));

export interface TriedAnswer {
  readonly act: string;
  readonly refused: string | null;
  readonly value: unknown;
}

interface Shopper {
  readonly shop: TriedShop;
  readonly email: string;
  cart: { readonly id: string; readonly version: number; readonly items: readonly { readonly id: string }[] } | null;
  hash: string;
  key: string;
}

const password = "Passw0rd-one";

/** What an act asks of the shop. */
const callOf = (shopper: Shopper, what: Act, run: string, fresh: () => string) =>
  Effect.gen(function* () {
    const desk = yield* CartDesk;
    const cart = shopper.cart ?? { id: "none", version: 0, items: [] };
    const seen = { cart: cart.id, version: cart.version };
    const item = "item" in what ? (cart.items[what.item]?.id ?? "no-such-item") : "";
    const named = (name: string): string => `${name}-${run}.de`;
    switch (what.act) {
      case "enter": {
        const { email } = shopper;
        const typed = what.isRight ? password : "short";
        yield* what.isNew
          ? enter({ by: "register", username: email, email, password: typed })
          : enter({ by: "login", identifier: email, password: typed });
        return shopper.cart === null ? null : yield* desk.merge(shopper.cart.id);
      }
      case "leave":
        return yield* (yield* TokenStore).clear;
      case "address":
        return yield* (yield* Customers).store({ ...exampleAddress(shopper.email), street: what.street }, "de");
      case "add": {
        const domains = what.names.map((name) => ({ name: named(name), acquisition: "register" as const }));
        const wanted = {
          kind: "product",
          product: what.product,
          quantity: what.quantity,
          billingMonths: what.months,
          domains,
        };
        return yield* desk.add(seen, wanted as NewItem);
      }
      case "name":
        return yield* desk.add(seen, {
          kind: "domain",
          domain: { name: named(what.name), acquisition: what.acquisition },
        });
      case "quantity":
        return yield* desk.change(seen, item, { quantity: what.quantity });
      case "put": {
        const domain = { name: named(what.name), acquisition: what.acquisition };
        return yield* desk.put(seen, item, { kind: "domain", domain }, null);
      }
      case "code":
        return yield* desk.change(seen, item, { authcode: what.code });
      case "remove":
        return yield* desk.remove(seen, item);
      case "stale":
        return yield* desk.remove({ ...seen, version: seen.version + 7 }, item);
      case "voucher":
        return yield* desk.putVoucher(seen, what.code);
      case "clear":
        return yield* desk.clear(cart.id);
      case "check":
        return yield* (yield* DomainDesk).check(named(what.name));
      case "quote":
        return yield* desk.quote(cart.id);
      case "order": {
        if (!what.sameKey) shopper.key = fresh();
        const agreements = { terms: what.terms, cancellationPolicy: true, adult: true, earlyStart: true };
        const intent = {
          cartId: cart.id,
          cartVersion: cart.version,
          quoteHash: shopper.hash,
          agreements,
          locale: "de" as const,
        };
        return yield* (yield* OrderDesk).place({ ...intent, idempotencyKey: shopper.key });
      }
    }
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Where an id, a number that counts up or a hash over them stands. */
const named = /^(id|item|hash|number|customerNumber|quoteHash|cartId|source)$/;

/** What a server adds for screens: facts of the catalogue beside an item. */
const shownBeside: ReadonlySet<string> = new Set(["facts"]);

/** The same names for what has others in each shop, in the order in which they come up. */
const alike = () => {
  const names = new Map<string, string>();
  const nameOf = (value: string): string => {
    const known = names.get(value) ?? `#${names.size}`;
    names.set(value, known);
    return known;
  };
  return (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value ?? null, (key, each: unknown) => {
        if (shownBeside.has(key)) return undefined;
        return named.test(key) && typeof each === "string" ? nameOf(each) : each;
      }),
    );
};

/** What a shopper remembers of an answer. */
const remember = (shopper: Shopper, value: unknown): void => {
  if (!isRecord(value)) return;
  const cart = isRecord(value["cart"]) && !("quote" in value) ? value["cart"] : value;
  if ("items" in cart && "version" in cart) shopper.cart = cart as never;
  if (isRecord(value["quote"])) shopper.hash = String(value["quote"]["hash"]);
};

export const played = async (
  { acts }: History,
  run: string,
  open: () => TriedShop,
): Promise<readonly TriedAnswer[]> => {
  const same = alike();
  const keys = { count: 0 };
  const fresh = (): string => `key-${run}-${(keys.count += 1)}`;
  const shoppers = ["a", "b"].map(
    (name): Shopper => ({
      shop: open(),
      email: `${name}-${run}@example.com`,
      cart: null,
      hash: "0".repeat(64),
      key: fresh(),
    }),
  );
  const answers: TriedAnswer[] = [];
  for (const { by, what } of acts) {
    const shopper = shoppers[by] as Shopper;
    if (shopper.cart === null) shopper.cart = await shopper.shop.run(Effect.flatMap(CartDesk, ({ create }) => create));
    const result = await shopper.shop.runResult(callOf(shopper, what, run, fresh));
    if (Result.isSuccess(result)) remember(shopper, result.success);
    else if (result.failure._tag === "CartChanged") {
      // As a frontend does: what another act changed is read anew.
      const { id } = shopper.cart ?? { id: "none" };
      remember(shopper, await shopper.shop.run(Effect.flatMap(CartDesk, ({ byId }) => byId(id))));
    }
    answers.push({
      act: what.act,
      refused: Result.isFailure(result) ? result.failure._tag : null,
      value: Result.isSuccess(result) ? same(result.success) : null,
    });
  }
  for (const { shop } of shoppers) await shop.close();
  return answers;
};
