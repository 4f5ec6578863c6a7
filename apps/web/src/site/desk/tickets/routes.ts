// The addresses of events: their list, the tickets and the entrances of one, and one ticket.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { changesQuery } from "../journal/queries.ts";
import { listedQuery, listedView } from "../listed.ts";
import { listOver } from "../list-route.ts";
import { rootRoute } from "../root.tsx";
import { entrances, events, tickets } from "./listed.ts";
import { eventQuery, ticketQuery } from "./queries.ts";

type Search = Readonly<Record<string, unknown>>;

const list = createRoute({
  ...listOver(events),
  path: "/admin/events",
  component: lazyRouteComponent(() => import("./list.tsx"), "EventList"),
});

const event = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/events/$eventId",
  validateSearch: (search: Search) => listedView(search, tickets),
  loaderDeps: ({ search: { locale: _, ...view } }) => view,
  loader: ({ context: { queries, call, send }, deps, params: { eventId } }) =>
    Promise.all([
      queries.ensureQueryData(eventQuery(send, eventId)),
      queries.ensureQueryData(listedQuery(call, tickets, deps, eventId)),
    ]).then(() => undefined),
  component: lazyRouteComponent(() => import("./event.tsx"), "EventTickets"),
});

const ofEntrances = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/entrances/$eventId",
  validateSearch: (search: Search) => listedView(search, entrances),
  loaderDeps: ({ search: { locale: _, ...view } }) => view,
  loader: ({ context: { queries, call }, deps, params: { eventId } }) =>
    queries.ensureQueryData(listedQuery(call, entrances, deps, eventId)),
  component: lazyRouteComponent(() => import("./entrances.tsx"), "Entrances"),
});

const ticket = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/tickets/$ticketPrint",
  loader: ({ context: { queries, send }, params: { ticketPrint } }) =>
    Promise.all([
      queries.ensureQueryData(ticketQuery(send, ticketPrint)),
      queries.ensureQueryData(changesQuery(send, ticketPrint)),
    ]).then(() => undefined),
  component: lazyRouteComponent(() => import("./record.tsx"), "TicketRecord"),
});

export const ticketRoutes = [list, event, ofEntrances, ticket] as const;
