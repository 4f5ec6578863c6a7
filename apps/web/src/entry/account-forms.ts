// The forms of an account, for browsers without scripts too: logging in and out, a forgotten password, a new one. [SES-02] [SES-03] [SES-06] [SES-09]
import type { IncomingMessage } from "node:http";
import { accountPath, stepPath } from "@kontor/domain/site/routing";
import { type Locale, localeFromPath } from "@kontor/domain/visitor/locale";
import { entryRefusal, panelLogoutQuery } from "@kontor/domain/visitor/session";
import { cartAfterLogin } from "../acts/cart-after-login.ts";
import { cartCookies, cartOf, tokenCookies, withoutCart, withoutToken } from "./visitor-cookies.ts";
import type { ApiAnswer, ApiDoor } from "./api-door.ts";
import { withoutSecret } from "./csrf.ts";
import { readCookies } from "./cookies.ts";
import { callOver, formCall, type LedOn, told } from "./form-call.ts";
import type { WebSettings } from "./settings.ts";

type Ask = (path: string, body?: unknown, token?: string) => Promise<ApiAnswer>;

interface Filled {
  readonly form: URLSearchParams;
  readonly locale: Locale;
  /** Where the visitor wants to go afterwards; null for nowhere in particular. */
  readonly back: string | null;
  readonly ask: Ask;
  readonly request: IncomingMessage;
  readonly settings: WebSettings;
}

/** Where a page of the account is shown again, with what is said there. Neither password nor address stands in it. */
const at = (page: Parameters<typeof accountPath>[0], { locale, back }: Filled, said: Readonly<Record<string, string>>): LedOn => {
  const query = new URLSearchParams({ ...said, ...(back === null ? {} : { return: back }) }).toString();
  return { to: accountPath(page, locale) + (query === "" ? "" : `?${query}`), cookies: [] };
};

/** What a failed call is called; `otherwise` is what a refusal of this form means. */
const problemOf = ({ status, headers, body }: ApiAnswer, otherwise: string): Readonly<Record<string, string>> => {
  if (status === 429) return { problem: "TooManyAttempts", wait: String(Number(headers["retry-after"]) || 60) };
  if (status >= 500) return { problem: "UnknownError" };
  if (/most common passwords/.test(body.toString("utf8"))) return { problem: "PasswordCommon" };
  return { problem: /blocked by an administrator/i.test(body.toString("utf8")) ? "AccountBlocked" : otherwise };
};

const jwtOf = (answer: ApiAnswer): string | null => {
  const jwt = answer.status < 300 ? told(answer)?.["jwt"] : null;
  return typeof jwt === "string" ? jwt : null;
};

/** The token in cookies, and with it the customer's cart: the one of this browser goes into it. [CRT-01] */
const comeIn = async (
  { request, settings, ask }: Filled,
  token: string,
): Promise<{ readonly cookies: readonly string[]; readonly merged: boolean }> => {
  const asCustomer = callOver(({ path, body }) => ask(path, body, token));
  const entered = await cartAfterLogin(asCustomer, readCookies(request.headers.cookie).get("cartId") ?? null);
  const cart = entered.ok ? cartOf(entered.value) : null;
  return {
    cookies: [
      ...tokenCookies(token, settings.secure),
      withoutSecret(settings.secure),
      ...(cart === null ? [] : cartCookies(cart, settings.secure)),
    ],
    merged: entered.ok && entered.value.difference !== null && entered.value.cart.items.length > 0,
  };
};

const logIn = async (filled: Filled): Promise<LedOn> => {
  const { form, locale, back, ask } = filled;
  const answer = await ask("/api/auth/local", { identifier: form.get("email")?.trim() ?? "", password: form.get("password") ?? "" });
  const token = jwtOf(answer);
  if (token === null) return at("panel", filled, problemOf(answer, "LoginRefused"));
  const { cookies, merged } = await comeIn(filled, token);
  return { to: back ?? (merged ? stepPath("cart", locale) : accountPath("panel", locale)), cookies };
};

/** Whatever comes of it, this browser has neither token nor cart afterwards. */
const logOut = async ({ locale, ask, settings: { secure, customerPanelUrl } }: Filled): Promise<LedOn> => {
  const signed = await ask("/api/shop/auth/singleSign").catch(() => null);
  const ended = await ask("/api/shop/auth/logout").catch(() => null);
  const key =
    signed !== null && signed.status < 300 ? ((told(signed)?.["result"] as { readonly key?: string } | undefined)?.key ?? null) : null;
  // Whoever is no customer has no key and no panel to leave: staff.
  const hasPanel = signed?.status !== 403;
  const failed = (key === null && hasPanel) || ended === null || ended.status >= 300;
  const panel = hasPanel ? customerPanelUrl : null;
  const built = accountPath("panel", locale);
  const query = new URLSearchParams(panelLogoutQuery(locale, panel === null || failed ? null : key));
  const said = new URLSearchParams(failed ? { problem: "LogoutFailed" } : { left: "1" });
  return {
    to: panel === null ? `${built}?${said}&${query}` : `${panel}/logout?${query}`,
    cookies: [...withoutToken(secure), ...withoutCart(secure), withoutSecret(secure)],
  };
};

/** Says the same whether there is such an account or not. */
const forget = async (filled: Filled): Promise<LedOn> => {
  const answer = await filled.ask("/api/auth/forgot-password", { email: filled.form.get("email")?.trim() ?? "" });
  return at("forgot-password", filled, answer.status < 300 ? { sent: "1" } : problemOf(answer, "EmailInvalid"));
};

const reset = async (filled: Filled): Promise<LedOn> => {
  const [code, password, passwordRepeat] = ["code", "password", "passwordRepeat"].map((name) => filled.form.get(name) ?? "") as [
    string,
    string,
    string,
  ];
  const again = (said: Readonly<Record<string, string>>): LedOn => at("reset-password", filled, { code, ...said });
  const refusal = entryRefusal({ by: "reset", code, password, passwordRepeat });
  if (refusal !== null) return again({ problem: refusal._tag });
  const answer = await filled.ask("/api/auth/reset-password", { code, password, passwordConfirmation: passwordRepeat });
  const token = jwtOf(answer);
  if (token === null) return again(problemOf(answer, "CodeNotValid"));
  const { cookies } = await comeIn(filled, token);
  return { to: `${accountPath("panel", filled.locale)}?changed=1`, cookies };
};

const forms: Readonly<Record<string, (filled: Filled) => Promise<LedOn>>> = {
  "/forms/login": logIn,
  "/forms/logout": logOut,
  "/forms/forgot-password": forget,
  "/forms/reset-password": reset,
};

export const accountForms = Object.keys(forms);

/** Where an account's form leads, with the cookies that it sets. */
export const accountForm = (
  path: string,
  form: URLSearchParams,
  back: string | null,
  request: IncomingMessage,
  settings: WebSettings,
  api: ApiDoor,
): Promise<LedOn> => {
  const locale = localeFromPath(back ?? "") ?? (form.get("locale") === "de" ? "de" : "en");
  const call = formCall(api, request, locale);
  const ask: Ask = (to, body, token) => {
    // The calls that make a token go without one. [API-02]
    const own = to.startsWith("/api/auth/") ? { authorization: undefined } : {};
    const authorization = token === undefined ? own : { authorization: `Bearer ${token}` };
    return call({ method: "POST", path: to, body, headers: { ...authorization, "accept-language": locale } });
  };
  return (forms[path] as (filled: Filled) => Promise<LedOn>)({ form, locale, back, ask, request, settings });
};
