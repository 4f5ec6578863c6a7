// The calls of the checkout that need no version of the cart: to this shop's own origin, cookies do the rest. [CRT-05]
import { type Answer, resultOf } from "@kontor/adapters/client";
import type { Cart } from "@kontor/domain/shop/cart";
import type { Locale } from "@kontor/domain/visitor/locale";
import { callIn } from "../../platform/client/shop-fetch.ts";

const path = { cartId: "current" };

/** Empties the cart, whatever its version. [CRT-05] */
export const clearCart = (locale: Locale): Promise<Answer<Cart>> =>
  resultOf(callIn(locale)("DELETE", "/shop/order/cart/{cartId}", { path }));
