// What follows a token on the server, whichever way it was got: its cookies, and with it the customer's cart. [SES-02] [CRT-01]
import type { Call } from "@kontor/adapters/client";
import { accountPath, stepPath } from "@kontor/domain/site/routing";
import type { Locale } from "@kontor/domain/visitor/locale";
import { cartCookies, cartOf } from "../../shop/cart/cart-cookies.ts";
import { cartAfterLogin } from "../../shop/cart/cart-after-login.ts";
import { withoutSecret } from "../../platform/server/csrf.ts";
import { readCookies } from "../../platform/server/cookies.ts";
import { tokenCookies } from "./token-cookies.ts";

export interface CameIn {
  readonly cookies: readonly string[];
  /** Where to, for who wanted to go nowhere in particular: to the cart, where something came into it from the other one. */
  readonly onward: string;
}

/** The cart of this browser goes into the customer's. `call` goes as who came in. */
export const cameIn = async (
  token: string,
  call: Call,
  { cookie, secure, locale }: { readonly cookie: string | undefined; readonly secure: boolean; readonly locale: Locale },
): Promise<CameIn> => {
  const entered = await cartAfterLogin(call, readCookies(cookie).get("cartId") ?? null);
  const merged = entered.ok && entered.value.difference !== null && entered.value.cart.items.length > 0;
  const cart = entered.ok ? cartOf(entered.value) : null;
  return {
    cookies: [...tokenCookies(token, secure), withoutSecret(secure), ...(cart === null ? [] : cartCookies(cart, secure))],
    onward: merged ? stepPath("cart", locale) : accountPath("panel", locale),
  };
};
