// Lists of the content as the shop itself reads them: whole, and once for each version of the content.
import { setTimeout } from "node:timers/promises";
import type { PlatformServices } from "../../platform/services.ts";
import { everyEntry, type ContentSource, type Raw } from "./source.ts";
import { contentVersion } from "./version.ts";

/** How long a visitor waits for a list anew while there is one from before. */
const patienceMs = 1_000;

/** Everything of a list, read once for each version of the content; what was read before stands while the content system is slow or away. [OPS-10] */
export const cachedList = (source: ContentSource, version: () => Promise<string>, path: string) => {
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
export const contentVersionOf =
  ({ settings, database, now }: Pick<PlatformServices, "settings" | "database" | "now">) =>
  async (): Promise<string> => {
    const said = await contentVersion(database.reads);
    return settings.cmsUrl === null ? said : `${said}-${Math.floor(now() / 60_000)}`;
  };
