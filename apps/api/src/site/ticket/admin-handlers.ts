// The calls of ticketing for admins: events, tickets one by one or by list. [TKT-06]
import { instant } from "@kontor/domain/kernel/calendar";
import { searchWords } from "@kontor/domain/kernel/text";
import { eventNoted, ticketNoted } from "@kontor/domain/site/admin";
import {
  firstOf,
  oneTicket,
  readEvent,
  readTickets,
  type TicketEvent,
  TicketEventUnknown,
  type TicketRow,
  wholeList,
} from "@kontor/domain/site/ticket";
import { pageOf } from "../../platform/database/page-of.ts";
import { type Call, good, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { byStaff, countIn } from "../admin/by-staff.ts";
import { admissionsOf } from "./admissions-store.ts";
import { issuedTicket } from "./issued-handlers.ts";
import { issueTickets } from "./issue.ts";
import type { TicketServices } from "./services.ts";
import {
  addEvent,
  changeEvent,
  countedEvent,
  countedEvents,
  eventById,
  nameOf,
  placeIn,
  ticketsOfEvent,
} from "./store.ts";

type Names =
  | "listTicketEvents"
  | "addTicketEvent"
  | "readTicketEvent"
  | "changeTicketEvent"
  | "listTickets"
  | "issueTicket"
  | "importTickets";

export const ticketAdminHandlers = (services: TicketServices): Pick<Handlers, Names> => {
  const eventOf = async (eventId: string): Promise<TicketEvent> =>
    (await eventById(services.database.reads, eventId)) ?? refuse(new TicketEventUnknown());
  const issued = async (
    call: Pick<Call<OperationId>, "headers" | "operation">,
    event: TicketEvent,
    rows: readonly TicketRow[],
  ) => {
    const { settings, ticketSeal: seal } = services;
    const answer = await byStaff(services, call, async (handle, _, now) => {
      const issuing = { settings, seal, now, batch: String(call.headers["idempotency-key"]) };
      const { count, isNew } = await issueTickets(handle, issuing, event, rows);
      const entry = isNew ? ticketNoted("tickets-issued", { kind: "event", id: event.id }, { tickets: count }) : null;
      return { entry, result: async () => ({ count }) };
    });
    services.mailQueued();
    return { ...answer, status: 201 };
  };

  return {
    listTicketEvents: async (call) => {
      await staffOf(services, call);
      const { after = null, q = "" } = call.query;
      const wanted = { after, count: countIn(call.query), wanted: searchWords(q) };
      return good(await countedEvents(services.database.reads, wanted));
    },

    addTicketEvent: async (call) => {
      const answer = await byStaff(services, call, async (handle) => {
        const event = { id: services.freshId(), ...typedEvent(call.body) };
        await addEvent(handle, event);
        return { entry: eventNoted(null, event), result: async () => event };
      });
      return { ...answer, status: 201 };
    },

    readTicketEvent: async (call) => {
      await staffOf(services, call);
      return good(
        (await countedEvent(services.database.reads, call.params.eventId)) ?? refuse(new TicketEventUnknown()),
      );
    },

    changeTicketEvent: (call) =>
      byStaff(services, call, async (handle) => {
        const before = (await eventById(handle, call.params.eventId)) ?? refuse(new TicketEventUnknown());
        const event = { id: before.id, ...typedEvent(call.body) };
        await changeEvent(handle, event);
        return { entry: eventNoted(before, event), result: async () => event };
      }),

    listTickets: async (call) => {
      await staffOf(services, call);
      const { reads } = services.database;
      const event = await eventOf(call.params.eventId);
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
      await staffOf(services, call);
      return issued(call, await eventOf(call.params.eventId), [orRefuse(oneTicket(call.body))]);
    },

    importTickets: async (call) => {
      await staffOf(services, call);
      const event = await eventOf(call.params.eventId);
      return issued(call, event, orRefuse(wholeList(orRefuse(readTickets(call.body.csv)))));
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
}) => orRefuse(readEvent({ ...names, startsAt: instant(startsAt) }));
