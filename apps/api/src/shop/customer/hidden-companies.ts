// Private customers whose address has a company, from when a form sent what it did not show: it leaves their address; documents stay as they are. [CUS-12] [CODE4-11]
import type { Database } from "../../platform/database/handle.ts";
import { onceThrough } from "../../platform/database/once-through.ts";
import type { Log, PlatformServices } from "../../platform/services.ts";
import { customersAfter, saveCustomer } from "./store.ts";

const atOnce = 200;

/** Says in the log how many there were. */
export const dropHiddenCompanies = async (
  database: Database,
  now: PlatformServices["now"],
  log: Pick<Log, "warn">,
): Promise<void> => {
  let customers = 0;
  await onceThrough(
    database,
    "hidden-companies-dropped",
    async (behind) =>
      (await customersAfter(database.reads, behind, atOnce)).found.map((one) => ({ ...one, id: one.number })),
    (found) =>
      database.inTransaction(async (handle) => {
        for (const { id: _, ...customer } of found) {
          if (customer.kind !== "private" || customer.company === null) continue;
          await saveCustomer(handle, { ...customer, company: null }, now());
          customers += 1;
        }
      }),
  );
  if (customers > 0)
    log.warn(
      { customers },
      "private customers had a company in their address that no form shows; it was taken out, documents stay",
    );
};
