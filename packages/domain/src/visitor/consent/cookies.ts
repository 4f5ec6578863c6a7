// Every cookie of the shop in one table, and which of them changed between two looks. [VIS-04] [VIS-06]
import { loginDays } from "#visitor/session";
import type { Category } from "./model.ts";

/** How a cookie is set; null days end with the session. */
export interface CookieRow {
  readonly days: number | null;
  /** Whether scripts can read it: those that they cannot are not polled. */
  readonly httpOnly: boolean;
  readonly sameSite: "Strict" | "Lax";
  /** Whether it is marked Secure on every address; the others are where the shop is reached over https. [OPS-07] */
  readonly secure?: true;
  /** What allows it. [VIS-06] */
  readonly category: Category;
}

/** The ten cookies of the specification by their names, and the six that our decisions add: csrf, signed-in, cart-count, login-nonce, ticketing, letter-code. [VIS-04] */
export const cookieTable = {
  vatCountry: { days: 365, httpOnly: false, sameSite: "Lax", category: "necessary" },
  b2bVat: { days: null, httpOnly: false, sameSite: "Lax", category: "necessary" },
  viewport: { days: 365, httpOnly: false, sameSite: "Strict", secure: true, category: "preferences" },
  "colour-mode": { days: 365, httpOnly: false, sameSite: "Lax", category: "preferences" },
  locale: { days: 365, httpOnly: false, sameSite: "Lax", category: "necessary" },
  i18n_redirect: { days: null, httpOnly: false, sameSite: "Lax", category: "necessary" },
  token: { days: loginDays, httpOnly: true, sameSite: "Lax", category: "necessary" },
  ref: { days: 30, httpOnly: false, sameSite: "Lax", category: "necessary" },
  consent: { days: 365, httpOnly: false, sameSite: "Lax", category: "necessary" },
  cartId: { days: 30, httpOnly: true, sameSite: "Lax", category: "necessary" },
  csrf: { days: null, httpOnly: true, sameSite: "Strict", category: "necessary" },
  "signed-in": { days: loginDays, httpOnly: false, sameSite: "Lax", category: "necessary" },
  "cart-count": { days: 30, httpOnly: false, sameSite: "Lax", category: "necessary" },
  "login-nonce": { days: null, httpOnly: true, sameSite: "Lax", category: "necessary" },
  ticketing: { days: 0.5, httpOnly: true, sameSite: "Lax", category: "necessary" },
  // Of the page alone that a letter's link leads to: the link comes from another site, and its code leaves the address. [OPS-07]
  "letter-code": { days: null, httpOnly: true, sameSite: "Lax", category: "necessary" },
} as const satisfies Readonly<Record<string, CookieRow>>;

export type CookieName = keyof typeof cookieTable;

/** The cookies that may be stored before any decision. [VIS-06] */
export type NecessaryCookie = {
  [Name in CookieName]: (typeof cookieTable)[Name]["category"] extends "necessary" ? Name : never;
}[CookieName];

/** A row of the table. [VIS-06] */
export const cookieRow = (name: CookieName): CookieRow => cookieTable[name];

/**
 * The header of a request's cookies without those that the server alone sets and that came twice: of two tokens one may have been planted by another host
 * of the domain, and nothing tells which. The names are those of the specification, so no prefix protects them. [OPS-07] [SEC2-15]
 */
export const withoutDoubled = (header: string): string => {
  const parts = header.split(";");
  const nameOf = (part: string): string => (part.split("=", 1)[0] ?? "").trim();
  const isDoubled = (name: string): boolean =>
    (listedCookie(name)?.httpOnly ?? false) && parts.filter((part) => nameOf(part) === name).length > 1;
  const doubled = new Set(parts.map(nameOf).filter((name, at, names) => names.indexOf(name) !== at && isDoubled(name)));
  return doubled.size === 0 ? header : parts.filter((part) => !doubled.has(nameOf(part))).join(";");
};

/** The row of a cookie by any name; null for one that is not listed. [VIS-06] */
export const listedCookie = (name: string): CookieRow | null =>
  Object.hasOwn(cookieTable, name) ? cookieTable[name as CookieName] : null;

/** A cookie that a look found changed; null for one that is gone. */
export interface CookieChange {
  readonly name: string;
  readonly value: string | null;
}

/** What changed between two looks at `document.cookie`, by name; the order of the cookies does not matter. [VIS-04] */
export const cookieChanges = (before: string, after: string): readonly CookieChange[] => {
  const [was, is] = [readCookies(before), readCookies(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.get(name) !== is.get(name))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => ({ name, value: is.get(name) ?? null }));
};

/** Names and values of a cookie header or of `document.cookie`; of a name that occurs twice the first, as servers read it. */
export const readCookies = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(";")
      .map((pair) => pair.trim())
      .filter((pair) => pair.includes("="))
      .map((pair) => [pair.slice(0, pair.indexOf("=")).trim(), pair.slice(pair.indexOf("=") + 1).trim()] as const)
      .toReversed(),
  );
