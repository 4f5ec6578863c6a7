// The way from a browser to the API: HttpOnly cookies become headers, a `jwt` answer becomes cookies. [SES-02] [CRT-09]
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Cart, cartCount } from "@kontor/domain/shop/cart";
import { generalTexts, refusalRules, refusalStatuses, refusalTexts, type RefusalTag } from "@kontor/domain/site/refusal";
import { tokenEndedHeader } from "@kontor/domain/site/request";
import { endCookie, readCookies, setCookie } from "./cookies.ts";
import { type CsrfSettings, forgedCall, withoutSecret } from "./csrf.ts";
import { requestLocale } from "./request-locale.ts";
import type { ApiAnswer, ApiDoor } from "./api-door.ts";
import { packedAnswer } from "./packed-answers.ts";

const bodyLimit = 1_048_576;

/** The calls whose good answers hold a token or a cart; others are passed on unread. */
const telling = /^\/api\/(auth|shop\/auth|shop\/order)([/?]|$)/;

/** Path of the one call whose answer is a stream and must not be gathered. */
const streamed = "/api/shop/domain/checks";

const problem = (status: number, refusal: string, rule: string, title: string, detail: string): ApiAnswer => ({
  status,
  headers: { "content-type": "application/problem+json; charset=utf-8" },
  body: Buffer.from(JSON.stringify({ type: `urn:kontor:refusal:${refusal}`, title, status, detail, rule, refusal })),
});

/** A refusal of the web entry itself, told as the API tells its own. */
const refused = (request: IncomingMessage, tag: RefusalTag): ApiAnswer => {
  const locale = requestLocale(request);
  return problem(refusalStatuses[tag], tag, refusalRules[tag], generalTexts[locale].oneError, refusalTexts[locale][tag]);
};

const send = (response: ServerResponse, answer: ApiAnswer, cookies: readonly string[]): void => {
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !/^(content-length|transfer-encoding|connection|keep-alive)$/i.test(name))
      response.setHeader(name, value as string | string[]);
  }
  if (cookies.length > 0) response.setHeader("set-cookie", [...cookies]);
  if (!response.hasHeader("cache-control")) response.setHeader("cache-control", "private, no-store");
  if (answer.status !== 204 && answer.status !== 304) response.setHeader("content-length", answer.body.length);
  response.statusCode = answer.status;
  response.end(answer.status === 204 || answer.status === 304 ? undefined : answer.body);
};

const gathered = async (request: IncomingMessage): Promise<Buffer | null> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > bodyLimit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const parsed = (body: Buffer): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

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
const bringsBearer = ({ headers }: IncomingMessage): boolean => /^bearer( |$)/i.test(headers.authorization ?? "");

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

/** Whether a page asks. Browsers say so in headers that no script can take away; everybody else keeps the token in a store of their own. [SES-13] */
const isBrowser = ({ headers }: IncomingMessage): boolean => headers["sec-fetch-site"] !== undefined || headers.origin !== undefined;

/** Whoever brings a bearer and no cookie keeps both in a store of their own: nothing is put into headers or taken out of answers for them. [SES-13] */
const hasOwnStore = (request: IncomingMessage): boolean =>
  bringsBearer(request) && request.headers.cookie === undefined && !isBrowser(request);

/** Answers a request under `/api`. */
export const apiBridge =
  (api: ApiDoor, settings: CsrfSettings, tellForged: (refusal: string) => void = () => undefined) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { secure } = settings;
    const forged = forgedCall(request, settings);
    if (forged !== null) {
      tellForged(forged._tag);
      return send(response, refused(request, forged._tag), []);
    }
    const cookies = readCookies(request.headers.cookie);
    const cart = cookies.get("cartId");
    const path = (request.url ?? "/").replace(
      /^(\/api\/shop\/order\/cart\/)current(?=[/?]|$)/,
      (_, before: string) => before + encodeURIComponent(cart ?? "current"),
    );
    if (path.startsWith("/api/shop/order/cart/current") && cart === undefined) return send(response, refused(request, "CartNotFound"), []);
    const headers = apiHeaders(request);
    if (api.stream !== null && (path.split("?")[0] === streamed || hasOwnStore(request))) {
      request.url = path;
      Object.assign(request.headers, headers);
      return api.stream(request, response);
    }
    const body = await gathered(request);
    if (body === null) return send(response, tooLarge(request), []);
    const sent = path.startsWith("/api/shop/order") && cart !== undefined && body.includes('"current"') ? withCart(body, cart) : body;
    const answer = await api.ask({
      method: request.method ?? "GET",
      path,
      headers: { ...headers, "content-length": undefined },
      body: sent,
      remoteAddress: request.socket.remoteAddress ?? "127.0.0.1",
    });
    const isRead = (answer.status >= 400 || telling.test(path)) && /json/.test(String(answer.headers["content-type"] ?? ""));
    const value = isRead ? parsed(answer.body) : null;
    if (answer.status < 300 && typeof value?.jwt === "string") {
      const { jwt, ...rest } = value;
      response.setHeader(tokenEndedHeader, "1");
      return send(response, isBrowser(request) ? { ...answer, body: Buffer.from(JSON.stringify(rest)) } : answer, [
        ...tokenCookies(jwt as string, secure),
        withoutSecret(secure),
      ]);
    }
    const travelling = await packedAnswer(answer, path, String(request.headers["accept-encoding"] ?? ""));
    if (path.split("?")[0] === "/api/shop/auth/logout" && answer.status < 300) response.setHeader(tokenEndedHeader, "1");
    send(response, travelling, cookiesAfter(request.method ?? "GET", path.split("?")[0] ?? path, answer, value, cookies, secure));
  };

/** Which cookies an answer changes: a token that no longer holds goes, a logout takes the cart along, a cart leaves its id and its count. */
const cookiesAfter = (
  method: string,
  path: string,
  { status }: ApiAnswer,
  value: Record<string, unknown> | null,
  cookies: ReadonlyMap<string, string>,
  secure: boolean,
): readonly string[] => {
  if (isCartGone(path, status, value, cookies)) return withoutCart(secure);
  if (status === 401 && cookies.has("token") && (method === "GET" || value?.refusal === "TokenMissing")) return withoutToken(secure);
  if (status >= 300) return [];
  if (path === "/api/shop/auth/logout") return [...withoutToken(secure), ...withoutCart(secure), withoutSecret(secure)];
  if (path === "/api/shop/order" && method === "POST") return [setCookie("cart-count", "0", secure)];
  if (!/^\/api\/shop\/order\/cart(\/|$)/.test(path)) return [];
  const cart = cartOf(value?.result);
  if (cart === null) return [];
  const isNew = method === "POST" && /^\/api\/shop\/order\/cart(\/[^/]+\/merge)?$/.test(path);
  return isNew ? cartCookies(cart, secure) : cart.id === cookies.get("cartId") ? [setCookie("cart-count", String(cart.count), secure)] : [];
};

/** The cart of the cookie opens no more: ordered away, merged, or a customer's who has gone. It is there again at their next login. [CRT-01] */
const isCartGone = (path: string, status: number, value: Record<string, unknown> | null, cookies: ReadonlyMap<string, string>): boolean =>
  status === 404 &&
  value?.refusal === "CartNotFound" &&
  cookies.has("cartId") &&
  path.startsWith(`/api/shop/order/cart/${encodeURIComponent(cookies.get("cartId") ?? "")}`);

const tooLarge = (request: IncomingMessage): ApiAnswer => refused(request, "BodyTooLarge");

const withCart = (body: Buffer, cart: string): Buffer => {
  const value = parsed(body);
  return value?.cartId === "current" ? Buffer.from(JSON.stringify({ ...value, cartId: cart })) : body;
};

/** The cart in an answer, with the number at its icon: the cart itself, or the cart beside a difference. [CRT-01] */
export const cartOf = (result: unknown): { readonly id: string; readonly count: number } | null => {
  if (typeof result !== "object" || result === null) return null;
  const { id, items, cart } = result as { id?: unknown; items?: Cart["items"]; cart?: unknown };
  return typeof id === "string" && Array.isArray(items) ? { id, count: cartCount({ items }) } : cartOf(cart);
};
