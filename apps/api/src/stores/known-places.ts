// From where an account was opened before: fingerprints of the account and the network together, so that the table tells nobody who was where. [OPS-08]
import { createHash } from "node:crypto";
import type { Database, Handle } from "./database.ts";

/** For how long a place is known after the last login from it. */
const knownMs = 180 * 24 * 3_600_000;

/** The fingerprint of an account and a network. */
const printOf = (account: string, address: string): string =>
  createHash("sha256")
    .update(`${account}\n${networkOf(address)}`)
    .digest("base64url");

/** One line has one address of version 4, and of version 6 as many as it likes: the first half is the network's. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const behind = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - behind.length) }, () => "0");
  return `${[...before, ...zeros, ...behind]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
};

export const isKnownPlace = async (handle: Handle, account: string, address: string, now: number): Promise<boolean> => {
  const print = printOf(account, address);
  const row = await handle.selectFrom("known_places").select("seen_at").where("print", "=", print).executeTakeFirst();
  return row !== undefined && row.seen_at > now - knownMs;
};

export const keepPlace = (database: Database, accounts: readonly string[], address: string, now: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle
      .insertInto("known_places")
      .values([...new Set(accounts)].map((account) => ({ print: printOf(account, address), seen_at: now })))
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
