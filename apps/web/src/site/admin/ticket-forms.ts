// The forms of events and tickets. [TKT-06]
import { readTypedDay } from "@kontor/domain/kernel/calendar";
import { isLocale } from "@kontor/domain/visitor/locale";
import type { Act, Sent } from "./act.ts";
import { momentAt } from "./shop-time.ts";

const onEvent = (typed: Sent["typed"]): string =>
  typed("event") === "" ? "events" : `events/${encodeURIComponent(typed("event"))}`;
const onTicket = (typed: Sent["typed"]): string => `tickets/${encodeURIComponent(typed("ticket"))}`;
const ticketIn = (typed: Sent["typed"]) => ({ ticketPrint: typed("ticket") });
const batchIn = (typed: Sent["typed"]) => ({ "idempotency-key": typed("key") });

export const ticketActs: Readonly<Record<string, Act>> = {
  event: {
    page: onEvent,
    change: ({ typed, call, zone }) => {
      const day = readTypedDay(typed("day"));
      const startsAt = day === null ? null : momentAt(day, typed("time").slice(0, 5), zone);
      if (startsAt === null) return "DateInvalid";
      const body = { title: typed("title"), place: typed("place"), startsAt };
      const eventId = typed("event");
      return eventId === ""
        ? call("POST", "/shop/ticketing/events", { body })
        : call("PUT", "/shop/ticketing/events/{eventId}", { path: { eventId }, body });
    },
  },
  ticket: {
    page: onEvent,
    change: ({ typed, call }) => {
      const language = typed("language");
      const body = {
        holder: typed("holder"),
        email: typed("email"),
        locale: isLocale(language) ? language : "de",
        community: typed("community") === "1",
      };
      const path = { eventId: typed("event") };
      return call("POST", "/shop/ticketing/events/{eventId}/tickets", { path, headers: batchIn(typed), body });
    },
  },
  "entrance-end": {
    page: (typed) => `entrances/${encodeURIComponent(typed("event"))}`,
    change: ({ typed, call }) =>
      call("PUT", "/shop/ticketing/staff-keys/{keyPrint}/ended", { path: { keyPrint: typed("key") } }),
  },
  "entrance-close": {
    page: (typed) => `entrances/${encodeURIComponent(typed("event"))}`,
    change: ({ typed, call }) =>
      call("PUT", "/shop/ticketing/entrances/{entrancePrint}/ended", { path: { entrancePrint: typed("entrance") } }),
  },
  "ticket-letter": {
    page: onTicket,
    change: ({ typed, call }) => call("POST", "/shop/ticketing/issued/{ticketPrint}/letter", { path: ticketIn(typed) }),
  },
  withdraw: {
    page: onTicket,
    change: ({ typed, call }) =>
      call("PUT", "/shop/ticketing/issued/{ticketPrint}/withdrawn", {
        path: ticketIn(typed),
        body: { reason: typed("reason") },
      }),
  },
};

/** Sent with a file. */
export const ticketFileActs: Readonly<Record<string, Act>> = {
  /** A file goes before what was typed. */
  import: {
    page: onEvent,
    change: ({ typed, call }) =>
      call("POST", "/shop/ticketing/events/{eventId}/import", {
        path: { eventId: typed("event") },
        headers: batchIn(typed),
        body: { csv: typed("file") === "" ? typed("csv") : typed("file") },
      }),
  },
};
