// The check of the catalogue in the hands of administrators: what it found last, and another one now. [ADM-01]
import type { CatalogCheck } from "@kontor/domain/site/admin";
import { good, type Handlers } from "../../platform/http/call.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { checkedNow, lastCheck } from "./catalog-check.ts";

const shown = (check: CatalogCheck | null) =>
  check === null ? null : { at: check.at, faults: check.faults.map((fault) => ({ ...fault })) };

export const catalogCheckHandlers = (
  services: SessionServices,
): Pick<Handlers, "readCatalogCheck" | "checkCatalog"> => ({
  readCatalogCheck: async (call) => {
    await staffOf(services, call);
    return good(shown(await lastCheck(services.database.reads)));
  },
  /** Changes nothing but what is known of the catalogue, so the journal has nothing of it; who asks sees the answer, and no letter is written. */
  checkCatalog: async (call) => {
    await staffOf(services, call);
    return good(shown(await services.database.inTransaction((handle) => checkedNow(handle, services.now()))));
  },
});
