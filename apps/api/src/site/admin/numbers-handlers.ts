// The numbers of the shop in the hands of administrators: which were sent last, said after a restore. [ACC-03] [OPS-06]
import { dayOf } from "@kontor/domain/kernel/calendar";
import type { Handlers } from "../../platform/http/call.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { byStaff } from "./by-staff.ts";
import { confirmNumbersAs, waitingNumbers } from "./numbers-store.ts";

export const numbersAdminHandlers = (services: SessionServices): Pick<Handlers, "confirmNumbers"> => ({
  confirmNumbers: (call) =>
    byStaff(services, call, async (handle, _, now) => {
      const today = dayOf(now, services.settings.timeZone);
      const entry = orRefuse(await confirmNumbersAs(handle, call.body.sent, today));
      return { entry, result: async () => ({ numbers: await waitingNumbers(handle) }) };
    }),
});
