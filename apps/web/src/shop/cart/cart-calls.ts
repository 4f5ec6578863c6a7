// The calls of the checkout that need no version of the cart: to this shop's own origin, cookies do the rest. [CRT-05] [SHL-13]
import { type Answer, resultOf } from "@kontor/adapters/client";
import type { Cart } from "@kontor/domain/shop/cart";
import type { Locale } from "@kontor/domain/visitor/locale";
import { callIn } from "../../platform/client/shop-fetch.ts";

const path = { cartId: "current" };

/** Empties the cart, whatever its version. [CRT-05] */
export const clearCart = (locale: Locale): Promise<Answer<Cart>> =>
  resultOf(callIn(locale)("DELETE", "/shop/order/cart/{cartId}", { path }));

/** Forgets who sent the visitor, in the cart and in this browser. [SHL-13] */
export const forgetReferral = async (locale: Locale): Promise<Answer<Cart>> => {
  const answer = await resultOf(callIn(locale)("PATCH", "/shop/order/cart/{cartId}", { path, body: { affiliate: null } }));
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store.
  if (answer.ok) document.cookie = "ref=; Path=/; Max-Age=0; SameSite=Lax";
  return answer;
};
