// Deletes what stayed of deleted accounts, when the law lets it go; how often and in how many processes it runs makes no difference. [ACC-06]
import { dueOn, storedKinds, type StayingTable } from "@kontor/domain/shop/personal-data";
import { todayOf } from "../../platform/calendar/today.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { dueDeletions, noteDone } from "./deletions-store.ts";
import { lateRemovals } from "./stored-rows.ts";

const atOnce = 100;

/** What others refer to goes last. */
const inOrder = Object.keys(lateRemovals) as readonly StayingTable[];

export const deleteWhatIsDue = async (
  services: Pick<PlatformServices, "database" | "now" | "settings">,
): Promise<void> => {
  const today = todayOf(services);
  for (const account of await dueDeletions(services.database.reads, today, atOnce)) {
    const { keys, next } = dueOn(account.last, today);
    const tables = new Set<string>(storedKinds.flatMap((kind) => (keys.includes(kind.key) ? [...kind.tables] : [])));
    await services.database.inTransaction(async (handle) => {
      for (const table of inOrder) if (tables.has(table)) await lateRemovals[table](handle, account);
      await noteDone(handle, account.number, next);
    });
  }
};
