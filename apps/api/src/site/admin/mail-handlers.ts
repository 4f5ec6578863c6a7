// Mails in the hands of staff: what waits, what was given up, and sent again. [ADM-01] [OPS-10]
import { MailUnknown, once, resendMail } from "@kontor/domain/site/admin";
import { good, type Handlers } from "../../platform/http/call.ts";
import { orUnknown } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { countIn, runAsStaff } from "./by-staff.ts";
import { letterPorts } from "./desk-ports.ts";
import { mailsToSend, mailToSend } from "./letters-store.ts";

export const mailAdminHandlers = (services: SessionServices): Pick<Handlers, "listMails" | "resendMail"> => ({
  listMails: async (call) => {
    await staffOf(services, call);
    const { q = "", only = null, after = null } = call.query;
    return good(await mailsToSend(services.database.reads, { q, only, after, count: countIn(call.query) }));
  },

  resendMail: async (call) => {
    const { mailId } = call.params;
    await runAsStaff(services, call, letterPorts(services), once(resendMail(mailId)));
    services.mailQueued();
    const mail = await mailToSend(services.database.reads, mailId);
    return good(orUnknown(call, mail, () => new MailUnknown()));
  },
});
