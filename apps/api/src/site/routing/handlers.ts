// The rules of routes for a path, and the addresses that sitemaps are made of. [LOC-14] [LOC-15] [LOC-21]
import { routeSettings, type RouteRule, withoutLoops } from "@kontor/domain/site/routing";
import { good, type Handlers } from "../../platform/http/call.ts";
import type { Log } from "../../platform/services.ts";
import { cachedList } from "../content/cached-list.ts";
import type { ContentSource, Raw } from "../content/source.ts";
import type { AddressLister } from "./addresses.ts";

/** The rules of routes without those that lead in a circle, which the log names once. [LOC-14] */
const followedRules = (read: () => Promise<readonly Raw[]>, log: Log) => {
  const cached: { of: readonly Raw[] | null; rules: readonly RouteRule[] } = { of: null, rules: [] };
  const logged = new Set<string>();
  return async (): Promise<readonly RouteRule[]> => {
    const entries = await read();
    if (cached.of === entries) return cached.rules;
    const { rules, loops } = withoutLoops(entries as unknown as readonly RouteRule[]);
    for (const { path, redirect } of loops) {
      if (logged.has(`${path} ${redirect}`)) continue;
      logged.add(`${path} ${redirect}`);
      log.error({ path, redirect }, "a route rule leads in a circle and is not followed");
    }
    Object.assign(cached, { of: entries, rules });
    return rules;
  };
};

export const routingHandlers = (
  log: Log,
  source: ContentSource,
  version: () => Promise<string>,
  addresses: AddressLister,
): Pick<Handlers, "listAddresses" | "readRouteRules"> => {
  const rules = followedRules(cachedList(source, version, "route-rules"), log);
  return {
    listAddresses: async (call) => {
      const { list, locale, after = "0" } = call.query;
      return good(await addresses(list, locale, Number(after)));
    },

    readRouteRules: async (call) => {
      const { redirect, middleware } = routeSettings(await rules(), call.query.path);
      return good({ ...(redirect === null ? {} : { redirect }), middleware: [...middleware] });
    },
  };
};
