// Port laws of carts, quotes and domain checks. [CRT-01] [CRT-03] [CRT-04] [DOM-01] [DOM-04]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { type Cart, isNoDifference } from "@kontor/domain/shop/cart";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { CartDesk } from "@kontor/domain/shop/checkout";
import { type AnsweredName, DomainDesk } from "@kontor/domain/shop/domain-name";
import { enter, leave, TokenStore } from "@kontor/domain/visitor/session";
import { type PortLaw, password, registered, type ShopFacts, strange, tagOf } from "./law.ts";

const seen = (cart: Cart) => ({ cart: cart.id, version: cart.version });

/** A visitor's cart with one product in it. */
const filled = Effect.fnUntraced(function* (facts: ShopFacts) {
  yield* strange;
  const desk = yield* CartDesk;
  const empty = yield* desk.create;
  return { desk, empty, cart: yield* desk.add(seen(empty), { kind: "product", product: facts.product }) };
});

export const cartLaws: readonly PortLaw[] = [
  {
    sentence: "[CRT-01] a new cart is empty, and is read as it was made; an unknown id is refused",
    holds: Effect.fnUntraced(function* (facts) {
      yield* strange;
      const desk = yield* CartDesk;
      const cart = yield* desk.create;
      const read = yield* desk.byId(cart.id);
      return (
        cart.items.length === 0 &&
        read.version === cart.version &&
        (yield* tagOf(desk.byId(`nobody-${facts.fresh()}`))) === "CartNotFound"
      );
    }),
  },
  {
    sentence: "[CRT-01] a change counts the version up; one that saw an older version is refused and changes nothing",
    holds: Effect.fnUntraced(function* (facts) {
      const { desk, empty, cart } = yield* filled(facts);
      const stale = yield* tagOf(desk.add(seen(empty), { kind: "product", product: facts.product }));
      const after = yield* desk.byId(cart.id);
      return (
        cart.version > empty.version &&
        stale === "CartChanged" &&
        after.version === cart.version &&
        after.items.length === 1
      );
    }),
  },
  {
    sentence:
      "[CRT-08] [PRD-01] [PRD-02] each field that is sent for an item is found again, in the answer and when the cart is read",
    holds: Effect.fnUntraced(function* (facts) {
      const { desk, empty } = yield* filled(facts);
      const { products } = yield* (yield* Catalogs).current;
      const product = products.find(({ key }) => key === facts.product);
      const periods = product?.billingMonths ?? [];
      const sent = {
        quantity: 2,
        ...(periods.length === 0 ? {} : { billingMonths: Math.max(...periods) }),
        ...(product === undefined || product.locations.length === 0
          ? {}
          : { location: product.locations.at(-1) ?? null }),
      };
      const other = yield* desk.create;
      const name = `${facts.fresh()}.de`.toLowerCase();
      const domains = [{ name, acquisition: "register" as const }];
      const made = yield* desk.add(seen(other), { kind: "product", product: facts.product, ...sent, domains });
      const read = yield* desk.byId(other.id);
      const item = made.items[0]?.id ?? "";
      const changed = yield* desk.change(seen(made), item, { billingMonths: Math.min(...periods), quantity: 3 });
      const [first] = changed.items;
      return (
        empty.items.length === 0 &&
        [made, read].every(({ items: [found] }) =>
          found?.kind !== "product"
            ? false
            : Object.entries({ product: facts.product, ...sent }).every(
                ([field, value]) => found[field as keyof typeof found] === value,
              ) &&
              found.domains.map(({ ascii, acquisition }) => `${ascii} ${acquisition}`).join() === `${name} register`,
        ) &&
        first?.kind === "product" &&
        first.quantity === 3 &&
        first.billingMonths === Math.min(...periods)
      );
    }),
  },
  {
    sentence: "[CRT-01] a quantity is changed, an item is removed, and what is not there cannot be",
    holds: Effect.fnUntraced(function* (facts) {
      const { desk, cart } = yield* filled(facts);
      const item = cart.items[0]?.id ?? "";
      const two = yield* desk.change(seen(cart), item, { quantity: 2 });
      const none = yield* desk.remove(seen(two), item);
      const remaining = two.items[0];
      return (
        remaining?.kind === "product" &&
        remaining.quantity === 2 &&
        none.items.length === 0 &&
        (yield* tagOf(desk.remove(seen(none), item))) === "ItemUnknown"
      );
    }),
  },
  {
    sentence:
      "[CRT-08] an item that was removed is put back under its id where it was, and one that is there is replaced in its place",
    holds: Effect.fnUntraced(function* (facts) {
      const { desk, cart } = yield* filled(facts);
      const name = `${facts.fresh()}.de`.toLowerCase();
      const both = yield* desk.add(seen(cart), { kind: "domain", domain: { name, acquisition: "register" } });
      const item = both.items[0]?.id ?? "";
      const product = { kind: "product", product: facts.product } as const;
      const none = yield* desk.remove(seen(both), item);
      const back = yield* desk.put(seen(none), item, product, 0);
      const more = yield* desk.put(seen(back), item, { ...product, quantity: 2 }, null);
      const [first] = more.items;
      return (
        JSON.stringify(back.items) === JSON.stringify(both.items) &&
        more.items.length === 2 &&
        first?.kind === "product" &&
        first.id === item &&
        first.quantity === 2 &&
        (yield* tagOf(desk.put(seen(none), item, product, 0))) === "CartChanged"
      );
    }),
  },
  {
    sentence: "[DOM-04] a domain is in a cart once",
    holds: Effect.fnUntraced(function* (facts) {
      const { desk, cart } = yield* filled(facts);
      const domain = { name: `${facts.fresh()}.de`, acquisition: "register" } as const;
      const once = yield* desk.add(seen(cart), { kind: "domain", domain });
      return (
        (yield* tagOf(
          desk.add(seen(once), { kind: "domain", domain: { ...domain, name: domain.name.toUpperCase() } }),
        )) === "DomainAlreadyInCart"
      );
    }),
  },
  {
    sentence:
      "[DOM-04] [PRD-07] a domain of the cart is moved to where it is already and nothing changes; one that is not there is refused",
    holds: Effect.fnUntraced(function* (facts) {
      const { desk, cart } = yield* filled(facts);
      const name = `${facts.fresh()}.de`;
      const once = yield* desk.add(seen(cart), { kind: "domain", domain: { name, acquisition: "register" } });
      const same = yield* desk.placeDomain(seen(once), name.toLowerCase(), null);
      return (
        same.version === once.version &&
        (yield* tagOf(desk.placeDomain(seen(once), `other-${facts.fresh()}.de`, null))) === "DomainNotInCart" &&
        (yield* tagOf(desk.placeDomain(seen(cart), name.toLowerCase(), null))) === "CartChanged"
      );
    }),
  },
  {
    sentence: "[CRT-04] a voucher that was never issued is not valid, an empty code none at all",
    holds: Effect.fnUntraced(function* (facts) {
      const { desk, cart } = yield* filled(facts);
      return (
        (yield* tagOf(desk.putVoucher(seen(cart), `NONE-${facts.fresh()}`))) === "VoucherNotValid" &&
        (yield* tagOf(desk.putVoucher(seen(cart), " "))) === "VoucherCodeMissing"
      );
    }),
  },
  {
    sentence:
      "[CRT-04] a voucher is taken out as it was put in, a second time changes nothing, and a change that saw an older cart is refused",
    holds: Effect.fnUntraced(function* ({ voucher, ...facts }: ShopFacts) {
      const { desk, empty, cart } = yield* filled(facts);
      const put = voucher === undefined ? cart : yield* desk.putVoucher(seen(cart), voucher);
      const none = yield* desk.takeVoucherOut(seen(put));
      const again = yield* desk.takeVoucherOut(seen(none));
      return (
        put.voucher === (voucher ?? null) &&
        none.voucher === null &&
        none.items.length === 1 &&
        again.version === none.version &&
        (yield* tagOf(desk.takeVoucherOut(seen(empty)))) === "CartChanged"
      );
    }),
  },
  {
    sentence: "[CRT-05] an emptied cart has no items and keeps its id",
    holds: Effect.fnUntraced(function* (facts) {
      const { desk, cart } = yield* filled(facts);
      const cleared = yield* desk.clear(cart.id);
      return cleared.id === cart.id && cleared.items.length === 0;
    }),
  },
  {
    sentence: "[CRT-06] who sent a visitor is noted, forgotten, and a failure is null",
    holds: Effect.fnUntraced(function* (facts) {
      const { desk, cart } = yield* filled(facts);
      const noted = yield* desk.refer(cart.id, { source: "referer", customerNumber: "100007" });
      const forgotten = yield* desk.refer(cart.id, null);
      return (
        noted?.referral?.customerNumber === "100007" &&
        forgotten?.referral === null &&
        (yield* desk.refer(`nobody-${facts.fresh()}`, null)) === null
      );
    }),
  },
  {
    sentence: "[CRT-03] [CRT-07] a quote is the sum of its lines, and the same as long as nothing changes",
    holds: Effect.fnUntraced(function* (facts) {
      const { desk, cart } = yield* filled(facts);
      const [{ quote }, again] = [yield* desk.quote(cart.id), yield* desk.quote(cart.id)];
      const sum = quote.lines.reduce((total, line) => total + line.first, 0);
      return (
        quote.total === sum + quote.voucher &&
        quote.net + quote.vatAmount === quote.total &&
        quote.hash === again.quote.hash &&
        quote.derivation.amount === quote.total
      );
    }),
  },
  {
    sentence:
      "[CRT-01] a login loses no cart: the visitor's comes into the customer's, and a second time brings nothing",
    holds: Effect.fnUntraced(function* (facts) {
      const { email } = yield* registered(facts);
      const desk = yield* CartDesk;
      const own = yield* desk.create;
      const name = `${facts.fresh()}.de`;
      yield* desk.add(seen(own), { kind: "domain", domain: { name, acquisition: "register" } });
      const { cart: guest } = yield* filled(facts);
      yield* enter({ by: "login", identifier: email, password });
      const merged = yield* desk.merge(guest.id);
      const second = yield* tagOf(
        Effect.flatMap(desk.merge(merged.cart.id), ({ difference }) =>
          isNoDifference(difference) ? Effect.void : Effect.die("a second difference"),
        ),
      );
      return (
        merged.cart.id === own.id &&
        merged.cart.items.length === 2 &&
        merged.difference.added.length === 1 &&
        second === "none"
      );
    }),
  },
  {
    sentence:
      "[CRT-01] a customer's cart opens for no other requester who knows its id, and is there again at the next login",
    holds: Effect.fnUntraced(function* (facts) {
      const { email } = yield* registered(facts);
      const desk = yield* CartDesk;
      const own = yield* desk.create;
      yield* (yield* TokenStore).clear;
      const refused = yield* Effect.forEach(
        [desk.byId(own.id), desk.clear(own.id), desk.quote(own.id), desk.putVoucher(seen(own), "X-1")],
        (attempt) => tagOf(attempt as Effect.Effect<unknown, { readonly _tag: string }>),
      );
      yield* enter({ by: "login", identifier: email, password });
      return (
        refused.every((tag) => tag === "CartNotFound" || tag === "VoucherNotValid") &&
        (yield* desk.create).id === own.id
      );
    }),
  },
  {
    sentence: "[CRT-01] a visitor cannot merge",
    holds: Effect.fnUntraced(function* (facts) {
      const { desk, cart } = yield* filled(facts);
      yield* (yield* TokenStore).clear;
      return (yield* tagOf(desk.merge(cart.id))) === "TokenMissing";
    }),
  },
  {
    sentence: "[DOM-01] [DOM-02] a free name can be registered, and a name that is none is refused",
    holds: Effect.fnUntraced(function* (facts) {
      const desk = yield* DomainDesk;
      const free = yield* desk.check(`https://www.${facts.fresh()}.de/x`);
      return (
        free.availability === "available" &&
        free.offer === "register" &&
        (yield* tagOf(desk.check("not a name!.de"))) === "DomainNameInvalid"
      );
    }),
  },
  {
    sentence: "[DOM-01] many names are answered each once",
    holds: Effect.fnUntraced(function* (facts) {
      const names = [`${facts.fresh()}.de`, "not a name!.de", `${facts.fresh()}.de`];
      const answered: AnsweredName[] = [];
      yield* (yield* DomainDesk).checkAll(names, (answer) => void answered.push(answer));
      return (
        answered
          .map(({ typed }) => typed)
          .sort()
          .join() === [...names].sort().join() && answered.filter(({ answer }) => Result.isSuccess(answer)).length === 2
      );
    }),
  },
  {
    sentence: "[SES-03] a logout empties the customer's cart: the next login finds nothing in it",
    holds: Effect.fnUntraced(function* (facts) {
      const { email } = yield* registered(facts);
      const desk = yield* CartDesk;
      const own = yield* desk.create;
      yield* desk.add(seen(own), { kind: "product", product: facts.product });
      yield* leave();
      yield* enter({ by: "login", identifier: email, password });
      return (yield* desk.create).items.length === 0;
    }),
  },
];
