// A whole shop in memory: what it keeps, and the ports of one of its transactions. For simulations, examples and tests. [HDL-04]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { dayOf, type Instant, instant, type TimeZone } from "@kontor/domain/kernel/calendar";
import type { CountryCode } from "@kontor/domain/kernel/country";
import type { addressPolicies } from "@kontor/domain/kernel/text";
import { Attempts, type Counted, waitOver } from "@kontor/domain/kernel/limit";
import {
  Authcodes,
  type Cart,
  CartChanged,
  CartNotFound,
  Carts,
  emptyCart,
  NewCarts,
  opensFor,
} from "@kontor/domain/shop/cart";
import { type Catalog, Catalogs } from "@kontor/domain/shop/catalog";
import { type Confirmation, Orders, Outbox, type StoredOrder } from "@kontor/domain/shop/checkout";
import {
  ContractBook,
  type ContractFacts,
  type ContractPolicy,
  type ServiceContract,
} from "@kontor/domain/shop/contract";
import { type Customer, Customers } from "@kontor/domain/shop/customer";
import { DocumentBook, DocumentFiles } from "@kontor/domain/shop/invoice";
import {
  availabilityHere,
  type DomainName,
  embeddedAvailability,
  Registry,
  type ToAscii,
} from "@kontor/domain/shop/domain-name";
import { type VatMap, VatRates } from "@kontor/domain/shop/vat";
import { redeemed, type Voucher, VoucherRedeemed, Vouchers } from "@kontor/domain/shop/voucher";
import { TokenMissing, type User } from "@kontor/domain/visitor/session";
import { contractsIn } from "./contracts.ts";
import { documentBookIn, documentFilesIn, type StoredDocument } from "./documents.ts";
import { adding, changing, removing, setting } from "./changes.ts";
import { holderIn, holdNamesIn, type NamedContract } from "./names.ts";

/** What the shop is given: data, and everything that a rule does not know by itself. */
export interface WorldFacts {
  readonly catalog: Catalog;
  readonly rates: VatMap;
  readonly countries: readonly CountryCode[];
  readonly seller: CountryCode;
  readonly timeZone: TimeZone;
  /** Without one, contracts are as specified. */
  readonly contractPolicy?: ContractPolicy;
  readonly vouchers?: readonly Voucher[];
  /** Which characters an address takes; as specified without one. */
  readonly addressPolicy?: keyof typeof addressPolicies;
  readonly now: () => Instant;
  readonly toAscii: ToAscii;
}

export interface Account {
  readonly user: User;
  readonly password: string;
  readonly number: string;
  readonly customer: Customer | null;
}

/** What the shop keeps. Whatever is in it was put there by a port. */
export interface World extends WorldFacts {
  readonly carts: Map<string, { readonly cart: Cart; readonly owner: string | null }>;
  /** Names of each cart whose authcode came; the code itself moves nothing here. */
  readonly authcodes: Map<string, ReadonlySet<string>>;
  readonly storedVouchers: Map<string, Voucher>;
  readonly orders: StoredOrder[];
  readonly contracts: Map<string, ServiceContract>;
  /** Contracts that have or had a name, by its A-label form. */
  readonly names: Map<string, readonly NamedContract[]>;
  readonly mails: Confirmation[];
  /** What was issued, by its id. */
  readonly documents: Map<string, StoredDocument>;
  /** By which customers route documents, by their numbers. */
  readonly buyerReferences: Map<string, string>;
  readonly accounts: Account[];
  /** What accounts tried, by account and kind. A visitor without an account has no network here: nothing is counted. */
  readonly attempts: Map<string, Counted>;
  /** Counts up; ids, tokens and authcodes of this world are made of it. */
  readonly next: () => number;
}

/** A shop that holds everything in memory: catalogue, rates, clock and countries as they are given, no customer and no cart. */
export const world = (facts: WorldFacts): World => {
  const counter = { at: 0 };
  return {
    ...facts,
    carts: new Map(),
    authcodes: new Map(),
    storedVouchers: new Map((facts.vouchers ?? []).map((voucher) => [voucher.code, voucher])),
    orders: [],
    contracts: new Map(),
    names: new Map(),
    mails: [],
    documents: new Map(),
    buyerReferences: new Map(),
    accounts: [],
    attempts: new Map(),
    next: () => {
      counter.at += 1;
      return counter.at;
    },
  };
};

/** The policy of this shop and the day in it. */
export const contractFactsOf = (of: WorldFacts): ContractFacts => ({
  policy: of.contractPolicy ?? "specified",
  day: dayOf(of.now(), of.timeZone),
  ...(of.seller === "DE" ? {} : { seller: of.seller }),
});

/** The ports behind the desks, for the requesting account; made once for each. */
export const portsOf = (of: World, account: Account | null): Context.Context<WorldPorts> => {
  const made = portsMade.get(of) ?? new Map<string, Context.Context<WorldPorts>>();
  portsMade.set(of, made);
  const known = made.get(account?.number ?? "") ?? newPorts(of, account);
  made.set(account?.number ?? "", known);
  return known;
};

/** What a use case of the shop may ask for. */
export type WorldPorts =
  | Attempts
  | Catalogs
  | VatRates
  | Carts
  | NewCarts
  | Authcodes
  | Vouchers
  | Customers
  | Orders
  | ContractBook
  | DocumentBook
  | DocumentFiles
  | Outbox
  | Registry;

const portsMade = new WeakMap<World, Map<string, Context.Context<WorldPorts>>>();

const newPorts = (of: World, account: Account | null): Context.Context<WorldPorts> =>
  Context.empty().pipe(
    Context.add(Catalogs, { current: Effect.sync(() => of.catalog) }),
    Context.add(VatRates, { map: Effect.sync(() => of.rates) }),
    Context.add(Carts, {
      byId: (id) => {
        const owner = of.carts.get(id)?.owner ?? null;
        return opensFor(owner, account?.number ?? null) ? found(of, id) : Effect.fail(new CartNotFound({ cart: id }));
      },
      ofCustomer: (number) =>
        Effect.sync(() => [...of.carts.values()].find(({ owner }) => owner === number)?.cart ?? null),
      create: (cart, owner) => setting(of.carts, cart.id, { cart, owner }),
      save: (cart, seen) =>
        Effect.flatMap(found(of, cart.id), (known) => {
          if (known.version !== seen) return Effect.fail(new CartChanged({ version: known.version }));
          return setting(of.carts, cart.id, { cart, owner: of.carts.get(cart.id)?.owner ?? null });
        }),
      assign: (id, owner) => Effect.flatMap(found(of, id), (cart) => setting(of.carts, id, { cart, owner })),
      remove: (id) => removing(of.carts, id),
      reset: (id) =>
        Effect.flatMap(found(of, id), ({ version }) => {
          const cart = { ...emptyCart(id), version: version + 1 };
          return Effect.as(setting(of.carts, id, { cart, owner: of.carts.get(id)?.owner ?? null }), cart);
        }),
    }),
    Context.add(NewCarts, { count: Effect.succeed(null) }),
    Context.add(Authcodes, {
      has: (id, name) => Effect.sync(() => of.authcodes.get(id)?.has(name) === true),
      keep: (id, codes) =>
        setting(
          of.authcodes,
          id,
          withCodes(
            of,
            id,
            codes.map(({ name }) => name),
          ),
        ),
      move: (from, to) => setting(of.authcodes, to, withCodes(of, to, [...(of.authcodes.get(from) ?? [])])),
    }),
    Context.add(Vouchers, {
      byCode: (code) => Effect.sync(() => of.storedVouchers.get(code) ?? null),
      redeem: (code, redeemedAt) =>
        Effect.suspend(() => {
          const voucher = of.storedVouchers.get(code);
          if (voucher === undefined || voucher.redeemedAt !== null) return Effect.fail(new VoucherRedeemed({ code }));
          return setting(of.storedVouchers, code, redeemed(voucher, redeemedAt));
        }),
    }),
    Context.add(Customers, {
      current: Effect.suspend(() =>
        account === null ? Effect.fail(new TokenMissing()) : Effect.succeed(currentAccount(of, account).customer),
      ),
      store: (address, locale) =>
        Effect.suspend(() => {
          if (account === null) return Effect.fail(new TokenMissing());
          const customer: Customer = {
            ...address,
            number: account.number,
            locale,
            vatIdValidity: address.vatId === null ? "unknown" : "valid",
            individualRate: null,
          };
          const before = currentAccount(of, account);
          const after = { ...before, customer };
          const replace = (one: Account, other: Account) => void of.accounts.splice(of.accounts.indexOf(one), 1, other);
          return Effect.as(
            changing(() => {
              replace(before, after);
              return () => replace(after, before);
            }),
            customer,
          );
        }),
    }),
    Context.add(Orders, {
      byKey: (key) => Effect.sync(() => of.orders.find(({ intent }) => intent.idempotencyKey === key) ?? null),
      byId: (id) => Effect.sync(() => of.orders.find(({ order }) => order.id === id)?.order ?? null),
      latestOf: (owner) =>
        Effect.sync(() => of.orders.findLast(({ order }) => order.customerNumber === owner)?.order ?? null),
      holdNames: holdNamesIn(of),
      nextSequence: () => Effect.sync(() => of.orders.length + 1),
      add: (stored) => adding(of.orders, stored),
    }),
    Context.add(ContractBook, contractsIn(of)),
    Context.add(DocumentBook, documentBookIn(of)),
    Context.add(DocumentFiles, documentFilesIn(of)),
    Context.add(Outbox, { add: ({ confirmation }) => adding(of.mails, confirmation) }),
    Context.add(Attempts, attemptsOf(of, account)),
    Context.add(Registry, {
      check: (name: DomainName) =>
        Effect.sync(() => availabilityHere(embeddedAvailability(name), holderIn(of, name.ascii) !== null)),
      nameExists: (name: DomainName) => Effect.sync(() => embeddedAvailability(name) !== "available"),
      endingIsDelegated: () => Effect.succeed(true),
    }),
  );

const withCodes = (of: World, id: string, names: readonly string[]): ReadonlySet<string> =>
  new Set([...(of.authcodes.get(id) ?? []), ...names]);

const attemptsOf = (of: World, account: Account | null): Attempts["Service"] => {
  const key = (kind: string, on?: string): string => `${on ?? account?.number ?? ""}:${kind}`;
  const counted = (kind: string, on?: string): Counted | null => {
    const known = of.attempts.get(key(kind, on));
    return known === undefined || known.endsAt <= of.now() ? null : known;
  };
  return {
    wait: (kind, limit, on) =>
      Effect.sync(() => {
        const known = counted(kind, on);
        return known === null ? null : waitOver([{ ...known, limit, count: known.count + 1 }], of.now());
      }),
    add: (kind, limit, on) =>
      Effect.suspend(() => {
        if (account === null && on === undefined) return Effect.void;
        const { count, endsAt } = counted(kind, on) ?? { count: 0, endsAt: instant(of.now() + limit.seconds * 1000) };
        return setting(of.attempts, key(kind, on), { limit, count: count + 1, endsAt });
      }),
  };
};

const found = (of: World, id: string): Effect.Effect<Cart, CartNotFound> =>
  Effect.suspend(() => {
    const known = of.carts.get(id);
    return known === undefined ? Effect.fail(new CartNotFound({ cart: id })) : Effect.succeed(known.cart);
  });

const currentAccount = (of: World, { number }: Account): Account => {
  const account = of.accounts.find((known) => known.number === number);
  if (account === undefined) throw new Error(`no account ${number}`);
  return account;
};
