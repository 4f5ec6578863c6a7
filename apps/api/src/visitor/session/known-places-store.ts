// From where an account was opened before: fingerprints of the account and the network together, so that the table does not show who was where. [OPS-08]
import { dayMs } from "@kontor/domain/kernel/calendar";
import { createHash } from "node:crypto";
import { knownPlaceDays } from "@kontor/domain/visitor/session";
import type { Database, Handle } from "../../platform/database/handle.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    known_places: { print: string; seen_at: number };
  }
}

/** For how long a place is known after the last login from it. */
const knownMs = knownPlaceDays * dayMs;

/** The fingerprint of an account and a network. */
const printOf = (account: string, network: string): string =>
  createHash("sha256").update(`${account}\n${network}`).digest("base64url");

export const isKnownPlace = async (handle: Handle, account: string, network: string, now: number): Promise<boolean> => {
  const print = printOf(account, network);
  const row = await handle.selectFrom("known_places").select("seen_at").where("print", "=", print).executeTakeFirst();
  return row !== undefined && row.seen_at > now - knownMs;
};

export const keepPlace = (
  database: Database,
  accounts: readonly string[],
  network: string,
  now: number,
): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle
      .insertInto("known_places")
      .values([...new Set(accounts)].map((account) => ({ print: printOf(account, network), seen_at: now })))
      .onConflict((conflict) => conflict.column("print").doUpdateSet({ seen_at: now }))
      .execute();
  });

export const forgetOldPlaces = (database: Database, now: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle
      .deleteFrom("known_places")
      .where("seen_at", "<", now - knownMs)
      .execute();
  });
