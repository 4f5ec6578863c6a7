// Deliveries of events, one for each receiver: offered once, claimed with a lease, the earliest of each stream alone. [OUT-01]
import { sql } from "kysely";
import { type Instant } from "@kontor/domain/kernel/calendar";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { pageOf } from "../../platform/database/page-of.ts";
import type { WebhookReceiver } from "../../platform/settings/webhooks.ts";
import type { OutsideEventRow } from "../../platform/webhook/events-store.ts";
import { eventsStoredFor } from "@kontor/domain/site/outside";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    outside_deliveries: {
      receiver: string;
      seq: number;
      stream: string;
      due_at: number;
      leased_until: number;
      attempts: number;
      sent_at: number | null;
      /** Nothing more is tried until staff send it again. */
      stopped_at: number | null;
      /** The status of the last answer, or the name of what went wrong; nothing that the receiver said. */
      failure: string | null;
    };
  }
}

const offeredAtOnce = 200;

/** Makes the deliveries of new events, for the receivers that want them; how many events there were. */
export const offerNew = (database: Database, receivers: readonly WebhookReceiver[], now: number): Promise<number> =>
  database.inTransaction(async (handle) => {
    const events = await handle
      .updateTable("outside_events")
      .set({ offered: 1 })
      .where("seq", "in", (eb) =>
        eb.selectFrom("outside_events").select("seq").where("offered", "=", 0).orderBy("seq").limit(offeredAtOnce),
      )
      .where("offered", "=", 0)
      .returning(["seq", "type", "stream"])
      .execute();
    const rows = receivers.flatMap(({ name, events: wanted }) =>
      events
        .filter(({ type }) => wanted?.includes(type) ?? true)
        .map(({ seq, stream }) => ({
          receiver: name,
          seq,
          stream,
          due_at: now,
          leased_until: 0,
          attempts: 0,
          sent_at: null,
          stopped_at: null,
          failure: null,
        })),
    );
    if (rows.length > 0)
      await handle
        .insertInto("outside_deliveries")
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return events.length;
  });

export interface Claimed {
  readonly seq: number;
  readonly attempts: number;
}

/** Whether an earlier event of its stream has not arrived there: until it has, this one waits. */
const isBehind = sql<boolean>`exists (select 1 from outside_deliveries as earlier where earlier.receiver = outside_deliveries.receiver
  and earlier.stream = outside_deliveries.stream and earlier.seq < outside_deliveries.seq and earlier.sent_at is null)`;

/** Claims up to `count` deliveries to a receiver that are due, not leased and the first of their stream. */
export const claimDeliveries = (
  database: Database,
  receiver: string,
  now: number,
  lease: number,
  count: number,
): Promise<readonly Claimed[]> =>
  database.atOnce((handle) =>
    handle
      .with("due", () =>
        handle
          .selectFrom("outside_deliveries")
          .select("seq")
          .where("receiver", "=", receiver)
          .where("sent_at", "is", null)
          .where("stopped_at", "is", null)
          .where("due_at", "<=", now)
          .where("leased_until", "<=", now)
          .where(sql<boolean>`not ${isBehind}`)
          .orderBy("due_at")
          .orderBy("seq")
          .limit(count)
          .$if(database.engine === "postgres", (query) => query.forUpdate().skipLocked()),
      )
      .updateTable("outside_deliveries")
      .set((eb) => ({ leased_until: now + lease, attempts: eb("attempts", "+", 1) }))
      .where("receiver", "=", receiver)
      .where("seq", "in", (eb) => eb.selectFrom("due").select("due.seq"))
      .where("leased_until", "<=", now)
      .returning(["seq", "attempts"])
      .execute(),
  );

export const eventBySeq = async (handle: Handle, seq: number): Promise<OutsideEventRow | undefined> =>
  handle.selectFrom("outside_events").selectAll().where("seq", "=", seq).executeTakeFirst();

type Change = Partial<{
  readonly sent_at: number | null;
  readonly stopped_at: number | null;
  readonly due_at: number;
  readonly failure: string | null;
}>;

/** What an attempt made of a delivery; its lease ends. */
export const changeDelivery = (database: Database, receiver: string, seq: number, change: Change): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle
      .updateTable("outside_deliveries")
      .set({ leased_until: 0, ...change })
      .where("receiver", "=", receiver)
      .where("seq", "=", seq)
      .execute();
  });

/** An attempt that was broken off by the end of the process was none. */
export const releaseDelivery = (database: Database, receiver: string, seq: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle
      .updateTable("outside_deliveries")
      .set((eb) => ({ leased_until: 0, attempts: eb("attempts", "-", 1) }))
      .where("receiver", "=", receiver)
      .where("seq", "=", seq)
      .where("sent_at", "is", null)
      .execute();
  });

/** Delivers again from the first attempt on: one event, or all that stopped; how many. */
export const deliverAgain = async (
  handle: Handle,
  receiver: string,
  event: string | null,
  now: number,
): Promise<number> => {
  const rows = await handle
    .updateTable("outside_deliveries")
    .set({ sent_at: null, stopped_at: null, due_at: now, leased_until: 0, attempts: 0, failure: null })
    .where("receiver", "=", receiver)
    .$if(event === null, (query) => query.where("stopped_at", "is not", null).where("sent_at", "is", null))
    .$if(event !== null, (query) =>
      query.where("seq", "in", (eb) =>
        eb
          .selectFrom("outside_events")
          .select("seq")
          .where("id", "=", event ?? ""),
      ),
    )
    .returning("seq")
    .execute();
  return rows.length;
};

export type DeliveryFilter = "open" | "stopped" | "delivered";

export interface DeliveryRow {
  readonly id: string;
  readonly seq: number;
  readonly receiver: string;
  readonly type: string;
  readonly at: Instant;
  readonly attempts: number;
  readonly sentAt: Instant | null;
  readonly stoppedAt: Instant | null;
  readonly dueAt: Instant;
  readonly failure: string | null;
  readonly isBehind: boolean;
  readonly order: { readonly id: string; readonly number: string } | null;
}

export interface DeliveryQuery {
  readonly only: DeliveryFilter | null;
  readonly order: string | null;
  /** Number and receiver of the last one. */
  readonly after: string | null;
  readonly count: number;
}

/** Deliveries, the latest first. */
export const deliveryPage = async (handle: Handle, { only, order, after, count }: DeliveryQuery) => {
  const [, seq = "", receiver = ""] = /^(\d{1,15})~([a-z][a-z\d-]*)$/.exec(after ?? "") ?? [];
  const rows = await handle
    .selectFrom("outside_deliveries")
    .innerJoin("outside_events", "outside_events.seq", "outside_deliveries.seq")
    .leftJoin("orders", "orders.id", "outside_deliveries.stream")
    .select([
      "outside_events.id as id",
      "outside_events.type as type",
      "outside_events.at as at",
      "outside_deliveries.seq as seq",
      "outside_deliveries.receiver as receiver",
      "outside_deliveries.attempts as attempts",
      "outside_deliveries.sent_at as sent_at",
      "outside_deliveries.stopped_at as stopped_at",
      "outside_deliveries.due_at as due_at",
      "outside_deliveries.failure as failure",
      "orders.id as order_id",
      "orders.number as order_number",
      isBehind.as("behind"),
    ])
    .$if(order !== null, (query) => query.where("outside_deliveries.stream", "=", order ?? ""))
    .$if(only === "delivered", (query) => query.where("outside_deliveries.sent_at", "is not", null))
    .$if(only === "open" || only === "stopped", (query) => query.where("outside_deliveries.sent_at", "is", null))
    .$if(only === "open", (query) => query.where("outside_deliveries.stopped_at", "is", null))
    .$if(only === "stopped", (query) => query.where("outside_deliveries.stopped_at", "is not", null))
    .$if(seq !== "", (query) =>
      query.where(({ eb, or, and }) =>
        or([
          eb("outside_deliveries.seq", "<", Number(seq)),
          and([eb("outside_deliveries.seq", "=", Number(seq)), eb("outside_deliveries.receiver", ">", receiver)]),
        ]),
      ),
    )
    .orderBy("outside_deliveries.seq", "desc")
    .orderBy("outside_deliveries.receiver")
    .limit(count + 1)
    .execute();
  const { shown, next } = pageOf(rows, count, (last) => `${last.seq}~${last.receiver}`);
  const deliveries = shown.map(
    (row): DeliveryRow => ({
      id: row.id,
      seq: row.seq,
      receiver: row.receiver,
      type: row.type,
      at: row.at as Instant,
      attempts: row.attempts,
      sentAt: row.sent_at as Instant | null,
      stoppedAt: row.stopped_at as Instant | null,
      dueAt: row.due_at as Instant,
      failure: row.failure,
      isBehind: Boolean(row.behind),
      order: row.order_id === null || row.order_number === null ? null : { id: row.order_id, number: row.order_number },
    }),
  );
  return { deliveries, next };
};

const forgottenAtOnce = 1_000;

/** Forgets events that everyone they were for has had for long. */
export const forgetOldWebhooks = (database: Database, now: number): Promise<void> =>
  database.inTransaction(async (handle) => {
    const old = await handle
      .deleteFrom("outside_events")
      .where("seq", "in", (eb) =>
        eb
          .selectFrom("outside_events")
          .select("outside_events.seq")
          .where("at", "<", now - eventsStoredFor)
          .where("offered", "=", 1)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom("outside_deliveries")
                  .select("outside_deliveries.seq")
                  .whereRef("outside_deliveries.seq", "=", "outside_events.seq")
                  .where(({ or, eb: where }) =>
                    or([where("sent_at", "is", null), where("sent_at", ">=", now - eventsStoredFor)]),
                  ),
              ),
            ),
          )
          .limit(forgottenAtOnce),
      )
      .returning("seq")
      .execute();
    if (old.length > 0)
      await handle
        .deleteFrom("outside_deliveries")
        .where(
          "seq",
          "in",
          old.map(({ seq }) => seq),
        )
        .execute();
  });
