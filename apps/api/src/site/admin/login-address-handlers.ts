// Another login address for who has lost the mailbox: set by an administrator, with a letter to both addresses. [ACC-04] [SES-07]
import { asSeen, setLoginAddress, wantedLoginAddress } from "@kontor/domain/site/admin";
import { good, type Handlers } from "../../platform/http/call.ts";
import { read } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { mustBeOwn } from "../../visitor/session/own-sessions-handlers.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { mustHaveMailbox } from "../../visitor/session/unknown-login.ts";
import { known } from "./account-handlers.ts";
import { staffAccountPorts } from "./account-ports.ts";
import { runAsStaff } from "./by-staff.ts";

export const loginAddressHandlers = (services: SessionServices): Pick<Handlers, "setLoginAddress"> => ({
  setLoginAddress: async (call) => {
    const { customerNumber } = call.params;
    const { email: typed, reason } = call.body;
    const { customer_number: by } = await staffOf(services, call);
    mustBeOwn(services, call);
    const { locale } = call;
    // Counted before the transaction begins, as every letter to an unproved address; what is refused anyway is not counted.
    const wanted = wantedLoginAddress(customerNumber, typed, { by, reason, now: services.now() });
    const { set } = await read(services, call, staffAccountPorts(services, { locale }), wanted);
    const to = await mustHaveMailbox(services, "access", set.email);
    const ports = staffAccountPorts(services, { locale, to });
    await runAsStaff(services, call, ports, asSeen(setLoginAddress(customerNumber, typed, reason)));
    services.mailQueued();
    return good((await known(call, services.database.reads, customerNumber)).shown);
  },
});
