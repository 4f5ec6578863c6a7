// Keys and sessions of staff: only their prints are stored. [TKT-04]
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import type { StaffKey } from "@kontor/domain/site/ticket";
import type { Generated, Selectable } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";
import type { Tables } from "../../platform/database/tables.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    staff_keys: {
      print: string;
      event_id: string;
      expires_at: number;
      used_at: number | null;
      made_by: Generated<string | null>;
      made_at: Generated<number>;
      ended_at: Generated<number | null>;
    };
    staff_sessions: {
      print: string;
      event_id: string;
      gate: string;
      expires_at: number;
      opened_by: Generated<string | null>;
      /** The key that opened it; null where an account did. */
      key_print: Generated<string | null>;
    };
  }
}

export interface StoredStaffKey {
  readonly eventId: string;
  readonly key: StaffKey;
  readonly madeAt: Instant;
  /** Customer number of who made it; null for an operator. */
  readonly by: string | null;
}

export const addStaffKey = async (
  handle: Handle,
  { eventId, key: { key, expiresAt, usedAt }, madeAt, by }: StoredStaffKey,
): Promise<void> => {
  await handle
    .insertInto("staff_keys")
    .values({ print: key, event_id: eventId, expires_at: expiresAt, used_at: usedAt, made_by: by, made_at: madeAt })
    .execute();
};

const orNull = (at: number | null): Instant | null => (at === null ? null : instant(Number(at)));

const keyIn = (row: Selectable<Tables["staff_keys"]>): StoredStaffKey => ({
  eventId: row.event_id,
  by: row.made_by,
  madeAt: instant(Number(row.made_at)),
  key: { key: row.print, expiresAt: instant(Number(row.expires_at)), usedAt: orNull(row.used_at), endedAt: orNull(row.ended_at) },
});

export const staffKeyByPrint = async (handle: Handle, print: string): Promise<StoredStaffKey | null> => {
  const row = await handle.selectFrom("staff_keys").selectAll().where("print", "=", print).executeTakeFirst();
  return row === undefined ? null : keyIn(row);
};

/** Where a page of keys begins: behind this one. */
export interface StaffKeyPlace {
  readonly madeAt: number;
  readonly print: string;
}

/** The keys of an event, the latest first. */
export const staffKeysOf = async (
  handle: Handle,
  eventId: string,
  after: StaffKeyPlace | null,
  count: number,
): Promise<readonly StoredStaffKey[]> => {
  const rows = await handle
    .selectFrom("staff_keys")
    .selectAll()
    .where("event_id", "=", eventId)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple("made_at", "print"), "<", tuple(after?.madeAt ?? 0, after?.print ?? ""))),
    )
    .orderBy("made_at", "desc")
    .orderBy("print", "desc")
    .limit(count)
    .execute();
  return rows.map(keyIn);
};

/** Whether it was this call that used it: of two at once one finds it unused, and none finds one that was ended meanwhile. */
export const markStaffKeyUsed = async (handle: Handle, { key, usedAt }: StaffKey): Promise<boolean> => {
  const changed = await handle
    .updateTable("staff_keys")
    .set({ used_at: usedAt })
    .where("print", "=", key)
    .where("used_at", "is", null)
    .where("ended_at", "is", null)
    .returning("print")
    .execute();
  return changed.length === 1;
};

/** Ends a key with the session that it opened; the entrance of that session. */
export const storeStaffKeyEnd = async (handle: Handle, { key, endedAt }: StaffKey, now: number): Promise<string | null> => {
  await handle.updateTable("staff_keys").set({ ended_at: endedAt }).where("print", "=", key).execute();
  const ended = await handle
    .updateTable("staff_sessions")
    .set({ expires_at: now })
    .where("key_print", "=", key)
    .where("expires_at", ">", now)
    .returning("gate")
    .executeTakeFirst();
  return ended?.gate ?? null;
};

export interface StaffSession {
  readonly eventId: string;
  readonly gate: string;
  readonly expiresAt: Instant;
  /** Customer number of who opened it, or who made the key that did; null for a key of an operator. */
  readonly by: string | null;
  /** Print of the key that opened it. */
  readonly keyPrint: string | null;
}

/** The names of all entrances that an event has had: an entrance in the log is one device. */
export const gateNames = async (handle: Handle, eventId: string): Promise<readonly string[]> =>
  (await handle.selectFrom("staff_sessions").select("gate").where("event_id", "=", eventId).execute()).map(({ gate }) => gate);

/** The entrances that keys have opened, by the prints of the keys. */
export const gatesByKey = async (handle: Handle, prints: readonly string[]): Promise<ReadonlyMap<string | null, string>> => {
  if (prints.length === 0) return new Map();
  const rows = await handle
    .selectFrom("staff_sessions")
    .select(["key_print", "gate"])
    .where("key_print", "in", [...prints])
    .execute();
  return new Map(rows.map((row) => [row.key_print, row.gate]));
};

export const addStaffSession = async (
  handle: Handle,
  print: string,
  { eventId, gate, expiresAt, by, keyPrint }: StaffSession,
): Promise<void> => {
  await handle
    .insertInto("staff_sessions")
    .values({ print, event_id: eventId, gate, expires_at: expiresAt, opened_by: by, key_print: keyPrint })
    .execute();
};

export const staffSessionByPrint = async (handle: Handle, print: string, now: number): Promise<StaffSession | null> => {
  const row = await handle
    .selectFrom("staff_sessions")
    .selectAll()
    .where("print", "=", print)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { eventId: row.event_id, gate: row.gate, by: row.opened_by, expiresAt: instant(Number(row.expires_at)), keyPrint: row.key_print };
};

/** The row stays, as its entrance stands in the log; it opens nothing any more. */
export const endStaffSession = async (handle: Handle, print: string, now: number): Promise<void> => {
  await handle.updateTable("staff_sessions").set({ expires_at: now }).where("print", "=", print).where("expires_at", ">", now).execute();
};
