// Passkeys of accounts of staff, and the challenges that their browsers answer: each once. [SES-07]
import type { Database, Handle } from "../../platform/database/handle.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    passkeys: PasskeyRow;
    /** By the fingerprint of the login that asked. */
    passkey_challenges: { print: string; challenge: string; until: number };
  }
}

export interface PasskeyRow {
  id: string;
  credential: string;
  user_id: number;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  added_at: number;
  used_at: number | null;
  /** Whether it has verified its user before: then it can, and must; null where an earlier version added it. */
  verifies: number | null;
}

export const passkeysOf = (handle: Handle, userId: number): Promise<readonly PasskeyRow[]> =>
  handle.selectFrom("passkeys").selectAll().where("user_id", "=", userId).orderBy("added_at").orderBy("id").execute();

/** False where the same passkey is there already, of whatever account. */
export const addPasskey = async (handle: Handle, row: PasskeyRow): Promise<boolean> => {
  const added = await handle
    .insertInto("passkeys")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
};

/** The name of one that was removed. */
export const removePasskey = async (handle: Handle, userId: number, id: string): Promise<string | null> =>
  (
    await handle
      .deleteFrom("passkeys")
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .returning("name")
      .executeTakeFirst()
  )?.name ?? null;

export const notePasskeyUse = async (
  handle: Handle,
  id: string,
  { counter, verified, now }: { readonly counter: number; readonly verified: boolean; readonly now: number },
): Promise<void> => {
  const change = { counter, used_at: now, ...(verified ? { verifies: 1 } : {}) };
  await handle.updateTable("passkeys").set(change).where("id", "=", id).execute();
};

export const storeChallenge = (database: Database, print: string, challenge: string, until: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle
      .insertInto("passkey_challenges")
      .values({ print, challenge, until })
      .onConflict((conflict) => conflict.column("print").doUpdateSet({ challenge, until }))
      .execute();
  });

/** An answer is looked at once: whatever comes of it, the challenge is gone. */
export const takeChallenge = async (database: Database, print: string, now: number): Promise<string | null> => {
  const taken = await database.inTransaction((handle) =>
    handle
      .deleteFrom("passkey_challenges")
      .where("print", "=", print)
      .returning(["challenge", "until"])
      .executeTakeFirst(),
  );
  return taken !== undefined && taken.until > now ? taken.challenge : null;
};

export const forgetOldChallenges = async (handle: Handle, now: number): Promise<void> => {
  await handle.deleteFrom("passkey_challenges").where("until", "<", now).execute();
};
