// What follows a token on the server, whichever way it was got: its cookies, and with it the customer's cart. [SES-02] [CRT-01]
import type { Call } from "@kontor/adapters/client";
import { isNoDifference } from "@kontor/domain/shop/cart";
import { accountPath, stepPath } from "@kontor/domain/site/routing";
import type { Locale } from "@kontor/domain/visitor/locale";
import { pathAfterEntry } from "@kontor/domain/visitor/session";
import { cartCookies, cartOf } from "../cart/cart-cookies.ts";
import { cartAfterMerge } from "../cart/after-form.ts";
import { cartAfterLogin } from "../cart/cart-calls.ts";
import { withoutSecret } from "../../platform/server/csrf.ts";
import { readCookies } from "../../platform/server/cookies.ts";
import { tokenCookies } from "../../visitor/session/token-cookies.ts";

export interface SessionStart {
  readonly cookies: readonly string[];
  /** Where to: to the cart, where something came into it from the other one; else where the visitor wanted to go. [CRT-01] [CHK-02] */
  readonly pathAfter: (wanted: string | null, otherwise?: string) => string;
}

/** The cart of this browser goes into the customer's. `call` goes as the customer. */
export const startSession = async (
  token: string,
  call: Call,
  {
    cookie,
    secure,
    locale,
  }: { readonly cookie: string | undefined; readonly secure: boolean; readonly locale: Locale },
): Promise<SessionStart> => {
  const entered = await cartAfterLogin(call, readCookies(cookie).get("cartId") ?? null);
  const difference = entered.ok ? entered.value.difference : null;
  const merged =
    entered.ok && difference !== null && !isNoDifference(difference) && entered.value.cart.items.length > 0;
  const cart = entered.ok ? cartOf(entered.value) : null;
  return {
    cookies: [
      ...tokenCookies(token, secure),
      withoutSecret(secure),
      ...(cart === null ? [] : cartCookies(cart, secure)),
    ],
    pathAfter: (wanted, otherwise = accountPath("panel", locale)) =>
      pathAfterEntry(merged, {
        cart: merged ? cartAfterMerge(stepPath("cart", locale), difference) : stepPath("cart", locale),
        wanted,
        otherwise,
      }),
  };
};
