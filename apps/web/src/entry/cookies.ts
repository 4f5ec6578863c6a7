// Cookies: reading a request's, writing the shop's own with the right flags. [CRT-09] [SES-02] [OPS-07]

/** The cookies of a request; the first of two with one name wins, a badly encoded value stays as it is. */
export const readCookies = (header: string | null | undefined): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (at < 1 || found.has(name)) continue;
    const value = part.slice(at + 1).trim();
    try {
      found.set(name, decodeURIComponent(value));
    } catch {
      found.set(name, value);
    }
  }
  return found;
};

export interface CookieFlags {
  readonly httpOnly?: boolean;
  readonly secure: boolean;
  /** Lax where not said otherwise: it comes along when a link of another site is followed. */
  readonly sameSite?: "Lax" | "Strict";
  /** Seconds; absent for a cookie that ends with the browser, 0 to delete it. */
  readonly maxAge?: number;
}

const day = 86_400;

export const days = (count: number): number => count * day;

/** A Set-Cookie line: always for the whole shop. */
export const setCookie = (name: string, value: string, { httpOnly = false, secure, sameSite = "Lax", maxAge }: CookieFlags): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    "Path=/",
    `SameSite=${sameSite}`,
    maxAge === undefined ? "" : `Max-Age=${maxAge}`,
    httpOnly ? "HttpOnly" : "",
    secure ? "Secure" : "",
  ]
    .filter(Boolean)
    .join("; ");
