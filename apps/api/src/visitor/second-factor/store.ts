// Second factors of staff: sealed secrets, prints of recovery codes, and what each login has proved. [SES-07]
import { createHash } from "node:crypto";
import type { Handle } from "../../platform/database/handle.ts";
import type {} from "./passkeys-store.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    second_factors: {
      user_id: number;
      /** Sealed for its account: a copy of the database makes no codes. */
      sealed_secret: string;
      begun_at: number;
      /** The print of the login that was shown the secret; null in rows from before this was noted. */
      begun_by: string | null;
      /** Null until a code confirmed that an app has the secret. */
      confirmed_at: number | null;
      /** The step of the last code that was taken: it counts once. */
      last_step: number;
    };
    recovery_codes: { print: string; user_id: number; used_at: number | null };
    /** What an earlier version noted of a login, by the print of its token's text: when its second factor was given. Its row in `sessions` takes it over. */
    login_proofs: { print: string; user_id: number; passed_at: number | null; proved_at: number; until: number };
  }
}

export type FactorRow = import("../../platform/database/tables.ts").Tables["second_factors"];

export const factorOf = (handle: Handle, userId: number): Promise<FactorRow | undefined> =>
  handle.selectFrom("second_factors").selectAll().where("user_id", "=", userId).executeTakeFirst();

/** Whether an account has a second factor that was confirmed. */
export const hasFactor = async (handle: Handle, userId: number): Promise<boolean> =>
  ((await factorOf(handle, userId))?.confirmed_at ?? null) !== null;

/** A secret that waits to be confirmed, instead of one from before that never was. */
export const beginFactor = async (
  handle: Handle,
  login: { readonly userId: number; readonly print: string },
  sealed: string,
  now: number,
): Promise<void> => {
  const { userId, print } = login;
  await handle.deleteFrom("second_factors").where("user_id", "=", userId).where("confirmed_at", "is", null).execute();
  await handle
    .insertInto("second_factors")
    .values({
      user_id: userId,
      sealed_secret: sealed,
      begun_at: now,
      begun_by: print,
      confirmed_at: null,
      last_step: 0,
    })
    .execute();
};

/** Takes a step of time, which counts once: of two that come with one code at once, the first. */
export const takeStep = async (
  handle: Handle,
  userId: number,
  step: number,
  confirmedAt?: number,
): Promise<boolean> => {
  const taken = await handle
    .updateTable("second_factors")
    .set({ last_step: step, ...(confirmedAt === undefined ? {} : { confirmed_at: confirmedAt }) })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .where("confirmed_at", confirmedAt === undefined ? "is not" : "is", null)
    .returning("user_id")
    .executeTakeFirst();
  return taken !== undefined;
};

/** Everything of an account's second factor. */
export const removeFactor = async (handle: Handle, userId: number): Promise<void> => {
  for (const table of ["second_factors", "recovery_codes", "login_proofs", "passkeys"] as const)
    await handle.deleteFrom(table).where("user_id", "=", userId).execute();
  await handle.updateTable("sessions").set({ passed_at: null }).where("user_id", "=", userId).execute();
};

/** 80 random bits need no slow hash. */
const printOf = (userId: number, code: string): string =>
  createHash("sha256").update(`${userId}:${code}`).digest("base64url");

/** In place of all from before. */
export const storeRecoveryCodes = async (handle: Handle, userId: number, codes: readonly string[]): Promise<void> => {
  await handle.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await handle
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ print: printOf(userId, code), user_id: userId, used_at: null })))
    .execute();
};

/** How many are left. */
export const recoveryCodesLeft = async (handle: Handle, userId: number): Promise<number> => {
  const rows = await handle
    .selectFrom("recovery_codes")
    .select("print")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
  return rows.length;
};

/** Uses a recovery code up; false where it is none of the account's, or was used. */
export const takeRecoveryCode = async (handle: Handle, userId: number, code: string, now: number): Promise<boolean> => {
  const taken = await handle
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("print", "=", printOf(userId, code))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .returning("print")
    .executeTakeFirst();
  return taken !== undefined;
};

/** What a login has proved, and whether its account has a second factor: one query, since every call of staff needs it. */
export const provedOf = async (handle: Handle, userId: number, print: string) => {
  const row = await handle
    .selectFrom("users")
    .leftJoin("second_factors", "second_factors.user_id", "users.id")
    .leftJoin("sessions", (join) => join.onRef("sessions.user_id", "=", "users.id").on("sessions.print", "=", print))
    .select(["second_factors.confirmed_at", "sessions.passed_at", "sessions.proved_at", "sessions.started_at"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
  return {
    confirmedAt: row?.confirmed_at ?? null,
    passedAt: row?.passed_at ?? null,
    provedAt: row?.proved_at ?? null,
    startedAt: row?.started_at ?? null,
  };
};

/** A second factor that was given stays given as long as the login lasts. */
export const noteProof = async (
  handle: Handle,
  { print, userId }: { readonly print: string; readonly userId: number },
  now: number,
  isFactor: boolean,
): Promise<void> => {
  await handle
    .updateTable("sessions")
    .set({ proved_at: now, ...(isFactor ? { passed_at: now } : {}) })
    .where("print", "=", print)
    .where("user_id", "=", userId)
    .execute();
};

/** Those of logins that are over by themselves. */
export const forgetOldLoginProofs = async (handle: Handle, now: number): Promise<void> => {
  await handle.deleteFrom("login_proofs").where("until", "<", now).execute();
};
