// Cookies: reading a request's, writing the shop's own with the right flags. [CRT-09] [SES-02] [OPS-07] [VIS-06]
import { type CookieName, cookieTable } from "@kontor/domain/visitor/consent";
import { parseCookie } from "cookie";

/** The cookies of a request; the first of two with one name wins, a badly encoded value stays as it is. */
export const readCookies = (header: string | null | undefined): ReadonlyMap<string, string> =>
  new Map(Object.entries(parseCookie(header ?? "")) as [string, string][]);

const day = 86_400;

const line = (name: CookieName, value: string, secure: boolean, maxAge: number | null): string => {
  const { httpOnly, sameSite } = cookieTable[name];
  return [
    `${name}=${encodeURIComponent(value)}`,
    "Path=/",
    `SameSite=${sameSite}`,
    maxAge === null ? "" : `Max-Age=${maxAge}`,
    httpOnly ? "HttpOnly" : "",
    secure ? "Secure" : "",
  ]
    .filter(Boolean)
    .join("; ");
};

/** A Set-Cookie line, for the whole shop, as the table of cookies has it. [VIS-06] */
export const setCookie = (name: CookieName, value: string, secure: boolean): string => {
  const { days } = cookieTable[name];
  return line(name, value, secure, days === null ? null : days * day);
};

/** A Set-Cookie line that ends a cookie. */
export const endCookie = (name: CookieName, secure: boolean): string => line(name, "", secure, 0);
