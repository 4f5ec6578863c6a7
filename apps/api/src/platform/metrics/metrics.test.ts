// Metrics and logs: metrics that add up, for the own network alone, and no personal data anywhere. [OPS-04] [OPS-08]
import { describe, expect, it } from "vitest";
import { running } from "../../../test/harness.ts";
import { agreements, customer, filledCart, order, quoteOf } from "../../../test/customers.ts";

const measured = async (shop: Awaited<ReturnType<typeof running>>, headers = {}, remoteAddress = "127.0.0.1") =>
  shop.api.inject({ method: "GET", url: "/metrics", headers, remoteAddress });

describe("measurements", () => {
  it("[OPS-04] count calls, orders, refusals by rule and mails, and show the event loop", async () => {
    const shop = await running();
    const person = await customer(shop.ask);
    const cart = await filledCart(shop.ask, undefined, person.auth);
    expect((await order(shop.ask, person, cart)).status).toBe(201);
    await shop.ask("GET", "/shop/order/cart/nowhere");
    await shop.ask("POST", "/auth/local", { identifier: "a", password: "b" });
    await shop.api.mailDelivery.run();
    await shop.api.database.atOnce((handle) =>
      handle.updateTable("outbox").set({ sent_at: null, dead_at: 1, failure: "x" }).execute(),
    );
    const { payload, headers } = await measured(shop);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    for (const line of [
      /^kontor_orders_total 1$/m,
      /^kontor_requests_total\{operation="placeOrder",status="201"\} 1$/m,
      /^kontor_refusals_total\{rule="CRT-01",refusal="CartNotFound"\} 1$/m,
      /^kontor_refusals_total\{rule="API-02",refusal="ValidationError"\} 1$/m,
      /^kontor_outbox_letters\{state="dead"\} 2$/m,
      /^kontor_outbox_letters\{state="waiting"\} 0$/m,
      /^kontor_database_up 1$/m,
      /^kontor_transaction_seconds_count\{outcome="done"\} \d+$/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
      /^kontor_request_seconds_bucket\{le="0.1",operation="placeOrder"\} \d$/m,
    ])
      expect(payload).toMatch(line);
    await shop.close();
  });

  it("[OPS-04] are not for visitors: nothing through a proxy, nothing from far away", async () => {
    const shop = await running();
    expect((await measured(shop)).statusCode).toBe(200);
    expect((await measured(shop, {}, "::ffff:10.1.2.3")).statusCode).toBe(200);
    expect((await measured(shop, { "x-forwarded-for": "10.0.0.1" })).statusCode).toBe(404);
    expect((await measured(shop, {}, "203.0.113.9")).statusCode).toBe(404);
    await shop.close();
  });
});

describe("a canary", () => {
  it("[OPS-04] in password, token, authcode, address, mail and query is in no log, no measurement, no answer that refuses", async () => {
    const canary = "Kanarienvogel";
    const lines: string[] = [];
    const shop = await running({ LOG_LEVEL: "trace" }, { logTo: { write: (line) => lines.push(line) } });
    const { ask } = shop;
    const email = `${canary}@example.test`.toLowerCase();
    const password = `${canary}-Passw0rd`;
    const registered = await ask("POST", "/auth/local/register", { username: email, email, password });
    const auth = { authorization: `Bearer ${registered.body.jwt}` };
    const address = {
      locale: "de",
      kind: "private",
      company: "",
      firstName: canary,
      lastName: canary,
      street: `${canary} 1`,
      postCode: "10115",
      city: canary,
      country: "DE",
      phone: "+4930123456",
      fax: "",
      vatId: "",
    };
    expect((await ask("POST", "/shop/auth/customer", { ...address, email }, auth)).status).toBe(200);
    const cart = (await ask("POST", "/shop/order/cart", undefined, auth)).body.result;
    const item = { kind: "domain", domain: { name: "hotel.com", acquisition: "transfer", authcode: canary } };
    const filled = (await ask("POST", `/shop/order/cart/${cart.id}/items`, { version: 0, item }, auth)).body.result;
    const quote = await quoteOf(ask, cart.id, auth);
    const wanted = { cartId: cart.id, cartVersion: filled.version, quoteHash: quote.hash, agreements, locale: "de" };
    expect((await ask("POST", "/shop/order", wanted, { ...auth, "idempotency-key": "canary-1" })).status).toBe(201);
    const refused = [
      await ask("POST", "/auth/local", { identifier: email, password: `${password}x` }),
      await ask(
        "POST",
        "/shop/order",
        { ...wanted, quoteHash: "0" },
        { authorization: `Bearer ${canary}`, "idempotency-key": "canary-2" },
      ),
      await ask("GET", `/auth/email-confirmation?confirmation=${canary}`),
      await ask("POST", "/auth/reset-password", { code: canary, password, passwordConfirmation: password }),
      await ask("PATCH", `/shop/order/cart/${cart.id}/items/none`, { version: 99, authcode: canary }),
      await ask("POST", "/shop/auth/customer", `{"firstName": "${canary}"`, auth),
    ];
    for (const response of refused) expect(response.status, response.text).toBeGreaterThanOrEqual(400);
    await shop.api.mailDelivery.run();
    const measurements = (await measured(shop)).payload;
    await shop.close();
    const everything = [
      lines.join(""),
      measurements,
      ...refused.map(({ text, headers }) => text + JSON.stringify(headers)),
    ]
      .join("\n")
      .toLowerCase();
    expect(lines.length).toBeGreaterThan(10);
    expect(everything).not.toContain(canary.toLowerCase());
    expect(everything).not.toContain(String(registered.body.jwt).toLowerCase());
  });

  it("[OPS-04] every answer names its request, also by the id that came with it", async () => {
    const shop = await running();
    expect(
      (await shop.ask("GET", "/shop/auth", undefined, { "x-request-id": "browser-12345678" })).headers["x-request-id"],
    ).toBe("browser-12345678");
    expect(
      (await shop.ask("GET", "/shop/auth", undefined, { "x-request-id": "no good\tone" })).headers["x-request-id"],
    ).toMatch(/^[\da-f-]{36}$/);
    await shop.close();
  });
});

describe("TRUST_PROXY", () => {
  const seen = async (trust: string, forwarded: string, remoteAddress = "10.0.0.9") => {
    const shop = await running({ TRUST_PROXY: trust, AUTH_RATE_LIMIT: "1" });
    const call = (headers: Record<string, string>, from = remoteAddress) =>
      shop.api.inject({
        method: "POST",
        url: "/api/auth/send-email-confirmation",
        headers,
        remoteAddress: from,
        payload: { email: "a@example.test" },
      });
    await call({ "x-forwarded-for": forwarded });
    const again = await call({ "x-forwarded-for": `198.51.100.${Math.floor(Math.random() * 250)}, ${forwarded}` });
    const other = await call({ "x-forwarded-for": "203.0.113.77" });
    await shop.close();
    return [again.statusCode, other.statusCode];
  };

  it("[OPS-08] off: what is forwarded is not believed, the peer counts", async () => {
    expect(await seen("off", "203.0.113.5")).toEqual([429, 429]);
  });

  it("[OPS-08] on: the nearest proxy's word counts, and what a visitor put before it does not", async () => {
    expect(await seen("on", "203.0.113.5")).toEqual([429, 200]);
  });

  it("[OPS-08] a number: so many proxies, no more", async () => {
    expect(await seen("2", "203.0.113.5, 10.0.0.8")).toEqual([429, 200]);
  });

  it("[OPS-08] addresses: those proxies' words count, a stranger's do not", async () => {
    expect(await seen("10.0.0.0/8", "203.0.113.5")).toEqual([429, 200]);
    expect(await seen("10.0.0.0/8", "203.0.113.5", "192.0.2.1")).toEqual([429, 429]);
  });
});
