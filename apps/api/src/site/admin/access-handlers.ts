// Lost access: an administrator removes the second factor of a colleague, and has anybody sent the letter for a new password. [SES-07] [SES-06]
import { accessLetterTo, asSeen, once, resetAccess, resetFactor } from "@kontor/domain/site/admin";
import { good, type Handlers } from "../../platform/http/call.ts";
import { read } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { mustBeOwn } from "../../visitor/session/own-sessions-handlers.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { mustHaveMailbox } from "../../visitor/session/unknown-login.ts";
import { known } from "./account-handlers.ts";
import { staffAccountPorts } from "./account-ports.ts";
import { runAsStaff } from "./by-staff.ts";

export const accessHandlers = (services: SessionServices): Pick<Handlers, "resetFactor" | "resetAccess"> => {
  const { reads } = services.database;
  return {
    resetFactor: async (call) => {
      const { customerNumber } = call.params;
      const ports = staffAccountPorts(services, { locale: call.locale });
      await runAsStaff(services, call, ports, once(asSeen(resetFactor(customerNumber, call.body.reason))));
      return good((await known(call, reads, customerNumber)).shown);
    },

    resetAccess: async (call) => {
      const { customerNumber } = call.params;
      const { reason } = call.body;
      const { customer_number: by } = await staffOf(services, call);
      mustBeOwn(services, call);
      const { locale } = call;
      // Counted before the transaction begins, as every letter to an unproved address; what is refused anyway is not counted.
      const wanted = accessLetterTo(customerNumber, { by, reason });
      const email = await read(services, call, staffAccountPorts(services, { locale }), wanted);
      const to = await mustHaveMailbox(services, "access", email);
      const ports = staffAccountPorts(services, { locale, to });
      await runAsStaff(services, call, ports, once(resetAccess(customerNumber, reason, to.address)));
      services.mailQueued();
      return good((await known(call, reads, customerNumber)).shown);
    },
  };
};
