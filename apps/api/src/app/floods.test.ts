// Floods of orders and carts: limited by account and network, and refused with the wait; their hours, and letters: floods.night.test.ts. [OPS-08] [CRT-01] [LGL-03]
import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { durationInWords } from "@kontor/domain/visitor/locale";
import { running } from "../../test/harness.ts";
import { agreements, customer, customers, filledCart, order, type Person, quoteOf } from "../../test/customers.ts";
import { at, minute, ordered, statuses, strict, withdraw } from "../../test/floods.ts";

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
