// Logins that begin in a remote Strapi: each has its row here from the first call that the Strapi vouches for, and ends here with it. [SES-11] [SES-14] [SES-15]
import { dayMs } from "@kontor/domain/kernel/calendar";
import {
  type AccountLogins,
  mayBeVouched,
  type ProvedNow,
  provesIdentity,
  type TakingAct,
} from "@kontor/domain/visitor/session";
import type { Database, Handle } from "../../../platform/database/handle.ts";
import type { EndedLogin } from "../../../visitor/session/ended-tokens-store.ts";
import { signedPrint, textPrint } from "../../../visitor/session/login-prints.ts";
import type { SessionServices } from "../../../visitor/session/services.ts";
import { addSession, loginsOf, sessionByPrint, type SessionRow } from "../../../visitor/session/sessions-store.ts";
import { takeBack } from "../../../visitor/session/taken-back.ts";
import { userById } from "../../../visitor/session/users-store.ts";
import { issuedOf, untilOf } from "./claims.ts";

/** A login whose token names no end of its own is remembered for so long. */
const longestMs = 10 * 365 * dayMs;

/** Whether a login was ended here, by its own name or, in an earlier version, by the text of its token. */
export const isEndedLogin = async (handle: Handle, token: string): Promise<boolean> =>
  (await handle
    .selectFrom("ended_tokens")
    .select("print")
    .where("print", "in", [signedPrint(token), textPrint(token)])
    .executeTakeFirst()) !== undefined;

/** By what a login that begins there is known here. */
export const vouchedLogin = (token: string, now: number): EndedLogin => ({
  print: signedPrint(token),
  textPrint: textPrint(token),
  until: untilOf(token) ?? now + longestMs,
});

const secondsOf = (token: string): number | null => {
  const issued = issuedOf(token);
  return issued === null ? null : Math.floor(issued / 1000);
};

/** The row of a login that was vouched for just now; false where it may get none. */
export const addVouched = (database: Database, userId: number, token: string, now: number): Promise<boolean> =>
  database.inTransaction(async (handle) => {
    const user = await userById(handle, userId);
    if (user === undefined || !mayBeVouched(secondsOf(token), loginsOf(user))) return false;
    if (await isEndedLogin(handle, token)) return false;
    await addSession(handle, rowOf(token, userId, loginsOf(user), now));
    return true;
  });

const rowOf = (token: string, userId: number, { generation, tokensFrom }: AccountLogins, now: number): SessionRow => {
  const { print, textPrint: text, until } = vouchedLogin(token, now);
  const times = { started_at: issuedOf(token) ?? now, used_at: now, until, proved_at: null, passed_at: null };
  return { print, user_id: userId, device: "", ...times, generation, tokens_from: tokensFrom, text_print: text };
};

/**
 * Notes what a visitor proved through this shop just now, and takes back what that takes back: all logins but the one that was answered, which goes on in
 * the new generation. One that had been used before has the same token as another of its second: it ends with them, and its owner logs in once more.
 */
export const noteEntry = async (
  { tokens, database, now }: SessionServices,
  token: string,
  { proved, act, device }: { readonly proved: ProvedNow; readonly act: TakingAct | null; readonly device: string },
): Promise<void> => {
  const print = signedPrint(token);
  const known = await database.reads
    .selectFrom("sessions")
    .select("print")
    .where("print", "=", print)
    .executeTakeFirst();
  const verdict = await tokens.verify(database.reads, token, now());
  if ("refused" in verdict) return;
  await database.inTransaction(async (handle) => {
    const user = await userById(handle, verdict.user.id);
    if (user === undefined) return;
    const second = Math.max(now(), issuedOf(token) ?? 0);
    const after = act === null ? user : await takeBack(handle, user, act, { now: second });
    if (act !== null && known !== undefined) return;
    if ((await sessionByPrint(handle, user.id, print)) === undefined) return;
    const { generation, tokensFrom } = loginsOf(after);
    await handle
      .updateTable("sessions")
      .set({ device, generation, tokens_from: tokensFrom, ...(provesIdentity(proved) ? { proved_at: now() } : {}) })
      .where("print", "=", print)
      .execute();
  });
};
