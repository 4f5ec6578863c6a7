// Keys and sessions of staff: only their prints are stored. [TKT-04]
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import type { StaffKey } from "@kontor/domain/site/ticket";
import type { Generated } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    staff_keys: { print: string; event_id: string; expires_at: number; used_at: number | null; made_by: Generated<string | null> };
    staff_sessions: { print: string; event_id: string; gate: string; expires_at: number; opened_by: Generated<string | null> };
  }
}

export const addStaffKey = async (
  handle: Handle,
  eventId: string,
  { key, expiresAt, usedAt }: StaffKey,
  by: string | null,
): Promise<void> => {
  await handle
    .insertInto("staff_keys")
    .values({ print: key, event_id: eventId, expires_at: expiresAt, used_at: usedAt, made_by: by })
    .execute();
};

export const staffKeyByPrint = async (
  handle: Handle,
  print: string,
): Promise<{ readonly eventId: string; readonly key: StaffKey; readonly by: string | null } | null> => {
  const row = await handle.selectFrom("staff_keys").selectAll().where("print", "=", print).executeTakeFirst();
  if (row === undefined) return null;
  const usedAt = row.used_at === null ? null : instant(Number(row.used_at));
  return { eventId: row.event_id, by: row.made_by, key: { key: row.print, expiresAt: instant(Number(row.expires_at)), usedAt } };
};

/** Whether it was this call that used it: of two at once one finds it unused. */
export const markStaffKeyUsed = async (handle: Handle, { key, usedAt }: StaffKey): Promise<boolean> => {
  const changed = await handle
    .updateTable("staff_keys")
    .set({ used_at: usedAt })
    .where("print", "=", key)
    .where("used_at", "is", null)
    .returning("print")
    .execute();
  return changed.length === 1;
};

export interface StaffSession {
  readonly eventId: string;
  readonly gate: string;
  readonly expiresAt: Instant;
  /** Customer number of who opened it, or who made the key that did; null for a key of an operator. */
  readonly by: string | null;
}

/** The names of all entrances that an event has had: an entrance in the log is one device. */
export const gateNames = async (handle: Handle, eventId: string): Promise<readonly string[]> =>
  (await handle.selectFrom("staff_sessions").select("gate").where("event_id", "=", eventId).execute()).map(({ gate }) => gate);

export const addStaffSession = async (handle: Handle, print: string, { eventId, gate, expiresAt, by }: StaffSession): Promise<void> => {
  await handle.insertInto("staff_sessions").values({ print, event_id: eventId, gate, expires_at: expiresAt, opened_by: by }).execute();
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
    : { eventId: row.event_id, gate: row.gate, by: row.opened_by, expiresAt: instant(Number(row.expires_at)) };
};

/** The row stays, as its entrance stands in the log; it opens nothing any more. */
export const endStaffSession = async (handle: Handle, print: string, now: number): Promise<void> => {
  await handle.updateTable("staff_sessions").set({ expires_at: now }).where("print", "=", print).where("expires_at", ">", now).execute();
};
