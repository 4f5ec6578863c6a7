// An event and a ticket as the desk reads them.
import type { Call } from "@kontor/adapters/client";
import { recordQuery } from "../queries.ts";

export const eventQuery = (call: Call, eventId: string) =>
  recordQuery("events", eventId, (signal) =>
    call("GET", "/shop/ticketing/events/{eventId}", { path: { eventId }, signal }),
  );

export const ticketQuery = (call: Call, ticketPrint: string) =>
  recordQuery("tickets", ticketPrint, (signal) =>
    call("GET", "/shop/ticketing/issued/{ticketPrint}", { path: { ticketPrint }, signal }),
  );
