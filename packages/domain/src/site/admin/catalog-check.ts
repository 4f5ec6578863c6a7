// The check of the catalogue: at night when it is due, with a letter about what is new, or as staff ask for it. [ADM-01]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { addDays, dayOf, type Instant, instant, startOfDay, type TimeZone } from "#kernel/calendar";
import { type Catalog, Catalogs } from "#shop/catalog";
import { asStaff } from "./acting.ts";
import { faultyEntries } from "./faults.ts";
import type { FaultyEntry } from "./model.ts";
import { checkAt } from "./limits.ts";

/** What a check found, and when. */
export interface CatalogCheck {
  readonly at: Instant;
  readonly faults: readonly FaultyEntry[];
}

export class CatalogChecks extends Context.Service<
  CatalogChecks,
  { readonly store: (check: CatalogCheck) => Effect.Effect<void> }
>()("kontor/site/admin/CatalogChecks") {}

/** All that is faulty at a moment. */
export const catalogChecked = (catalog: Catalog, at: Instant): CatalogCheck => ({ at, faults: faultyEntries(catalog) });

/** Changes nothing but what is known of the catalogue, so the journal has nothing of it; who asks sees the answer, and no letter is written. */
export const checkCatalog = asStaff(({ now }) =>
  Effect.gen(function* () {
    const check = catalogChecked(yield* (yield* Catalogs).current, now);
    yield* (yield* CatalogChecks).store(check);
    return { entry: null, result: check };
  }),
);

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
