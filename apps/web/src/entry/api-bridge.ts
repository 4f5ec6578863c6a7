// The way from a browser to the API: HttpOnly cookies become headers, a `jwt` answer becomes cookies. [SES-02] [CRT-09]
import type { IncomingMessage, ServerResponse } from "node:http";
import { days, readCookies, setCookie } from "./cookies.ts";
import { isCrossSite } from "./cross-site.ts";
import type { ApiAnswer, ApiDoor } from "./api-door.ts";

export interface BridgeSettings {
  readonly publicUrl: string;
  readonly secure: boolean;
}

const bodyLimit = 1_048_576;

/** Path of the one call whose answer is a stream and must not be gathered. */
const streamed = "/api/shop/domain/checks";

const problem = (status: number, refusal: string, title: string): ApiAnswer => ({
  status,
  headers: { "content-type": "application/problem+json; charset=utf-8" },
  body: Buffer.from(JSON.stringify({ type: "about:blank", title, status, detail: title, refusal })),
});

const send = (response: ServerResponse, answer: ApiAnswer, cookies: readonly string[]): void => {
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !/^(content-length|transfer-encoding|connection|keep-alive)$/i.test(name)) response.setHeader(name, value as string | string[]);
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
  setCookie("token", token, { httpOnly: true, secure, maxAge: days(30) }),
  setCookie("signed-in", "1", { secure, maxAge: days(30) }),
];

export const withoutToken = (secure: boolean): readonly string[] => [
  setCookie("token", "", { httpOnly: true, secure, maxAge: 0 }),
  setCookie("signed-in", "", { secure, maxAge: 0 }),
];

export const cartCookie = (id: string, secure: boolean): string => setCookie("cartId", id, { httpOnly: true, secure, maxAge: days(30) });

/** The request's headers as the API sees them: bearer and cart id from the cookies, unless a header already says them. */
export const apiHeaders = (request: IncomingMessage): Record<string, string | string[] | undefined> => {
  const cookies = readCookies(request.headers.cookie);
  const token = cookies.get("token");
  const cart = cookies.get("cartId");
  return {
    ...request.headers,
    ...(token && request.headers.authorization === undefined ? { authorization: `Bearer ${token}` } : {}),
    ...(cart && request.headers["shop-cart"] === undefined ? { "shop-cart": cart } : {}),
  };
};

/** Answers a request under `/api`. */
export const apiBridge = (api: ApiDoor, { publicUrl, secure }: BridgeSettings) => async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (isCrossSite(request, publicUrl)) return send(response, problem(403, "CrossSiteRequest", "This request was started by another site."), []);
  const cookies = readCookies(request.headers.cookie);
  const cart = cookies.get("cartId");
  const path = (request.url ?? "/").replace(/^(\/api\/shop\/order\/cart\/)current(?=[/?]|$)/, (_, before: string) => before + encodeURIComponent(cart ?? "current"));
  if (path.startsWith("/api/shop/order/cart/current") && cart === undefined) return send(response, problem(404, "CartNotFound", "There is no cart yet."), []);
  const headers = apiHeaders(request);
  if (path.split("?")[0] === streamed && api.stream !== null) {
    request.url = path;
    Object.assign(request.headers, headers);
    return api.stream(request, response);
  }
  const body = await gathered(request);
  if (body === null) return send(response, problem(413, "BodyTooLarge", "The request is too large."), []);
  const sent = path.startsWith("/api/shop/order") && cart !== undefined && body.includes('"current"') ? withCart(body, cart) : body;
  const answer = await api.ask({ method: request.method ?? "GET", path, headers: { ...headers, "content-length": undefined }, body: sent, remoteAddress: request.socket.remoteAddress ?? "127.0.0.1" });
  const value = /json/.test(String(answer.headers["content-type"] ?? "")) ? parsed(answer.body) : null;
  if (answer.status < 300 && typeof value?.jwt === "string") {
    const { jwt, ...rest } = value;
    return send(response, { ...answer, body: Buffer.from(JSON.stringify(rest)) }, tokenCookies(jwt as string, secure));
  }
  if (answer.status === 401 && cookies.has("token") && request.method === "GET") return send(response, answer, withoutToken(secure));
  const made = request.method === "POST" && answer.status < 300 && /^\/api\/shop\/order\/cart(\/[^/?]+\/merge)?(\?|$)/.test(path) ? cartIdOf(value?.result) : null;
  send(response, answer, made === null ? [] : [cartCookie(made, secure)]);
};

const withCart = (body: Buffer, cart: string): Buffer => {
  const value = parsed(body);
  return value?.cartId === "current" ? Buffer.from(JSON.stringify({ ...value, cartId: cart })) : body;
};

/** The id of the cart in an answer: of the cart itself, or of the cart beside a difference. */
const cartIdOf = (result: unknown): string | null => {
  if (typeof result !== "object" || result === null) return null;
  const { id, cart } = result as { id?: unknown; cart?: unknown };
  return typeof id === "string" ? id : cartIdOf(cart);
};
