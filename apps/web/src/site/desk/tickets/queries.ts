// An event and a ticket as the desk reads them.
import { queryOptions } from "@tanstack/react-query";
import type { Call } from "@kontor/adapters/client";
import { resultIn } from "../calls.ts";
import { recordKey } from "../queries.ts";

export const eventQuery = (call: Call, eventId: string) =>
  queryOptions({
    queryKey: recordKey("events", eventId),
    queryFn: ({ signal }) => resultIn(call("GET", "/shop/ticketing/events/{eventId}", { path: { eventId }, signal })),
  });

export const ticketQuery = (call: Call, ticketPrint: string) =>
  queryOptions({
    queryKey: recordKey("tickets", ticketPrint),
    queryFn: ({ signal }) =>
      resultIn(call("GET", "/shop/ticketing/issued/{ticketPrint}", { path: { ticketPrint }, signal })),
  });
