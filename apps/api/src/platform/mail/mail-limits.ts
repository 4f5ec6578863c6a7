// What a letter is counted in when it is sent, and for how long it waits when that is full: mailboxes are not flooded, and nothing is dropped. [OPS-08] [CHK-05]
import { createHash } from "node:crypto";
import type { Limit } from "@kontor/domain/kernel/limit";
import { mailboxLimit, mailboxOf, receiptLimit } from "@kontor/domain/shop/checkout";
import type { Services } from "../../services.ts";
import { countCall, takeBack } from "../database/rate-limits.ts";
import type { OutboxRow } from "../database/tables.ts";

type Kind = "mailbox" | "receipts";
const limits: Readonly<Record<Kind, Limit>> = { mailbox: mailboxLimit, receipts: receiptLimit };

const bound = (kind: Kind, of: string): string => `${kind}:${createHash("sha256").update(of).digest("base64url")}`;

/** A letter that is owed to a mailbox whose owner may never have asked for it. */
export const boundOfMailbox = (email: string): string => bound("mailbox", mailboxOf(email));

/** A receipt that somebody in a network asked to be sent to whatever mailbox. */
export const boundOfReceipts = (network: string): string => bound("receipts", network);

const boundsOf = ({ bounds }: Pick<OutboxRow, "bounds">): readonly string[] => bounds?.split(" ") ?? [];

type Needed = Pick<Services, "database" | "settings" | "now">;

/** Counts a letter that is about to be sent; how many seconds it has to wait, or null when it may go. One that waits counts nowhere. */
export const waitOfLetter = async ({ database, settings, now }: Needed, row: Pick<OutboxRow, "bounds">): Promise<number | null> => {
  const counted: string[] = [];
  for (const name of boundsOf(row)) {
    const { most, seconds } = limits[name.startsWith("receipts:") ? "receipts" : "mailbox"];
    const { refused, wait } = await countCall(database, `letters:${name}`, most * settings.orderRateFactor, seconds * 1000, now());
    counted.push(name);
    if (!refused) continue;
    await notSent({ database }, counted);
    return wait;
  }
  return null;
};

/** A letter that could not be sent did not arrive anywhere. */
export const uncounted = (services: Pick<Services, "database">, row: Pick<OutboxRow, "bounds">): Promise<void> =>
  notSent(services, boundsOf(row));

const notSent = async ({ database }: Pick<Services, "database">, names: readonly string[]): Promise<void> => {
  for (const name of names) await takeBack(database, `letters:${name}`);
};
