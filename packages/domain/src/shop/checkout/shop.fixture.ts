// A small shop for the tests of the checkout: one plan, one ending, one customer, and its ports in memory.
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { rate } from "#kernel/money";
import { type Cart, CartChanged, CartNotFound, Carts } from "#shop/cart";
import { type Catalog, Catalogs, type Product } from "#shop/catalog";
import { smallCatalog, smallPlan } from "#shop/catalog/examples";
import { ContractBook, type ServiceContract } from "#shop/contract";
import { type Customer, Customers } from "#shop/customer";
import { exampleAddress } from "#shop/customer/examples";
import { VatRates } from "#shop/vat";
import { type Voucher, VoucherRedeemed, Vouchers } from "#shop/voucher";
import type { Confirmation, OrderId } from "./model.ts";
import { Orders, Outbox, type StoredOrder } from "./ports.ts";

export const plan: Product = {
  ...smallPlan,
  features: [{ key: "storage", label: { en: "Storage", de: "Speicher" }, value: { en: "100 GB", de: "100 GB" } }],
};

export const catalog: Catalog = { ...smallCatalog, products: [plan] };

export const cart: Cart = {
  id: "cart-1",
  version: 3,
  voucher: null,
  referral: null,
  items: [
    {
      kind: "product",
      id: "i1",
      product: "web-m",
      quantity: 1,
      billingMonths: 12,
      location: null,
      additions: [],
      domains: [
        {
          ascii: "example-42.de",
          unicode: "example-42.de",
          ending: "de",
          acquisition: "register",
          authcodeGiven: false,
        },
      ],
    },
  ],
};

export const erika: Customer = {
  ...exampleAddress("erika@example.com"),
  number: "100001",
  locale: "de",
  vatIdValidity: "unknown",
  individualRate: null,
};

export interface ShopInMemory {
  catalog: Catalog;
  cart: Cart;
  customer: Customer | null;
  voucher: Voucher | null;
  readonly orders: StoredOrder[];
  readonly contracts: ServiceContract[];
  readonly mails: { readonly orderId: OrderId; readonly confirmation: Confirmation }[];
}

export const shop = (given: Partial<ShopInMemory> = {}): ShopInMemory => ({
  catalog,
  cart,
  customer: erika,
  voucher: null,
  orders: [],
  contracts: [],
  mails: [],
  ...given,
});

/** The ports of one transaction over that shop. */
export const shopLayer = (at: ShopInMemory) =>
  Layer.mergeAll(
    Layer.succeed(Catalogs, { current: Effect.sync(() => at.catalog) }),
    Layer.succeed(Customers, { current: Effect.sync(() => at.customer), store: () => Effect.die("not here") }),
    Layer.succeed(VatRates, { map: Effect.succeed({ DE: rate(1900), AT: rate(2000), OTHER: rate(0) }) }),
    Layer.succeed(Vouchers, {
      byCode: (code) => Effect.sync(() => (at.voucher?.code === code ? at.voucher : null)),
      redeem: (code, redeemedAt) =>
        Effect.suspend(() => {
          if (at.voucher?.code !== code || at.voucher.redeemedAt !== null)
            return Effect.fail(new VoucherRedeemed({ code }));
          at.voucher = { ...at.voucher, redeemedAt };
          return Effect.void;
        }),
    }),
    Layer.succeed(Carts, {
      byId: (id) =>
        Effect.suspend(() =>
          at.cart.id === id ? Effect.succeed(at.cart) : Effect.fail(new CartNotFound({ cart: id })),
        ),
      ofCustomer: () => Effect.succeed(null),
      create: () => Effect.void,
      save: (changed, seen) =>
        Effect.suspend(() => {
          if (at.cart.version !== seen) return Effect.fail(new CartChanged({ version: at.cart.version }));
          at.cart = changed;
          return Effect.void;
        }),
      assign: () => Effect.void,
      remove: () => Effect.void,
      reset: () => Effect.die("not here"),
    }),
    Layer.succeed(Orders, {
      latestOf: (owner) =>
        Effect.sync(() => at.orders.findLast(({ order }) => order.customerNumber === owner)?.order ?? null),
      byKey: (key) => Effect.sync(() => at.orders.find(({ intent }) => intent.idempotencyKey === key) ?? null),
      byId: (id) => Effect.sync(() => at.orders.find(({ order }) => order.id === id)?.order ?? null),
      holdNames: () => Effect.succeed([]),
      nextSequence: () => Effect.sync(() => at.orders.length + 1),
      add: (stored) => Effect.sync(() => void at.orders.push(stored)),
    }),
    Layer.succeed(ContractBook, {
      add: (contracts) => Effect.sync(() => void at.contracts.push(...contracts)),
      ofPerson: () => Effect.succeed([]),
      customerOf: () => Effect.succeed(null),
      byId: (id) => Effect.sync(() => at.contracts.find((contract) => contract.id === id) ?? null),
      ofOrder: (orderId) => Effect.sync(() => at.contracts.filter((contract) => contract.orderId === orderId)),
      earlierOrders: () => Effect.succeed([]),
      asBilledNext: Effect.succeed,
      reopen: () => Effect.void,
      change: (contract) =>
        Effect.sync(
          () =>
            void at.contracts.splice(
              at.contracts.findIndex(({ id }) => id === contract.id),
              1,
              contract,
            ),
        ),
    }),
    Layer.succeed(Outbox, {
      add: ({ orderId, confirmation }) => Effect.sync(() => void at.mails.push({ orderId, confirmation })),
    }),
  );
