// Who is let in: scans go into the log that all entrances share, each with its entry in the journal. [TKT-02] [TKT-03]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import {
  type Admission,
  type AdmissionLog,
  checkedIn,
  firstOf,
  readTicketKey,
  scannedAt,
  TicketAlreadyAdmitted,
  type TicketEvent,
  TicketOfOtherEvent,
  type TicketPrint,
  TicketUnknown,
} from "#site/ticket";
import type { JournalEntry } from "./journal.ts";
import { ticketNoted } from "./record-changes.ts";
import type { StaffTicket } from "./ticket-acts.ts";

export interface Scan {
  readonly id: string;
  readonly ticket: TicketPrint;
  readonly at: Instant;
  /** Let in without a network. */
  readonly inside: boolean;
}

export interface ScanPlace {
  readonly event: TicketEvent;
  readonly gate: string;
  /** When the device sent it, by its own clock. */
  readonly sentAt: Instant;
  readonly now: Instant;
}

export type ScanAnswer =
  | { readonly kind: "admitted"; readonly admission: Admission; readonly holder: string }
  | { readonly kind: "double"; readonly first: Admission; readonly holder: string }
  | { readonly kind: "unknown" }
  | { readonly kind: "other-event"; readonly event: string };

export class Admissions extends Context.Service<
  Admissions,
  {
    /** Of two scans of one ticket at the same time, the second sees the first. */
    readonly ticket: (print: TicketPrint) => Effect.Effect<(StaffTicket & { readonly holder: string }) | null>;
    readonly log: (print: TicketPrint) => Effect.Effect<AdmissionLog>;
    readonly add: (eventId: string, admission: Admission) => Effect.Effect<void>;
    /** As of who has opened the entrance. */
    readonly note: (entry: JournalEntry | null) => Effect.Effect<void>;
  }
>()("kontor/site/admin/Admissions") {}

export const admitScan = Effect.fn("admitScan")(function* ({ id, ticket, at, inside }: Scan, place: ScanPlace) {
  const { event, gate, sentAt, now } = place;
  const admissions = yield* Admissions;
  const found = yield* admissions.ticket(ticket);
  // Who was let in without a network is written down, even with a ticket that was withdrawn meanwhile.
  if (found === null || (found.withdrawnAt !== null && !inside)) return { kind: "unknown" } satisfies ScanAnswer;
  if (found.event.id !== event.id) return { kind: "other-event", event: found.event.title } satisfies ScanAnswer;
  const { holder } = found;
  const log = yield* admissions.log(ticket);
  // A scan that is sent again is the one that is there, whatever time it claims now.
  const known = log.find((admission) => admission.id === id);
  const admission = known ?? { id, ticket, at: scannedAt(at, sentAt, now), gate };
  const checked = checkedIn(log, admission, inside || known !== undefined);
  const first = firstOf(Result.isSuccess(checked) ? checked.success : log, ticket) ?? admission;
  if (Result.isSuccess(checked) && known === undefined) {
    yield* admissions.add(event.id, admission);
    yield* admissions.note(ticketNoted("ticket-admitted", { kind: "ticket", id: ticket }, { gate }));
  }
  return (
    first.id === admission.id ? { kind: "admitted", admission, holder } : { kind: "double", first, holder }
  ) satisfies ScanAnswer;
});

/** One scan with a network: who is not let in is refused with the reason. `printOf` names the ticket of a key. */
export const admitTicket = Effect.fn("admitTicket")(function* (
  { id, key }: { readonly id: string; readonly key: string },
  place: ScanPlace,
  printOf: (key: string) => TicketPrint,
) {
  const ticket = printOf(yield* Effect.fromResult(readTicketKey(key)));
  const answer: ScanAnswer = yield* admitScan({ id, ticket, at: place.now, inside: false }, place);
  switch (answer.kind) {
    case "admitted":
      return answer.admission;
    case "double":
      return yield* Effect.fail(new TicketAlreadyAdmitted({ at: answer.first.at, gate: answer.first.gate }));
    case "other-event":
      return yield* Effect.fail(new TicketOfOtherEvent({ event: answer.event }));
    case "unknown":
      return yield* Effect.fail(new TicketUnknown());
  }
});
