// Keys of tickets and staff: 128 random bits, found by their print; a ticket's key is stored sealed, so that it can be printed and a copy of the database opens nothing. [TKT-01] [TKT-04]
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { type TicketKey, ticketKeyOf, type TicketPrint } from "@kontor/domain/site/ticket";

/** The first half of the SHA-256 of a key: devices calculate it, too. */
export const printOf = (key: TicketKey): TicketPrint => createHash("sha256").update(key).digest("hex").slice(0, 32);

export const freshKey = (): TicketKey => ticketKeyOf([...randomBytes(16)]);

export interface Seal {
  readonly closed: (key: TicketKey) => string;
  /** Null where it was sealed with another secret. */
  readonly opened: (sealed: string) => TicketKey | null;
}

const [ivBytes, tagBytes] = [12, 16];

/** Seals with a key that is derived from the secret of the shop. */
export const sealOf = (secret: string): Seal => {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "kontor ticket keys", 32));
  return {
    closed: (ticket) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const text = Buffer.concat([cipher.update(ticket, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
    },
    opened: (sealed) => {
      const bytes = Buffer.from(sealed, "base64url");
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
};
