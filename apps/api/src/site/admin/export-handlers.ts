// Lists that are taken along as files: noted before the first line is written. [ADM-01] [SES-07]
import { exportNoted } from "@kontor/domain/site/admin";
import type { Handlers } from "../../platform/http/call.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { byStaff } from "./by-staff.ts";

export const exportAdminHandlers = (services: SessionServices): Pick<Handlers, "noteExport"> => ({
  noteExport: async (call) => {
    const { list, search } = call.body;
    const answer = await byStaff(services, call, async () => ({
      entry: exportNoted(list, search),
      result: async () => null,
    }));
    return { ...answer, status: 201 };
  },
});
