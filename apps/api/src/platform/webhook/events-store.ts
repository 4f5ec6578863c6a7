// Events that systems outside are notified of: a small row in the transaction of what happened, and none where no receiver wants it. [OUT-01]
import { randomUUID } from "node:crypto";
import { nextNumber } from "../database/metadata.ts";
import type { Handle } from "../database/handle.ts";
import { andThen, type MaybeAsync } from "../database/maybe-async.ts";
import { preparedQuery } from "../database/prepared-query.ts";
import type { PlatformServices } from "../services.ts";

declare module "../database/tables.ts" {
  interface Tables {
    outside_events: OutsideEventRow;
  }
}

export interface OutsideEventRow {
  /** Counts up: what is noted after something else was committed has a higher one. */
  seq: number;
  id: string;
  type: string;
  stream: string;
  subject: string;
  /** What may be different later, as JSON; what it is about is read when it is sent. */
  facts: string;
  at: number;
  /** 1 once each receiver has its delivery. */
  offered: number;
}

export interface Happened {
  readonly type: string;
  readonly stream: string;
  readonly subject: string;
  readonly facts: object;
}

const noted = preparedQuery((handle, { seq, id, type, stream, subject, facts, at }: Omit<OutsideEventRow, "offered">) =>
  handle.insertInto("outside_events").values({ seq, id, type, stream, subject, facts, at, offered: 0 }),
);

/** Notes what happened, in its transaction; null, and what no receiver wants, is nothing. */
export const noteHappened = (
  handle: Handle,
  { database, settings, now }: Pick<PlatformServices, "database" | "settings" | "now">,
  event: Happened | null,
): MaybeAsync<unknown> => {
  if (event === null || !settings.webhooks.some(({ events }) => events?.includes(event.type) ?? true)) return undefined;
  const { type, stream, subject, facts } = event;
  return andThen(
    database.counting(handle, (counter) => nextNumber(counter, "outside-events")),
    (seq) =>
      noted(handle, { seq, id: `evt_${randomUUID()}`, type, stream, subject, facts: JSON.stringify(facts), at: now() }),
  );
};
