// Events, the tickets of one, and the entrances of one, as the desk lists them. [TKT-02] [TKT-04] [TKT-06]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Call, ValueOf } from "@kontor/adapters/client";
import { numberText } from "../../../platform/texts/format.ts";
import { type Listed, timeIn } from "../listed.ts";

export type CountedEvent = ShopComponents["schemas"]["CountedEvent"];
export type Ticket = ShopComponents["schemas"]["IssuedTicket"];
type StaffKey = ShopComponents["schemas"]["StaffKeyRecord"];
type OpenEntrance = ShopComponents["schemas"]["EntranceRecord"];

export const events: Listed<ValueOf<"GET", "/shop/ticketing/events">["result"], CountedEvent> = {
  name: "events",
  isSearched: true,
  states: [],
  columns: [
    { key: "title" },
    { key: "place" },
    { key: "startsAt", isPoint: true },
    { key: "tickets", isFigure: true },
    { key: "admitted", isFigure: true },
  ],
  read: (call, { only: _, ...query }) => call("GET", "/shop/ticketing/events", { query }),
  rowsOf: (page) => page.events,
  idOf: ({ event }) => event.id,
  nameOf: ({ event }) => event.title,
  cellsOf: ({ event, tickets, admitted }, writing) => ({
    title: event.title,
    place: event.place,
    startsAt: timeIn(event.startsAt, writing),
    tickets: numberText(writing.locale, tickets),
    admitted: numberText(writing.locale, admitted),
  }),
};

export const ticketState = ({ admitted, withdrawnAt }: Ticket): "admitted" | "expected" | "withdrawn" => {
  if (withdrawnAt !== null) return "withdrawn";
  return admitted === null ? "expected" : "admitted";
};

type TicketPage = ValueOf<"GET", "/shop/ticketing/events/{eventId}/tickets">["result"];

export const tickets: Listed<TicketPage, Ticket, ReturnType<typeof ticketState>> = {
  name: "tickets",
  isSearched: true,
  states: ["admitted", "expected", "withdrawn"],
  columns: [
    { key: "holder" },
    { key: "email" },
    { key: "state" },
    { key: "admittedAt", isPoint: true },
    { key: "gate" },
    { key: "issuedAt", isPoint: true },
  ],
  read: (call, query, eventId) => call("GET", "/shop/ticketing/events/{eventId}/tickets", { path: { eventId }, query }),
  rowsOf: (page) => page.tickets,
  idOf: ({ print }) => print,
  nameOf: ({ holder }) => holder,
  cellsOf: (ticket, writing) => ({
    holder: ticket.holder,
    email: ticket.email,
    state: writing.t(`state.${ticketState(ticket)}`),
    admittedAt: timeIn(ticket.admitted?.at ?? null, writing),
    gate: ticket.admitted?.gate ?? "–",
    issuedAt: timeIn(ticket.issuedAt, writing),
  }),
};

/** A key that opens an entrance, or one that an account opened: both open the check for one device. */
export type Entrance =
  | (StaffKey & { readonly by: string | null; readonly isKey: true })
  | (OpenEntrance & { readonly isKey: false });

type KeyPage = ValueOf<"GET", "/shop/ticketing/events/{eventId}/staff-keys">["result"];
interface EntrancePage extends KeyPage {
  readonly entrances: readonly OpenEntrance[];
}

/** As many as a page of them has: who has more ends some and sees the others. */
const openedByAccounts = async (call: Call, eventId: string): Promise<readonly OpenEntrance[]> => {
  const read = await call("GET", "/shop/ticketing/events/{eventId}/entrances", {
    path: { eventId },
    query: { count: "200" },
  });
  return read.ok ? read.value.result.entrances.filter(({ hasKey }) => !hasKey) : [];
};

const begunAt = (entrance: Entrance): number => (entrance.isKey ? entrance.madeAt : entrance.openedAt);

export const entrances: Listed<EntrancePage, Entrance> = {
  name: "entrances",
  isSearched: false,
  states: [],
  columns: [
    { key: "madeAt", isPoint: true },
    { key: "by" },
    { key: "state" },
    { key: "gate" },
    { key: "expiresAt", isPoint: true },
  ],
  // Those that accounts opened stand with the keys, on the first page.
  read: async (call, { after, count }, eventId) => {
    const query = { ...(after === undefined ? {} : { after }), ...(count === undefined ? {} : { count }) };
    const keys = await call("GET", "/shop/ticketing/events/{eventId}/staff-keys", { path: { eventId }, query });
    if (!keys.ok) return keys;
    const opened = after === undefined ? await openedByAccounts(call, eventId) : [];
    return { ...keys, value: { result: { ...keys.value.result, entrances: opened } } };
  },
  rowsOf: (page) =>
    [
      ...page.entrances.map((entrance) => ({ ...entrance, isKey: false }) as const),
      ...page.keys.map((key) => ({ ...key, isKey: true }) as const),
    ].toSorted((one, other) => begunAt(other) - begunAt(one)),
  idOf: ({ print }) => print,
  nameOf: ({ gate, print }) => gate ?? print.slice(0, 8),
  cellsOf: (entrance, writing) => ({
    madeAt: timeIn(begunAt(entrance) || null, writing),
    by: entrance.by ?? writing.t("operator"),
    state: writing.t(`state.${entrance.isKey ? entrance.state : "account"}`),
    gate: entrance.gate ?? "–",
    expiresAt: timeIn(entrance.expiresAt, writing),
  }),
};
