// What a path is answered with before any page is made. [LOC-02…06] [LOC-08] [LOC-09] [LOC-16…20] [CHK-02]
import {
  bothLanguages,
  inLocale,
  type Languages,
  type Locale,
  localeCookie,
  localeFromPath,
  locales,
  type Localized,
  negotiateLocale,
  redirectCookie,
  spokenIn,
  withLocale,
  withoutLocale,
} from "#visitor/locale";
import { accountPaths } from "./account.ts";
import { BadRequestPath, MethodNotAllowed, PageNotFound } from "./errors.ts";
import { escapedPath } from "./error-page.ts";
import type { RouteDecision, RouteRequest } from "./model.ts";
import { longestPath } from "./limits.ts";
import { fixedPaths, hasOddSegment, isBelow, isReadable, loginPath, stepOfPath, stepPath } from "./paths.ts";
import { spokenPath } from "./spoken-path.ts";

/** The paths of a page below each language; null where the page does not exist. */
export type PagePaths = Localized<string | null>;

/**
 * Decides what a request is answered with. `pages` are known content paths without prefix, such as the categories of the catalogue, and
 * what was found by the words of the request. [LOC-04] [VISIT-3]
 */
// Stryker disable next-line ArrayDeclaration: what is no page has no path that could be requested
export const routeDecision = (request: RouteRequest, pages: readonly PagePaths[] = []): RouteDecision => {
  const { path, languages = bothLanguages } = request;
  const locale = spokenIn(languages, localeFromPath(path) ?? visitorLocale(request, languages));
  if (!isReadable(path))
    return { kind: "refused", status: 400, locale, refusal: new BadRequestPath({ path: escapedPath(path) }) };
  if (isOutside(path)) return { kind: "outside", locale };
  if (request.method !== "GET" && request.method !== "HEAD")
    return {
      kind: "refused",
      status: 405,
      locale,
      refusal: new MethodNotAllowed({ method: request.method, allow: "GET, HEAD" }),
    };
  if (hasOddSegment(path) || path.length > longestPath) return notFound(path, locale);
  const spoken = spokenPath(languages, path);
  // Not for good: the language may come back.
  if (spoken !== null) return redirect(302, spoken, request.query);
  if (path !== "/" && path.endsWith("/")) return redirect(308, path.slice(0, -1), request.query);
  return localeFromPath(path) === null
    ? unprefixed(request, locale, languages, pages)
    : prefixed(request, locale, pages);
};

const notFound = (path: string, locale: Locale): RouteDecision => ({
  kind: "refused",
  status: 404,
  locale,
  refusal: new PageNotFound({ path: escapedPath(path) }),
});

/** Under a prefix the language is fixed; only words of the other language lead on. */
const prefixed = (request: RouteRequest, locale: Locale, pages: readonly PagePaths[]): RouteDecision => {
  const { path, query, signedIn } = request;
  const bare = withoutLocale(path);
  if (isUnlocalised(bare)) return notFound(path, locale);
  if (!isBelow(bare, "/checkout")) {
    const right = counterpartIn(locale, bare, pages);
    return right === null
      ? { kind: "page", locale, path, step: null }
      : redirect(301, withLocale(locale, right), query);
  }
  const found = stepOfPath(path);
  if (found === null) return notFound(path, locale);
  if (!found.locales.includes(locale)) return redirect(301, stepPath(found.step, locale), query);
  if (found.step === "summary" && !signedIn)
    return {
      kind: "redirect",
      status: 302,
      location: loginPath(locale, path + withMark(query)),
      vary: ["Cookie"],
      remember: null,
    };
  return { kind: "page", locale, path, step: found.step };
};

/** Without a prefix the word determines the language if it belongs to one, else the visitor does; unknown words are no pages. */
const unprefixed = (
  { path, query }: RouteRequest,
  visitors: Locale,
  languages: Languages,
  pages: readonly PagePaths[],
): RouteDecision => {
  const owners = ownersOf(path, pages);
  const only = owners.length === 1 ? owners[0] : undefined;
  if (owners.length === 0 && path !== "/" && !isNegotiated(path)) return notFound(path, visitors);
  return toLanguage(spokenIn(languages, only ?? visitors), path, query);
};

/** The languages in which a page stands at a path without prefix. */
const ownersOf = (path: string, pages: readonly PagePaths[]): readonly Locale[] =>
  isBelow(path, "/checkout")
    ? (stepOfPath(path)?.locales ?? [])
    : locales.filter((locale) => knownPages(pages).some((page) => inLocale(page, locale) === path));

/** A short link whose words only the content knows: it is asked in which languages they name a page. [LOC-04] [VISIT-3] */
export const isNamedByContent = (path: string, pages: readonly PagePaths[]): boolean =>
  localeFromPath(path) === null &&
  path !== "/" &&
  isReadable(path) &&
  !isOutside(path) &&
  !hasOddSegment(path) &&
  path.length <= longestPath &&
  !path.endsWith("/") &&
  !isBelow(path, "/checkout") &&
  ownersOf(path, pages).length === 0;

const toLanguage = (locale: Locale, path: string, query: string): RouteDecision => ({
  kind: "redirect",
  status: 302,
  location: headerSafe(withLocale(locale, path) + withMark(query)),
  vary: ["Accept-Language", "Cookie"],
  remember: locale,
});

const redirect = (status: 301 | 302 | 308, path: string, query: string): RouteDecision => ({
  kind: "redirect",
  status,
  location: headerSafe(path + withMark(query)),
  vary: [],
  remember: null,
});

const visitorLocale = ({ cookies, acceptLanguage }: RouteRequest, languages: Languages): Locale =>
  negotiateLocale(
    {
      localeCookie: cookies[localeCookie.name],
      i18nRedirectCookie: cookies[redirectCookie.name],
      acceptLanguage,
    },
    languages,
  );

/** Unprefixed sections that go to the visitor's language. [LOC-04] [LOC-18] */
const isNegotiated = (path: string): boolean =>
  ["/blog", "/jobs", "/helpcenter", "/ticketing"].some((section) => isBelow(path, section));

/** The path in this language of a page that was requested in the other language's words; null if there is nothing to correct. */
const counterpartIn = (locale: Locale, bare: string, pages: readonly PagePaths[]): string | null => {
  const known = knownPages(pages);
  return known.some((page) => inLocale(page, locale) === bare)
    ? null
    : (inLocale(
        known.find((page) => locales.some((other) => inLocale(page, other) === bare)),
        locale,
      ) ?? null);
};

const ownPages: readonly PagePaths[] = [
  ...Object.values(fixedPaths).map((paths) => ({ en: withoutLocale(paths.en), de: withoutLocale(paths.de) })),
  ...Object.values(accountPaths),
];

const knownPages = (pages: readonly PagePaths[]): readonly PagePaths[] => [...ownPages, ...pages];

/** Ticketing login and print test have localisation off. [LOC-08] */
const isUnlocalised = (bare: string): boolean => isBelow(bare, "/ticketing/login") || bare === "/ticketing/printtest";

const outsideSections: ReadonlySet<string> = new Set([
  "api",
  "admin",
  "assets",
  "builds",
  "images",
  "media",
  "uploads",
  "connect",
  ".well-known",
  "healthz",
  "readyz",
  "metrics",
]);

/** Paths that are never redirected: assets, API, sitemaps, admin, what is not localised, what the tools of development serve. [LOC-19] */
const isOutside = (path: string): boolean => {
  // Stryker disable next-line StringLiteral: a readable path begins with a slash, so something follows it
  const head = path.split("/")[1] ?? "";
  const isFile =
    localeFromPath(path) === null && !isNegotiated(path) && /\.[a-z0-9]{1,8}$/i.test(path) && !hasOddSegment(path);
  return outsideSections.has(head) || /^[_@]./.test(head) || isUnlocalised(path) || isFile;
};

const withMark = (query: string): string =>
  query === "" || query === "?" ? "" : query.startsWith("?") ? query : `?${query}`;

/** What a header may carry: the rest percent-encoded. */
const headerSafe = (location: string): string =>
  location.replace(/[^\u0021-\u007e]/gu, (character) =>
    /[\ud800-\udfff]/u.test(character) ? "%EF%BF%BD" : encodeURIComponent(character),
  );
