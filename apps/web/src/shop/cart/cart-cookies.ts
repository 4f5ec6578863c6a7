// The cookies of a cart: set, ended, and found in an answer. [CRT-09]
import { type Cart, cartCount } from "@kontor/domain/shop/cart";
import { endCookie, setCookie } from "../../platform/server/cookies.ts";

/** The cart's id, and beside it, for scripts to read, the number at its icon. */
export const cartCookies = (
  { id, count }: { readonly id: string; readonly count: number },
  secure: boolean,
): readonly string[] => [setCookie("cartId", id, secure), setCookie("cart-count", String(count), secure)];

export const withoutCart = (secure: boolean): readonly string[] => [
  endCookie("cartId", secure),
  endCookie("cart-count", secure),
];

/** The cart in an answer, with the number at its icon: the cart itself, or the cart beside a difference. [CRT-01] */
export const cartOf = (result: unknown): { readonly id: string; readonly count: number } | null => {
  if (typeof result !== "object" || result === null) return null;
  const { id, items, cart } = result as { id?: unknown; items?: Cart["items"]; cart?: unknown };
  return typeof id === "string" && Array.isArray(items) ? { id, count: cartCount({ items }) } : cartOf(cart);
};

/** The number at the icon after a look at the cart, which another device may have changed; nothing where it is right. [CRT-01] */
export const countSeen = (result: unknown, counted: string | undefined, secure: boolean): readonly string[] => {
  const count = cartOf(result)?.count;
  return count === undefined || count === Number(counted) ? [] : [setCookie("cart-count", String(count), secure)];
};
