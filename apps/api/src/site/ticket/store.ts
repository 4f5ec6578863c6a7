// Events and their tickets: a ticket is found by the print of its key, listed by the last name of its holder. [TKT-01] [TKT-06]
import { type Generated, type Selectable, sql } from "kysely";
import type { TicketEvent, TicketPrint, TicketRow } from "@kontor/domain/site/ticket";
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import { searchWords } from "@kontor/domain/kernel/text";
import { wordsOf } from "@kontor/domain/site/desk";
import { spoken } from "../../platform/provider/languages.ts";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { pageOf } from "../../platform/database/page-of.ts";
import type { Nothing, Tables } from "../../platform/database/tables.ts";
import { addWordsOfMany } from "../../platform/database/words.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** `sought` is what its title and place are found by. */
    ticket_events: { id: string; title: string; place: string; starts_at: number; sought: string };
    /** `seq` counts tickets and admissions of all events together, in the order in which they were committed; `batch` is the idempotency key they were issued with. */
    tickets: {
      print: string;
      event_id: string;
      sealed_key: string;
      holder: string;
      sort_name: string;
      email: string;
      locale: string;
      community: number;
      batch: string;
      seq: number;
      issued_at: number;
      /** Null while it is good. */
      withdrawn_at: Generated<number | null>;
    };
  }
}

/** What an event is found by. */
const soughtIn = ({ title, place }: Pick<TicketEvent, "title" | "place">): string =>
  searchWords(`${title} ${place}`).join(" ");

type EventRow = Tables["ticket_events"];

const rowOfEvent = ({ id, title, place, startsAt, ...rest }: TicketEvent): EventRow => ({
  id,
  title,
  place,
  starts_at: startsAt,
  sought: soughtIn({ title, place }),
  ...(rest satisfies Nothing),
});

const eventOfRow = ({ id, title, place, starts_at }: EventRow): TicketEvent => ({
  id,
  title,
  place,
  startsAt: instant(Number(starts_at)),
});

export const addEvent = async (handle: Handle, event: TicketEvent): Promise<void> => {
  await handle.insertInto("ticket_events").values(rowOfEvent(event)).execute();
};

export const changeEvent = async (handle: Handle, event: TicketEvent): Promise<void> => {
  await handle.updateTable("ticket_events").set(rowOfEvent(event)).where("id", "=", event.id).execute();
};

export const eventById = (handle: Handle, id: string): Promise<TicketEvent | null> =>
  firstOf(handle.selectFrom("ticket_events").selectAll().where("id", "=", id), eventOfRow);

export interface CountedEvent {
  readonly event: TicketEvent;
  readonly tickets: number;
  readonly admitted: number;
}

const counted = (handle: Handle) =>
  handle
    .selectFrom("ticket_events")
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom("tickets")
        .select((of) => of.fn.countAll<number>().as("count"))
        .whereRef("tickets.event_id", "=", "ticket_events.id")
        .where("tickets.withdrawn_at", "is", null)
        .as("tickets"),
      eb
        .selectFrom("admissions")
        .select((of) => of.fn.count<number>("ticket").distinct().as("count"))
        .whereRef("admissions.event_id", "=", "ticket_events.id")
        .as("admitted"),
    ]);

const countedFrom = (row: Awaited<ReturnType<ReturnType<typeof counted>["execute"]>>[number]): CountedEvent => ({
  event: eventOfRow(row),
  tickets: Number(row.tickets),
  admitted: Number(row.admitted),
});

/** One event; null where there is none. */
export const countedEvent = (handle: Handle, id: string): Promise<CountedEvent | null> =>
  firstOf(counted(handle).where("id", "=", id), countedFrom);

/** The events, the latest first, whose titles and places have all that is wanted, as `searchWords` splits it; `after` is the moment and the id of the last one. */
export const countedEvents = async (
  handle: Handle,
  {
    after,
    count,
    wanted,
  }: { readonly after: string | null; readonly count: number; readonly wanted: readonly string[] },
): Promise<{ readonly events: readonly CountedEvent[]; readonly next: string | null }> => {
  const [moment, id] = after?.split(/~(.*)/s) ?? [];
  const found = wanted.reduce((query, word) => query.where("sought", "like", `%${word}%`), counted(handle));
  const rows = await found
    .$if(moment !== undefined && id !== undefined && /^-?\d{1,15}$/.test(moment), (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple("starts_at", "id"), "<", tuple(Number(moment), String(id)))),
    )
    .orderBy("starts_at", "desc")
    .orderBy("id", "desc")
    .limit(count + 1)
    .execute();
  const { shown, next } = pageOf(rows, count, (last) => `${last.starts_at}~${last.id}`);
  return { events: shown.map(countedFrom), next };
};

/** The last of `count` new numbers. Who takes one waits for those before, so that numbers are committed in their order. */
export const takeNumbers = async (handle: Handle, count: number): Promise<number> => {
  await handle
    .insertInto("sequences")
    .values({ name: "ticketing", value: 0 })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await handle
    .updateTable("sequences")
    .set((eb) => ({ value: eb("value", "+", count) }))
    .where("name", "=", "ticketing")
    .returning("value")
    .executeTakeFirstOrThrow();
  return Number(value);
};

/** How many tickets were issued with an idempotency key. */
export const issuedWith = async (handle: Handle, eventId: string, batch: string): Promise<number> => {
  const { count } = await handle
    .selectFrom("tickets")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("event_id", "=", eventId)
    .where("batch", "=", batch)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export interface NewTicket extends TicketRow {
  readonly print: TicketPrint;
  readonly sealedKey: string;
  readonly sortName: string;
}

export interface StoredTicket extends NewTicket {
  readonly eventId: string;
  readonly issuedAt: Instant;
  readonly withdrawnAt: Instant | null;
}

/** A ticket's own columns: not where it stands in the log, nor what it was issued with. */
type Row = Omit<Selectable<Tables["tickets"]>, "batch" | "seq">;

const rowOf = ({
  print,
  eventId,
  sealedKey,
  holder,
  sortName,
  email,
  locale,
  community,
  issuedAt,
  withdrawnAt,
  ...rest
}: StoredTicket): Row => ({
  print,
  event_id: eventId,
  sealed_key: sealedKey,
  holder,
  sort_name: sortName,
  email,
  locale,
  community: community ? 1 : 0,
  issued_at: issuedAt,
  withdrawn_at: withdrawnAt,
  ...(rest satisfies Nothing),
});

const ofRow = (row: Row): StoredTicket => ({
  print: row.print,
  eventId: row.event_id,
  sealedKey: row.sealed_key,
  holder: row.holder,
  sortName: row.sort_name,
  email: row.email,
  locale: spoken(row.locale),
  community: row.community === 1,
  issuedAt: instant(Number(row.issued_at)),
  withdrawnAt: row.withdrawn_at === null ? null : instant(Number(row.withdrawn_at)),
});

/** So many rows in one statement. */
const rowsAtOnce = 200;

export const addTickets = async (
  handle: Handle,
  { eventId, batch, now }: { readonly eventId: string; readonly batch: string; readonly now: number },
  tickets: readonly NewTicket[],
): Promise<void> => {
  const last = await takeNumbers(handle, tickets.length);
  const rows = tickets.map((ticket, index) => ({
    ...rowOf({ ...ticket, eventId, issuedAt: instant(now), withdrawnAt: null }),
    batch,
    seq: last - tickets.length + 1 + index,
  }));
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await handle
      .insertInto("tickets")
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
  await addWordsOfMany(
    handle,
    "tickets",
    tickets.map((ticket) => ({ id: ticket.print, words: wordsOf("tickets", ticket) })),
  );
};

const stored = (handle: Handle) => handle.selectFrom("tickets").selectAll();

/** Also one that was withdrawn. */
export const ticketByPrint = (handle: Handle, print: TicketPrint): Promise<StoredTicket | null> =>
  firstOf(stored(handle).where("print", "=", print), ofRow);

interface TicketOfEvent {
  readonly ticket: StoredTicket;
  readonly event: TicketEvent;
}

/** As staff act on it and entrances judge it. */
export const staffTicket = (found: TicketOfEvent | null) =>
  found === null ? null : { event: found.event, withdrawnAt: found.ticket.withdrawnAt, holder: found.ticket.holder };

/** A ticket is stored as long as its event. */
export const ticketWithEvent = async (handle: Handle, print: TicketPrint): Promise<TicketOfEvent | null> => {
  const ticket = await ticketByPrint(handle, print);
  const event = ticket === null ? null : await eventById(handle, ticket.eventId);
  return ticket === null || event === null ? null : { ticket, event };
};

export interface TicketPart {
  readonly after: { readonly sortName: string; readonly print: string } | null;
  readonly count: number;
  /** Part of a name or an address, in small letters. */
  readonly wanted?: string;
  /** Names alone. */
  readonly byName?: boolean;
  /** Those that are good where it is left out. */
  readonly only?: "all" | "admitted" | "expected" | "withdrawn";
}

const printLength = 32;

/** Where a part of the list ended, as one word, and read again. */
export const nameOf = ({ print, sortName }: Pick<StoredTicket, "print" | "sortName">): string => `${print}${sortName}`;
export const placeIn = (after: string) => ({ print: after.slice(0, printLength), sortName: after.slice(printLength) });

const isAdmitted = sql<boolean>`exists (select 1 from admissions where admissions.ticket = tickets.print)`;

/** Tickets of an event by the last names of their holders, those after one of them. */
export const ticketsOfEvent = async (
  handle: Handle,
  eventId: string,
  { after, count, wanted = "", only, byName = false }: TicketPart,
): Promise<readonly StoredTicket[]> => {
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const rows = await stored(handle)
    .where("event_id", "=", eventId)
    .$if(only === "withdrawn", (query) => query.where("withdrawn_at", "is not", null))
    .$if(only === undefined || only === "expected", (query) => query.where("withdrawn_at", "is", null))
    .$if(only === "admitted", (query) => query.where(isAdmitted))
    .$if(only === "expected", (query) => query.where(sql<boolean>`not ${isAdmitted}`))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(sort_name, print) > (${after?.sortName}, ${after?.print})`),
    )
    .$if(wanted !== "", (query) =>
      query.where(
        byName
          ? sql<boolean>`(sort_name like ${pattern} escape '\\' or lower(holder) like ${pattern} escape '\\')`
          : sql<boolean>`(sort_name like ${pattern} escape '\\' or lower(email) like ${pattern} escape '\\')`,
      ),
    )
    .orderBy("sort_name")
    .orderBy("print")
    .limit(count)
    .execute();
  return rows.map(ofRow);
};

/** Takes a ticket back, under a new number, so that entrances learn of it; says whether it was good until now. */
export const withdraw = async (handle: Handle, print: TicketPrint, now: number): Promise<boolean> =>
  (await handle
    .updateTable("tickets")
    .set({ withdrawn_at: now, seq: await takeNumbers(handle, 1) })
    .where("print", "=", print)
    .where("withdrawn_at", "is", null)
    .returning("print")
    .executeTakeFirst()) !== undefined;

/** Prints of tickets that were issued or withdrawn after a number, with their numbers. */
export const ticketsSince = async (
  handle: Handle,
  eventId: string,
  after: number,
  count: number,
): Promise<readonly { readonly seq: number; readonly print: TicketPrint; readonly isGood: boolean }[]> => {
  const rows = await handle
    .selectFrom("tickets")
    .select(["seq", "print", "withdrawn_at"])
    .where("event_id", "=", eventId)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(count)
    .execute();
  return rows.map(({ seq, print, withdrawn_at }) => ({ seq: Number(seq), print, isGood: withdrawn_at === null }));
};

/** Deletes events that began before an instant, with everything about them. */
export const forgetOldEvents = (database: Database, before: number): Promise<void> =>
  database.atOnce(async (handle) => {
    const old = await handle.deleteFrom("ticket_events").where("starts_at", "<", before).returning("id").execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    await handle
      .deleteFrom("words")
      .where("kind", "=", "tickets")
      .where("id", "in", (eb) => eb.selectFrom("tickets").select("print").where("event_id", "in", ids))
      .execute();
    for (const table of ["admissions", "staff_sessions", "staff_keys", "tickets"] as const)
      await handle.deleteFrom(table).where("event_id", "in", ids).execute();
  });
