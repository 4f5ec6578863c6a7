// The journal of what staff change: what it was before and is after, of the changed fields alone. [SES-07] [VAT-08]
import type { Instant } from "#kernel/calendar";

/** What staff did. */
export const journalActs = [
  "vat-rate",
  "buyer-reference",
  "paper",
  "block",
  "unblock",
  "role",
  "order-letter",
  "declaration-match",
  "declaration-proved",
  "notice-taken",
  "declaration-dismiss",
  "request-done",
  "voucher-made",
  "voucher-changed",
  "banner-scheduled",
  "factor-set",
  "factor-removed",
  "webhook-again",
  "recovery-codes",
  "passkey-added",
  "passkey-removed",
  "access-letter",
  "invoice-payment",
  "payment-noted",
  "payout-noted",
  "payment-taken-back",
  "payment-returned",
  "fee-charged",
  "written-off",
  "adjustment-taken-back",
  "difference-resolved",
  "invoice-credited",
  "rate-corrected",
  "invoice-letter",
  "mail-again",
  "newsletter-ended",
  "event-made",
  "event-changed",
  "staff-key-made",
  "staff-key-ended",
  "entrance-ended",
  "tickets-issued",
  "ticket-letter",
  "ticket-withdrawn",
  "ticket-admitted",
  "list-exported",
  "authcodes-read",
  "content-published",
  "content-withdrawn",
  "content-put",
  "account-linked",
  "file-read",
  "clock-confirmed",
  "numbers-confirmed",
  "login-address",
  "address-corrected",
  "order-refused",
  "invited",
] as const;
export type JournalAct = (typeof journalActs)[number];

/** Whom or what it is about. */
export const journalSubjects = [
  "customer",
  "order",
  "declaration",
  "request",
  "voucher",
  "invoice",
  "difference",
  "mail",
  "subscription",
  "event",
  "ticket",
  "list",
  "webhook",
  "banner",
  "content",
  "clock",
  "numbers",
] as const;
export interface JournalSubject {
  readonly kind: (typeof journalSubjects)[number];
  readonly id: string;
}

/** A field as it is noted. */
export type JournalValue = string | number | boolean | null;
export type JournalFields = Readonly<Record<string, JournalValue>>;

/** An entry as it is shown to who acts on an older record: what was changed, by whom, when. */
export interface RecordChange extends Pick<JournalEntry, "act" | "before" | "after"> {
  readonly at: Instant;
  readonly by: string;
  readonly byName: string | null;
}

/** What is noted; who did it, and when, is added where it is stored. */
export interface JournalEntry {
  readonly act: JournalAct;
  readonly subject: JournalSubject;
  readonly reason: string | null;
  readonly before: JournalFields;
  readonly after: JournalFields;
  /** What the changed fields of a person say, stored apart from the entry and only as long as their account: the entry alone names them. [OPS3-8] */
  readonly values?: JournalChange;
}

/** Of each changed field what it was and is. */
export interface JournalChange {
  readonly before: JournalFields;
  readonly after: JournalFields;
}

/** The entry of a change; null where nothing is different afterwards. */
export const journalEntry = (
  { act, subject, reason = null }: Pick<JournalEntry, "act" | "subject"> & Partial<Pick<JournalEntry, "reason">>,
  before: JournalFields,
  after: JournalFields,
): JournalEntry | null => {
  const changed = Object.keys({ ...before, ...after }).filter(
    (field) => (before[field] ?? null) !== (after[field] ?? null),
  );
  const only = (fields: JournalFields): JournalFields =>
    Object.fromEntries(changed.map((field) => [field, fields[field] ?? null]));
  return changed.length === 0 ? null : { act, subject, reason, before: only(before), after: only(after) };
};
