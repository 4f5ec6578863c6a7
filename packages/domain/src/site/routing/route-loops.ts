// Route rules that lead back to where they began: they would never show a page, so none of them is followed. [LOC-14]
import { locales, localeFromPath, withLocale } from "#visitor/locale";
import { type RouteRule, ruleOfPath } from "./route-rules.ts";

/** The rules that may be followed, and those that stand on a loop, each with all the others of it. */
export interface SoundRules {
  readonly rules: readonly RouteRule[];
  readonly loops: readonly RouteRule[];
}

/** Takes the redirect away from every rule that leads back to itself, directly or by others; its middleware stays. [LOC-14] */
export const withoutLoops = (rules: readonly RouteRule[]): SoundRules => {
  const next = new Map(rules.map((rule) => [rule, followers(rules, rule)] as const));
  const loops = rules.filter((rule) => reachable(next, next.get(rule) ?? []).has(rule));
  const isLooped = new Set(loops);
  return { rules: rules.map((rule) => (isLooped.has(rule) ? { ...rule, redirect: null } : rule)), loops };
};

/** The rules at the place where a rule leads; outside the shop there are none. */
const followers = (rules: readonly RouteRule[], { redirect }: RouteRule): readonly RouteRule[] => {
  const target = redirect?.trim() ?? "";
  if (!target.startsWith("/")) return [];
  // Stryker disable next-line StringLiteral: a path that is split has a first piece
  const path = target.split(/[?#]/)[0] ?? "";
  const places = localeFromPath(path) === null ? [path, ...locales.map((locale) => withLocale(locale, path))] : [path];
  return places.flatMap((place) => ruleOfPath(rules, place) ?? []);
};

/** Every rule that following leads to, sooner or later. */
const reachable = (
  next: ReadonlyMap<RouteRule, readonly RouteRule[]>,
  from: readonly RouteRule[],
  found: ReadonlySet<RouteRule> = new Set(),
): ReadonlySet<RouteRule> => {
  const others = from.filter((rule) => !found.has(rule));
  return others.length === 0
    ? found
    : reachable(
        next,
        others.flatMap((rule) => next.get(rule) ?? []),
        new Set([...found, ...others]),
      );
};
