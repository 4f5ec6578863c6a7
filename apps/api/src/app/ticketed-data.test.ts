// A data directory of commit 65ad543b opens in place: logins, carts, tickets and entrances of then go on. [OPS-02] [SES-01] [CRT-01] [TKT-01] [TKT-02] [TKT-04]
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { order } from "../../test/customers.ts";
import { type Loose, running } from "../../test/harness.ts";
import { proved, staffMember } from "../../test/staff.ts";

const fixture = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../test/fixtures/${name}`, import.meta.url)));
const then: Loose = JSON.parse(fixture("ticketed-data.json").toString());
const directory = mkdtempSync(join(tmpdir(), "kontor-ticketed-"));
writeFileSync(join(directory, "kontor.sqlite"), brotliDecompressSync(fixture("ticketed-data.sqlite.br")));
writeFileSync(join(directory, "session-secret"), then.secret, { mode: 0o600 });
const shop = await running({ DATA_DIR: directory });
const { ask, clock } = shop;
// An hour after.
clock.now = then.at + 3_600_000;
afterAll(async () => {
  await shop.close();
  rmSync(directory, { recursive: true, force: true });
});

const admit = (key: string) =>
  ask("POST", "/shop/ticketing/admission", { key, id: randomUUID() }, { "shop-ticketing": then.gates.byKey });

describe("data of 65ad543b", () => {
  it("[OPS-02] [SES-01] the token of a customer holds, and the password opens the account", async () => {
    const me = await ask("GET", "/users/me", undefined, then.person.auth);
    expect([me.status, me.body.email]).toEqual([200, then.person.email]);
    const login = await ask("POST", "/auth/local", { identifier: then.person.email, password: then.password });
    expect(login.status).toBe(200);
  });

  it("[OPS-02] [CRT-01] [CHK-06] a customer's cart and a visitor's have what was in them, and the first is ordered", async () => {
    const guest = await ask("GET", `/shop/order/cart/${then.guest.id}`);
    expect([guest.status, guest.body.result.items.length]).toEqual([200, then.guest.items]);
    const own = await ask("GET", `/shop/order/cart/${then.cart.id}`, undefined, then.person.auth);
    expect([own.status, own.body.result.items.length]).toEqual([200, then.cart.items]);
    const placed = await order(ask, then.person, own.body.result);
    expect(placed.status, placed.text).toBe(201);
  });

  it("[OPS-02] [TKT-01] [TKT-02] tickets open their pages, who was admitted is not again, others are once", async () => {
    for (const key of then.keys) expect((await ask("GET", `/shop/ticketing/tickets/${key}`)).status).toBe(200);
    expect((await admit(then.keys[0])).body.refusal).toBe("TicketAlreadyAdmitted");
    expect((await admit(then.keys[1])).status).toBe(200);
    expect((await admit(then.keys[1])).body.refusal).toBe("TicketAlreadyAdmitted");
  });

  it("[OPS-02] [TKT-04] [SEC2-3] entrances of then go on, and one that an account opened ends with its rights", async () => {
    const statuses = async () => {
      const gates = [then.gates.byKey, then.gates.byAccount];
      const badges = gates.map((gate) => ask("GET", "/shop/ticketing/badges", undefined, { "shop-ticketing": gate }));
      return (await Promise.all(badges)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200]);
    const admin = await staffMember(shop, "admin");
    await proved(shop, admin);
    const { customer_number: number } = await shop.api.database.reads
      .selectFrom("users")
      .select("customer_number")
      .where("email", "=", then.door)
      .executeTakeFirstOrThrow();
    const body = { role: "customer", reason: "Has left." };
    expect((await ask("PUT", `/shop/admin/customers/${number}/role`, body, admin.auth)).status).toBe(200);
    expect(await statuses()).toEqual([200, 403]);
  });

  it("[OPS-02] [ADM-01] [TKT-06] staff find the event with its tickets", async () => {
    const admin = await staffMember(shop, "admin");
    const found = await ask("GET", `/shop/ticketing/events/${then.event}`, undefined, admin.auth);
    expect(found.status, found.text).toBe(200);
    const tickets = await ask("GET", `/shop/ticketing/events/${then.event}/tickets`, undefined, admin.auth);
    expect(tickets.text).toContain("Grace Hopper");
  });
});
