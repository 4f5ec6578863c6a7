// One visitor of the shop in memory: acts are played on the real machines and desks, in virtual time. [HDL-03] [HDL-04]
import { type ExactClock, exactClock } from "@kontor/domain/testing";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import { specified } from "@kontor/domain/kernel/text";
import { type Cart, isEmptyCart } from "@kontor/domain/shop/cart";
import {
  type CartQuote,
  type CheckoutEvent,
  checkoutMachine,
  type NewItem,
  type Order,
  OrderDesk,
} from "@kontor/domain/shop/checkout";
import { type AddressDraft, updateCustomer } from "@kontor/domain/shop/customer";
import { DomainDesk, type NamesAnswered, type NamesRequest, searchMachine } from "@kontor/domain/shop/domain-name";
import { storedReferral, referralMachine } from "@kontor/domain/shop/referral";
import { businessVatMachine, shownCountry } from "@kontor/domain/visitor/business-vat";
import type { Locale } from "@kontor/domain/visitor/locale";
import { ContentUsers, type Entry, sessionMachine, Sessions, TokenStore } from "@kontor/domain/visitor/session";
import { checkoutCalls, domainSearchCalls, sessionCalls } from "../actors/slots/index.ts";
import { accountOf, contentUsersInMemory, sessionsInMemory } from "../layers/memory/accounts.ts";
import { cartDeskInMemory, domainDeskInMemory, orderDeskInMemory } from "../layers/memory/desks.ts";
import { portsOf, world, type World, type WorldFacts } from "../layers/memory/world.ts";
import type { Chance } from "./chance.ts";
import { type Calls, type Faults, line } from "./faults.ts";
import { player, type Player, type Reply } from "./player.ts";

/** Something that a visitor does. */
export type Act =
  | { readonly type: "page.enter"; readonly path: string }
  | { readonly type: "name.check"; readonly typed: string }
  | { readonly type: "cart.add"; readonly item: NewItem }
  | { readonly type: "cart.remove"; readonly position: number }
  | { readonly type: "voucher.put"; readonly code: string }
  | { readonly type: "voucher.out" }
  | { readonly type: "session.enter"; readonly entry: Entry }
  | { readonly type: "address.store"; readonly draft: AddressDraft }
  /** Reads cart and quote again and shows them. */
  | { readonly type: "quote.look" }
  | Exclude<CheckoutEvent, { readonly type: "quote.show" | "facts.change" }>;

type ShopperPorts = TokenStore | ContentUsers | Sessions | OrderDesk | DomainDesk;

/** Who comes, and from where. */
export interface Arrival {
  readonly locale: Locale;
  readonly path: string;
  /** The customer number of their referrer. */
  readonly ref: string | null;
}

/** A refusal as data. */
export interface RefusalFacts {
  readonly _tag: string;
  readonly rule?: string;
}

export interface Shopper {
  /** Lets time pass to a moment, counted from the start, and does something there. */
  readonly act: (at: number, act: Act) => void;
  /** Lets time pass. */
  readonly wait: (milliseconds: number) => void;
  readonly now: () => number;
  readonly cart: () => Cart | null;
  readonly quote: () => CartQuote | null;
  readonly checkout: Player<typeof checkoutMachine>["snapshot"];
  readonly session: Player<typeof sessionMachine>["snapshot"];
  readonly search: Player<typeof searchMachine>["snapshot"];
  /** Why the last act came to nothing; null where it did not. */
  readonly refusal: () => RefusalFacts | null;
  readonly calls: () => Calls;
  readonly world: World;
}

export interface ShopperSettings {
  readonly facts: Omit<WorldFacts, "now">;
  readonly start: Instant;
  readonly arrival: Arrival;
  readonly chance: Chance;
  readonly faults: Faults;
  /** Vouchers that all visitors share; else those of the facts alone. */
  readonly vouchers?: World["storedVouchers"];
  /** Hears of every refusal. */
  readonly refused?: (refusal: RefusalFacts) => void;
}

export const shopper = ({ facts, start, arrival, chance, faults, vouchers, refused }: ShopperSettings): Shopper => {
  const clock: ExactClock = exactClock();
  const made = world({ ...facts, now: () => instant(start + clock.now()) });
  const shop: World = vouchers === undefined ? made : { ...made, storedVouchers: vouchers };
  const tokens = tokensOf();
  const carts = cartDeskInMemory(shop, tokens);
  const ports = Context.empty().pipe(
    Context.add(TokenStore, tokens),
    Context.add(ContentUsers, contentUsersInMemory(shop, tokens)),
    Context.add(Sessions, sessionsInMemory(shop, tokens)),
    Context.add(OrderDesk, orderDeskInMemory(shop, tokens)),
    Context.add(DomainDesk, domainDeskInMemory(shop, tokens)),
  );
  const wire = line(chance, faults);
  let cart: Cart | null = null;
  let seen: CartQuote | null = null;
  let last: RefusalFacts | null = null;
  let addressStored = false;

  const report = (refusal: RefusalFacts): null => {
    last = refusal;
    refused?.(refusal);
    return null;
  };
  /** A call whose answer is waited for: null where it was refused. */
  const succeeded = <A, E extends RefusalFacts>(work: Effect.Effect<A, E>): A | null => {
    const { after, result } = wire.call(work);
    clock.advance(after);
    return Result.isSuccess(result) ? result.success : report(result.failure);
  };
  /** The same for a slot of a machine, which waits by itself. */
  const slot = <A, E extends RefusalFacts>(work: Effect.Effect<A, E>) => {
    const { after, result } = wire.call(work);
    if (Result.isFailure(result)) report(result.failure);
    return { after, answer: { output: result } };
  };
  /** What the slots of a machine call, as on a page: in the shop in memory, over this visitor's line. */
  const calling =
    (calls: Readonly<Record<string, (input: never) => Effect.Effect<unknown, RefusalFacts, ShopperPorts>>>) =>
    (name: string, input: unknown) => {
      const call = calls[name];
      if (call === undefined) throw new Error(`slot \`${name}\` has no call`);
      return slot(Effect.provide(call(input as never), ports));
    };

  const vat = player(businessVatMachine, {
    clock,
    call: () => ({ after: 0, answer: null }),
    input: { cookies: { vatCountry: facts.seller, b2bVat: null }, path: arrival.path, signedIn: false },
  });
  const referral = player(referralMachine, {
    clock,
    input: { query: arrival.ref, cookie: null, cartId: null },
    call: (_, patch) =>
      slot(carts.refer((patch as { cartId: string }).cartId, (patch as { referral: never }).referral)),
  });
  /** In virtual time all answers of a call come together. */
  const check = (name: string, input: unknown): Reply => {
    const reply = calling(domainSearchCalls)(name, { ...(input as NamesRequest), onAnswer: () => undefined });
    const answered = reply.answer.output as NamesAnswered;
    if (Result.isSuccess(answered))
      for (const { answer } of answered.success) if (Result.isFailure(answer)) report(answer.failure);
    return reply;
  };
  const search = player(searchMachine, { clock, call: check });
  const session = player(sessionMachine, {
    clock,
    input: { user: null, hasToken: false },
    call: calling(sessionCalls),
  });
  const checkout = player(checkoutMachine, {
    clock,
    input: {
      step: "cart",
      locale: arrival.locale,
      facts: { items: 0, signedIn: false, addressStored: false, order: null },
    },
    call: calling(checkoutCalls),
  });

  const noteFacts = (): void =>
    checkout.send({
      type: "facts.change",
      facts: {
        items: cart === null || isEmptyCart(cart) ? 0 : cart.items.length,
        signedIn: session.snapshot().value === "known",
        addressStored,
      },
    });
  const updateCart = (changed: Cart | null): void => {
    cart = changed ?? cart;
    noteFacts();
  };
  const openCart = (): Cart | null => {
    if (cart !== null) return cart;
    cart = succeeded(carts.create);
    if (cart === null) return null;
    referral.send({ type: "cart.create", cartId: cart.id });
    const stored = storedReferral(referral.snapshot());
    if (stored !== null) cart = succeeded(carts.refer(cart.id, stored)) ?? cart;
    return cart;
  };
  const onCart = (
    change: (seenCart: { cart: string; version: number }, cart: Cart) => Effect.Effect<Cart, RefusalFacts>,
  ): void => {
    const opened = openCart();
    if (opened !== null) updateCart(succeeded(change({ cart: opened.id, version: opened.version }, opened)));
  };
  const look = (): void => {
    if (cart === null) return;
    const read = succeeded<Cart, RefusalFacts>(carts.byId(cart.id));
    seen =
      read === null ? null : succeeded<CartQuote, RefusalFacts>(carts.quote(read.id, shownCountry(vat.snapshot())));
    updateCart(read);
    if (read !== null && seen !== null)
      checkout.send({ type: "quote.show", shown: { cartId: read.id, cartVersion: read.version, quote: seen.quote } });
  };
  const store = (draft: AddressDraft): void => {
    const account = accountOf(shop, Effect.runSync(tokens.bearer));
    const work = updateCustomer(draft, arrival.locale, specified, { countries: facts.countries });
    const stored = succeeded(Effect.provide(work, portsOf(shop, account)) as Effect.Effect<unknown, RefusalFacts>);
    addressStored = addressStored || stored !== null;
    noteFacts();
  };
  const merge = (): void => {
    const merged = cart === null ? null : succeeded<{ readonly cart: Cart }, RefusalFacts>(carts.merge(cart.id));
    vat.send({ type: "session.change", signedIn: true });
    updateCart(merged?.cart ?? null);
  };
  const done = (act: Act): void => {
    switch (act.type) {
      case "page.enter":
        return vat.send(act);
      case "name.check":
        return search.send({ type: "names.check", names: [act.typed], suggestions: [] });
      case "cart.add":
        return onCart((at) => carts.add(at, act.item));
      case "cart.remove":
        return onCart((at, cart) => carts.remove(at, cart.items[act.position]?.id ?? ""));
      case "voucher.put":
        return onCart((at) => carts.putVoucher(at, act.code));
      case "voucher.out":
        return onCart((at) => carts.takeVoucherOut(at));
      case "session.enter":
        session.send(act);
        clock.advance(patience);
        if (session.snapshot().value === "known") merge();
        return noteFacts();
      case "address.store":
        return store(act.draft);
      case "quote.look":
        return look();
      default:
        return checkout.send(act);
    }
  };
  return {
    act: (at, act) => {
      clock.advance(Math.max(0, at - clock.now()));
      last = null;
      done(act);
    },
    wait: (milliseconds) => clock.advance(milliseconds),
    now: () => clock.now(),
    cart: () => cart,
    quote: () => seen,
    checkout: checkout.snapshot,
    session: session.snapshot,
    search: search.snapshot,
    refusal: () => last,
    calls: wire.calls,
    world: shop,
  };
};

/** Milliseconds after which every answer has come. */
export const patience = 11_000;

const tokensOf = (): TokenStore["Service"] => {
  let storedToken: string | null = null;
  return {
    hasToken: Effect.sync(() => storedToken !== null),
    bearer: Effect.sync(() => storedToken),
    store: (token) =>
      Effect.sync(() => {
        storedToken = token ?? storedToken;
      }),
    clear: Effect.sync(() => {
      storedToken = null;
    }),
  };
};

/** The order that a shopper placed, if any. */
export const orderOf = ({ checkout }: Pick<Shopper, "checkout">): Order | null => checkout().context.order;
