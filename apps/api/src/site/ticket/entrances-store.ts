// Entrances that keys and accounts opened: only the prints of their tokens are stored, with the login that opened them. [TKT-04] [SES-07]
import { hourMs, instant, type Instant } from "@kontor/domain/kernel/calendar";
import { entranceHolds, staffSessionHours } from "@kontor/domain/site/ticket";
import type { Generated } from "kysely";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { type AccountColumns, openerIn } from "./staff-store.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    staff_sessions: {
      print: string;
      event_id: string;
      gate: string;
      expires_at: number;
      opened_by: Generated<string | null>;
      /** The key that opened it; null where an account did. */
      key_print: Generated<string | null>;
      /** The print of the login that opened it, and when that login began; null with a key, and in sessions from before these were noted. */
      login: Generated<string | null>;
      login_at: Generated<number | null>;
    };
  }
}

export interface StaffSession {
  readonly eventId: string;
  readonly gate: string;
  readonly expiresAt: Instant;
  /** Customer number of who opened it, or who made the key that did; null for a key of an operator. */
  readonly by: string | null;
  /** Print of the key that opened it. */
  readonly keyPrint: string | null;
}

/** The login of an account that opens an entrance. */
export interface OpeningLogin {
  readonly print: string;
  readonly beganAt: Instant;
}

/** The names of all entrances that an event has had: an entrance in the log is one device. */
export const gateNames = async (handle: Handle, eventId: string): Promise<readonly string[]> =>
  (await handle.selectFrom("staff_sessions").select("gate").where("event_id", "=", eventId).execute()).map(
    ({ gate }) => gate,
  );

/** The entrances that keys have opened, by the prints of the keys. */
export const gatesByKey = async (
  handle: Handle,
  prints: readonly string[],
): Promise<ReadonlyMap<string | null, string>> => {
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
  login: OpeningLogin | null,
): Promise<void> => {
  await handle
    .insertInto("staff_sessions")
    .values({
      print,
      event_id: eventId,
      gate,
      expires_at: expiresAt,
      opened_by: by,
      key_print: keyPrint,
      login: login?.print ?? null,
      login_at: login?.beganAt ?? null,
    })
    .execute();
};

/** Sessions whose hours are not over, with what decides whether they hold. */
const sessionsAt = (handle: Handle, now: number) =>
  handle
    .selectFrom("staff_sessions")
    .leftJoin("users", "users.customer_number", "staff_sessions.opened_by")
    .leftJoin("sessions", (join) =>
      join.onRef("sessions.print", "=", "staff_sessions.login").onRef("sessions.user_id", "=", "users.id"),
    )
    .leftJoin("ended_tokens", "ended_tokens.print", "staff_sessions.login")
    .leftJoin("ended_tokens as ended_texts", "ended_texts.print", "sessions.text_print")
    .selectAll("staff_sessions")
    .select(["users.role", "users.blocked", "users.tokens_from", "users.generation as account_generation"])
    .select(["sessions.generation", "sessions.tokens_from as login_tokens_from"])
    .select(["ended_tokens.print as ended", "ended_texts.print as ended_text"])
    .where("staff_sessions.expires_at", ">", now);

interface SessionRow extends AccountColumns {
  readonly print: string;
  readonly event_id: string;
  readonly gate: string;
  readonly expires_at: number;
  readonly opened_by: string | null;
  readonly key_print: string | null;
  readonly login_at: number | null;
  readonly generation: number | null;
  readonly login_tokens_from: number | null;
  readonly ended: string | null;
  readonly ended_text: string | null;
}

export interface OpenEntrance extends StaffSession {
  readonly print: string;
  readonly openedAt: Instant;
}

/** Null where it has ended with the login or the rights behind it. */
const openIn = (row: SessionRow): OpenEntrance | null => {
  const expiresAt = instant(Number(row.expires_at));
  const openedAt = instant(expiresAt - staffSessionHours * hourMs);
  const { opened_by: by, key_print: keyPrint, login_at: loginAt, generation, login_tokens_from: tokensFrom } = row;
  const isEnded = row.ended !== null || row.ended_text !== null;
  const opened = {
    by,
    hasKey: keyPrint !== null,
    login: generation === null || tokensFrom === null ? null : { generation, tokensFrom, isEnded },
    loginAt: loginAt === null ? openedAt : instant(Number(loginAt)),
    isLoggedOut: isEnded,
  };
  return entranceHolds(opened, openerIn(row))
    ? { print: row.print, eventId: row.event_id, gate: row.gate, by, keyPrint, openedAt, expiresAt }
    : null;
};

export const staffSessionByPrint = (handle: Handle, print: string, now: number): Promise<OpenEntrance | null> =>
  firstOf(sessionsAt(handle, now).where("staff_sessions.print", "=", print), openIn);

/** Where a page of entrances begins: behind this one. */
export interface EntrancePlace {
  readonly expiresAt: number;
  readonly print: string;
}

/** The open entrances of an event, the latest first, and where the page ends: those that ended with their login are left out. */
export const openEntrances = async (
  handle: Handle,
  {
    eventId,
    after,
    count,
    now,
  }: { readonly eventId: string; readonly after: EntrancePlace | null; readonly count: number; readonly now: number },
): Promise<{ readonly open: readonly OpenEntrance[]; readonly next: EntrancePlace | null }> => {
  const rows = await sessionsAt(handle, now)
    .where("staff_sessions.event_id", "=", eventId)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("staff_sessions.expires_at", "staff_sessions.print"),
          "<",
          tuple(after?.expiresAt ?? 0, after?.print ?? ""),
        ),
      ),
    )
    .orderBy("staff_sessions.expires_at", "desc")
    .orderBy("staff_sessions.print", "desc")
    .limit(count + 1)
    .execute();
  const shown = rows.slice(0, count);
  const last = shown.at(-1);
  return {
    open: shown.flatMap((row) => openIn(row) ?? []),
    next: rows.length > count && last !== undefined ? { expiresAt: Number(last.expires_at), print: last.print } : null,
  };
};

/** The row stays, as its entrance stands in the log; it opens nothing any more. */
export const endStaffSession = async (handle: Handle, print: string, now: number): Promise<void> => {
  await handle
    .updateTable("staff_sessions")
    .set({ expires_at: now })
    .where("print", "=", print)
    .where("expires_at", ">", now)
    .execute();
};
