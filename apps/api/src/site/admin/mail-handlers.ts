// Mails in the hands of staff: what waits, what was given up, and sent again. [ADM-01] [OPS-10]
import { MailNotFailed, MailUnknown, sentAgain } from "@kontor/domain/site/admin";
import { good, type Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { byStaff, countIn } from "./by-staff.ts";
import { mailsToSend, mailToSend, queueAgain } from "./letters-store.ts";

export const mailAdminHandlers = (services: SessionServices): Pick<Handlers, "listMails" | "resendMail"> => ({
  listMails: async (call) => {
    await staffOf(services, call);
    const { q = "", only = null, after = null } = call.query;
    return good(await mailsToSend(services.database.reads, { q, only, after, count: countIn(call.query) }));
  },

  resendMail: async (call) => {
    const answer = await byStaff(services, call, async (handle, _, now) => {
      const { mailId } = call.params;
      const mail = (await mailToSend(handle, mailId)) ?? refuse(new MailUnknown());
      if (!(await queueAgain(handle, mailId, now))) return refuse(new MailNotFailed());
      return {
        entry: sentAgain("mail-again", { kind: "mail", id: mailId }),
        result: async () => (await mailToSend(handle, mailId)) ?? mail,
      };
    });
    services.mailQueued();
    return answer;
  },
});
