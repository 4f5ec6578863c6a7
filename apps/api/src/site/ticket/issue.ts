// Issues tickets: keys, rows and letters in one transaction; the same idempotency key again issues nothing. [TKT-06]
import { badgeOrder, type TicketEvent, type TicketRow } from "@kontor/domain/site/ticket";
import type { Handle } from "../../platform/database/handle.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { freshKey, printOf, type Seal } from "./keys.ts";
import { addTickets, issuedWith } from "./store.ts";
import { queueTicketLetters } from "./ticket-mails.ts";

export interface Issuing {
  readonly settings: Pick<Settings, "publicUrl" | "timeZone">;
  readonly seal: Seal;
  readonly now: number;
  /** The idempotency key. */
  readonly batch: string;
}

/** How many tickets the key has issued, now or before. */
export const issueTickets = async (
  handle: Handle,
  { settings, seal, now, batch }: Issuing,
  event: TicketEvent,
  rows: readonly TicketRow[],
): Promise<{ readonly count: number; readonly isNew: boolean }> => {
  const before = await issuedWith(handle, event.id, batch);
  if (before > 0) return { count: before, isNew: false };
  const tickets = rows.map((row) => {
    const key = freshKey();
    return { ...row, key, print: printOf(key), sealedKey: seal.closed(key), sortName: badgeOrder(row.holder) };
  });
  await addTickets(
    handle,
    { eventId: event.id, batch, now },
    tickets.map(({ key: _, ...ticket }) => ticket),
  );
  await queueTicketLetters(handle, { settings, now }, event, tickets);
  return { count: tickets.length, isNew: true };
};
