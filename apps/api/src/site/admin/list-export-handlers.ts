// Whole lists as files: noted in the journal, then sent as they are read. [OUT-02]
import { noteExport } from "@kontor/domain/site/admin";
import { exportPeriod } from "@kontor/domain/site/outside";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { entitledStaff } from "../../visitor/session/staff.ts";
import { exported } from "../outside/export-rows.ts";
import { realDay, runAsStaff } from "./by-staff.ts";
import { noPorts } from "./desk-ports.ts";

export const listExportHandlers = (services: SessionServices): Pick<Handlers, "exportList"> => ({
  exportList: async (call) => {
    const { list } = call.params;
    const { format, from = null, until = null } = call.query;
    const days = {
      from: from === null ? null : realDay(call, from),
      until: until === null ? null : realDay(call, until),
    };
    const name = `${list}.${format}`;
    await runAsStaff(
      services,
      call,
      noPorts,
      noteExport(name, new URLSearchParams({ ...(from && { from }), ...(until && { until }) }).toString()),
    );
    return {
      status: 200,
      pieces: {
        name,
        type: format === "csv" ? "text/csv; charset=utf-8; header=present" : "application/x-ndjson",
        content: exported(
          services.database.reads,
          list,
          format,
          {
            publicUrl: services.settings.publicUrl,
            today: todayOf(services),
            period: exportPeriod(days, services.settings.timeZone),
          },
          () =>
            // A list takes a while: it ends with the login that fetches it. [SEC2-3]
            entitledStaff(services, call),
        ),
      },
    };
  },
});
