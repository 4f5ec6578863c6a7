// Route rules as the content system holds them: looked up by path, they redirect or name middleware. [LOC-14] [LOC-15] [API-06]
import * as Result from "effect/Result";
import { withoutLocale } from "#visitor/locale";
import { RedirectNotAllowed, type UnknownMiddleware } from "./errors.ts";
import { type MiddlewareName, middlewareOfNames } from "./middleware.ts";
import { hasOddSegment, isReadable } from "./paths.ts";

/** A stored route rule. A path without a language is valid for both languages. */
export interface RouteRule {
  readonly path: string;
  readonly redirect?: string | null | undefined;
  readonly middleware?: readonly string[] | null | undefined;
}

/** What the lookup answers; without a rule: no redirect, no middleware. [API-06] */
export interface RouteSettings {
  readonly redirect: string | null;
  readonly middleware: readonly string[];
}

/** Where a rule leads: inside the shop by its own navigation, outside by a full page load. [LOC-14] */
export interface RouteRedirect {
  readonly kind: "internal" | "external";
  readonly location: string;
}

/** What a rule does to a request. A redirect that is not allowed is none, and is reported for the log. */
export interface RuleInForce {
  readonly redirect: RouteRedirect | null;
  readonly refused: RedirectNotAllowed | null;
  readonly middleware: readonly MiddlewareName[];
}

/** The rule of a path: its own, else the one for both languages. [LOC-15] */
export const ruleOfPath = (rules: readonly RouteRule[], path: string): RouteRule | undefined => {
  const requested = bare(path);
  return ruleAt(rules, requested) ?? ruleAt(rules, bare(withoutLocale(requested)));
};

/** The settings of a path: those of its own rule, else those of the rule for both languages; slashes at the end do not matter. [LOC-15] */
export const routeSettings = (rules: readonly RouteRule[], path: string): RouteSettings => {
  const found = ruleOfPath(rules, path);
  return { redirect: found?.redirect?.trim() || null, middleware: found?.middleware ?? [] };
};

/** What the settings of a path do; `hosts` narrows external targets, and an empty list allows every https host. [LOC-14] [LOC-17] */
export const ruleInForce = (
  settings: RouteSettings,
  hosts: readonly string[],
): Result.Result<RuleInForce, UnknownMiddleware> =>
  Result.map(middlewareOfNames(settings.middleware), (middleware) => {
    if (settings.redirect === null) return { redirect: null, refused: null, middleware };
    const target = redirectTarget(settings.redirect, hosts);
    return Result.isSuccess(target)
      ? { redirect: target.success, refused: null, middleware }
      : { redirect: null, refused: target.failure, middleware };
  });

/** A target as a rule names it: a path of this shop, or an address of an allowed host over https. [LOC-14] */
export const redirectTarget = (
  target: string,
  hosts: readonly string[],
): Result.Result<RouteRedirect, RedirectNotAllowed> => {
  if (/[^\u0021-\u007e]|\\/.test(target)) return refused(target);
  if (target.startsWith("/"))
    return isShopPath(target) ? Result.succeed({ kind: "internal", location: target }) : refused(target);
  const host = /^https:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::\d{1,5})?(?=[/?#]|$)/i
    .exec(target)?.[1]
    ?.toLowerCase();
  return host !== undefined && isAllowedHost(host, hosts)
    ? Result.succeed({ kind: "external", location: target })
    : refused(target);
};

/** The location of a redirect: a path of this shop keeps the query of the request unless it has its own. [LOC-14] */
export const redirectLocation = ({ kind, location }: RouteRedirect, query: string): string => {
  const parameters = query.replace(/^\?/, "");
  if (kind === "external" || parameters === "" || location.includes("?")) return location;
  const [path = "", hash] = location.split("#");
  return `${path}?${parameters}${hash === undefined ? "" : `#${hash}`}`;
};

/** A host is allowed by its own name or by a domain above it. */
const isAllowedHost = (host: string, hosts: readonly string[]): boolean =>
  hosts.length === 0 ||
  hosts.some((allowed) => host === allowed.toLowerCase() || host.endsWith(`.${allowed.toLowerCase()}`));

const isShopPath = (target: string): boolean => {
  const path = /^[^?#]*/.exec(target)?.[0] ?? "";
  return isReadable(path) && !hasOddSegment(path);
};

const refused = (target: string): Result.Result<never, RedirectNotAllowed> =>
  Result.fail(new RedirectNotAllowed({ target: target.replace(/[^\u0020-\u007e]/g, "?").slice(0, 256) }));

const ruleAt = (rules: readonly RouteRule[], path: string): RouteRule | undefined =>
  rules.find((rule) => bare(rule.path) === path);

const bare = (path: string): string => {
  const slashed = path.startsWith("/") ? path : `/${path}`;
  return slashed.replace(/(?<!\/)\/+$/, "") || "/";
};
