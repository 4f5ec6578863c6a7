// The calls of a cart that acts make, in a browser and by a form; in a browser the id is `current`, and the shop's origin puts the cookie's value in its place. [CRT-01]
import { type Answer, type Call, resultOf } from "@kontor/adapters/client";
import type { Cart } from "@kontor/domain/shop/cart";

export const readCart = (call: Call, cartId: string): Promise<Answer<Cart>> =>
  resultOf(call("GET", "/shop/order/cart/{cartId}", { path: { cartId } }));

/** A new cart, or the open one of the customer who is logged in. */
export const openCart = (call: Call): Promise<Answer<Cart>> => resultOf(call("POST", "/shop/order/cart"));
