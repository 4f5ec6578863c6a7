// One issued ticket in the hands of admins: looked at, sent once more, withdrawn. [TKT-06]
import { once, resendTicket, withdrawTicket } from "@kontor/domain/site/admin";
import { type Admission, firstOf, mergedLog, TicketUnknown } from "@kontor/domain/site/ticket";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { type MayRefuse, orUnknown } from "../../platform/use-case/use-case.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { runAsStaff } from "../admin/by-staff.ts";
import { lettersAbout } from "../admin/letters-store.ts";
import { admissionsOf } from "./admissions-store.ts";
import type { TicketServices } from "./services.ts";
import { staffTicketPorts } from "./staff-ports.ts";
import { type StoredTicket, ticketWithEvent } from "./store.ts";
import { ticketMail } from "./ticket-mails.ts";

type Names = "readTicketRecord" | "resendTicket" | "withdrawTicket";

/** As admins see it in a list. */
export const issuedTicket = (
  { print, holder, email, locale, community, issuedAt, withdrawnAt }: StoredTicket,
  first: Admission | null,
) => ({
  print,
  holder,
  email,
  locale,
  community,
  issuedAt,
  withdrawnAt,
  admitted: first === null ? null : { id: first.id, at: first.at, gate: first.gate },
});

const recordOf = async (call: MayRefuse<TicketUnknown>, handle: Handle, print: string) => {
  const { ticket, event } = orUnknown(call, await ticketWithEvent(handle, print), () => new TicketUnknown());
  const log = await admissionsOf(handle, [print]);
  return {
    event,
    ticket: issuedTicket(ticket, firstOf(log, print)),
    admissions: mergedLog(log, []).map(({ at, gate }) => ({ at, gate })),
    letters: await lettersAbout(handle, ticketMail(print)),
  };
};

export const issuedTicketHandlers = (services: TicketServices): Pick<Handlers, Names> => ({
  readTicketRecord: async (call) => {
    await staffOf(services, call);
    return good(await recordOf(call, services.database.reads, call.params.ticketPrint));
  },

  resendTicket: async (call) => {
    const { ticketPrint: print } = call.params;
    await runAsStaff(services, call, staffTicketPorts(services), once(resendTicket(print)));
    services.mailQueued();
    return good(await recordOf(call, services.database.reads, print));
  },

  withdrawTicket: async (call) => {
    const { ticketPrint: print } = call.params;
    await runAsStaff(services, call, staffTicketPorts(services), once(withdrawTicket(print, call.body.reason)));
    return good(await recordOf(call, services.database.reads, print));
  },
});
