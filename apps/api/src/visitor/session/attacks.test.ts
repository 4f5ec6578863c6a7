// Attacks on accounts and letters: forged and stolen tokens, guessing that does not lock the owner out, lines smuggled into headers and mails. [SES-06] [SES-11] [OPS-08] [OPS-09]
import { createHmac, randomUUID } from "node:crypto";
import { request as rawRequest } from "node:http";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { running, runningForFile } from "../../../test/harness.ts";
import { account, customer, filledCart, lettersTo, order, password } from "../../../test/customers.ts";

const here = await runningForFile();
const { ask, api, settings } = here;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const signed = (header: object, claims: object, secret: string): string => {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
};

describe("a token", () => {
  it("[SES-11] without a signature, of another secret or algorithm, with other claims or out of time does not hold", async () => {
    const { auth } = await account(ask);
    const bearerToken = (auth["authorization"] ?? "").slice("Bearer ".length);
    const [header = "", claims = "", signature = ""] = bearerToken.split(".");
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
      `${bearerToken}x`,
      `${bearerToken}.${signature}`,
      "null",
      "",
    ];
    for (const token of forged) {
      const actual = await ask("GET", "/users/me", undefined, { authorization: `Bearer ${token}` });
      expect([401, 403], `${token}: ${actual.status}`).toContain(actual.status);
      expect((await ask("POST", "/shop/auth/singleSign", undefined, { authorization: `Bearer ${token}` })).status).toBe(
        401,
      );
    }
    expect((await ask("GET", "/users/me", undefined, auth)).status).toBe(200);
  });

  it("[SES-11] that was there before is none after a login: each login makes its own, and nothing a client brings becomes one", async () => {
    const { email } = await account(ask);
    const login = (headers = {}) => ask("POST", "/auth/local", { identifier: email, password }, headers);
    const actual = await login({ cookie: "token=planted.by.somebody; session=planted" });
    expect(actual.status).toBe(200);
    expect(actual.text).not.toContain("planted");
    expect(actual.headers["set-cookie"]).toBeUndefined();
  });
});

describe("guessing", () => {
  it("[OPS-08] [SES-06] from one address is stopped there and locks no owner out: the account opens from any other", async () => {
    const shop = await running({ AUTH_RATE_LIMIT: "10", TRUST_PROXY: "on" });
    const { email } = await account(shop.ask);
    const login = (address: string, guess: string) =>
      shop.ask("POST", "/auth/local", { identifier: email, password: guess }, { "x-forwarded-for": address });
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => login("203.0.113.66", `Guess-${index}`)),
    );
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30);
    expect((await login("203.0.113.66", password)).status).toBe(429);
    expect((await login("198.51.100.7", password)).status).toBe(200);
    shop.clock.now += 60_000;
    expect((await login("203.0.113.66", password)).status).toBe(200);
    await shop.close();
  });

  it("[OPS-08] [SES-06] the password with a stolen token is slowed down wherever it comes from, and its owner changes it at home", async () => {
    const shop = await running({ AUTH_RATE_LIMIT: "10", TRUST_PROXY: "on" });
    const home = { "x-forwarded-for": "2001:db8:1:2::1" };
    const email = `${randomUUID()}@example.test`;
    const { body } = await shop.ask("POST", "/auth/local/register", { username: email, email, password }, home);
    const token = { authorization: `Bearer ${String(body.jwt)}` };
    const change = (currentPassword: string, at: Record<string, string>) =>
      shop.ask(
        "POST",
        "/auth/change-password",
        { currentPassword, password: "Another-1-password", passwordConfirmation: "Another-1-password" },
        { ...token, ...at },
      );
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => change(`Guess-${index}`, { "x-forwarded-for": `198.51.100.${index}` })),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(21);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(39);
    expect((await change(password, home)).status).toBe(200);
    await shop.close();
  });

  it("[OPS-08] with another mail address each time does not go on for ever from one place", async () => {
    const shop = await running({ AUTH_RATE_LIMIT: "5", TRUST_PROXY: "on" });
    const actual = [];
    for (let index = 0; index < 20; index += 1)
      actual.push(
        (
          await shop.ask(
            "POST",
            "/auth/forgot-password",
            { email: `nobody-${index}@example.test` },
            { "x-forwarded-for": "203.0.113.66" },
          )
        ).status,
      );
    expect(actual).toEqual([...Array.from({ length: 15 }, () => 200), ...Array.from({ length: 5 }, () => 429)]);
    await shop.close();
  });

  it("[OPS-08] [CRT-04] voucher codes are tried sixty times a minute from one address and no more, also by their right ones", async () => {
    const shop = await running({ TRUST_PROXY: "on" });
    const cart = await filledCart(shop.ask);
    const attempt = (code: string, address = "203.0.113.66") =>
      shop.ask(
        "PUT",
        `/shop/order/cart/${cart.id}/voucher`,
        { version: cart.version, code },
        { "x-forwarded-for": address },
      );
    const actual = [];
    for (let index = 0; index < 61; index += 1) actual.push((await attempt(`GUESS-${index}`)).body.refusal);
    expect(actual.slice(0, 60).every((refusal) => refusal === "VoucherNotValid")).toBe(true);
    const last = await attempt("WELCOME-3");
    expect([actual[60], last.status, last.body.refusal, Number(last.headers["retry-after"]) > 0]).toEqual([
      "TooManyAttempts",
      429,
      "TooManyAttempts",
      true,
    ]);
    expect((await attempt("WELCOME-3", "198.51.100.7")).status).toBe(200);
    await shop.close();
  });
});

describe("injected lines", () => {
  it("[OPS-09] do not get into a letter's head: neither by address, name nor language", async () => {
    for (const email of [
      "a@example.test\r\nbcc: all@example.test",
      "a@example.test\nx: y",
      "a@example.test,b@example.test",
      "<a@example.test",
    ]) {
      const actual = await ask("POST", "/auth/local/register", { username: email, email, password });
      expect([actual.status, actual.body.error.name], email).toEqual([400, "ValidationError"]);
      expect((await ask("POST", "/auth/forgot-password", { email })).status).toBe(400);
    }
    const person = await account(ask);
    await ask("POST", "/auth/forgot-password", { email: person.email }, { "shop-locale": "de\r\nx" });
    const letters = await api.database.reads
      .selectFrom("outbox")
      .selectAll()
      .where("recipient", "=", person.email)
      .execute();
    expect(letters).toHaveLength(2);
    for (const letter of letters) expect(`${letter.recipient}${letter.subject}`).not.toMatch(/[\r\n]/);
  });

  it("[OPS-09] nor into an answer's head: ids and locales that come back are of one form", async () => {
    const actual = await ask("GET", "/shop/auth", undefined, { "x-request-id": "abcdefgh1 x: y", "shop-locale": "xx" });
    expect(actual.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
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
      (await ask("POST", "/shop/auth/customer", { locale: "de", company: "<img src=x onerror=alert(1)>" }, person.auth))
        .status,
    ).toBeGreaterThanOrEqual(400);
  });

  it("[SES-06] the link of a mail leads to this shop, whatever host the request named", async () => {
    const { email } = await account(ask);
    await ask("POST", "/auth/forgot-password", { email }, { host: "evil.example", "x-forwarded-host": "evil.example" });
    const [letter] = await lettersTo(here, email);
    expect(letter).toContain(`${settings.publicUrl}/`);
    expect(letter).not.toContain("evil.example");
  });
});

describe("a client that takes its time, or all there is", () => {
  it("[OPS-09] with a body that never ends is cut off at the limit, and the next one is served", async () => {
    const shop = await running({ PORT: "0" });
    const { port } = new URL(await shop.api.listen());
    const status = await new Promise<number | string>((resolve) => {
      const slowRequest = rawRequest(
        {
          port,
          method: "POST",
          path: "/api/auth/local",
          headers: { "content-type": "application/json", "content-length": "99999999" },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      slowRequest.on("error", (error) => resolve((error as NodeJS.ErrnoException).code ?? ""));
      slowRequest.write('{"identifier":"');
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
