// The calls of ticketing for admins: events, tickets one by one or by list, keys of staff. [TKT-06] [TKT-04]
import { instant } from "@kontor/domain/kernel/calendar";
import {
  firstOf,
  newStaffKey,
  oneTicket,
  readEvent,
  readTickets,
  staffKeyHours,
  type TicketEvent,
  TicketEventUnknown,
  type TicketRow,
  wholeList,
} from "@kontor/domain/site/ticket";
import { type Call, good, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { admissionsOf } from "./admissions-store.ts";
import { issueTickets } from "./issue.ts";
import { freshKey, printOf } from "./keys.ts";
import type { TicketServices } from "./services.ts";
import { addStaffKey } from "./staff-store.ts";
import { addEvent, countedEvents, eventById, nameOf, placeIn, ticketsOfEvent } from "./store.ts";

type Names = "listTicketEvents" | "addTicketEvent" | "listTickets" | "issueTicket" | "importTickets" | "makeStaffKey";

/** Tickets on a page of the list. */
const onPage = 50;

export const ticketAdminHandlers = (services: TicketServices): Pick<Handlers, Names> => {
  const eventOf = async (eventId: string): Promise<TicketEvent> =>
    (await eventById(services.database.reads, eventId)) ?? refuse(new TicketEventUnknown());
  const issued = async (call: Pick<Call<OperationId>, "headers">, event: TicketEvent, rows: readonly TicketRow[]) => {
    const issuing = {
      settings: services.settings,
      seal: services.ticketSeal,
      now: services.now(),
      batch: String(call.headers["idempotency-key"]),
    };
    const { count, isNew } = await services.database.inTransaction((handle) => issueTickets(handle, issuing, event, rows));
    if (isNew) services.mailQueued();
    return good({ count }, 201);
  };

  return {
    listTicketEvents: async (call) => {
      await staffOf(services, call);
      return good(await countedEvents(services.database.reads));
    },

    addTicketEvent: async (call) => {
      await staffOf(services, call);
      const { startsAt, ...names } = call.body;
      const event = { id: services.freshId(), ...orRefuse(readEvent({ ...names, startsAt: instant(startsAt) })) };
      await services.database.inTransaction((handle) => addEvent(handle, event));
      return good(event, 201);
    },

    listTickets: async (call) => {
      await staffOf(services, call);
      const { reads } = services.database;
      const event = await eventOf(call.params.eventId);
      const { after, q = "" } = call.query;
      const found = await ticketsOfEvent(reads, event.id, {
        after: after === undefined ? null : placeIn(after),
        count: onPage + 1,
        wanted: q.trim().toLowerCase(),
      });
      const shown = found.slice(0, onPage);
      const log = await admissionsOf(
        reads,
        shown.map(({ print }) => print),
      );
      const last = shown.at(-1);
      return good({
        tickets: shown.map(({ print, holder, email, locale, community, issuedAt }) => {
          const first = firstOf(log, print);
          const admitted = first === null ? null : { id: first.id, at: first.at, gate: first.gate };
          return { print, holder, email, locale, community, issuedAt, admitted };
        }),
        next: found.length > onPage && last !== undefined ? nameOf(last) : null,
      });
    },

    issueTicket: async (call) => {
      await staffOf(services, call);
      return issued(call, await eventOf(call.params.eventId), [orRefuse(oneTicket(call.body))]);
    },

    importTickets: async (call) => {
      await staffOf(services, call);
      const event = await eventOf(call.params.eventId);
      return issued(call, event, orRefuse(wholeList(orRefuse(readTickets(call.body.csv)))));
    },

    makeStaffKey: async (call) => {
      await staffOf(services, call);
      const event = await eventOf(call.params.eventId);
      const key = freshKey();
      const made = newStaffKey(printOf(key), services.now(), staffKeyHours);
      await services.database.inTransaction((handle) => addStaffKey(handle, event.id, made));
      return good({ key, expiresAt: made.expiresAt }, 201);
    },
  };
};
