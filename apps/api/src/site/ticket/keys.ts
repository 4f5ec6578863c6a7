// Keys of tickets and staff: 128 random bits, found by their print; a ticket's key is stored sealed, so that it can be printed and a copy of the database opens nothing. [TKT-01] [TKT-04]
import { createHash, randomBytes } from "node:crypto";
import { type TicketKey, ticketKeyOf, type TicketPrint } from "@kontor/domain/site/ticket";
import { sealFor } from "../../platform/secrets/seal.ts";

/** The first half of the SHA-256 of a key: devices calculate it, too. */
export const printOf = (key: TicketKey): TicketPrint => createHash("sha256").update(key).digest("hex").slice(0, 32);

export const freshKey = (): TicketKey => ticketKeyOf([...randomBytes(16)]);

export interface Seal {
  readonly closed: (key: TicketKey) => string;
  /** Null where it was sealed with another secret. */
  readonly opened: (sealed: string) => TicketKey | null;
}

/** Seals with a key that is derived from the secret of the shop. */
export const sealOf = (secret: string): Seal => {
  const { closed, opened } = sealFor(secret, "kontor ticket keys");
  return { closed: (ticket) => closed(ticket), opened: (sealed) => opened(sealed) };
};
