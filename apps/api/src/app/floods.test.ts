// Floods of orders, carts and letters: limited by account, network and mailbox, refused with the wait, and no due mail is dropped. [OPS-08] [CHK-05] [CRT-01]
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { guestCartsStoredSince } from "@kontor/domain/shop/cart";
import { durationInWords } from "@kontor/domain/visitor/locale";
import { instant } from "@kontor/domain/kernel/calendar";
import { forgetOldCarts } from "../shop/cart/store.ts";
import { running, type Running } from "../../test/harness.ts";
import { agreements, customer, customers, filledCart, order, type Person, quoteOf } from "../../test/customers.ts";

const strict = { ORDER_RATE_FACTOR: "1", TRUST_PROXY: "on" };
const minute = 60_000;

/** The same person, from somewhere else. */
const at = (person: Person, address: string): Person => ({
  ...person,
  auth: { ...person.auth, "x-forwarded-for": address },
});

const ordered = async (shop: Running, person: Person, key?: string) =>
  order(shop.ask, person, await filledCart(shop.ask, undefined, person.auth), key);

const statuses = (response: readonly { readonly status: number }[]) => response.map(({ status }) => status);

/** The files of letters to an address, as the carrier wrote them, but for the one of its registration. */
const delivered = (shop: Running, email: string): readonly string[] => {
  const folder = join(shop.directory, "mail");
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .filter((letter) => letter.includes(`\nTo: ${email}`) && !letter.includes("?confirmation=3D"));
};
const waiting = async (shop: Running, email: string): Promise<number> =>
  (
    await shop.api.database.reads
      .selectFrom("outbox")
      .select("id")
      .where("recipient", "=", email)
      .where("text", "not like", "%?confirmation=%")
      .where("sent_at", "is", null)
      .execute()
  ).length;

describe("orders", () => {
  it("[OPS-08] [CHK-06] of one account are ten a minute from any network; one more is refused with its wait, keeps its cart and goes through later", async () => {
    const shop = await running(strict);
    const person = await customer(shop.ask);
    const response = [];
    for (let index = 0; index < 10; index += 1)
      response.push(await ordered(shop, at(person, `198.51.100.${index}`), `flood-key-${index}`));
    expect(statuses(response)).toEqual(Array.from({ length: 10 }, () => 201));
    const cart = await filledCart(shop.ask, undefined, person.auth);
    const refused = await order(shop.ask, at(person, "203.0.113.9"), cart, "flood-key-10");
    expect([refused.status, refused.body.refusal, refused.body.rule]).toEqual([429, "TooManyOrders", "OPS-08"]);
    expect(refused.headers["retry-after"]).toBe(String(refused.body.facts.wait));
    expect(refused.body.facts.wait).toBeLessThanOrEqual(60);
    const quote = await quoteOf(shop.ask, cart.id, person.auth);
    const wantedNow = { cartId: cart.id, cartVersion: cart.version, quoteHash: quote.hash, agreements, locale: "de" };
    const inGerman = await shop.ask("POST", "/shop/order", wantedNow, {
      ...person.auth,
      "idempotency-key": "flood-key-10",
      "shop-locale": "de",
    });
    expect(inGerman.body.detail).toContain(`in ${durationInWords("de", inGerman.body.facts.wait)} erneut`);
    // What was ordered before is answered again under its key.
    const again = response[0]?.body.result;
    const { cart: before } = again;
    const wanted = {
      cartId: before.id,
      cartVersion: before.version,
      quoteHash: again.quote.hash,
      agreements: again.agreements,
      locale: "de",
    };
    expect(
      (await shop.ask("POST", "/shop/order", wanted, { ...person.auth, "idempotency-key": "flood-key-0" })).status,
    ).toBe(200);
    const stored = await shop.ask("GET", `/shop/order/cart/${cart.id}`, undefined, person.auth);
    expect(stored.body.result.items).toEqual(cart.items);
    shop.clock.now += minute;
    expect((await order(shop.ask, person, cart, "flood-key-10")).status).toBe(201);
    await shop.close();
  });

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

  it("[OPS-08] of one network are ten a minute for all its accounts together, exactly, also when they come at once", async () => {
    const shop = await running(strict);
    const people = await customers(Array.from({ length: 14 }, () => shop.ask));
    const here = people.map((person, index) => at(person, `2001:db8:7:7::${index.toString(16)}`));
    const carts = await Promise.all(here.map((person) => filledCart(shop.ask, undefined, person.auth)));
    const response = await Promise.all(here.map((person, index) => order(shop.ask, person, carts[index])));
    expect(statuses(response).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 201),
      ...Array.from({ length: 4 }, () => 429),
    ]);
    // Nothing of a refused one is left, and its network alone waits.
    expect(await shop.api.database.reads.selectFrom("orders").select("id").execute()).toHaveLength(10);
    const [late = 0] = response.flatMap(({ status }, index) => (status === 429 ? [index] : []));
    const elsewhere = at(people[late] as Person, "198.51.100.77");
    expect((await order(shop.ask, elsewhere, carts[late])).status).toBe(201);
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
  it("[OPS-08] [CRT-01] are begun sixty times a minute from one network, and one that is there is answered on", async () => {
    const shop = await running(strict);
    const begin = (address: string, auth = {}) =>
      shop.ask("POST", "/shop/order/cart", undefined, { ...auth, "x-forwarded-for": address });
    const response = [];
    for (let index = 0; index < 62; index += 1) response.push(await begin(`2001:db8:5:5::${index.toString(16)}`));
    expect(response.filter(({ status }) => status === 201)).toHaveLength(60);
    expect([
      response[61]?.status,
      response[61]?.body.refusal,
      Number(response[61]?.headers["retry-after"]) > 0,
    ]).toEqual([429, "TooManyAttempts", true]);
    const cart = response[0]?.body.result.id;
    expect(
      (await shop.ask("GET", `/shop/order/cart/${cart}`, undefined, { "x-forwarded-for": "2001:db8:5:5::1" })).status,
    ).toBe(200);
    expect((await begin("198.51.100.1")).status).toBe(201);
    const { auth } = await customer(shop.ask);
    expect((await begin("198.51.100.2", auth)).status).toBe(201);
    expect((await begin("2001:db8:5:5::1", auth)).status).toBe(200);
    shop.clock.now += minute;
    expect((await begin("2001:db8:5:5::1")).status).toBe(201);
    await shop.close();
  });

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

  it("[CRT-01] [OPS-06] are forgotten by the running shop itself, which tidies up every five minutes", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const shop = await running();
      const old = await filledCart(shop.ask);
      const answer = async () => (await shop.ask("GET", `/shop/order/cart/${old.id}`)).body.refusal;
      shop.clock.now += 30 * 86_400_000 + 1;
      expect(await answer()).toBeUndefined();
      vi.advanceTimersByTime(5 * minute);
      await expect.poll(answer).toBe("CartNotFound");
      await shop.close();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("receipts of declarations", () => {
  const withdraw = (shop: Running, email: string, change: object = {}, address = "203.0.113.7") =>
    shop.ask(
      "POST",
      "/shop/declaration/withdrawal",
      { name: "Erika Mustermann", contract: "K-2026-000001", email, ...change },
      { "idempotency-key": randomUUID(), "x-forwarded-for": address },
    );

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

  it("[LGL-03] [OPS-08] [VISIT-4] make no links of what was typed, and say it to the letter", async () => {
    const shop = await running();
    const email = `${randomUUID()}@example.test`;
    const typed = {
      contract: "Buy now http://evil.example/x or www.evil.example or me@evil.example",
      name: "www.evil.example",
    };
    await withdraw(shop, email, typed);
    const { text, html } = await shop.api.database.reads
      .selectFrom("outbox")
      .select(["text", "html"])
      .where("recipient", "=", email)
      .executeTakeFirstOrThrow();
    expect(html).not.toMatch(/https?:\/\/evil|www\.evil|evil\.example|me@evil/);
    expect(html.replaceAll(/<\/?span>/g, "")).toContain(typed.contract);
    expect(text.replaceAll(/\s+/g, " ")).toContain(typed.contract);
    expect(text + html).not.toContain("\u2060");
    expect(text).toContain(email);
    await shop.close();
  });
});
