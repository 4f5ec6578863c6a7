// Checks VAT ids again whose validity is unknown or old: shared by all processes, outside of any order. [CUS-07] [VAT-09] [OPS-10]
import { vatIdDueAt, vatIdLease, vatIdRound } from "@kontor/domain/shop/customer";
import * as Effect from "effect/Effect";
import { rounds } from "../../platform/process/rounds.ts";
import type { CustomerServices } from "./services.ts";
import { claimVatIds, noteVatId } from "./vat-id-store.ts";

export interface Recheck {
  /** Checks all that are due; resolves when each was checked once. */
  readonly run: () => Promise<void>;
  readonly begin: () => void;
  readonly stop: () => void;
}

export const recheck = ({
  database,
  vatIds,
  now,
  log,
}: Pick<CustomerServices, "database" | "vatIds" | "now" | "log">): Recheck => {
  const round = async (): Promise<void> => {
    for (const { number, vatId, dueAt } of await claimVatIds(database, now(), vatIdLease, 10)) {
      const validity = await Effect.runPromise(vatIds.validity(vatId));
      const noted = { number, seenDueAt: dueAt, validity, now: now(), dueAt: vatIdDueAt(validity, now()) };
      await database.atOnce((handle) => noteVatId(handle, noted));
      log.info({ validity }, "a VAT id was asked about again");
    }
  };
  const state: { running: Promise<void> | null } = { running: null };
  const run = (): Promise<void> => {
    state.running ??= round()
      .catch((error: unknown) =>
        log.warn(
          { err: { name: error instanceof Error ? error.name : "unknown" } },
          "VAT ids could not be asked about",
        ),
      )
      .finally(() => {
        state.running = null;
      });
    return state.running;
  };
  const { begin, end } = rounds(() => void run(), vatIdRound, false);
  return { run, begin, stop: end };
};
