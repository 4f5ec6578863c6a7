// Whom a letter goes to: made here alone, so that no letter to an unproved address leaves uncounted (decision 113). [OPS-08] [SEC2-4] [SEC2-6]
import { mailboxOf } from "@kontor/domain/shop/checkout";
import type { Allowance } from "../database/rate-limits.ts";
import type { Site } from "../provider/provider.ts";
import { mailBucket } from "./mail-buckets.ts";

declare const recipientBrand: unique symbol;

/** A mailbox that may be written to; `bounds` is what the letter is counted in when it is sent, null where it was counted already or is the shop's own. */
export interface Recipient {
  readonly [recipientBrand]: true;
  readonly address: string;
  readonly bounds: string | null;
}

const recipient = (address: string, bounds: string | null): Recipient => ({ address, bounds }) as Recipient;

/** Letters to one mailbox, however its address is written. */
export const mailboxBucket = (email: string): string => mailBucket("mailbox", mailboxOf(email));

/** Any mailbox: the letter is counted by it when it is sent, and waits while there were many. */
export const boundedMailbox = (address: string): Recipient => recipient(address, mailboxBucket(address));

/** The same for what must not wait behind receipts that others may request: ends of contracts, changes of the account. They are counted by themselves. */
export const noticeMailbox = (address: string): Recipient =>
  recipient(address, mailBucket("notices", mailboxOf(address)));

/** For letters that are worth nothing later: counted when they are requested; null where it is one too many. */
export const countedMailbox = (address: string, { refused }: Allowance): Recipient | null =>
  refused ? null : recipient(address, null);

/** The shop's own mailbox. */
export const ownMailbox = ({ email }: Pick<Site, "email">): Recipient => recipient(email, null);
