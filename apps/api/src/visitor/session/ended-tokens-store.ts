// Logins that were ended by their name: their prints, stored for as long as their tokens would have been valid. [SES-03] [SES-14]
import type { Database, Handle } from "../../platform/database/handle.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** Prints of logins that have ended, until their tokens are out of date by themselves. Of those that an earlier version knows, too, the print of the token's text. */
    ended_tokens: { print: string; until: number };
  }
}

export interface EndedLogin {
  readonly print: string;
  /** By what a process of an earlier version knows it. */
  readonly textPrint: string | null;
  readonly until: number;
}

export const endLogins = async (handle: Handle, logins: readonly EndedLogin[]): Promise<void> => {
  const rows = logins.flatMap(({ print, textPrint, until }) =>
    [print, textPrint].flatMap((each) => (each === null ? [] : [{ print: each, until }])),
  );
  if (rows.length === 0) return;
  await handle
    .insertInto("ended_tokens")
    .values(rows)
    .onConflict((conflict) => conflict.column("print").doNothing())
    .execute();
};

/** Those that are out of date by themselves. */
export const forgetEndedTokens = (database: Database, now: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle.deleteFrom("ended_tokens").where("until", "<", now).execute();
  });
