// A cart that was ordered: what any other tab, form or late press of the same cart is answered. [CHK-06]
import { type Cart, isEmptyCart } from "#shop/cart";
import type { Order, OrderIntent } from "./model.ts";

/** The order that holds what an intent saw of its cart; null where the customer's last order was of another cart, or of an earlier version of it. */
export const orderOfSeen = (latest: Order | null, seen: Pick<OrderIntent, "cartId" | "cartVersion">): Order | null =>
  latest !== null && latest.cart.id === seen.cartId && seen.cartVersion <= latest.cart.version ? latest : null;

/** The order that emptied a cart, until anything is put into it; null for a cart that is empty for another reason. */
export const orderThatEmptied = (latest: Order | null, cart: Cart): Order | null =>
  latest !== null && isEmptyCart(cart) && latest.cart.id === cart.id && cart.version === latest.cart.version + 1
    ? latest
    : null;
