// Mail that waits to be sent: claimed with a lease, sent outside of any transaction, marked afterwards. [CHK-05]
import type { EmailAddress } from "@kontor/domain/kernel/text";
import type { Database, Handle } from "../database/handle.ts";
import { preparedQuery } from "../database/prepared-query.ts";
import type { MaybeAsync } from "../database/maybe-async.ts";
import type { Recipient } from "./recipients.ts";
import type { AttachmentReference } from "./attachments.ts";

declare module "../database/tables.ts" {
  interface Tables {
    outbox: OutboxRow;
  }
}

export interface OutboxRow {
  id: string;
  /** The buckets that it is counted in when it is sent, with spaces between them; null where it is not limited. */
  bounds: string | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  locale: string;
  order_id: string | null;
  /** Where one click ends what the letter is part of; null for all others. */
  end_link: string | null;
  /** Who gets an answer to it; null where that is its sender. */
  reply_to: string | null;
  /** References of what is attached, as JSON; null where nothing is. */
  attachments: string | null;
  queued_at: number;
  due_at: number;
  leased_until: number;
  attempts: number;
  sent_at: number | null;
  /** Given up: no further attempt is made until an operator retries it. */
  dead_at: number | null;
  failure: string | null;
}

export interface Letter {
  readonly id: string;
  readonly recipient: Recipient;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly locale: string;
  readonly orderId: string | null;
  /** Where one click ends what the letter is part of (RFC 8058). */
  readonly endLink?: string | null;
  /** Who gets an answer to it, where that is not its sender: who wrote what staff are notified of. */
  readonly replyTo?: EmailAddress | null;
  /** The earliest moment to send it; at once without one. */
  readonly dueAt?: number;
  /** Made when it is sent: what takes time to make delays no transaction. */
  readonly attachments?: readonly AttachmentReference[];
}

type Queued = Omit<Letter, "attachments" | "recipient" | "dueAt"> & {
  readonly recipient: string;
  readonly bounds: string | null;
  readonly attached: string | null;
  readonly dueAt: number;
  readonly now: number;
};

const queued = preparedQuery(
  (
    handle,
    { id, recipient, subject, text, html, locale, orderId, bounds, endLink, replyTo, dueAt, attached, now }: Queued,
  ) =>
    handle.insertInto("outbox").values({
      id,
      recipient,
      subject,
      text,
      html,
      locale,
      order_id: orderId,
      bounds,
      end_link: endLink ?? null,
      reply_to: replyTo ?? null,
      attachments: attached,
      queued_at: now,
      due_at: dueAt,
      leased_until: 0,
      attempts: 0,
      sent_at: null,
      dead_at: null,
      failure: null,
    }),
);

export const queueLetter = (
  handle: Handle,
  { attachments = [], recipient, dueAt, ...letter }: Letter,
  now: number,
): MaybeAsync<unknown> =>
  queued(handle, {
    ...letter,
    recipient: recipient.address,
    bounds: recipient.bounds,
    dueAt: dueAt ?? now,
    attached: attachments.length === 0 ? null : JSON.stringify(attachments),
    now,
  });

/** Takes back a letter that has not been sent; one that is just being sent stays. */
export const dropLetter = async (handle: Handle, id: string, now: number): Promise<void> => {
  await handle
    .deleteFrom("outbox")
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("leased_until", "<=", now)
    .execute();
};

/** Whether it waits, or was sent. */
export const isLetterQueued = async (handle: Handle, id: string): Promise<boolean> =>
  (await handle.selectFrom("outbox").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

/** Mails that are due and not leased. */
const dueLetters = (handle: Handle, now: number) =>
  handle
    .selectFrom("outbox")
    .select("id")
    .where("sent_at", "is", null)
    .where("dead_at", "is", null)
    .where("due_at", "<=", now)
    .where("leased_until", "<=", now);

/** Claims up to `count` mails that are due and not leased; rows that another process is just claiming are skipped. */
export const claimLetters = (
  database: Database,
  now: number,
  lease: number,
  count: number,
): Promise<readonly OutboxRow[]> =>
  database.atOnce((handle) =>
    handle
      // Named beforehand, so that the database chooses once, however it plans the rest.
      .with("due", () =>
        dueLetters(handle, now)
          .orderBy("due_at")
          .limit(count)
          .$if(database.engine === "postgres", (query) => query.forUpdate().skipLocked()),
      )
      .updateTable("outbox")
      .set((eb) => ({ leased_until: now + lease, attempts: eb("attempts", "+", 1) }))
      .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
      .where("leased_until", "<=", now)
      .returningAll()
      .execute(),
  );

/** Those that hold codes are emptied as they are sent: their text is not stored. [SES-06] */
export const markSent = async (
  database: Database,
  ids: readonly string[],
  now: number,
  holdsCode: (id: string) => boolean,
): Promise<void> => {
  const mark = (
    some: readonly string[],
    change: { readonly text?: string; readonly html?: string; readonly end_link?: null },
  ): Promise<unknown> =>
    some.length === 0
      ? Promise.resolve()
      : database.atOnce((handle) =>
          handle
            .updateTable("outbox")
            .set({ sent_at: now, failure: null, ...change })
            .where("id", "in", some)
            .execute(),
        );
  await mark(
    ids.filter((id) => !holdsCode(id)),
    {},
  );
  await mark(ids.filter(holdsCode), { text: "", html: "", end_link: null });
};

const lettersAtOnce = 1_000;

/** Deletes texts and recipients of mails that were sent before a moment; then it is known only that they were. */
export const forgetSentMails = (database: Database, before: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle
      .updateTable("outbox")
      .set({ recipient: "", reply_to: null, text: "", html: "" })
      .where("id", "in", (eb) =>
        eb
          .selectFrom("outbox")
          .select("id")
          .where("sent_at", "is not", null)
          .where("recipient", "!=", "")
          .where("sent_at", "<", before)
          .limit(lettersAtOnce),
      )
      .execute();
  });

/** Tried again when it is due; given up when there is no such time. */
export const markFailed = (
  database: Database,
  id: string,
  failure: string,
  now: number,
  dueAt: number | null,
): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle
      .updateTable("outbox")
      .set({ failure, leased_until: 0, ...(dueAt === null ? { dead_at: now } : { due_at: dueAt }) })
      .where("id", "=", id)
      .execute();
  });

/** Postpones a mail that may not be sent yet: that was no attempt. */
export const putOff = (database: Database, id: string, dueAt: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle
      .updateTable("outbox")
      .set((eb) => ({ due_at: dueAt, leased_until: 0, attempts: eb("attempts", "-", 1) }))
      .where("id", "=", id)
      .execute();
  });

/** What a letter is counted in besides. */
export const boundBy = async (handle: Handle, id: string, bounds: string): Promise<void> => {
  await handle.updateTable("outbox").set({ bounds }).where("id", "=", id).execute();
};

export const isLetterDue = async (handle: Handle, now: number): Promise<boolean> =>
  (await dueLetters(handle, now).limit(1).executeTakeFirst()) !== undefined;
