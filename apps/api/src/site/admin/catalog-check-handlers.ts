// The check of the catalogue in the hands of administrators: what it found last, and another one now. [ADM-01]
import { type CatalogCheck, checkCatalog } from "@kontor/domain/site/admin";
import { good, type Handlers } from "../../platform/http/call.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { runAsStaff } from "./by-staff.ts";
import { catalogCheckPorts, lastCheck } from "./catalog-check.ts";

const shown = (check: CatalogCheck | null) =>
  check === null ? null : { at: check.at, faults: check.faults.map((fault) => ({ ...fault })) };

export const catalogCheckHandlers = (
  services: SessionServices,
): Pick<Handlers, "readCatalogCheck" | "checkCatalog"> => ({
  readCatalogCheck: async (call) => {
    await staffOf(services, call);
    return good(shown(await lastCheck(services.database.reads)));
  },
  checkCatalog: async (call) => good(shown(await runAsStaff(services, call, catalogCheckPorts, checkCatalog))),
});
