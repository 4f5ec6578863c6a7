// What is noted when staff change invoices, events, tickets and subscriptions, send something again, or take a list with them. [ACC-03] [TKT-06] [ADM-01]
import type { Instant } from "#kernel/calendar";
import type { Payment } from "#shop/balance";
import type { Invoice } from "#shop/invoice";
import { endedSubscription, type Subscription } from "#site/request";
import type { TicketEvent } from "#site/ticket";
import {
  type JournalAct,
  type JournalEntry,
  journalEntry,
  type JournalFields,
  type JournalSubject,
} from "./journal.ts";

/** A payment or payout that was noted; its reference may name a person, and the journal is never deleted. [BAL-02] */
export const moneyNoted = (
  kind: "payment" | "payout",
  subject: JournalSubject,
  { day, cents }: Pick<Payment, "day" | "cents">,
): JournalEntry | null => journalEntry({ act: `${kind}-noted`, subject }, {}, { value: cents, paidOn: day });

/** One that is taken back, with a reason: another customer's, returned by the bank, noted twice; and what else of the books is changed by staff. [BAL-02] [BAL-07] */
export const booksChanged = (
  act: Extract<
    JournalAct,
    "payment-taken-back" | "payment-returned" | "fee-charged" | "written-off" | "adjustment-taken-back"
  >,
  subject: JournalSubject,
  { day, cents }: Pick<Payment, "day" | "cents">,
  reason: string,
): JournalEntry | null => {
  const fields = { value: cents, paidOn: day };
  const isNew = act === "fee-charged" || act === "written-off";
  return journalEntry({ act, subject, reason }, isNew ? {} : fields, isNew ? fields : {});
};

/** Money that is given back always has a reason. */
export const creditNoted = (
  invoice: Pick<Invoice, "id">,
  note: Pick<Invoice, "number" | "total">,
  reason: string,
): JournalEntry | null =>
  journalEntry(
    { act: "invoice-credited", subject: { kind: "invoice", id: invoice.id }, reason },
    {},
    { creditNote: note.number, value: note.total },
  );

/** An invoice that another one takes the place of, since a rate became known later. [VAT-14] */
export const rateCorrected = (
  { id }: Pick<Invoice, "id">,
  { note, invoice }: { readonly note: Invoice; readonly invoice: Invoice },
  reason: string,
): JournalEntry | null =>
  journalEntry(
    { act: "rate-corrected", subject: { kind: "invoice", id }, reason },
    {},
    { creditNote: note.number, invoice: invoice.number, value: invoice.total },
  );

/** A letter that was queued once more. */
export const sentAgain = (
  act: Extract<JournalAct, "invoice-letter" | "mail-again" | "ticket-letter">,
  subject: JournalSubject,
): JournalEntry | null => journalEntry({ act, subject }, { sentAgain: false }, { sentAgain: true });

/** An event that is new, or as it was and is. */
export const eventNoted = (before: TicketEvent | null, after: TicketEvent): JournalEntry | null => {
  const noted = ({ title, place, startsAt }: TicketEvent): JournalFields => ({ title, place, from: startsAt });
  const act = before === null ? "event-made" : "event-changed";
  return journalEntry(
    { act, subject: { kind: "event", id: after.id } },
    before === null ? {} : noted(before),
    noted(after),
  );
};

/** A key for an entrance, made for so long; never the key itself. */
export const staffKeyMade = (event: string, until: Instant): JournalEntry | null =>
  journalEntry({ act: "staff-key-made", subject: { kind: "event", id: event } }, {}, { until });

/** A key that was ended, and the entrance whose session ended with it. */
export const staffKeyEnded = (event: string, gate: string | null): JournalEntry | null =>
  journalEntry(
    { act: "staff-key-ended", subject: { kind: "event", id: event } },
    { ended: false },
    { ended: true, gate },
  );

/** An open entrance that was ended, and who had opened it. */
export const entranceEnded = (event: string, gate: string, by: string | null): JournalEntry | null =>
  journalEntry(
    { act: "entrance-ended", subject: { kind: "event", id: event } },
    { ended: false },
    { ended: true, gate, by },
  );

/** What happened to tickets; without a name of anybody, since the journal is never deleted. */
export const ticketNoted = (
  act: Extract<JournalAct, "tickets-issued" | "ticket-withdrawn" | "ticket-admitted">,
  subject: JournalSubject,
  after: JournalFields,
  reason: string | null = null,
): JournalEntry | null => journalEntry({ act, subject, reason }, {}, after);

/** Authcodes of an order that were read, by how many; neither codes nor names, since the journal is never deleted. [DOM-07] */
export const authcodesNoted = (orderId: string, authcodes: number): JournalEntry | null =>
  journalEntry({ act: "authcodes-read", subject: { kind: "order", id: orderId } }, {}, { authcodes });

/** A file of a request that was read, by its number; never its name, since the journal is never deleted. [FRM-04] */
export const fileNoted = (requestId: string, file: number): JournalEntry | null =>
  journalEntry({ act: "file-read", subject: { kind: "request", id: requestId } }, {}, { file });

/** A subscription that staff end for its reader; named by its reference, never by its address, since the journal is never deleted. [CUS-10] */
export const endedByStaff = (
  before: Subscription,
  reference: string,
  now: Instant,
): { readonly subscription: Subscription; readonly entry: JournalEntry | null } => {
  const subscription = endedSubscription(before, now);
  const subject = { kind: "subscription", id: reference } as const;
  const noted = ({ state }: Subscription): JournalFields => ({ ended: state === "ended" });
  return {
    subscription,
    entry: journalEntry({ act: "newsletter-ended", subject }, noted(before), noted(subscription)),
  };
};

/** A list that was taken along as a file, with what was searched for. */
export const exportNoted = (list: string, search: string): JournalEntry | null =>
  journalEntry(
    { act: "list-exported", subject: { kind: "list", id: list } },
    {},
    { exported: true, search: search === "" ? null : search },
  );
