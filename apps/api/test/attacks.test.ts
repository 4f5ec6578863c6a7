// Attacks on accounts and letters: forged and stolen tokens, guessing that locks nobody else out, lines smuggled into headers and mails. [SES-06] [SES-11] [OPS-08] [OPS-09]
import { createHmac } from "node:crypto";
import { request as rawRequest } from "node:http";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { running, runningForFile } from "./harness.ts";
import { account, customer, filledCart, order, password } from "./people.ts";

const { ask, api, settings } = await runningForFile();

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const signed = (header: object, claims: object, secret: string): string => {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
};

describe("a token", () => {
  it("[SES-11] without a signature, of another secret or algorithm, with other claims or out of time does not hold", async () => {
    const { auth } = await account(ask);
    const held = (auth["authorization"] ?? "").slice("Bearer ".length);
    const [header = "", claims = "", signature = ""] = held.split(".");
    const read = JSON.parse(Buffer.from(claims, "base64url").toString());
    const none = part({ alg: "none", typ: "JWT" });
    const forged = [
      `${none}.${claims}.`,
      `${none}.${claims}.${signature}`,
      `${header}.${part({ ...read, id: read.id + 1 })}.${signature}`,
      `${header}.${part({ ...read, exp: read.exp + 1 })}.${signature}`,
      signed({ alg: "HS256", typ: "JWT" }, read, "another secret, which is long enough, too"),
      signed({ alg: "HS256", typ: "JWT" }, read, ""),
      `${header}.${claims}`,
      `${held}x`,
      `${held}.${signature}`,
      "null",
      "",
    ];
    for (const token of forged) {
      const told = await ask("GET", "/users/me", undefined, { authorization: `Bearer ${token}` });
      expect([401, 403], `${token}: ${told.status}`).toContain(told.status);
      expect((await ask("POST", "/shop/auth/singleSign", undefined, { authorization: `Bearer ${token}` })).status).toBe(401);
    }
    expect((await ask("GET", "/users/me", undefined, auth)).status).toBe(200);
  });

  it("[SES-11] that was there before is none after a login: each login makes its own, and nothing a client brings becomes one", async () => {
    const { email } = await account(ask);
    const login = (headers = {}) => ask("POST", "/auth/local", { identifier: email, password }, headers);
    const told = await login({ cookie: "token=planted.by.somebody; session=planted" });
    expect(told.status).toBe(200);
    expect(told.text).not.toContain("planted");
    expect(told.headers["set-cookie"]).toBeUndefined();
  });
});

describe("guessing", () => {
  it("[OPS-08] [SES-06] from one address is stopped there and locks nobody out: the account opens from any other", async () => {
    const shop = await running({ AUTH_RATE_LIMIT: "10", TRUST_PROXY: "on" });
    const { email } = await account(shop.ask);
    const login = (address: string, guess: string) =>
      shop.ask("POST", "/auth/local", { identifier: email, password: guess }, { "x-forwarded-for": address });
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, index) => login("203.0.113.66", `Guess-${index}`)));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30);
    expect((await login("203.0.113.66", password)).status).toBe(429);
    expect((await login("198.51.100.7", password)).status).toBe(200);
    shop.clock.now += 60_000;
    expect((await login("203.0.113.66", password)).status).toBe(200);
    await shop.close();
  });

  it("[OPS-08] [CRT-04] voucher codes are tried sixty times a minute from one address and no more, also by their right ones", async () => {
    const shop = await running({ TRUST_PROXY: "on" });
    const cart = await filledCart(shop.ask);
    const attempt = (code: string, address = "203.0.113.66") =>
      shop.ask("PUT", `/shop/order/cart/${cart.id}/voucher`, { version: cart.version, code }, { "x-forwarded-for": address });
    const told = [];
    for (let index = 0; index < 61; index += 1) told.push((await attempt(`GUESS-${index}`)).body.refusal);
    expect(told.slice(0, 60).every((refusal) => refusal === "VoucherNotValid")).toBe(true);
    const last = await attempt("WELCOME-3");
    expect([told[60], last.status, last.body.refusal, Number(last.headers["retry-after"]) > 0]).toEqual([
      "TooManyAttempts",
      429,
      "TooManyAttempts",
      true,
    ]);
    expect((await attempt("WELCOME-3", "198.51.100.7")).status).toBe(200);
    await shop.close();
  });

  it("[SES-06] an account that exists takes as long to refuse as one that does not", async () => {
    const { email } = await account(ask);
    const once = async (identifier: string): Promise<number> => {
      const start = performance.now();
      await ask("POST", "/auth/local", { identifier, password: "Passw0rd-wrong" });
      return performance.now() - start;
    };
    const times = async (identifier: string): Promise<number> => {
      const all = [];
      for (let round = 0; round < 7; round += 1) all.push(await once(identifier));
      return all.sort((a, b) => a - b)[3] ?? 0;
    };
    await once(email);
    const [known, unknown] = [await times(email), await times("nobody@example.test")];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(5);
  });
});

describe("lines of somebody else's", () => {
  it("[OPS-09] do not get into a letter's head: neither by address, name nor language", async () => {
    for (const email of [
      "a@example.test\r\nbcc: all@example.test",
      "a@example.test\nx: y",
      "a@example.test,b@example.test",
      "<a@example.test>",
    ]) {
      const told = await ask("POST", "/auth/local/register", { username: email, email, password });
      expect([told.status, told.body.error.name], email).toEqual([400, "ValidationError"]);
      expect((await ask("POST", "/auth/forgot-password", { email })).status).toBe(400);
    }
    const person = await account(ask);
    await ask("POST", "/auth/forgot-password", { email: person.email }, { "shop-locale": "de\r\nx" });
    const letters = await api.database.reads.selectFrom("outbox").selectAll().where("recipient", "=", person.email).execute();
    expect(letters).toHaveLength(1);
    expect(`${letters[0]?.recipient}${letters[0]?.subject}`).not.toMatch(/[\r\n]/);
  });

  it("[OPS-09] nor into an answer's head: ids and locales that come back are of one form", async () => {
    const told = await ask("GET", "/shop/auth", undefined, { "x-request-id": "abcdefgh1 x: y", "shop-locale": "xx" });
    expect(told.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  });

  it("[OPS-07] what a person is called stands in a letter as text, never as markup", async () => {
    const person = await customer(ask, { kind: "business", company: "Muster" });
    const placed = await order(ask, person, await filledCart(ask, undefined, person.auth));
    const letter = await api.database.reads
      .selectFrom("outbox")
      .selectAll()
      .where("order_id", "=", placed.body.result.id)
      .executeTakeFirstOrThrow();
    expect(letter.html).not.toMatch(/<script|<img|onerror|javascript:/i);
    expect(
      (await ask("POST", "/shop/auth/customer", { locale: "de", company: "<img src=x onerror=alert(1)>" }, person.auth)).status,
    ).toBeGreaterThanOrEqual(400);
  });

  it("[SES-06] the link of a mail leads to this shop, whatever host the request named", async () => {
    const { email } = await account(ask);
    await ask("POST", "/auth/forgot-password", { email }, { host: "evil.example", "x-forwarded-host": "evil.example" });
    const letter = await api.database.reads.selectFrom("outbox").selectAll().where("recipient", "=", email).executeTakeFirstOrThrow();
    expect(letter.text).toContain(`${settings.publicUrl}/`);
    expect(letter.text).not.toContain("evil.example");
  });
});

describe("a client that takes its time, or all there is", () => {
  it("[OPS-09] with a body that never ends is cut off at the limit, and the next one is served", async () => {
    const shop = await running({ PORT: "0" });
    const { port } = new URL(await shop.api.listen());
    const status = await new Promise<number | string>((resolve) => {
      const asked = rawRequest(
        { port, method: "POST", path: "/api/auth/local", headers: { "content-type": "application/json", "content-length": "99999999" } },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      asked.on("error", (error) => resolve((error as NodeJS.ErrnoException).code ?? ""));
      asked.write('{"identifier":"');
    });
    expect([413, "ECONNRESET", "EPIPE"]).toContain(status);
    const long = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1", () =>
        socket.write(`GET /api/shop/auth HTTP/1.1\r\nhost: x\r\nx-long: ${"a".repeat(70_000)}\r\n\r\n`),
      );
      socket.on("data", (data) => resolve(String(data).split("\r\n")[0] ?? ""));
      socket.on("error", () => resolve("closed"));
      socket.on("close", () => resolve("closed"));
    });
    expect(long).toMatch(/431|400|closed/);
    expect((await fetch(`http://127.0.0.1:${port}/api/shop/auth`)).status).toBe(200);
    await shop.close();
  });
});
