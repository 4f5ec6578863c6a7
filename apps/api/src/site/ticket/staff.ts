// Who stands at an entrance: the staff session of a call, opened with a one-time key or by an account of staff. [TKT-04] [SES-07]
import { Admissions } from "@kontor/domain/site/admin";
import { Entrances, StaffSessionMissing, type TicketEvent } from "@kontor/domain/site/ticket";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { IncomingHttpHeaders } from "node:http";
import { type MayRefuse, orRefuse, type PortsOver } from "../../platform/use-case/use-case.ts";
import { note, operator } from "../admin/journal-store.ts";
import { addAdmission, admissionsOf } from "./admissions-store.ts";
import { printOf } from "./keys.ts";
import type { TicketServices } from "./services.ts";
import {
  addStaffSession,
  endStaffSession,
  gateNames,
  type OpeningLogin,
  type StaffSession,
  staffSessionByPrint,
} from "./entrances-store.ts";
import { markStaffKeyUsed, staffKeyByPrint } from "./staff-store.ts";
import { eventById, staffTicket, takeNumbers, ticketWithEvent } from "./store.ts";

export type OpenSession = StaffSession & { readonly event: TicketEvent };

/** The print of the session's token in a call's headers; null without one. */
export const sessionPrint = ({ "shop-ticketing": token }: IncomingHttpHeaders): string | null =>
  typeof token === "string" && token !== "" ? printOf(token) : null;

/** The session of a call; one that is over or was never opened is refused. */
export const entranceOf = async (
  services: TicketServices,
  call: MayRefuse<StaffSessionMissing> & { readonly headers: IncomingHttpHeaders },
): Promise<OpenSession> => {
  const { reads } = services.database;
  const print = sessionPrint(call.headers);
  const session = print === null ? null : await staffSessionByPrint(reads, print, services.now());
  const event = session === null ? null : await eventById(reads, session.eventId);
  return session === null || event === null
    ? orRefuse(call, Result.fail(new StaffSessionMissing()))
    : { ...session, event };
};

/** `token` opens the session of an entrance; `login` is that of an account that opens it itself. */
export const entrancePorts =
  ({ now }: Pick<TicketServices, "now">, token = "", login: OpeningLogin | null = null): PortsOver<Entrances> =>
  ({ handle }) =>
    Context.make(Entrances, {
      key: (print) => Effect.promise(() => staffKeyByPrint(handle, print)),
      use: (key) => Effect.promise(() => markStaffKeyUsed(handle, key)),
      event: (id) => Effect.promise(() => eventById(handle, id)),
      gates: (eventId) =>
        Effect.promise(async () => {
          await takeNumbers(handle, 0);
          return gateNames(handle, eventId);
        }),
      open: (opening, gate, expiresAt) =>
        Effect.promise(() => addStaffSession(handle, printOf(token), { ...opening, gate, expiresAt }, login)),
      end: (print) => Effect.promise(() => endStaffSession(handle, print, now())),
    });

/** `by` is the customer number of whose session it is; null where an operator made its key. */
export const admissionPorts =
  ({ now }: Pick<TicketServices, "now">, by: string | null): PortsOver<Admissions> =>
  ({ handle }) =>
    Context.make(Admissions, {
      ticket: (print) =>
        Effect.promise(async () => {
          await takeNumbers(handle, 0);
          return staffTicket(await ticketWithEvent(handle, print));
        }),
      log: (print) => Effect.promise(() => admissionsOf(handle, [print])),
      add: (eventId, admission) => Effect.promise(() => addAdmission(handle, eventId, admission, now())),
      note: (entry) => Effect.promise(() => note(handle, entry, by ?? operator, now())),
    });
