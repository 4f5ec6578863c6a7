// What staff's acts on events, tickets and entrances need, over the database. [TKT-04] [TKT-06]
import { instant } from "@kontor/domain/kernel/calendar";
import { StaffEntrances, StaffEvents, StaffTickets } from "@kontor/domain/site/admin";
import { firstOf } from "@kontor/domain/site/ticket";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { lettersAbout } from "../admin/letters-store.ts";
import { admissionsOf } from "./admissions-store.ts";
import { endStaffSession, staffSessionByPrint } from "./entrances-store.ts";
import { issueTickets } from "./issue.ts";
import type { TicketServices } from "./services.ts";
import { addStaffKey, staffKeyByPrint, storeStaffKeyEnd } from "./staff-store.ts";
import {
  addEvent,
  changeEvent,
  eventById,
  staffTicket,
  takeNumbers,
  ticketByPrint,
  ticketWithEvent,
  withdraw,
} from "./store.ts";
import { queueTicketLetters, ticketMail } from "./ticket-mails.ts";

export type StaffTicketPorts = StaffEntrances | StaffEvents | StaffTickets;

/** `batch` is the idempotency key of a call that issues tickets. */
export const staffTicketPorts =
  ({ settings, ticketSeal: seal, now }: TicketServices, batch = ""): PortsOver<StaffTicketPorts> =>
  ({ handle }) =>
    Context.make(StaffEvents, {
      byId: (id) => Effect.promise(() => eventById(handle, id)),
      add: (event) => Effect.promise(() => addEvent(handle, event)),
      change: (event) => Effect.promise(() => changeEvent(handle, event)),
    }).pipe(
      Context.add(StaffTickets, {
        issue: (event, rows) =>
          Effect.promise(() => issueTickets(handle, { settings, seal, now: now(), batch }, event, rows)),
        byPrint: (print) => Effect.promise(async () => staffTicket(await ticketWithEvent(handle, print))),
        firstAdmission: (print) =>
          Effect.promise(async () => {
            await takeNumbers(handle, 0);
            return firstOf(await admissionsOf(handle, [print]), print);
          }),
        withdraw: (print) => Effect.promise(async () => void (await withdraw(handle, print, now()))),
        resend: (print, event) =>
          Effect.promise(async () => {
            const ticket = await ticketByPrint(handle, print);
            const key = ticket === null ? null : seal.opened(ticket.sealedKey);
            if (ticket === null || key === null) return false;
            const again = (await lettersAbout(handle, ticketMail(print))).length;
            await queueTicketLetters(handle, { settings, now: now() }, event, [{ ...ticket, key, again }]);
            return true;
          }),
      }),
      Context.add(StaffEntrances, {
        addKey: (eventId, key, by) =>
          Effect.promise(() => addStaffKey(handle, { eventId, key, madeAt: instant(now()), by })),
        key: (print) => Effect.promise(() => staffKeyByPrint(handle, print)),
        endKey: (key) => Effect.promise(() => storeStaffKeyEnd(handle, key, now())),
        open: (print) => Effect.promise(() => staffSessionByPrint(handle, print, now())),
        end: (print) => Effect.promise(() => endStaffSession(handle, print, now())),
      }),
    );
