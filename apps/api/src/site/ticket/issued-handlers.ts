// One issued ticket in the hands of admins: looked at, sent once more, withdrawn. [TKT-06]
import { sentAgain, reasonOf, ticketNoted } from "@kontor/domain/site/admin";
import {
  type Admission,
  firstOf,
  mergedLog,
  TicketEventUnknown,
  TicketKeyLost,
  TicketUnknown,
  TicketWithdrawn,
  withdrawable,
} from "@kontor/domain/site/ticket";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { byStaff } from "../admin/by-staff.ts";
import { lettersAbout } from "../admin/letters-store.ts";
import { admissionsOf } from "./admissions-store.ts";
import type { TicketServices } from "./services.ts";
import { eventById, type StoredTicket, takeNumbers, ticketByPrint, withdraw } from "./store.ts";
import { queueTicketLetters, ticketMail } from "./ticket-mails.ts";

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

const known = async (handle: Handle, print: string): Promise<StoredTicket> =>
  (await ticketByPrint(handle, print)) ?? refuse(new TicketUnknown());

const eventOf = async (handle: Handle, { eventId }: StoredTicket) =>
  (await eventById(handle, eventId)) ?? refuse(new TicketEventUnknown());

const recordOf = async (handle: Handle, print: string) => {
  const ticket = await known(handle, print);
  const log = await admissionsOf(handle, [print]);
  return {
    event: await eventOf(handle, ticket),
    ticket: issuedTicket(ticket, firstOf(log, print)),
    admissions: mergedLog(log, []).map(({ at, gate }) => ({ at, gate })),
    letters: await lettersAbout(handle, ticketMail(print)),
  };
};

export const issuedTicketHandlers = (services: TicketServices): Pick<Handlers, Names> => ({
  readTicketRecord: async (call) => {
    await staffOf(services, call);
    return good(await recordOf(services.database.reads, call.params.ticketPrint));
  },

  resendTicket: async (call) => {
    const { ticketPrint: print } = call.params;
    const answer = await byStaff(services, call, async (handle, _, now) => {
      const ticket = await known(handle, print);
      if (ticket.withdrawnAt !== null) return refuse(new TicketWithdrawn());
      const key = services.ticketSeal.opened(ticket.sealedKey) ?? refuse(new TicketKeyLost());
      const again = (await lettersAbout(handle, ticketMail(print))).length;
      await queueTicketLetters(handle, { settings: services.settings, now }, await eventOf(handle, ticket), [
        { ...ticket, key, again },
      ]);
      return {
        entry: sentAgain("ticket-letter", { kind: "ticket", id: print }),
        result: () => recordOf(handle, print),
      };
    });
    services.mailQueued();
    return answer;
  },

  withdrawTicket: (call) =>
    byStaff(services, call, async (handle, _, now) => {
      const { ticketPrint: print } = call.params;
      // Scans wait: who is let in at this moment is seen.
      await takeNumbers(handle, 0);
      const ticket = await known(handle, print);
      orRefuse(withdrawable(ticket.withdrawnAt, firstOf(await admissionsOf(handle, [print]), print)));
      const reason = orRefuse(reasonOf(call.body.reason));
      await withdraw(handle, print, now);
      const entry = ticketNoted("ticket-withdrawn", { kind: "ticket", id: print }, { withdrawn: true }, reason);
      return { entry, result: () => recordOf(handle, print) };
    }),
});
