// What a shop of commit 65ad543b had stored beside contracts, and how it goes on: a login, carts, an event with tickets and entrances, drafts of editors, what was sent by form.
import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { publishCommand } from "../src/app/data/content.ts";
import { order } from "./customers.ts";
import type { Loose, Running } from "./harness.ts";
import { proved, staffMember } from "./staff.ts";

const fixture = (name: string): Buffer => readFileSync(fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url)));

/** What that shop answered on 21 November 2026. */
export const ticketed: Loose = JSON.parse(fixture("ticketed-data.json").toString());

/** An hour after. */
export const anHourLater: number = ticketed.at + 3_600_000;

/** Its database as one file in a directory. */
export const ticketedFile = (directory: string, name: string): string => {
  const file = join(directory, name);
  writeFileSync(file, brotliDecompressSync(fixture("ticketed-data.sqlite.br")));
  return file;
};

/** The tests of a shop that has these data, one after another. */
export const ticketsGoOn = (shop: Running): void => {
  const { ask } = shop;
  const admit = (key: string) =>
    ask("POST", "/shop/ticketing/admission", { key, id: randomUUID() }, { "shop-ticketing": ticketed.gates.byKey });

  it("[OPS-02] [SES-01] the token of a customer holds, and the password opens the account", async () => {
    const me = await ask("GET", "/users/me", undefined, ticketed.person.auth);
    expect([me.status, me.body.email]).toEqual([200, ticketed.person.email]);
    const login = await ask("POST", "/auth/local", { identifier: ticketed.person.email, password: ticketed.password });
    expect(login.status).toBe(200);
  });

  it("[OPS-02] [CRT-01] [CHK-06] a customer's cart and a visitor's have what was in them, and the first is ordered", async () => {
    const guest = await ask("GET", `/shop/order/cart/${ticketed.guest.id}`);
    expect([guest.status, guest.body.result.items.length]).toEqual([200, ticketed.guest.items]);
    const own = await ask("GET", `/shop/order/cart/${ticketed.cart.id}`, undefined, ticketed.person.auth);
    expect([own.status, own.body.result.items.length]).toEqual([200, ticketed.cart.items]);
    const placed = await order(ask, ticketed.person, own.body.result);
    expect(placed.status, placed.text).toBe(201);
  });

  it("[OPS-02] [TKT-01] [TKT-02] tickets open their pages, who was admitted is not again, others are once", async () => {
    for (const key of ticketed.keys) expect((await ask("GET", `/shop/ticketing/tickets/${key}`)).status).toBe(200);
    expect((await admit(ticketed.keys[0])).body.refusal).toBe("TicketAlreadyAdmitted");
    expect((await admit(ticketed.keys[1])).status).toBe(200);
    expect((await admit(ticketed.keys[1])).body.refusal).toBe("TicketAlreadyAdmitted");
  });

  it("[OPS-02] [TKT-04] [SEC2-3] entrances of then go on, and one that an account opened ends with its rights", async () => {
    const statuses = async () => {
      const gates = [ticketed.gates.byKey, ticketed.gates.byAccount];
      const badges = gates.map((gate) => ask("GET", "/shop/ticketing/badges", undefined, { "shop-ticketing": gate }));
      return (await Promise.all(badges)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200]);
    const admin = await staffMember(shop, "admin");
    await proved(shop, admin);
    const { customer_number: number } = await shop.api.database.reads
      .selectFrom("users")
      .select("customer_number")
      .where("email", "=", ticketed.door)
      .executeTakeFirstOrThrow();
    const body = { role: "customer", reason: "Has left." };
    expect((await ask("PUT", `/shop/admin/customers/${number}/role`, body, admin.auth)).status).toBe(200);
    expect(await statuses()).toEqual([200, 403]);
  });

  it("[OPS-02] [ADM-01] [TKT-06] staff find the event with its tickets", async () => {
    const admin = await staffMember(shop, "admin");
    const found = await ask("GET", `/shop/ticketing/events/${ticketed.event}`, undefined, admin.auth);
    expect(found.status, found.text).toBe(200);
    const tickets = await ask("GET", `/shop/ticketing/events/${ticketed.event}/tickets`, undefined, admin.auth);
    expect(tickets.text).toContain("Grace Hopper");
  });

  it("[OPS-02] [ADM-03] [API-02] drafts stay as their editors left them, and what was taken off the site stays off until it is published", async () => {
    const admin = await staffMember(shop, "admin");
    const { changed, unpublished } = ticketed.drafts;
    const read = (entry: Loose, query: string) =>
      ask("GET", `/pages/${entry.document}?locale=${entry.locale}${query}`, undefined, admin.auth);
    expect((await read(changed, "&status=draft")).body.data.title).toBe(changed.title);
    expect((await read(changed, "")).body.data.title).toBe(changed.published);
    expect((await read(unpublished, "&status=draft")).status).toBe(200);
    expect((await read(unpublished, "")).status).toBe(404);
    const place = shop.settings.databaseUrl ?? shop.settings.dataDir;
    for (const { document, locale } of [changed, unpublished])
      await publishCommand(place, "publish", ["page", document, locale], () => undefined);
    expect((await read(changed, "")).body.data.title).toBe(changed.title);
    expect((await read(unpublished, "")).status).toBe(200);
  });

  it("[OPS-02] [FRM-03] [FRM-08] [LGL-02] what was sent by form is answered with its receipt of then, and staff find it", async () => {
    for (const [path, { key, body, receipt }] of [
      ["/shop/request/contact", ticketed.sent],
      ["/shop/declaration/cancellation", ticketed.cancelled],
    ]) {
      const again = await ask("POST", path, body, { "idempotency-key": key, "shop-locale": "de" });
      expect([again.status, again.body.result.id, again.body.result.receivedAt]).toEqual([
        200,
        receipt.id,
        receipt.receivedAt,
      ]);
    }
    const support = await staffMember(shop, "support");
    const kinds = [
      ["request", ticketed.sent],
      ["declaration", ticketed.cancelled],
    ] as const;
    for (const [kind, { receipt }] of kinds) {
      const inbox = await ask("GET", `/shop/admin/inbox?kind=${kind}&q=${receipt.email}`, undefined, support.auth);
      expect(inbox.status, inbox.text).toBe(200);
      expect(inbox.body.result.items.map(({ id }: Loose) => id)).toEqual([receipt.id]);
    }
  });
};
