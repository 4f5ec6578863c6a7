// What use cases of carts need, over the database: carts, catalogue and vouchers.
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import {
  Authcodes,
  CartChanged,
  CartNotFound,
  Carts,
  NewCarts,
  newCartLimit,
  opensFor,
} from "@kontor/domain/shop/cart";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { Vouchers } from "@kontor/domain/shop/voucher";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import { countOne, limitedBucket, waitIn } from "../../platform/database/rate-limits.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { catalogsOver } from "../catalog/ports.ts";
import { vouchersOver } from "../voucher/ports.ts";
import {
  addCart,
  assignCart,
  cartById,
  cartOfOwner,
  cartWithOwner,
  emptyUnread,
  hasAuthcode,
  keepAuthcode,
  moveAuthcodes,
  removeCart,
  saveCart,
} from "./store.ts";

export type CartPorts = Authcodes | Carts | Catalogs | Vouchers;

/** For a customer, or for a visitor by null. */
export const cartPorts =
  ({ now }: Pick<PlatformServices, "now">, customerNumber: string | null): PortsOver<CartPorts> =>
  (scope) =>
    Context.make(Carts, cartsOver(scope.handle, now(), customerNumber)).pipe(
      Context.add(Authcodes, authcodesOver(scope.handle)),
      Context.add(Catalogs, catalogsOver(scope)),
      Context.add(Vouchers, vouchersOver(scope.handle)),
    );

/** Carts for a customer; null: a visitor. */
export const cartsOver = (
  handle: Handle,
  now: number,
  customerNumber: string | null,
): Context.Service.Shape<typeof Carts> => ({
  byId: (id) =>
    Effect.flatMap(
      toEffect(() => cartWithOwner(handle, id)),
      (stored) =>
        stored === null || !opensFor(stored.owner, customerNumber)
          ? Effect.fail(new CartNotFound({ cart: id }))
          : Effect.succeed(stored.cart),
    ),
  ofCustomer: (owner) => toEffect(() => cartOfOwner(handle, owner)),
  create: (cart, owner) => toEffect(() => addCart(handle, cart, owner, now)),
  save: (cart, seen) =>
    Effect.gen(function* () {
      if (yield* toEffect(() => saveCart(handle, cart, seen, now))) return;
      const present = yield* toEffect(() => cartById(handle, cart.id));
      return yield* Effect.fail(
        present === null ? new CartNotFound({ cart: cart.id }) : new CartChanged({ version: present.version }),
      );
    }),
  assign: (id, owner) =>
    Effect.flatMap(
      toEffect(() => assignCart(handle, id, owner)),
      (found) => (found ? Effect.void : Effect.fail(new CartNotFound({ cart: id }))),
    ),
  remove: (id) => toEffect(() => removeCart(handle, id)),
  reset: (id) =>
    Effect.flatMap(
      toEffect(() => emptyUnread(handle, id, customerNumber, now)),
      (cart) => (cart === null ? Effect.fail(new CartNotFound({ cart: id })) : Effect.succeed(cart)),
    ),
});

const authcodesOver = (handle: Handle): Context.Service.Shape<typeof Authcodes> => ({
  has: (id, name) => Effect.promise(() => hasAuthcode(handle, id, name)),
  keep: (id, codes) =>
    Effect.forEach(codes, ({ name, code }) => Effect.promise(() => keepAuthcode(handle, id, name, code)), {
      discard: true,
    }),
  move: (from, to) => Effect.promise(() => moveAuthcodes(handle, from, to)),
});

/** For who begins a cart: carts cost room, so one network begins so many and no more. [OPS-08] */
export const newCartPorts =
  (
    { database, settings, now }: Pick<PlatformServices, "database" | "settings" | "now">,
    address: string,
  ): PortsOver<Carts | NewCarts> =>
  ({ handle }) => {
    const bucket = limitedBucket(`cart:${address}`, newCartLimit, settings.orderRateFactor);
    const counted = toEffect(() => database.counting(handle, (counter) => countOne(counter, bucket, now())));
    return Context.make(Carts, cartsOver(handle, now(), null)).pipe(
      Context.add(NewCarts, { count: Effect.map(counted, (windows) => waitIn([bucket], windows, 0, now())) }),
    );
  };
