// Lists of the content as the shop itself reads them: whole, and once for each version of the content.
import { minuteMs } from "@kontor/domain/kernel/calendar";
import { setTimeout } from "node:timers/promises";
import type { PlatformServices } from "../../platform/services.ts";
import { everyEntry, type ContentSource, type Raw } from "./source.ts";
import { contentVersion } from "./version.ts";

/** How long a visitor waits for a new list while there is a cached one. */
const patienceMs = 1_000;

/** A whole list, read once for each version of the content; the cached one is used while the content system is slow or away. [OPS-10] */
export const cachedList = (source: ContentSource, version: () => Promise<string>, path: string, query = "") => {
  const cache: { version: string | null; entries: readonly Raw[] } = { version: null, entries: [] };
  const reading = new Map<string, Promise<readonly Raw[]>>();
  const read = async (now: string): Promise<readonly Raw[]> => {
    const entries: Raw[] = [];
    for await (const some of everyEntry(source, path, query)) entries.push(...some);
    Object.assign(cache, { version: now, entries });
    return entries;
  };
  return async (): Promise<readonly Raw[]> => {
    const now = await version();
    if (cache.version === now) return cache.entries;
    const refreshing = reading.get(now) ?? read(now).finally(() => reading.delete(now));
    reading.set(now, refreshing);
    if (cache.version === null) return refreshing;
    const before = refreshing.catch(() => cache.entries);
    return Promise.race([before, setTimeout(patienceMs, cache.entries, { ref: false })]);
  };
};

/** A webhook may be missing, switched off or lost: the content of a remote Strapi counts as new every minute, and with a webhook at once, too. */
export const contentVersionOf =
  ({ settings, database, now }: Pick<PlatformServices, "settings" | "database" | "now">) =>
  async (): Promise<string> => {
    const revision = await contentVersion(database.reads);
    return settings.cmsUrl === null ? revision : `${revision}-${Math.floor(now() / minuteMs)}`;
  };
