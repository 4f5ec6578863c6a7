// Tokens whose session was ended by a logout: fingerprints, stored for as long as the tokens would have been valid. [SES-03]
import { createHash } from "node:crypto";
import type { Database, Handle } from "../../platform/database/handle.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** Fingerprints of tokens that a logout ended, until they are out of date by themselves. */
    ended_tokens: { print: string; until: number };
  }
}

/** The fingerprint of a token, from which it cannot be restored. */
export const tokenPrint = (token: string): string => createHash("sha256").update(token).digest("base64url");

export const endToken = (database: Database, print: string, until: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle
      .insertInto("ended_tokens")
      .values({ print, until })
      .onConflict((conflict) => conflict.column("print").doNothing())
      .execute();
    // A key for the customer panel is good for minutes: those of the account's other logins are requested anew. [SES-10]
    await handle
      .deleteFrom("single_sign_keys")
      .where("user_id", "in", (eb) =>
        eb.selectFrom("sessions").select("sessions.user_id").where("sessions.print", "=", print),
      )
      .execute();
  });

export const isEndedToken = async (handle: Handle, print: string): Promise<boolean> =>
  (await handle.selectFrom("ended_tokens").select("print").where("print", "=", print).executeTakeFirst()) !== undefined;

/** Those that are out of date by themselves. */
export const forgetEndedTokens = (database: Database, now: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle.deleteFrom("ended_tokens").where("until", "<", now).execute();
  });
