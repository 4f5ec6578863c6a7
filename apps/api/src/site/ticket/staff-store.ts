// Keys and sessions of staff: only their prints are stored. [TKT-04]
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import { makerHolds, type Opener, type StaffKey } from "@kontor/domain/site/ticket";
import type { Role } from "@kontor/domain/visitor/session";
import type { Generated, Selectable } from "kysely";
import { firstOf } from "../../platform/database/first-of.ts";
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
  }
}

export interface StoredStaffKey {
  readonly eventId: string;
  readonly key: StaffKey;
  readonly madeAt: Instant;
  /** Customer number of who made it; null for an operator. */
  readonly by: string | null;
  /** Whether its maker may still make keys. */
  readonly holds: boolean;
}

export const addStaffKey = async (
  handle: Handle,
  { eventId, key: { key, expiresAt, usedAt }, madeAt, by }: Omit<StoredStaffKey, "holds">,
): Promise<void> => {
  await handle
    .insertInto("staff_keys")
    .values({ print: key, event_id: eventId, expires_at: expiresAt, used_at: usedAt, made_by: by, made_at: madeAt })
    .execute();
};

const orNull = (at: number | null): Instant | null => (at === null ? null : instant(Number(at)));

/** Of the account behind a key or an entrance: what decides whether they hold. */
export interface AccountColumns {
  readonly role: string | null;
  readonly blocked: number | null;
  readonly tokens_from: number | null;
  readonly account_generation: number | null;
}

/** Null where there is no account, or none any more. */
export const openerIn = ({
  role,
  blocked,
  tokens_from: from,
  account_generation: generation,
}: AccountColumns): Opener | null =>
  role === null
    ? null
    : { role: role as Role, blocked: blocked === 1, generation: Number(generation), tokensFrom: Number(from) };

const keysWithMakers = (handle: Handle) =>
  handle
    .selectFrom("staff_keys")
    .leftJoin("users", "users.customer_number", "staff_keys.made_by")
    .selectAll("staff_keys")
    .select(["users.role", "users.blocked", "users.tokens_from", "users.generation as account_generation"]);

const keyIn = (row: Selectable<Tables["staff_keys"]> & AccountColumns): StoredStaffKey => ({
  eventId: row.event_id,
  by: row.made_by,
  holds: makerHolds(row.made_by, openerIn(row)),
  madeAt: instant(Number(row.made_at)),
  key: {
    key: row.print,
    expiresAt: instant(Number(row.expires_at)),
    usedAt: orNull(row.used_at),
    endedAt: orNull(row.ended_at),
  },
});

export const staffKeyByPrint = (handle: Handle, print: string): Promise<StoredStaffKey | null> =>
  firstOf(keysWithMakers(handle).where("staff_keys.print", "=", print), keyIn);

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
  const rows = await keysWithMakers(handle)
    .where("event_id", "=", eventId)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("made_at", "print"), "<", tuple(after?.madeAt ?? 0, after?.print ?? "")),
      ),
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
export const storeStaffKeyEnd = async (
  handle: Handle,
  { key, endedAt }: StaffKey,
  now: number,
): Promise<string | null> => {
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
