// What use cases of carts need, over the database: carts, catalogue and vouchers.
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { CartChanged, CartNotFound, Carts, opensFor } from "@kontor/domain/shop/cart";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { Vouchers } from "@kontor/domain/shop/voucher";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { catalogsOver } from "../catalog/ports.ts";
import { vouchersOver } from "../voucher/ports.ts";
import { addCart, assignCart, cartById, cartOfOwner, cartWithOwner, removeCart, saveCart } from "./store.ts";

export type CartPorts = Carts | Catalogs | Vouchers;

/** For a customer, or for a visitor by null. */
export const cartPorts =
  ({ now }: Pick<PlatformServices, "now">, customerNumber: string | null): PortsOver<CartPorts> =>
  (scope) =>
    Context.make(Carts, cartsOver(scope.handle, now(), customerNumber)).pipe(
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
  create: (cart) => toEffect(() => addCart(handle, cart, null, now)),
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
});
