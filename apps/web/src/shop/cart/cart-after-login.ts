// The cart after a login, the same in a browser and by a form: the guest's goes into the customer's, or the customer's own is there again. [CRT-01]
import { type Answer, type Call, resultOf } from "@kontor/adapters/client";
import type { Cart, CartDifference } from "@kontor/domain/shop/cart";
import { openCart } from "./carts.ts";
import { isNoCart } from "./no-cart.ts";

export interface CartAfterLogin {
  readonly cart: Cart;
  /** What became of the guest's cart; null where there was none. */
  readonly difference: CartDifference | null;
}

const mergedCart = (call: Call, cartId: string): Promise<Answer<CartAfterLogin>> =>
  resultOf(call("POST", "/shop/order/cart/{cartId}/merge", { path: { cartId } }));

/** Merges the cart `id` of this browser; without one the customer's own is opened. */
export const cartAfterLogin = async (call: Call, id: string | null): Promise<Answer<CartAfterLogin>> => {
  const merged = id === null ? null : await mergedCart(call, id);
  if (merged !== null && !isNoCart(merged)) return merged;
  const own = await openCart(call);
  return own.ok ? { ...own, value: { cart: own.value, difference: null } } : own;
};
