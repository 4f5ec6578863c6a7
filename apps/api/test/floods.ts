// Floods of orders, letters and declarations: who sends them from where, and what arrived of them. [OPS-08]
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filledCart, order, type Person } from "./customers.ts";
import type { Running } from "./harness.ts";

export const strict = { ORDER_RATE_FACTOR: "1", TRUST_PROXY: "on" };
export const minute = 60_000;

/** The same person, from somewhere else. */
export const at = (person: Person, address: string): Person => ({
  ...person,
  auth: { ...person.auth, "x-forwarded-for": address },
});

export const ordered = async (shop: Running, person: Person, key?: string) =>
  order(shop.ask, person, await filledCart(shop.ask, undefined, person.auth), key);

export const statuses = (response: readonly { readonly status: number }[]) => response.map(({ status }) => status);

/** The files of letters to an address, as the carrier wrote them, but for the one of its registration. */
export const delivered = (shop: Running, email: string): readonly string[] => {
  const folder = join(shop.directory, "mail");
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .filter((letter) => letter.includes(`\nTo: ${email}`) && !letter.includes("?confirmation=3D"));
};
export const waiting = async (shop: Running, email: string): Promise<number> =>
  (
    await shop.api.database.reads
      .selectFrom("outbox")
      .select("id")
      .where("recipient", "=", email)
      .where("text", "not like", "%?confirmation=%")
      .where("sent_at", "is", null)
      .execute()
  ).length;

export const withdraw = (shop: Running, email: string, change: object = {}, address = "203.0.113.7") =>
  shop.ask(
    "POST",
    "/shop/declaration/withdrawal",
    { name: "Erika Mustermann", contract: "K-2026-000001", email, ...change },
    { "idempotency-key": randomUUID(), "x-forwarded-for": address },
  );
