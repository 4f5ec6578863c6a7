// Mails as staff see them: those about one thing, those that wait or were given up. [ADM-01] [OPS-10]
import type { Instant } from "@kontor/domain/kernel/calendar";
import { sql } from "kysely";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { pageOf } from "../../platform/database/page-of.ts";

/** The mails whose ids begin like this, the earliest first. */
export const lettersAbout = async (handle: Handle, beginning: string) => {
  const rows = await handle
    .selectFrom("outbox")
    .select(["id", "queued_at", "sent_at", "dead_at"])
    .where("id", ">=", beginning)
    .where("id", "<", `${beginning}~`)
    .orderBy("queued_at")
    .execute();
  return rows.map(({ id, queued_at, sent_at, dead_at }) => ({
    id,
    queuedAt: queued_at as Instant,
    sentAt: sent_at as Instant | null,
    failed: sent_at === null && dead_at !== null,
  }));
};

const isOpen = sql<boolean>`sent_at is null`;

const openMails = (handle: Handle) =>
  handle
    .selectFrom("outbox")
    .select(["id", "recipient", "subject", "queued_at", "attempts", "failure", "dead_at"])
    .where(isOpen);

type Row = Awaited<ReturnType<ReturnType<typeof openMails>["execute"]>>[number];

const mailFrom = ({ id, recipient, subject, queued_at, attempts, failure, dead_at }: Row) => ({
  id,
  recipient,
  subject,
  queuedAt: queued_at as Instant,
  attempts,
  failure,
  failed: dead_at !== null,
});

/** How many wait to be sent, and how long the oldest has been waiting; those that were given up wait for a hand instead. [SPD-01] */
export const letterQueue = async (
  handle: Handle,
  now: Instant,
): Promise<{ readonly count: number; readonly seconds: number | null }> => {
  const { count, oldest } = await handle
    .selectFrom("outbox")
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("queued_at").as("oldest")])
    .where(isOpen)
    .where("dead_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    count: Number(count),
    seconds: Number(count) === 0 ? null : Math.max(0, Math.floor((now - Number(oldest)) / 1000)),
  };
};

export interface SearchedMails {
  /** The beginning of an address. */
  readonly q: string;
  readonly only: "waiting" | "failed" | null;
  readonly after: string | null;
  readonly count: number;
}

/** What has not been sent yet, the latest first. */
export const mailsToSend = async (handle: Handle, { q, only, after, count }: SearchedMails) => {
  const beginning = q.trim();
  const [moment, id] = after === null ? [] : after.split(/~(.*)/s);
  const isPlace = moment !== undefined && id !== undefined && /^\d{1,15}$/.test(moment);
  const rows = await openMails(handle)
    .$if(only === "failed", (query) => query.where("dead_at", "is not", null))
    .$if(only === "waiting", (query) => query.where("dead_at", "is", null))
    .$if(beginning !== "", (query) =>
      query.where("recipient", ">=", beginning).where("recipient", "<", `${beginning}~`),
    )
    .$if(isPlace, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple("queued_at", "id"), "<", tuple(Number(moment), String(id)))),
    )
    .orderBy("queued_at", "desc")
    .orderBy("id", "desc")
    .limit(count + 1)
    .execute();
  const { shown, next } = pageOf(rows, count, (last) => `${last.queued_at}~${last.id}`);
  return { mails: shown.map(mailFrom), next };
};

/** One that has not been sent yet. */
export const mailToSend = (handle: Handle, id: string) => firstOf(openMails(handle).where("id", "=", id), mailFrom);

/** Queues one that was given up; says whether it was. */
export const queueAgain = async (handle: Handle, id: string, now: number): Promise<boolean> =>
  (await handle
    .updateTable("outbox")
    .set({ dead_at: null, attempts: 0, due_at: now, leased_until: 0 })
    .where("id", "=", id)
    .where(isOpen)
    .where("dead_at", "is not", null)
    .returning("id")
    .executeTakeFirst()) !== undefined;
