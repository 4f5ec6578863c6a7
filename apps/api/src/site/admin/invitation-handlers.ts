// A colleague is invited by an administrator: an account of staff whose address opens it by the link of a letter. [ADM-06] [SES-07]
import { inviteStaff, wantedInvitation } from "@kontor/domain/site/admin";
import { good, type Handlers } from "../../platform/http/call.ts";
import { read } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { mustBeOwn } from "../../visitor/session/own-sessions-handlers.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { mustHaveMailbox } from "../../visitor/session/unknown-login.ts";
import { staffAccountPorts } from "./account-ports.ts";
import { wholeAccount } from "./account-store.ts";
import { runAsStaff } from "./by-staff.ts";

export const invitationHandlers = (services: SessionServices): Pick<Handlers, "inviteStaff"> => ({
  inviteStaff: async (call) => {
    await staffOf(services, call);
    mustBeOwn(services, call);
    const { locale } = call.body;
    // Counted before the transaction begins, as every letter to an unproved address; what is refused anyway is not counted.
    const wanted = wantedInvitation(call.body, services.now());
    const { email } = await read(services, call, staffAccountPorts(services, { locale }), wanted);
    const to = await mustHaveMailbox(services, "access", email);
    const ports = staffAccountPorts(services, { locale, to });
    const number = await runAsStaff(services, call, ports, inviteStaff(call.body));
    services.mailQueued();
    const account = await wholeAccount(services.database.reads, number);
    if (account === null) throw new Error("an account is gone that was made just now");
    return good(account.shown, 201);
  },
});
