// How many mails a mailbox and a network are sent: of orders, declarations and their receipts. [OPS-08] [CHK-05]
import { mailboxLimit, mailboxOf, receiptLimit } from "@kontor/domain/shop/checkout";
import { mailBucket, type MailLimits } from "../../platform/mail/mail-limits.ts";

export const mailLimits = { mailbox: mailboxLimit, receipts: receiptLimit } as const satisfies MailLimits;

const bucket = (kind: keyof typeof mailLimits, of: string): string => mailBucket(kind, of);

/** A letter that is owed to a mailbox whose owner may never have asked for it. */
export const boundOfMailbox = (email: string): string => bucket("mailbox", mailboxOf(email));

/** A receipt that somebody in a network asked to be sent to whatever mailbox. */
export const boundOfReceipts = (network: string): string => bucket("receipts", network);
