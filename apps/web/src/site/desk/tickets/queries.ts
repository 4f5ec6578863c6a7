// An event and a ticket as the desk reads them.
import type { Send } from "../calls.ts";
import { recordQuery } from "../queries.ts";

export const eventQuery = (send: Send, eventId: string) =>
  recordQuery("events", eventId, (signal) =>
    send("GET", "/shop/ticketing/events/{eventId}", { path: { eventId }, signal }),
  );

export const ticketQuery = (send: Send, ticketPrint: string) =>
  recordQuery("tickets", ticketPrint, (signal) =>
    send("GET", "/shop/ticketing/issued/{ticketPrint}", { path: { ticketPrint }, signal }),
  );
