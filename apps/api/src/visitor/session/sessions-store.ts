// The logins of accounts: a row for each, by the id in its verified token, with device, last use and what it has proved; without it no token counts. [ACC-04] [SES-14] [SES-15]
import { type AccountLogins, firstGeneration, loginStands, type NotedLogin } from "@kontor/domain/visitor/session";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { andThen, type MaybeAsync } from "../../platform/database/maybe-async.ts";
import { preparedQuery } from "../../platform/database/prepared-query.ts";
import type { UserRow } from "./users-store.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    sessions: SessionRow;
  }
}

/** Of a row that an earlier version wrote `print` is the print of its token's text, and what comes after `until` is null. */
export interface SessionRow {
  print: string;
  user_id: number;
  /** Browser and system, never an address. */
  device: string;
  started_at: number;
  used_at: number;
  until: number;
  /** The account's generation, and its `tokens_from`, when this login was noted. */
  generation: number | null;
  tokens_from: number | null;
  /** When it proved last who it is; null where it never did. */
  proved_at: number | null;
  /** When its second factor was given. */
  passed_at: number | null;
  /** By what a process of an earlier version knows it. */
  text_print: string | null;
}

const byPrint = preparedQuery((handle, { id, print }: { id: number; print: string }) =>
  handle
    .selectFrom("users")
    .leftJoin("sessions", (join) => join.on("sessions.print", "=", print).onRef("sessions.user_id", "=", "users.id"))
    .leftJoin("ended_tokens", "ended_tokens.print", "sessions.print")
    .leftJoin("ended_tokens as ended_texts", "ended_texts.print", "sessions.text_print")
    .selectAll("users")
    .select([
      "sessions.generation as login_generation",
      "sessions.tokens_from as login_tokens_from",
      "sessions.started_at as started",
      "sessions.used_at as used",
      "ended_tokens.print as ended",
      "ended_texts.print as ended_text",
    ])
    .where("users.id", "=", id),
);

/** A login as it is noted, with what decides whether it counts. */
export interface FoundLogin extends NotedLogin {
  readonly startedAt: number;
  readonly usedAt: number;
}

/** The account of a token, and its login, if there is a row of it: one query, since every call needs it. */
export const userWithLogin = (
  handle: Handle,
  id: number,
  print: string,
): MaybeAsync<{ readonly user: UserRow; readonly login: FoundLogin | null } | null> =>
  andThen(byPrint(handle, { id, print }), ([row]) => {
    if (row === undefined) return null;
    const {
      login_generation: generation,
      login_tokens_from: tokensFrom,
      started,
      used,
      ended,
      ended_text: endedText,
      ...user
    } = row;
    const isEnded = ended !== null || endedText !== null;
    return {
      user,
      login:
        generation === null || tokensFrom === null
          ? null
          : { generation, tokensFrom, isEnded, startedAt: started ?? 0, usedAt: used ?? 0 },
    };
  });

export const loginsOf = ({ generation, tokens_from: tokensFrom }: UserRow): AccountLogins => ({
  generation,
  tokensFrom,
});

export const sessionByPrint = (handle: Handle, userId: number, print: string) =>
  handle.selectFrom("sessions").selectAll().where("print", "=", print).where("user_id", "=", userId).executeTakeFirst();

/** A login and its account as this transaction has them; null where it counts no more, or the password that was judged before is another one. */
export const standingLogin = async (
  handle: Handle,
  judged: Pick<UserRow, "id" | "password_hash">,
  print: string,
): Promise<{ readonly user: UserRow; readonly login: SessionRow } | null> => {
  const found = await userWithLogin(handle, judged.id, print);
  if (found === null || found.login === null || found.user.blocked === 1) return null;
  const { user } = found;
  if (!loginStands(found.login, loginsOf(user)) || user.password_hash !== judged.password_hash) return null;
  const login = await sessionByPrint(handle, user.id, print);
  return login === undefined ? null : { user, login };
};

/** Of a login that begins, or that is vouched for elsewhere; one that is there stays as it is. */
export const addSession = async (handle: Handle, row: SessionRow): Promise<void> => {
  await handle
    .insertInto("sessions")
    .values(row)
    .onConflict((conflict) => conflict.column("print").doNothing())
    .execute();
};

export const noteUse = (database: Database, print: string, now: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle.updateTable("sessions").set({ used_at: now }).where("print", "=", print).execute();
  });

/** The rows of an account's logins that nothing has ended; of what an earlier version noted, those that may still be taken over. */
const standing = (handle: Handle, user: UserRow, now: number) =>
  handle
    .selectFrom("sessions")
    .leftJoin("ended_tokens", (join) =>
      join.on((eb) =>
        eb.or([
          eb("ended_tokens.print", "=", eb.ref("sessions.print")),
          eb("ended_tokens.print", "=", eb.ref("sessions.text_print")),
        ]),
      ),
    )
    .selectAll("sessions")
    .where("sessions.user_id", "=", user.id)
    .where("sessions.until", ">", now)
    .where("ended_tokens.print", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("sessions.generation", "=", user.generation), eb("sessions.tokens_from", "=", user.tokens_from)]),
        eb.and([
          eb("sessions.generation", "is", null),
          eb.val(user.generation === firstGeneration),
          eb("sessions.started_at", ">=", user.tokens_from * 1000),
          // One that a process of an earlier version wrote of a login that has its row here.
          eb.not(
            eb.exists(
              eb
                .selectFrom("sessions as taken")
                .select("taken.print")
                .whereRef("taken.user_id", "=", "sessions.user_id")
                .whereRef("taken.text_print", "=", "sessions.print"),
            ),
          ),
        ]),
      ]),
    );

/** The logins of an account that are still open, the last used one first. */
export const openSessions = (handle: Handle, user: UserRow, now: number) =>
  standing(handle, user, now).orderBy("sessions.used_at", "desc").orderBy("sessions.print").execute();

/** Those that are out of date by themselves. */
export const forgetOldSessions = (database: Database, now: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle.deleteFrom("sessions").where("until", "<", now).execute();
  });
