// How many mails a mailbox and a network are sent: of orders, declarations and their receipts. [OPS-08] [CHK-05]
import { mailboxLimit, receiptLimit } from "@kontor/domain/shop/checkout";
import { mailBucket } from "../../platform/mail/mail-buckets.ts";
import type { MailLimits } from "../../platform/mail/mail-limits.ts";

export const mailLimits = {
  mailbox: mailboxLimit,
  notices: mailboxLimit,
  receipts: receiptLimit,
} as const satisfies MailLimits;

const bucket = (kind: keyof typeof mailLimits, of: string): string => mailBucket(kind, of);

/** Receipts that a network requested, to any mailbox. */
export const receiptsBucket = (network: string): string => bucket("receipts", network);
