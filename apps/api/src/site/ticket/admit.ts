// Writes scans into the log that all entrances share, and says what became of them. [TKT-02]
import { type Instant } from "@kontor/domain/kernel/calendar";
import { type Admission, checkedIn, firstOf, scannedAt, type TicketEvent } from "@kontor/domain/site/ticket";
import * as Result from "effect/Result";
import { ticketNoted } from "@kontor/domain/site/admin";
import type { Handle } from "../../platform/database/handle.ts";
import { note, operator } from "../admin/journal-store.ts";
import { addAdmission, admissionsOf } from "./admissions-store.ts";
import { eventById, takeNumbers, ticketByPrint } from "./store.ts";

export interface Scan {
  readonly id: string;
  readonly ticket: string;
  readonly at: Instant;
  readonly inside: boolean;
}

export interface Place {
  readonly event: TicketEvent;
  readonly gate: string;
  /** Customer number of whose session it is; null where an operator made its key. */
  readonly by: string | null;
  readonly sentAt: Instant;
  readonly now: Instant;
}

export type ScanAnswer =
  | { readonly kind: "admitted"; readonly admission: Admission; readonly holder: string }
  | { readonly kind: "double"; readonly first: Admission; readonly holder: string }
  | { readonly kind: "unknown" }
  | { readonly kind: "other-event"; readonly event: string };

export const admitScan = async (
  handle: Handle,
  { id, ticket, at, inside }: Scan,
  place: Place,
): Promise<ScanAnswer> => {
  const { event, gate, by, sentAt, now } = place;
  // Who admits waits for those who do so at the same time: of two scans of one ticket the second sees the first.
  await takeNumbers(handle, 0);
  const found = await ticketByPrint(handle, ticket);
  // Who was let in without a network is written down, even with a ticket that was withdrawn meanwhile.
  if (found === null || (found.withdrawnAt !== null && !inside)) return { kind: "unknown" };
  if (found.eventId !== event.id)
    return { kind: "other-event", event: (await eventById(handle, found.eventId))?.title ?? "" };
  const { holder } = found;
  const log = await admissionsOf(handle, [ticket]);
  // A scan that is sent again is the one that is there, whatever time it claims now.
  const known = log.find((admission) => admission.id === id);
  const admission = known ?? { id, ticket, at: scannedAt(at, sentAt, now), gate };
  const checked = checkedIn(log, admission, inside || known !== undefined);
  const first = firstOf(Result.isSuccess(checked) ? checked.success : log, ticket) ?? admission;
  if (Result.isSuccess(checked) && known === undefined) {
    await addAdmission(handle, event.id, admission, now);
    await note(handle, ticketNoted("ticket-admitted", { kind: "ticket", id: ticket }, { gate }), by ?? operator, now);
  }
  return first.id === admission.id ? { kind: "admitted", admission, holder } : { kind: "double", first, holder };
};
