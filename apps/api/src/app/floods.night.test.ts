// Longer floods of orders, letters and declarations: their hours, and that no due mail is dropped. [OPS-08] [CHK-05] [CRT-01] [LGL-03]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { guestCartsStoredSince } from "@kontor/domain/shop/cart";
import { instant } from "@kontor/domain/kernel/calendar";
import { forgetOldCarts } from "../shop/cart/store.ts";
import { running } from "../../test/harness.ts";
import { customer, filledCart } from "../../test/customers.ts";
import { at, delivered, minute, ordered, strict, waiting, withdraw } from "../../test/floods.ts";

describe("orders", () => {
  it("[OPS-08] of one account are sixty an hour", async () => {
    const shop = await running(strict);
    const person = await customer(shop.ask);
    expect((await ordered(shop, person)).status).toBe(201);
    const { numUpdatedRows } = await shop.api.database.atOnce((handle) =>
      handle
        .updateTable("rate_limits")
        .set({ points: 59 })
        .where("key", "like", "orders:3600:account:%")
        .executeTakeFirstOrThrow(),
    );
    expect(Number(numUpdatedRows)).toBe(1);
    shop.clock.now += 10 * minute;
    expect((await ordered(shop, person)).status).toBe(201);
    const refused = await ordered(shop, person);
    expect([refused.status, refused.body.facts.wait > 60]).toEqual([429, true]);
    shop.clock.now += 60 * minute;
    expect((await ordered(shop, person)).status).toBe(201);
    await shop.close();
  });
});

describe("letters about orders", () => {
  it("[OPS-08] [CHK-05] to one mailbox are twenty an hour, however its address is written; the others wait and arrive later, each once", async () => {
    const shop = await running({ TRUST_PROXY: "on", ORDER_RATE_FACTOR: "1" });
    const victim = `${randomUUID()}@example.test`;
    const written = [victim, victim.toUpperCase().replace("EXAMPLE.TEST", "example.test"), victim.replace("@", "+1@")];
    const placed: string[] = [];
    for (let index = 0; index < 24; index += 1) {
      const person = at(await customer(shop.ask, { email: written[index % 3] ?? victim }), `198.51.100.${index}`);
      placed.push((await ordered(shop, person)).body.result.id);
    }
    const letters = () => written.flatMap((email) => delivered(shop, email));
    const open = async () =>
      (await Promise.all(written.map((email) => waiting(shop, email)))).reduce((sum, each) => sum + each, 0);
    await shop.api.mailDelivery.run();
    expect([letters().length, await open()]).toEqual([20, 4]);
    // The mail of another customer does not wait for them.
    const other = at(await customer(shop.ask), "198.51.100.200");
    await ordered(shop, other);
    await shop.api.mailDelivery.run();
    expect(delivered(shop, other.email)).toHaveLength(1);
    expect(letters()).toHaveLength(20);
    shop.clock.now += 61 * minute;
    await shop.api.mailDelivery.run();
    expect([letters().length, await open()]).toEqual([24, 0]);
    expect(new Set(letters().map((letter) => /^Message-ID: (.*)$/im.exec(letter)?.[1])).size).toBe(24);
    const rows = await shop.api.database.reads
      .selectFrom("outbox")
      .select(["order_id", "attempts"])
      .where("order_id", "in", placed)
      .execute();
    expect(rows.map(({ attempts }) => Number(attempts))).toEqual(Array.from({ length: 24 }, () => 1));
    await shop.close();
  }, 120_000);

  it("[OPS-08] [SES-06] a full mailbox still gets the link for a new password at once", async () => {
    const shop = await running({ TRUST_PROXY: "on", ORDER_RATE_FACTOR: "1" });
    const { email } = await customer(shop.ask);
    for (let index = 0; index < 21; index += 1)
      await ordered(shop, at(await customer(shop.ask, { email }), `198.51.100.${index}`));
    await shop.api.mailDelivery.run();
    expect([delivered(shop, email).length, await waiting(shop, email)]).toEqual([20, 1]);
    await shop.ask("POST", "/auth/forgot-password", { email });
    await shop.api.mailDelivery.run();
    expect([delivered(shop, email).length, await waiting(shop, email)]).toEqual([21, 1]);
    await shop.close();
  });
});

describe("carts", () => {
  it("[CRT-01] without an owner are forgotten thirty days after their last change, with their authcodes; a customer's are not", async () => {
    const shop = await running();
    const { auth } = await customer(shop.ask);
    const [old, own] = [await filledCart(shop.ask), await filledCart(shop.ask, undefined, auth)];
    const transfer = {
      kind: "domain",
      domain: { name: "hotel.com", acquisition: "transfer", authcode: "sEcret-Code-2" },
    };
    const added = await shop.ask("POST", `/shop/order/cart/${old.id}/items`, { version: old.version, item: transfer });
    const codes = () =>
      shop.api.database.reads.selectFrom("authcodes").select("ascii").where("cart_id", "=", old.id).execute();
    expect([added.status, added.body.refusal]).toEqual([201, undefined]);
    expect(await codes()).toHaveLength(1);
    shop.clock.now += 29 * 86_400_000;
    const young = await filledCart(shop.ask);
    const tidy = () => forgetOldCarts(shop.api.database, guestCartsStoredSince(instant(shop.clock.now)));
    expect(await tidy()).toBe(0);
    shop.clock.now += 86_400_000 + 1;
    expect([await tidy(), await tidy()]).toEqual([1, 0]);
    expect(await codes()).toEqual([]);
    const stored = await shop.api.database.reads.selectFrom("carts").select("id").execute();
    expect(stored.map(({ id }) => id).sort()).toEqual([young.id, own.id].sort());
    expect((await shop.ask("GET", `/shop/order/cart/${old.id}`)).body.refusal).toBe("CartNotFound");
    await shop.close();
  });
});

describe("receipts of declarations", () => {
  it("[LGL-03] [OPS-08] are given at once, each; the letters that one network asks for are thirty an hour, and the others are sent later", async () => {
    const shop = await running(strict);
    const mailboxes = Array.from({ length: 33 }, () => `${randomUUID()}@example.test`);
    for (const email of mailboxes) {
      const response = await withdraw(shop, email);
      expect([response.status, response.body.result.email]).toEqual([201, email]);
    }
    const arrived = () => mailboxes.filter((email) => delivered(shop, email).length === 1).length;
    await shop.api.mailDelivery.run();
    expect(arrived()).toBe(30);
    const other = `${randomUUID()}@example.test`;
    await withdraw(shop, other, {}, "198.51.100.8");
    await shop.api.mailDelivery.run();
    expect(delivered(shop, other)).toHaveLength(1);
    // The provider heard of every one of them.
    const notes = await shop.api.database.reads
      .selectFrom("outbox")
      .select("id")
      .where("id", "like", "declared-%")
      .where("sent_at", "is not", null)
      .execute();
    expect(notes).toHaveLength(34);
    shop.clock.now += 61 * minute;
    await shop.api.mailDelivery.run();
    expect(arrived()).toBe(33);
    await shop.close();
  });

  it("[LGL-03] [OPS-08] to one mailbox are twenty an hour, whatever follows a plus sign", async () => {
    const shop = await running(strict);
    const name = randomUUID();
    const mailboxes = Array.from(
      { length: 22 },
      (_, index) => `${index % 2 === 0 ? name : name.toUpperCase()}+${index}@example.test`,
    );
    for (const [index, email] of mailboxes.entries())
      expect((await withdraw(shop, email, {}, `198.51.100.${index}`)).status).toBe(201);
    await shop.api.mailDelivery.run();
    const left = await Promise.all(mailboxes.map((email) => waiting(shop, email)));
    expect(left.reduce((sum, each) => sum + each, 0)).toBe(2);
    await shop.close();
  });
});
