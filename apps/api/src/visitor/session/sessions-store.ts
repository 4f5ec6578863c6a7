// The logins of accounts: by the fingerprint of their token, with device and last use, until the token is out of date by itself. [ACC-04]
import type { Database, Handle } from "../../platform/database/handle.ts";
import type { UserRow } from "./users-store.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** `device` is browser and system, never an address. */
    sessions: { print: string; user_id: number; device: string; started_at: number; used_at: number; until: number };
  }
}

export type SessionRow = {
  readonly print: string;
  readonly userId: number;
  readonly device: string;
  readonly startedAt: number;
  readonly usedAt: number;
  readonly until: number;
};

/** A login, and later its last use: the device stays the one that it began with. */
export const noteSession = (database: Database, session: SessionRow): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle
      .insertInto("sessions")
      .values({
        print: session.print,
        user_id: session.userId,
        device: session.device,
        started_at: session.startedAt,
        used_at: session.usedAt,
        until: session.until,
      })
      .onConflict((conflict) => conflict.column("print").doUpdateSet({ used_at: session.usedAt }))
      .execute();
  });

/** The logins of an account that are still open, the last used one first. */
export const openSessions = (handle: Handle, user: Pick<UserRow, "id" | "tokens_from">, now: number) =>
  handle
    .selectFrom("sessions")
    .leftJoin("ended_tokens", "ended_tokens.print", "sessions.print")
    .selectAll("sessions")
    .where("sessions.user_id", "=", user.id)
    .where("sessions.until", ">", now)
    .where("sessions.started_at", ">=", user.tokens_from * 1000)
    .where("ended_tokens.print", "is", null)
    .orderBy("sessions.used_at", "desc")
    .orderBy("sessions.print")
    .execute();

/** Those that are out of date by themselves. */
export const forgetOldSessions = (database: Database, now: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle.deleteFrom("sessions").where("until", "<", now).execute();
  });
