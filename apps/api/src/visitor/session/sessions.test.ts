// Ways in and out that meet others: a code used several times at once, a token after its logout, names that look like another account's address, staff who would buy. [SES-02] [SES-03] [SES-06] [SES-07]
import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { passwordCost, passwordsAt } from "./passwords.ts";
import { sessionSecret } from "./session-secret.ts";
import { forgetEndedTokens } from "./ended-tokens-store.ts";
import { type Headers, runningForFile, type ApiResponse } from "../../../test/harness.ts";
import {
  account,
  address,
  agreements,
  codeTo,
  customer,
  filledCart,
  order,
  password,
  quoteOf,
} from "../../../test/customers.ts";

const shop = await runningForFile();
const { ask, api, clock, settings } = shop;
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

const codeFor = async (email: string): Promise<string> => {
  await ask("POST", "/auth/forgot-password", { email });
  return codeTo(shop, email);
};

describe("a code for a new password", () => {
  it("[SES-06] that comes six times at once opens the account once", async () => {
    const { email } = await account(ask);
    const code = await codeFor(email);
    const response = await Promise.all(
      Array.from({ length: 6 }, (_, index) => {
        const chosen = `Leuchtturm-${index}`;
        return ask("POST", "/auth/reset-password", { code, password: chosen, passwordConfirmation: chosen });
      }),
    );
    expect(response.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
    expect(response.filter(({ status }) => status === 400).map(({ body }) => body.error.message)).toEqual(
      Array.from({ length: 5 }, () => "Incorrect code provided"),
    );
    const winner = response.findIndex(({ status }) => status === 200);
    const entered = await Promise.all(
      response.map((_, index) => ask("POST", "/auth/local", { identifier: email, password: `Leuchtturm-${index}` })),
    );
    expect(entered.map(({ status }) => status === 200)).toEqual(response.map((_, index) => index === winner));
  });
});

describe("a logout", () => {
  const logsIn = async (email: string): Promise<Headers> =>
    bearer((await ask("POST", "/auth/local", { identifier: email, password })).body.jwt);

  it("[SES-03] ends its token on the server: a copy opens neither shop nor content calls, and orders nothing", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const copied = person.auth;
    expect((await ask("POST", "/shop/auth/logout", undefined, person.auth)).status).toBe(200);
    for (const [method, path] of [
      ["GET", "/shop/auth"],
      ["GET", "/shop/auth/customer"],
      ["POST", "/shop/auth/singleSign"],
      ["GET", "/users/me"],
      ["POST", "/shop/order/cart"],
      ["GET", `/shop/order/cart/${cart.id}`],
    ] as const)
      expect([path, (await ask(method, path, undefined, copied)).status]).toEqual([path, 401]);
    expect((await order(ask, { ...person, auth: copied }, cart)).status).toBe(401);
  });

  it("[SES-03] empties the account's cart, on other devices and for the next login, too; a login that ends otherwise leaves it", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const other = await logsIn(person.email);
    const itemsOn = async (headers: Headers) => (await ask("POST", "/shop/order/cart", undefined, headers)).body;
    expect((await itemsOn(other)).result.items.length).toBeGreaterThan(0);
    // Another device ends all others: no logout.
    const left = await ask("DELETE", "/shop/account/sessions", undefined, other);
    const renewed = bearer(left.body.result.jwt);
    expect((await ask("POST", "/shop/auth/logout", undefined, person.auth)).status).toBe(200);
    expect((await itemsOn(renewed)).result.items.length).toBeGreaterThan(0);
    expect((await ask("POST", "/shop/auth/logout", undefined, renewed)).status).toBe(200);
    const next = await logsIn(person.email);
    expect((await itemsOn(next)).result).toMatchObject({ id: cart.id, items: [], voucher: null });
  });

  it("[SES-03] leaves the logins of other devices, also of the same second, and lets the same person in again at once", async () => {
    const { email, auth } = await account(ask);
    const [phone, desk] = [await logsIn(email), await logsIn(email)];
    await ask("POST", "/shop/auth/logout", undefined, phone);
    const holds = async (token: Headers) => (await ask("GET", "/users/me", undefined, token)).status;
    expect([await holds(phone), await holds(desk), await holds(auth)]).toEqual([401, 200, 200]);
    expect(await holds(await logsIn(email))).toBe(200);
  });

  it("[SES-03] without a token, with a wrong one, or a second time is answered all the same", async () => {
    const { auth } = await account(ask);
    for (const headers of [{}, bearer("x"), bearer("a.b.c"), auth, auth])
      expect((await ask("POST", "/shop/auth/logout", undefined, headers)).status).toBe(200);
    expect(
      await api.database.reads.selectFrom("ended_tokens").select("print").where("print", "=", "x").execute(),
    ).toEqual([]);
  });

  it("[SES-03] [SES-11] ends a token from before logins had ids of their own; until then it is valid", async () => {
    const { auth } = await account(ask);
    const { id } = (await ask("GET", "/users/me", undefined, auth)).body;
    const seconds = Math.floor(clock.now / 1000);
    const old = bearer(
      await new SignJWT({ id })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 3600)
        .sign(new TextEncoder().encode(sessionSecret(settings.sessionSecret, settings.dataDir))),
    );
    expect((await ask("GET", "/shop/auth", undefined, old)).status).toBe(200);
    await ask("POST", "/shop/auth/logout", undefined, old);
    expect((await ask("GET", "/shop/auth", undefined, old)).status).toBe(401);
  });

  it("[SES-03] is stored for as long as the token would have been valid, and no longer", async () => {
    const { auth } = await account(ask);
    await ask("POST", "/shop/auth/logout", undefined, auth);
    const stored = async () => (await api.database.reads.selectFrom("ended_tokens").selectAll().execute()).length;
    const before = await stored();
    await forgetEndedTokens(api.database, clock.now + 29 * 86_400_000);
    expect((await ask("GET", "/shop/auth", undefined, auth)).status).toBe(401);
    expect(await stored()).toBeGreaterThan(0);
    await forgetEndedTokens(api.database, clock.now + 31 * 86_400_000);
    expect([before > 0, await stored()]).toEqual([true, 0]);
  });
});

describe("one of the commonest passwords", () => {
  const common = ["123456", "passwort", "Qwertz123", "PASSWORD1"];
  const refused = { status: 400, name: "ValidationError", path: ["password"] };
  const response = ({ body }: ApiResponse) => ({
    status: body.error?.status,
    name: body.error?.name,
    path: body.error?.details?.errors?.[0]?.path,
  });

  it.each(common)(
    "[SES-02] [SES-06] is refused at registration, reset and change, and changes nothing: %s",
    async (chosen) => {
      const email = `${randomUUID()}@example.test`;
      expect(response(await ask("POST", "/auth/local/register", { username: email, email, password: chosen }))).toEqual(
        refused,
      );
      const person = await account(ask);
      const code = await codeFor(person.email);
      const reset = (next: string) =>
        ask("POST", "/auth/reset-password", { code, password: next, passwordConfirmation: next });
      expect(response(await reset(chosen))).toEqual(refused);
      const change = { currentPassword: password, password: chosen, passwordConfirmation: chosen };
      expect(response(await ask("POST", "/auth/change-password", change, person.auth))).toEqual(refused);
      // Neither the code nor the account was used up by that.
      expect((await ask("POST", "/auth/local", { identifier: person.email, password })).status).toBe(200);
      expect((await reset("Leuchtturm-am-Abend")).status).toBe(200);
    },
  );

  it("[SES-02] opens an account that has it from before", async () => {
    const { email } = await account(ask);
    const passwordHash = await passwordsAt(passwordCost).hashed("123456");
    await api.database.inTransaction((handle) =>
      handle.updateTable("users").set({ password_hash: passwordHash }).where("email", "=", email).execute(),
    );
    expect((await ask("POST", "/auth/local", { identifier: email, password: "123456" })).status).toBe(200);
  });
});

describe("a name", () => {
  const register = (username: string, email: string) =>
    ask("POST", "/auth/local/register", { username, email, password });

  it("[SES-02] contains an @ only as the account's own address", async () => {
    const own = `${randomUUID()}@example.test`;
    for (const username of ["victim@example.test", "Victim@Example.test", "a@b", `${own}x`]) {
      const response = await register(username, own);
      expect([response.status, response.body.error?.name]).toEqual([400, "ValidationError"]);
      expect(response.body.error.details.errors.map(({ path }: { path: readonly string[] }) => path)).toEqual([
        ["username"],
      ]);
    }
    expect((await register(own.toUpperCase(), own)).status).toBe(200);
  });

  it("[SES-02] that was an address before this was forbidden lets only its owner in", async () => {
    const squatter = await account(ask);
    const victim = await account(ask);
    await api.database.inTransaction((handle) =>
      handle.updateTable("users").set({ username: randomUUID() }).where("email", "=", victim.email).execute(),
    );
    await api.database.inTransaction((handle) =>
      handle.updateTable("users").set({ username: victim.email }).where("email", "=", squatter.email).execute(),
    );
    const response = await ask("POST", "/auth/local", { identifier: victim.email, password });
    expect([response.status, response.body.user?.email]).toEqual([200, victim.email]);
  });
});

describe("staff", () => {
  it.each(["admin", "ticketing"])("[SES-07] open no account, no cart and no order: %s", async (role) => {
    const visitors = await filledCart(ask);
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const quote = await quoteOf(ask, cart.id, person.auth);
    const placed = (await order(ask, person, await filledCart(ask, undefined, person.auth))).body.result?.id ?? "none";
    await api.database.inTransaction((handle) =>
      handle.updateTable("users").set({ role }).where("email", "=", person.email).execute(),
    );
    const body = { cartId: cart.id, cartVersion: cart.version, quoteHash: quote.hash, agreements, locale: "de" };
    const calls: readonly (readonly [string, string, unknown?])[] = [
      ["GET", "/shop/auth/customer"],
      ["POST", "/shop/auth/customer", { ...address, email: person.email }],
      ["POST", "/shop/auth/singleSign"],
      ["POST", "/shop/order/cart"],
      ["POST", `/shop/order/cart/${visitors.id}/merge`],
      ["GET", `/shop/order/cart/${cart.id}`],
      ["GET", `/shop/order/cart/${visitors.id}`],
      ["GET", `/shop/order/cart/${visitors.id}/quote`],
      ["DELETE", `/shop/order/cart/${visitors.id}`],
      ["PUT", `/shop/order/cart/${visitors.id}/voucher`, { version: visitors.version, code: "DEMO-5-05" }],
      ["POST", "/shop/order", body],
      ["GET", `/shop/order/${placed}`],
    ];
    for (const [method, path, sent] of calls) {
      const response = await ask(method, path, sent, { ...person.auth, "idempotency-key": randomUUID() });
      expect([method, path, response.status, response.body.refusal, response.body.rule]).toEqual([
        method,
        path,
        403,
        "AreaClosed",
        "SES-07",
      ]);
    }
    expect((await ask("GET", "/shop/auth", undefined, person.auth)).body.result).toMatchObject({ type: "user", role });
    expect((await ask("POST", "/shop/auth/logout", undefined, person.auth)).status).toBe(200);
    expect((await ask("GET", `/shop/order/cart/${visitors.id}`)).body.result.items).toHaveLength(visitors.items.length);
  });

  it("[SES-07] resellers are customers", async () => {
    const person = await customer(ask);
    await api.database.inTransaction((handle) =>
      handle.updateTable("users").set({ role: "reseller" }).where("email", "=", person.email).execute(),
    );
    expect((await order(ask, person, await filledCart(ask, undefined, person.auth))).status).toBe(201);
  });
});
