// The visitor's cookies of token, cart and staff session: set, ended, and read into the headers that the API knows them by. [SES-02] [CRT-09]
import type { IncomingMessage } from "node:http";
import { readCookies } from "../../platform/server/cookies.ts";

/** The calls that make or mend a token: with an old token they would be refused, and the visitor could not log in again. [API-02] */
const tokenless =
  /^\/api\/auth\/(local(\/register)?|forgot-password|reset-password|send-email-confirmation|[^/]+\/callback)(?=[/?]|$)/;

/** A header of another scheme is for what stands before the shop, such as a proxy's password. */
export const bringsBearer = ({ headers }: IncomingMessage): boolean =>
  /^bearer( |$)/i.test(headers.authorization ?? "");

/** The request's headers as the API sees them: bearer and cart id from the cookies, unless a header already says them. */
export const apiHeaders = (request: IncomingMessage): Record<string, string | string[] | undefined> => {
  const cookies = readCookies(request.headers.cookie);
  const token = tokenless.test(request.url ?? "") ? undefined : cookies.get("token");
  const cart = cookies.get("cartId");
  const staff = cookies.get("ticketing");
  return {
    ...request.headers,
    ...(bringsBearer(request) ? {} : { authorization: token ? `Bearer ${token}` : undefined }),
    ...(cart && request.headers["shop-cart"] === undefined ? { "shop-cart": cart } : {}),
    ...(staff && request.headers["shop-ticketing"] === undefined ? { "shop-ticketing": staff } : {}),
  };
};
