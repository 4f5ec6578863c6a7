// The check of the catalogue at night: when it is due, and what staff are written to about. [ADM-01]
import { addDays, dayOf, type Instant, instant, startOfDay, type TimeZone } from "#kernel/calendar";
import type { FaultyEntry } from "./model.ts";
import { checkAt } from "./limits.ts";

/** What a check found, and when. */
export interface CatalogCheck {
  readonly at: Instant;
  readonly faults: readonly FaultyEntry[];
}

/** Once a night: from three o'clock on, as long as there was none since. */
export const isCheckDue = (now: Instant, last: Instant | null, zone: TimeZone): boolean => {
  const today = dayOf(now, zone);
  const tonight = instant(startOfDay(today, zone) + checkAt);
  const latest = now < tonight ? instant(startOfDay(addDays(today, -1), zone) + checkAt) : tonight;
  return last === null || last < latest;
};

const nameOf = ({ entry, key, fault, rule, detail }: FaultyEntry): string =>
  [entry, key, fault, rule, detail].join("\n");

/** What the check before did not find: a fault that is known already is no news. */
export const newFaults = (before: CatalogCheck | null, found: readonly FaultyEntry[]): readonly FaultyEntry[] => {
  const known = new Set((before?.faults ?? []).map(nameOf));
  return found.filter((fault) => !known.has(nameOf(fault)));
};
