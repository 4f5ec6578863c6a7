// The clock in the hands of administrators: how it stands, and the word that it is right. [ACC-07]
import { confirmClock } from "@kontor/domain/site/admin";
import { good, type Handlers } from "../../platform/http/call.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { realDay, runAsStaff } from "./by-staff.ts";
import { doubtedClock } from "./clock-reading.ts";
import { clockPorts } from "./desk-ports.ts";

export const clockAdminHandlers = (services: SessionServices): Pick<Handlers, "confirmClock"> => ({
  confirmClock: async (call) => {
    await staffOf(services, call);
    await runAsStaff(services, call, clockPorts(services), confirmClock(realDay(call, call.body.day)));
    return good({ clock: await doubtedClock(services, services.database.reads) });
  },
});
