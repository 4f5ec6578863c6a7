// The cart after a login, the same in a browser and by a form: the guest's goes into the customer's, or the customer's own is there again. [CRT-01]
import type { Cart, CartDifference } from "@kontor/domain/shop/cart";
import type { Answer, Call } from "./call.ts";
import { cartAt, carts } from "./carts.ts";
import { isNoCart } from "./no-cart.ts";

export interface CartAfterLogin {
  readonly cart: Cart;
  /** What became of the guest's cart; null where there was none. */
  readonly difference: CartDifference | null;
}

/** Merges the cart `id` of this browser; without one the customer's own is opened. */
export const cartAfterLogin = async (call: Call, id: string | null): Promise<Answer<CartAfterLogin>> => {
  const merged = id === null ? null : await call<CartAfterLogin>("POST", `${cartAt(id)}/merge`);
  if (merged !== null && !isNoCart(merged)) return merged;
  const own = await call<Cart>("POST", carts);
  return own.ok ? { ok: true, value: { cart: own.value, difference: null } } : own;
};
