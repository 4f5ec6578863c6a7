// Events, tickets and entrances in the hands of staff; each act with its entry in the journal. [TKT-04] [TKT-06] [SES-07] [SEC2-3]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import {
  type Admission,
  endedStaffKey,
  newStaffKey,
  oneTicket,
  readEvent,
  readTickets,
  type StaffKey,
  StaffKeyNotValid,
  StaffSessionMissing,
  type TicketEvent,
  TicketEventUnknown,
  TicketKeyLost,
  type TicketPrint,
  type TicketRow,
  TicketUnknown,
  TicketWithdrawn,
  staffKeyHours,
  wholeList,
  withdrawable,
} from "#site/ticket";
import { asStaff, done, known } from "./acting.ts";
import { reasonOf } from "./customer-changes.ts";
import { entranceEnded, eventNoted, sentAgain, staffKeyEnded, staffKeyMade, ticketNoted } from "./record-changes.ts";

export class StaffEvents extends Context.Service<
  StaffEvents,
  {
    readonly byId: (id: string) => Effect.Effect<TicketEvent | null>;
    readonly add: (event: TicketEvent) => Effect.Effect<void>;
    readonly change: (event: TicketEvent) => Effect.Effect<void>;
  }
>()("kontor/site/admin/StaffEvents") {}

/** A ticket as staff act on it. */
export interface StaffTicket {
  readonly event: TicketEvent;
  readonly withdrawnAt: Instant | null;
}

export class StaffTickets extends Context.Service<
  StaffTickets,
  {
    /** Issues them with their letters, once for each key of a call: how many that was, now or before. */
    readonly issue: (
      event: TicketEvent,
      rows: readonly TicketRow[],
    ) => Effect.Effect<{ readonly count: number; readonly isNew: boolean }>;
    readonly byPrint: (print: TicketPrint) => Effect.Effect<StaffTicket | null>;
    /** Its first admission; scans wait, so that who is let in at this moment is seen. */
    readonly firstAdmission: (print: TicketPrint) => Effect.Effect<Admission | null>;
    readonly withdraw: (print: TicketPrint) => Effect.Effect<void>;
    /** The letter once more; false where its key is lost. */
    readonly resend: (print: TicketPrint, event: TicketEvent) => Effect.Effect<boolean>;
  }
>()("kontor/site/admin/StaffTickets") {}

/** An entrance that is open: for which event, by whom or by which key, since and until when. */
export interface OpenEntrance {
  readonly print: string;
  readonly eventId: string;
  readonly gate: string;
  readonly by: string | null;
  readonly keyPrint: string | null;
  readonly openedAt: Instant;
  readonly expiresAt: Instant;
}

/** Keys and open entrances by their prints. */
export class StaffEntrances extends Context.Service<
  StaffEntrances,
  {
    /** A fresh key for an event; only its print is stored. */
    readonly addKey: (eventId: string, key: StaffKey, by: string) => Effect.Effect<void>;
    readonly key: (print: string) => Effect.Effect<{ readonly eventId: string; readonly key: StaffKey } | null>;
    /** Ends a key with the session that it opened; the entrance of that session. */
    readonly endKey: (key: StaffKey) => Effect.Effect<string | null>;
    readonly open: (print: string) => Effect.Effect<OpenEntrance | null>;
    readonly end: (print: string) => Effect.Effect<void>;
  }
>()("kontor/site/admin/StaffEntrances") {}

const eventOf = (id: string) =>
  known(
    Effect.flatMap(StaffEvents, ({ byId }) => byId(id)),
    () => new TicketEventUnknown(),
  );

/** Adds an event for which tickets are issued. */
export const addTicketEvent = (id: string, typed: Parameters<typeof readEvent>[0]) =>
  asStaff(() =>
    Effect.gen(function* () {
      const event = { id, ...(yield* Effect.fromResult(readEvent(typed))) };
      yield* (yield* StaffEvents).add(event);
      return { entry: eventNoted(null, event), result: event };
    }),
  );

/** Changes an event; tickets that were issued stay. */
export const changeTicketEvent = (id: string, typed: Parameters<typeof readEvent>[0]) =>
  asStaff(() =>
    Effect.gen(function* () {
      const before = yield* eventOf(id);
      const event = { id, ...(yield* Effect.fromResult(readEvent(typed))) };
      yield* (yield* StaffEvents).change(event);
      return { entry: eventNoted(before, event), result: event };
    }),
  );

const issued = <E>(eventId: string, rows: Result.Result<readonly TicketRow[], E>) =>
  asStaff(() =>
    Effect.gen(function* () {
      const event = yield* eventOf(eventId);
      const { count, isNew } = yield* (yield* StaffTickets).issue(event, yield* Effect.fromResult(rows));
      const subject = { kind: "event", id: eventId } as const;
      return { entry: isNew ? ticketNoted("tickets-issued", subject, { tickets: count }) : null, result: { count } };
    }),
  );

/** Issues one ticket of an event. */
export const issueTicket = (eventId: string, typed: Parameters<typeof oneTicket>[0]) =>
  issued(
    eventId,
    Result.map(oneTicket(typed), (row) => [row]),
  );

/** A list from elsewhere: all of it, or none. */
export const importTickets = (eventId: string, csv: string) =>
  issued(eventId, Result.flatMap(readTickets(csv), wholeList));

/** A key for an entrance, good for some hours. */
export const makeStaffKey = (eventId: string, print: string) =>
  asStaff(({ by, now }) =>
    Effect.gen(function* () {
      const { id } = yield* eventOf(eventId);
      const key = newStaffKey(print, now, staffKeyHours);
      yield* (yield* StaffEntrances).addKey(id, key, by);
      return { entry: staffKeyMade(id, key.expiresAt), result: key.expiresAt };
    }),
  );

/** A key that has ended stays as it is. */
export const endStaffKey = (print: string) =>
  asStaff(({ now }) =>
    Effect.gen(function* () {
      const entrances = yield* StaffEntrances;
      const { eventId, key } = yield* known(entrances.key(print), () => new StaffKeyNotValid());
      const ended = endedStaffKey(key, now);
      if (ended.endedAt === key.endedAt) return done(null);
      return done(staffKeyEnded(eventId, yield* entrances.endKey(ended)));
    }),
  );

/** Ends an entrance that is open, by the print of its key. */
export const endEntrance = (print: string) =>
  asStaff(() =>
    Effect.gen(function* () {
      const entrances = yield* StaffEntrances;
      const open = yield* known(entrances.open(print), () => new StaffSessionMissing());
      yield* entrances.end(print);
      return { entry: entranceEnded(open.eventId, open.gate, open.by), result: open };
    }),
  );

const ticketOf = (print: TicketPrint) =>
  known(
    Effect.flatMap(StaffTickets, ({ byPrint }) => byPrint(print)),
    () => new TicketUnknown(),
  );

/** Sends a ticket to its holder once more; a withdrawn one is refused. */
export const resendTicket = (print: TicketPrint) =>
  asStaff(() =>
    Effect.gen(function* () {
      const { event, withdrawnAt } = yield* ticketOf(print);
      if (withdrawnAt !== null) return yield* Effect.fail(new TicketWithdrawn());
      if (!(yield* (yield* StaffTickets).resend(print, event))) return yield* Effect.fail(new TicketKeyLost());
      return done(sentAgain("ticket-letter", { kind: "ticket", id: print }));
    }),
  );

/** Not one whose holder was let in. */
export const withdrawTicket = (print: TicketPrint, typed: string) =>
  asStaff(() =>
    Effect.gen(function* () {
      const tickets = yield* StaffTickets;
      const first = yield* tickets.firstAdmission(print);
      const { withdrawnAt } = yield* ticketOf(print);
      yield* Effect.fromResult(withdrawable(withdrawnAt, first));
      const reason = yield* Effect.fromResult(reasonOf(typed));
      yield* tickets.withdraw(print);
      return done(ticketNoted("ticket-withdrawn", { kind: "ticket", id: print }, { withdrawn: true }, reason));
    }),
  );
