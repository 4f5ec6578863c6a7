// In which view a page is drawn, business or own, and which cookie its answer leaves: by its path, the cookies and the login. [VAT-04…07] [VAT-13]
import { type BusinessCookies, chosenCountry, flagOf, viewAt, viewOf } from "@kontor/domain/visitor/business-vat";
import { endCookie, readCookies, setCookie } from "../../platform/server/cookies.ts";

type HeaderReader = (name: string) => string | null | undefined;

/** The path of the page whose data is requested; null for the frame, which stands around whatever page is on screen. */
const pagePath = (url: string): string | null => {
  const path = url.split("?")[0] ?? "/";
  return path.endsWith("/_shell.json") ? null : path.replace(/\/_payload\.json$/, "") || "/";
};

/** Whether a visitor is shown the document: data that is fetched ahead, pictures and what is prefetched enter and leave nothing. */
const isShown = (header: HeaderReader, url: string): boolean =>
  !/\/_(payload|shell)\.json(\?|$)/.test(url) &&
  (header("sec-fetch-dest") ?? "document") === "document" &&
  !/prefetch/.test(header("sec-purpose") ?? header("purpose") ?? "");

export interface PageView {
  readonly cookies: BusinessCookies;
  readonly business: boolean;
  readonly signedIn: boolean;
  /** What the answer makes of the cookie `b2bVat`, null to end it; undefined where it stays. */
  readonly flag: string | null | undefined;
  /** Which toast the visitor sees. */
  readonly effect: "entered" | "left" | null;
}

/** Cheap: it is looked at for every page, also for those that come from the cache. */
export const pageView = (header: HeaderReader, url: string): PageView => {
  const found = readCookies(header("cookie"));
  const cookies = { vatCountry: found.get("vatCountry") ?? null, b2bVat: found.get("b2bVat") ?? null };
  const path = pagePath(url);
  const signedIn = Boolean(found.get("token"));
  const before = viewOf(cookies).business;
  const business = path === null ? before && !signedIn : viewAt(cookies, path, signedIn).business;
  const flag = flagOf(cookies, business);
  const isChanged = isShown(header, url) && flag !== cookies.b2bVat;
  const effect = before === business || signedIn ? null : business ? "entered" : "left";
  return { cookies, business, signedIn, flag: isChanged ? flag : undefined, effect: isChanged ? effect : null };
};

/** The country that a page is drawn for, as far as cookies name one. */
export const countryOfPage = ({ cookies, business }: PageView): string | null => chosenCountry(cookies, business);

/** The cookies that an answer leaves. */
export const viewCookies = ({ flag }: PageView, secure: boolean): readonly string[] =>
  flag === undefined ? [] : [flag === null ? endCookie("b2bVat", secure) : setCookie("b2bVat", flag, secure)];

/** The header of cookies as the API reads it for this page: with the view in which the page is drawn. */
export const cookieHeader = (header: string | undefined, view: PageView): string | undefined => {
  const others = (header ?? "").split(";").filter((pair) => pair.trim() !== "" && !/^\s*b2bVat=/.test(pair));
  const flag = flagOf(view.cookies, view.business);
  const pairs = flag === null ? others : [...others, ` b2bVat=${flag}`];
  return pairs.length === 0 ? undefined : pairs.join(";").trim();
};
