// The visitor's cookies of token and cart: set, ended, and read into the headers that the API knows them by. [SES-02] [CRT-09]
import type { IncomingMessage } from "node:http";
import { type Cart, cartCount } from "@kontor/domain/shop/cart";
import { endCookie, readCookies, setCookie } from "../../platform/server/cookies.ts";

export const tokenCookies = (token: string, secure: boolean): readonly string[] => [
  setCookie("token", token, secure),
  setCookie("signed-in", "1", secure),
];

export const withoutToken = (secure: boolean): readonly string[] => [endCookie("token", secure), endCookie("signed-in", secure)];

/** The cart's id, and beside it, for scripts to read, the number at its icon. */
export const cartCookies = ({ id, count }: { readonly id: string; readonly count: number }, secure: boolean): readonly string[] => [
  setCookie("cartId", id, secure),
  setCookie("cart-count", String(count), secure),
];

export const withoutCart = (secure: boolean): readonly string[] => [endCookie("cartId", secure), endCookie("cart-count", secure)];

/** The calls that make or mend a token: with one they would be refused, and nobody could log in over an old cookie. [API-02] */
const tokenless = /^\/api\/auth\/(local(\/register)?|forgot-password|reset-password|send-email-confirmation|[^/]+\/callback)(?=[/?]|$)/;

/** A header of another scheme is for what stands before the shop, such as a proxy's password. */
export const bringsBearer = ({ headers }: IncomingMessage): boolean => /^bearer( |$)/i.test(headers.authorization ?? "");

/** The request's headers as the API sees them: bearer and cart id from the cookies, unless a header already says them. */
export const apiHeaders = (request: IncomingMessage): Record<string, string | string[] | undefined> => {
  const cookies = readCookies(request.headers.cookie);
  const token = tokenless.test(request.url ?? "") ? undefined : cookies.get("token");
  const cart = cookies.get("cartId");
  return {
    ...request.headers,
    ...(bringsBearer(request) ? {} : { authorization: token ? `Bearer ${token}` : undefined }),
    ...(cart && request.headers["shop-cart"] === undefined ? { "shop-cart": cart } : {}),
  };
};

/** The cart in an answer, with the number at its icon: the cart itself, or the cart beside a difference. [CRT-01] */
export const cartOf = (result: unknown): { readonly id: string; readonly count: number } | null => {
  if (typeof result !== "object" || result === null) return null;
  const { id, items, cart } = result as { id?: unknown; items?: Cart["items"]; cart?: unknown };
  return typeof id === "string" && Array.isArray(items) ? { id, count: cartCount({ items }) } : cartOf(cart);
};
