// The calls of ticketing for admins: events, tickets one by one or by list. [TKT-06]
import { instant } from "@kontor/domain/kernel/calendar";
import { searchWords } from "@kontor/domain/kernel/text";
import { addTicketEvent, changeTicketEvent, importTickets, issueTicket } from "@kontor/domain/site/admin";
import { firstOf, TicketEventUnknown } from "@kontor/domain/site/ticket";
import * as Result from "effect/Result";
import { pageOf } from "../../platform/database/page-of.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { type MayRefuse, orRefuse } from "../../platform/use-case/use-case.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { countIn, runAsStaff } from "../admin/by-staff.ts";
import { admissionsOf } from "./admissions-store.ts";
import { issuedTicket } from "./issued-handlers.ts";
import type { TicketServices } from "./services.ts";
import { staffTicketPorts } from "./staff-ports.ts";
import { countedEvent, countedEvents, eventById, nameOf, placeIn, ticketsOfEvent } from "./store.ts";

type Names =
  | "listTicketEvents"
  | "addTicketEvent"
  | "readTicketEvent"
  | "changeTicketEvent"
  | "listTickets"
  | "issueTicket"
  | "importTickets";

export const ticketAdminHandlers = (services: TicketServices): Pick<Handlers, Names> => {
  const known = <Event>(call: MayRefuse<TicketEventUnknown>, event: Event | null): Event =>
    orRefuse(call, event === null ? Result.fail(new TicketEventUnknown()) : Result.succeed(event));
  return {
    listTicketEvents: async (call) => {
      await staffOf(services, call);
      const { after = null, q = "" } = call.query;
      const wanted = { after, count: countIn(call.query), wanted: searchWords(q) };
      return good(await countedEvents(services.database.reads, wanted));
    },

    addTicketEvent: async (call) => {
      const adding = addTicketEvent(services.freshId(), typedEvent(call.body));
      return good(await runAsStaff(services, call, staffTicketPorts(services), adding), 201);
    },

    readTicketEvent: async (call) => {
      await staffOf(services, call);
      return good(known(call, await countedEvent(services.database.reads, call.params.eventId)));
    },

    changeTicketEvent: async (call) => {
      const changing = changeTicketEvent(call.params.eventId, typedEvent(call.body));
      return good(await runAsStaff(services, call, staffTicketPorts(services), changing));
    },

    listTickets: async (call) => {
      await staffOf(services, call);
      const { reads } = services.database;
      const event = known(call, await eventById(reads, call.params.eventId));
      const { after, q = "", only = "all" } = call.query;
      const count = countIn(call.query);
      const found = await ticketsOfEvent(reads, event.id, {
        after: after === undefined ? null : placeIn(after),
        count: count + 1,
        wanted: q.trim().toLowerCase(),
        only,
      });
      const { shown, next } = pageOf(found, count, nameOf);
      const log = await admissionsOf(
        reads,
        shown.map(({ print }) => print),
      );
      return good({ tickets: shown.map((ticket) => issuedTicket(ticket, firstOf(log, ticket.print))), next });
    },

    issueTicket: async (call) => {
      const ports = staffTicketPorts(services, String(call.headers["idempotency-key"]));
      const issued = await runAsStaff(services, call, ports, issueTicket(call.params.eventId, call.body));
      services.mailQueued();
      return good(issued, 201);
    },

    importTickets: async (call) => {
      const ports = staffTicketPorts(services, String(call.headers["idempotency-key"]));
      const issued = await runAsStaff(services, call, ports, importTickets(call.params.eventId, call.body.csv));
      services.mailQueued();
      return good(issued, 201);
    },
  };
};

const typedEvent = ({
  startsAt,
  ...names
}: {
  readonly title: string;
  readonly place: string;
  readonly startsAt: number;
}) => ({ ...names, startsAt: instant(startsAt) });
