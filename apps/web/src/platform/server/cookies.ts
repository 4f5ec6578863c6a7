// Cookies: reading a request's, writing the shop's own with the right flags (decision 111). [CRT-09] [SES-02] [OPS-07] [VIS-06]
import { daySeconds } from "@kontor/domain/kernel/calendar";
import {
  type Category,
  type CookieName,
  cookieRow,
  type NecessaryCookie,
  storedFor,
  withoutDoubled,
} from "@kontor/domain/visitor/consent";
import { parseCookie } from "cookie";

/** The cookies of a request. Of two with one name the first wins, of two that no script may set none; a badly encoded value stays as it is. */
export const readCookies = (header: string | null | undefined): ReadonlyMap<string, string> =>
  new Map(Object.entries(parseCookie(withoutDoubled(header ?? ""))) as [string, string][]);

const line = (name: CookieName, value: string, secure: boolean, maxAge: number | null, path = "/"): string => {
  const { httpOnly, sameSite, secure: always } = cookieRow(name);
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    `SameSite=${sameSite}`,
    maxAge === null ? "" : `Max-Age=${maxAge}`,
    httpOnly ? "HttpOnly" : "",
    secure || always ? "Secure" : "",
  ]
    .filter(Boolean)
    .join("; ");
};

/** A Set-Cookie line, for the whole shop, as the table of cookies has it. [VIS-06] */
export const setCookie = (name: NecessaryCookie, value: string, secure: boolean): string =>
  allowedLine(name, value, secure, []);

/** The code of a letter's link, for the page that it leads to and nothing else. [OPS-07] */
export const letterCookie = (path: string, stored: string, secure: boolean): string =>
  line("letter-code", stored, secure, null, path);

/** It was used, or never will be. */
export const withoutLetterCode = (path: string, secure: boolean): string => line("letter-code", "", secure, 0, path);

/** The same for a preference that the visitor has chosen: for the session, or for as long as they allow preferences. [VIS-06] */
export const setPreference = (name: CookieName, value: string, secure: boolean, allowed: readonly Category[]): string =>
  allowedLine(name, value, secure, allowed);

/** A cookie that may not be stored is ended. [VIS-06] */
const allowedLine = (name: CookieName, value: string, secure: boolean, allowed: readonly Category[]): string => {
  const days = storedFor(name, allowed, true);
  return days === "never"
    ? endCookie(name, secure)
    : line(name, value, secure, days === "session" ? null : days * daySeconds);
};

/** Lines that end a cookie of another's script, for this host and for the domains above it; a name that is no token is left alone. [VIS-02] */
export const endForeignCookie = (name: string, origin: string): readonly string[] => {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return [];
  const parts = new URL(origin).hostname.split(".");
  return ["", ...parts.slice(0, -1).map((_, from) => `; Domain=${parts.slice(from).join(".")}`)].map(
    (domain) => `${name}=; Path=/; Max-Age=0${domain}`,
  );
};

/** A Set-Cookie line that ends a cookie. */
export const endCookie = (name: CookieName, secure: boolean): string => line(name, "", secure, 0);
