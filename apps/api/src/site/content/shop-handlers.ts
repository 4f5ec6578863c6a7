// What the shop itself says of its content: its version, the rules of routes, the flags that are on, what a search finds. [API-06] [CNT-04] [CNT-09] [LOC-15]
import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { routeSettings, type RouteRule, withoutLoops } from "@kontor/domain/site/routing";
import { TokenMissing } from "@kontor/domain/visitor/session";
import { good, type Handlers } from "../../platform/http/call.ts";
import { Refused } from "../../platform/http/problem.ts";
import { bearerOf } from "../../platform/http/request.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import type { AddressLister } from "../routing/addresses.ts";
import { hitTypes, type HitType } from "../search/documents.ts";
import { searchOver } from "../search/search.ts";
import { everyEntry, type ContentSource, type Raw } from "./source.ts";
import { contentVersion, raiseVersion } from "./version.ts";

/** How long a visitor waits for a list anew while there is one from before. */
const patienceMs = 1_000;

/** Everything of a list, read once for each version of the content; what was read before stands while the content system is slow or away. [OPS-10] */
const listed = (source: ContentSource, version: () => Promise<string>, path: string) => {
  const kept: { version: string | null; entries: readonly Raw[] } = { version: null, entries: [] };
  const reading = new Map<string, Promise<readonly Raw[]>>();
  const read = async (now: string): Promise<readonly Raw[]> => {
    const entries: Raw[] = [];
    for await (const some of everyEntry(source, path, "")) entries.push(...some);
    Object.assign(kept, { version: now, entries });
    return entries;
  };
  return async (): Promise<readonly Raw[]> => {
    const now = await version();
    if (kept.version === now) return kept.entries;
    const coming = reading.get(now) ?? read(now).finally(() => reading.delete(now));
    reading.set(now, coming);
    if (kept.version === null) return coming;
    const before = coming.catch(() => kept.entries);
    return Promise.race([before, setTimeout(patienceMs, kept.entries, { ref: false })]);
  };
};

/** A webhook may be missing, switched off or lost: the content of a Strapi elsewhere counts as new every minute, and with a webhook at once, too. */
const versionOf =
  ({ settings, database, now }: SessionServices) =>
  async (): Promise<string> => {
    const said = await contentVersion(database.reads);
    return settings.cmsUrl === null ? said : `${said}-${Math.floor(now() / 60_000)}`;
  };

/** The rules of routes without those that lead in a circle, which the log names once. [LOC-14] */
const followed = (read: () => Promise<readonly Raw[]>, log: SessionServices["log"]) => {
  const kept: { of: readonly Raw[] | null; rules: readonly RouteRule[] } = { of: null, rules: [] };
  const told = new Set<string>();
  return async (): Promise<readonly RouteRule[]> => {
    const entries = await read();
    if (kept.of === entries) return kept.rules;
    const { rules, loops } = withoutLoops(entries as unknown as readonly RouteRule[]);
    for (const { path, redirect } of loops) {
      if (told.has(`${path} ${redirect}`)) continue;
      told.add(`${path} ${redirect}`);
      log.error({ path, redirect }, "a route rule leads in a circle and is not followed");
    }
    Object.assign(kept, { of: entries, rules });
    return rules;
  };
};

/** Compared in a time that says nothing of where they differ. */
const isOurs = (secret: string | null, given: string | null): boolean => {
  const print = (text: string): Buffer => createHash("sha256").update(text).digest();
  return secret !== null && given !== null && timingSafeEqual(print(secret), print(given));
};

export const contentCalls = (
  services: SessionServices,
  source: ContentSource,
  addresses: AddressLister,
): Pick<Handlers, "listAddresses" | "readContentVersion" | "readRouteRules" | "readFeatureFlags" | "searchContent" | "contentChanged"> => {
  const version = versionOf(services);
  const rules = followed(listed(source, version, "route-rules"), services.log);
  const flags = listed(source, version, "feature-flags");
  const search = searchOver(source, version);
  return {
    readContentVersion: async (call) => {
      const now = await version();
      const headers = { etag: `"${now}"`, "cache-control": "no-cache" };
      return call.headers["if-none-match"] === headers.etag ? { status: 304, headers } : good({ version: now }, 200, headers);
    },

    contentChanged: async (call) => {
      if (!isOurs(services.settings.cmsWebhookSecret, bearerOf(call.headers))) throw new Refused(new TokenMissing());
      if (call.body.event !== "trigger-test") await services.database.inTransaction(raiseVersion);
      return good({ version: await version() });
    },

    listAddresses: async (call) => {
      const { list, locale, after = "0" } = call.query;
      return good(await addresses(list, locale, Number(after)));
    },

    readRouteRules: async (call) => {
      const { redirect, middleware } = routeSettings(await rules(), call.query.path);
      return good({ ...(redirect === null ? {} : { redirect }), middleware: [...middleware] });
    },

    readFeatureFlags: async () =>
      good(
        (await flags())
          .filter(({ enabled }) => enabled === true)
          .map(({ key }) => ({ key: String(key) }))
          .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
      ),

    searchContent: async (call) => {
      const { q, locale = call.locale, type, limit = "20" } = call.query;
      const asked = hitTypes.find((each): each is HitType => each === type) ?? null;
      const { hits, total } = await search.find(locale, q.normalize("NFC"), asked, Number(limit));
      return good({ hits, total });
    },
  };
};
