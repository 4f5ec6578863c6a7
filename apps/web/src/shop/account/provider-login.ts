// A login over another provider: how a browser begins it, and how it comes back, in whose name, and where to. [SES-05] [SES-12]
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Call } from "@kontor/adapters/client";
import type { Instant } from "@kontor/domain/kernel/calendar";
import { accountPath, safeReturnPath } from "@kontor/domain/site/routing";
import { fallbackLocale, type Locale, localeFromPath, toLocale } from "@kontor/domain/visitor/locale";
import {
  connectPath,
  nonceCookie,
  ProviderLoginFailed,
  ProviderLoginRefused,
  startedLogin,
  startedLoginCookie,
} from "@kontor/domain/visitor/session";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import { endCookie, readCookies, setCookie } from "../../platform/server/cookies.ts";
import type { LedOn } from "../../platform/server/forms.ts";
import { visitorLocale } from "../../platform/server/request-locale.ts";
import type { WebSettings } from "../../platform/server/settings.ts";
import { accountProblem } from "../../visitor/session/account-problem.ts";
import { startSession } from "./session-start.ts";

export interface ProviderVisit {
  readonly provider: string;
  readonly query: URLSearchParams;
  readonly request: IncomingMessage;
  readonly settings: WebSettings;
  /** The clock of the shop. */
  readonly now: () => Instant;
}

const failed = { problem: new ProviderLoginFailed()._tag };

/** The login page, with what went wrong, and with the way on. */
const backToLogin = (locale: Locale, returnPath: string | null, problem: Readonly<Record<string, string>>): string =>
  `${accountPath("panel", locale)}?${new URLSearchParams({ ...problem, ...(returnPath === null ? {} : { return: returnPath }) })}`;

/** Gives the browser its nonce and leads to the provider; null for one that is not set up. `headers` are those of the visitor. */
export const begunLogin = async (
  { provider, query, request, now, settings: { loginProviders, secure } }: ProviderVisit,
  api: ApiDoor,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<LedOn | null> => {
  if (!loginProviders.some(({ key }) => key === provider)) return null;
  const returnPath = safeReturnPath(query.get("return"));
  const locale = localeFromPath(returnPath ?? "") ?? toLocale(query.get("locale") ?? "") ?? fallbackLocale;
  const nonce = randomBytes(24).toString("base64url");
  const started = startedLoginCookie({ provider, nonce, startedAt: now(), locale, returnPath });
  const { status, headers: answered } = await api.ask({
    method: "GET",
    path: `/api${connectPath(provider)}`,
    headers: { ...headers, cookie: `${nonceCookie.name}=${encodeURIComponent(started)}` },
    remoteAddress: request.socket.remoteAddress ?? "127.0.0.1",
  });
  const to = String(answered["location"] ?? "");
  if (status !== 302 || !/^https?:/.test(to)) {
    const problem =
      status === 429 ? { problem: "TooManyAttempts", wait: String(answered["retry-after"] ?? 60) } : failed;
    return { to: backToLogin(locale, returnPath, problem), cookies: [] };
  }
  // A content system elsewhere has a session of its own.
  return {
    to,
    cookies: [setCookie(nonceCookie.name, started, secure), ...[answered["set-cookie"] ?? []].flat().map(String)],
  };
};

/** Who comes back is logged in or sees why not, on the login page. `callAs` calls without a token, or with the one that was got. */
export const returnedLogin = async (
  { provider, query, request, now, settings: { secure } }: ProviderVisit,
  callAs: (locale: Locale, token?: string) => Call,
): Promise<LedOn> => {
  const { cookie } = request.headers;
  const started = startedLogin(readCookies(cookie).get(nonceCookie.name), provider, now());
  const locale = started?.locale ?? visitorLocale((name) => request.headers[name]);
  const returnPath = safeReturnPath(started?.returnPath);
  const ended = endCookie(nonceCookie.name, secure);
  const back = (problem: Readonly<Record<string, string>>): LedOn => ({
    to: backToLogin(locale, returnPath, problem),
    cookies: [ended],
  });
  if (started === null) return back({ problem: new ProviderLoginRefused()._tag });
  if (query.has("error")) return back(failed);
  const access = query.get("access_token");
  const entry = await callAs(locale)("GET", "/auth/{provider}/callback", {
    path: { provider },
    query: access === null ? {} : { access_token: access },
  });
  if (!entry.ok) return back(accountProblem(entry.problem, failed.problem));
  const { jwt } = entry.value;
  if (jwt === undefined) return back(failed);
  const { cookies, pathAfter } = await startSession(jwt, callAs(locale, jwt), { cookie, secure, locale });
  return { to: pathAfter(returnPath), cookies: [...cookies, ended] };
};
