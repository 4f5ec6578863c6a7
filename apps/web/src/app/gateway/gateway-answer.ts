// What a browser gets of an answer of the API: a `jwt` becomes cookies, a cart leaves its id and its count, what is everybody's is packed. [SES-02] [CRT-09]
import { tokenEndedHeader } from "@kontor/domain/site/request";
import { accountPath } from "@kontor/domain/site/routing";
import { locales } from "@kontor/domain/visitor/locale";
import type { BrowserCall } from "../../platform/api/browser-call.ts";
import { setCookie, withoutLetterCode } from "../../platform/server/cookies.ts";
import { freshProof, withoutSecret } from "../../platform/server/csrf.ts";
import { packedAnswer } from "../../platform/server/packed-answers.ts";
import { cartCookies, cartOf, withoutCart } from "../../shop/cart/cart-cookies.ts";
import { tokenCookies, withoutToken } from "../../visitor/session/token-cookies.ts";

interface Answered {
  readonly status: number;
  readonly header: (name: string) => string;
  readonly body: Buffer | string;
}

interface Changed {
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer | string;
}

/** The calls whose good answers hold a token or a cart; others are passed on unread. */
const withTokenOrCart = /^\/api\/(auth|shop\/auth|shop\/order)([/?]|$)/;

const pathOf = ({ path }: BrowserCall): string => path.split("?")[0] ?? path;

const isRead = ({ path }: BrowserCall, { status, header }: Omit<Answered, "body">): boolean =>
  (status >= 400 || withTokenOrCart.test(path)) && header("content-type").includes("json");

const isEverybodys = ({ path }: BrowserCall, { status, header }: Omit<Answered, "body">): boolean =>
  status === 200 && !path.includes("?") && header("etag") !== "" && /^public\b/.test(header("cache-control"));

/** Whether an answer has to be at hand whole before it is sent. */
export const isNeededWhole = (call: BrowserCall, answer: Omit<Answered, "body">): boolean =>
  isRead(call, answer) || isEverybodys(call, answer);

const parsed = (body: Buffer | string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
};

/** The code was for one password; in which language its page stood is not known here. */
const withoutResetCode = (secure: boolean): readonly string[] =>
  locales.map((locale) => withoutLetterCode(accountPath("reset-password", locale), secure));

/** What changes of an answer on its way to the browser. */
export const changedAnswer = async (call: BrowserCall, answer: Answered): Promise<Changed> => {
  const { status, header, body } = answer;
  const value = isRead(call, answer) ? parsed(body) : null;
  const ended = { [tokenEndedHeader]: "1" };
  const control = header("cache-control") === "" ? { "cache-control": "private, no-store" } : {};
  if (status < 300 && typeof value?.jwt === "string") {
    const { jwt, ...rest } = value;
    const { cookie, csrf } = freshProof(call);
    const used = pathOf(call) === "/api/auth/reset-password" ? withoutResetCode(call.secure) : [];
    return {
      headers: { ...control, ...ended, "set-cookie": [...tokenCookies(jwt as string, call.secure), cookie, ...used] },
      body: call.isBrowsers ? JSON.stringify({ ...rest, csrf }) : body,
    };
  }
  const cookies = cookiesAfter(call, status, value);
  const packed = isEverybodys(call, answer)
    ? await packedAnswer(header("etag"), call.path, body, call.accepted)
    : { headers: {}, body };
  return {
    headers: {
      ...control,
      ...packed.headers,
      ...(pathOf(call) === "/api/shop/auth/logout" && status < 300 ? ended : {}),
      ...(cookies.length === 0 ? {} : { "set-cookie": cookies }),
    },
    body: packed.body,
  };
};

/** Which cookies an answer changes: a token that no longer holds goes, a logout takes the cart along, a cart leaves its id and its count. */
const cookiesAfter = (call: BrowserCall, status: number, value: Record<string, unknown> | null): readonly string[] => {
  const { method, cookies, secure } = call;
  const path = pathOf(call);
  if (isCartGone(call, status, value)) return withoutCart(secure);
  if (status === 401 && cookies.has("token") && (method === "GET" || value?.refusal === "TokenMissing"))
    return withoutToken(secure);
  if (status >= 300) return [];
  if (path === "/api/shop/auth/logout") return [...withoutToken(secure), ...withoutCart(secure), withoutSecret(secure)];
  if (path === "/api/shop/order" && method === "POST") return [setCookie("cart-count", "0", secure)];
  if (!/^\/api\/shop\/order\/cart(\/|$)/.test(path)) return [];
  const cart = cartOf(value?.result);
  if (cart === null) return [];
  const isNew = method === "POST" && /^\/api\/shop\/order\/cart(\/[^/]+\/merge)?$/.test(path);
  return isNew
    ? cartCookies(cart, secure)
    : cart.id === cookies.get("cartId")
      ? [setCookie("cart-count", String(cart.count), secure)]
      : [];
};

/** The cart of the cookie opens no more: ordered away, merged, or a customer's who has gone. It is there again at their next login. [CRT-01] */
const isCartGone = ({ path, cookies }: BrowserCall, status: number, value: Record<string, unknown> | null): boolean =>
  status === 404 &&
  value?.refusal === "CartNotFound" &&
  cookies.has("cartId") &&
  path.startsWith(`/api/shop/order/cart/${encodeURIComponent(cookies.get("cartId") ?? "")}`);
