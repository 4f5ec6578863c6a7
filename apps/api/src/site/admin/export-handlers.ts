// Lists that are taken along as files: noted before the first line is written. [ADM-01] [SES-07]
import { noteExport } from "@kontor/domain/site/admin";
import { good, type Handlers } from "../../platform/http/call.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { runAsStaff } from "./by-staff.ts";
import { noPorts } from "./desk-ports.ts";

export const exportAdminHandlers = (services: SessionServices): Pick<Handlers, "noteExport"> => ({
  noteExport: async (call) => {
    await runAsStaff(services, call, noPorts, noteExport(call.body.list, call.body.search));
    return good(null, 201);
  },
});
