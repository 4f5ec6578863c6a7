// Logins that a version before rows began, or a process of it that still runs: each gets its row at its first call, and goes on. [SES-14]
import { type AccountLogins, mayGetRow } from "@kontor/domain/visitor/session";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { addSession, loginsOf } from "./sessions-store.ts";
import { userById } from "./users-store.ts";

export interface EarlierLogin {
  readonly userId: number;
  readonly print: string;
  /** By what that version knew it. */
  readonly textPrint: string;
  /** The second of its token. */
  readonly issuedAt: number;
  readonly until: number;
}

/** Whether a login that has no row here may get one. */
export const isTakenOver = async (
  handle: Handle,
  { print, textPrint, issuedAt }: EarlierLogin,
  account: AccountLogins,
): Promise<boolean> => {
  if (!mayGetRow(issuedAt, account)) return false;
  const ended = await handle
    .selectFrom("ended_tokens")
    .select("print")
    .where("print", "in", [print, textPrint])
    .executeTakeFirst();
  return ended === undefined;
};

/** Gives it its row: device and second factor stay what they were, a proof of identity it has none. */
export const takeOver = (database: Database, login: EarlierLogin, now: number): Promise<boolean> =>
  database.inTransaction(async (handle) => {
    const { userId, print, textPrint, issuedAt, until } = login;
    const user = await userById(handle, userId);
    if (user === undefined || !(await isTakenOver(handle, login, loginsOf(user)))) return false;
    const earlier = await handle
      .selectFrom("sessions")
      .leftJoin("login_proofs", "login_proofs.print", "sessions.print")
      .select(["sessions.device", "login_proofs.passed_at"])
      .where("sessions.print", "=", textPrint)
      .where("sessions.user_id", "=", userId)
      .executeTakeFirst();
    const { generation, tokensFrom } = loginsOf(user);
    await addSession(handle, {
      print,
      user_id: userId,
      device: earlier?.device ?? "",
      started_at: issuedAt * 1000,
      used_at: now,
      until,
      generation,
      tokens_from: tokensFrom,
      proved_at: null,
      passed_at: earlier?.passed_at ?? null,
      text_print: textPrint,
    });
    for (const table of ["sessions", "login_proofs"] as const)
      await handle.deleteFrom(table).where("print", "=", textPrint).where("user_id", "=", userId).execute();
    await handle.updateTable("staff_sessions").set({ login: print }).where("login", "=", textPrint).execute();
    return true;
  });
