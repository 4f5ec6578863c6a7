// The numbers of the shop in the hands of administrators: which were sent last, said after a restore. [ACC-03] [OPS-06]
import { confirmNumbers } from "@kontor/domain/site/admin";
import { good, type Handlers } from "../../platform/http/call.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { runAsStaff } from "./by-staff.ts";
import { numberPorts } from "./desk-ports.ts";
import { waitingNumbers } from "./numbers-store.ts";

export const numbersAdminHandlers = (services: SessionServices): Pick<Handlers, "confirmNumbers"> => ({
  confirmNumbers: async (call) => {
    await runAsStaff(services, call, numberPorts, confirmNumbers(call.body.sent));
    return good({ numbers: await waitingNumbers(services.database.reads) });
  },
});
