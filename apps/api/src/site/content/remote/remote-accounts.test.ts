// Accounts of a remote Strapi: an address registered there opens no account here. [SES-11]
import { describe, expect, it } from "vitest";
import { takeBack } from "../../../visitor/session/taken-back.ts";
import { bearer } from "../../../../test/earlier-login.ts";
import type { ApiResponse, Headers } from "../../../../test/harness.ts";
import { account, customer, filledCart, order, password } from "../../../../test/customers.ts";
import { problem, problemOf } from "../../../../test/refused.ts";
import { behindStrapi, fresh } from "../../../../test/remote-strapi.ts";

const { strapi, shop, ask, fromBefore, rowOf } = await behindStrapi();

const refused = (actual: ApiResponse) => [actual.status, actual.body.refusal, actual.body.rule];
const notLinked = [403, "AccountNotLinked", "SES-11"];

describe("a registration there with another customer's address", () => {
  it.each(["admin", "reseller", "ticketing", "customer"])(
    "[SES-11] [SES-07] gets neither account nor role nor address of the %s",
    async (role) => {
      const before = await fromBefore(role);
      const { auth } = await account(ask, before.email);
      for (const [method, path] of [
        ["GET", "/shop/auth"],
        ["GET", "/shop/auth/customer"],
        ["POST", "/shop/auth/singleSign"],
        ["POST", "/shop/order/cart"],
      ] as const)
        expect([path, ...refused(await ask(method, path, undefined, auth))]).toEqual([path, ...notLinked]);
      expect((await ask("GET", "/pages?status=draft", undefined, auth)).status).toBe(403);
      expect(await rowOf(before.email)).toMatchObject({ document_id: before.document_id, role });
      // The shop goes on as for any visitor, and the way out stands open.
      expect((await ask("GET", "/shop/vat", undefined, auth)).status).toBe(200);
      expect((await ask("POST", "/shop/auth/logout", undefined, auth)).status).toBe(200);
      expect((await ask("GET", "/users/me", undefined, auth)).status).toBe(401);
    },
  );

  it("[SES-11] says so in both languages", async () => {
    const before = await fromBefore("customer");
    const { auth } = await account(ask, before.email);
    const output = async (locale: string) =>
      (await ask("GET", "/shop/auth", undefined, { ...auth, "shop-locale": locale })).body.detail;
    expect([await output("de"), await output("en")]).toEqual([
      expect.stringMatching(/^Zu dieser E-Mail-Adresse/),
      expect.stringMatching(/^There is already/),
    ]);
  });

  it("[SES-11] gets it no better by changing an address that is linked already", async () => {
    const before = await fromBefore("admin");
    const mallory = await account(ask);
    expect((await ask("GET", "/shop/auth", undefined, mallory.auth)).status).toBe(200);
    const own = await rowOf(mallory.email);
    await strapi.api.database.inTransaction((handle) =>
      handle.updateTable("users").set({ email: before.email }).where("email", "=", mallory.email).execute(),
    );
    shop().clock.now += 60_000;
    const actual = await ask("GET", "/shop/auth", undefined, mallory.auth);
    expect(actual.body.result).toEqual({ type: "user", role: "customer", customerNumber: own.customer_number });
    expect(await rowOf(before.email)).toMatchObject({ id: before.id, role: "admin", document_id: before.document_id });
  });
});

it("[SES-11] who has no account from before gets one of their own, and keeps it under another address", async () => {
  const person = await customer(ask);
  expect((await order(ask, person, await filledCart(ask, undefined, person.auth))).status).toBe(201);
  const moved = fresh("moved");
  const { id } = await rowOf(person.email);
  await strapi.api.database.inTransaction((handle) =>
    handle.updateTable("users").set({ email: moved }).where("email", "=", person.email).execute(),
  );
  shop().clock.now += 60_000;
  expect((await ask("GET", "/shop/auth/customer", undefined, person.auth)).status).toBe(200);
  expect((await rowOf(moved)).id).toBe(id);
});

it("[SES-02] one of the commonest passwords is refused here, whatever the Strapi takes", async () => {
  const email = fresh("weak");
  const actual = await ask("POST", "/auth/local/register", { username: email, email, password: "qwertz123" });
  expect([actual.status, actual.body.error.details.errors[0].path]).toEqual([400, ["password"]]);
});

describe("a token of there after its logout here", () => {
  it("[SES-03] is refused by this shop in its own calls and in those it passes on, and stays valid there", async () => {
    const { auth } = await account(ask);
    expect((await ask("GET", "/shop/auth", undefined, auth)).status).toBe(200);
    await ask("POST", "/shop/auth/logout", undefined, auth);
    for (const path of ["/shop/auth", "/shop/auth/customer", "/users/me"])
      expect((await ask("GET", path, undefined, auth)).status).toBe(401);
    expect((await strapi.ask("GET", "/users/me", undefined, auth)).status).toBe(200);
  });
});

describe("a login of there", () => {
  const tokenOf = ({ auth }: { readonly auth: Headers }) => String(auth["authorization"]).slice(7);
  const open = async (token: string) => (await ask("GET", "/shop/auth", undefined, bearer(token))).status;
  const login = async (email: string, secret = password, at = ask) =>
    (await at("POST", "/auth/local", { identifier: email, password: secret })).body.jwt as string;
  const provedAt = async (email: string) => {
    const { id } = await rowOf(email);
    const rows = await shop().api.database.reads.selectFrom("sessions").selectAll().where("user_id", "=", id).execute();
    return rows.map(({ proved_at: at }) => at !== null);
  };

  it("[SES-14] [SES-11] [SEC4-3] is one text: what is written otherwise is refused before the Strapi is asked, and its logout ends it", async () => {
    const person = await account(ask);
    const token = tokenOf(person);
    // This Strapi would take none of them; that the shop does not ask is seen by the count of its calls.
    const counted = { calls: 0 };
    const counting = globalThis.fetch;
    globalThis.fetch = (...given) => {
      counted.calls += 1;
      return counting(...given);
    };
    for (const text of [`${token}=`, `${token}==`, token.replace(".", ".."), `${token}.`])
      expect(await open(text)).toBe(401);
    globalThis.fetch = counting;
    expect(counted.calls).toBe(0);
    expect(await open(token)).toBe(200);
    await ask("POST", "/shop/auth/logout", undefined, person.auth);
    shop().clock.now += 60_000;
    expect([await open(token), await open(`${token}=`)]).toEqual([401, 401]);
  });

  it("[SES-14] [SES-11] [SEC4-1] ends with what takes the account back here, used or not, up to and including that second", async () => {
    const person = await account(ask);
    strapi.clock.now = shop().clock.now;
    const [used, unused] = [await login(person.email), await login(person.email, password, strapi.ask)];
    expect(await open(used)).toBe(200);
    const user = await rowOf(person.email);
    await shop().api.database.inTransaction((handle) =>
      takeBack(handle, user as never, "block", { now: shop().clock.now }),
    );
    expect([await open(used), await open(unused), await open(await login(person.email, password, strapi.ask))]).toEqual(
      [401, 401, 401],
    );
    for (const { clock } of [strapi, shop()]) clock.now += 1_000;
    expect(await open(await login(person.email))).toBe(200);
  });

  it("[SES-14] [SES-06] [SES-11] goes on alone after a new password that was set through this shop", async () => {
    const person = await account(ask);
    const token = tokenOf(person);
    const other = await login(person.email, password, strapi.ask);
    expect(await open(token)).toBe(200);
    const next = "Harbour-crane-77";
    const change = { currentPassword: password, password: next, passwordConfirmation: next };
    const { jwt } = (await ask("POST", "/auth/change-password", change, person.auth)).body;
    expect([await open(jwt), await open(token), await open(other)]).toEqual([200, 401, 401]);
  });

  it("[SES-15] [SES-11] has proved who it is where it was begun through this shop, and nowhere else", async () => {
    const person = await account(ask);
    expect(await provedAt(person.email)).toEqual([true]);
    expect(await open(await login(person.email, password, strapi.ask))).toBe(200);
    expect((await provedAt(person.email)).toSorted()).toEqual([false, true]);
  });
});

describe("what the Strapi alone knows of an account", () => {
  const reason = "Asked for by phone.";
  const given = { email: "new@example.test", reason, role: "support", locale: "en", password, name: "Key", code: "1" };
  const only = (...keys: readonly (keyof typeof given)[]) => Object.fromEntries(keys.map((key) => [key, given[key]]));
  const response = { id: "AQID", type: "public-key" };

  it("[ACC-04] [SES-11] is changed there: logins, passwords and addresses of oneself and of others, second factors, and banners beside them", async () => {
    const person = await customer(ask);
    const member = await account(ask);
    await ask("GET", "/shop/auth", undefined, member.auth);
    await shop().api.database.inTransaction((handle) =>
      handle.updateTable("users").set({ role: "admin" }).where("email", "=", member.email).execute(),
    );
    const other = `/admin/customers/${(await rowOf(person.email)).customer_number}`;
    const ofAnybody = [
      ["DELETE", "/account/sessions/none"],
      ["DELETE", "/account/sessions", {}],
      ["DELETE", "/account/providers/none"],
      ["POST", "/account/email", only("email", "password")],
      ["POST", "/account/deletion", only("password")],
    ] as const;
    const ofStaff = [
      ["POST", `${other}/access`, only("reason")],
      ["PUT", `${other}/email`, only("email", "reason")],
      ["POST", "/admin/invitations", only("email", "role", "locale", "reason")],
      ["POST", "/staff/factor"],
      ["PUT", "/staff/factor", only("code")],
      ["DELETE", "/staff/factor"],
      ["POST", "/staff/factor/recovery-codes"],
      ["POST", "/staff/proof", { by: "password", value: password }],
      ["POST", "/staff/proof/passkey/options"],
      ["POST", "/staff/proof/passkey", { response }],
      ["POST", "/staff/passkeys/options"],
      ["POST", "/staff/passkeys", { ...only("name"), response }],
      ["DELETE", `/staff/passkeys/${"A".repeat(22)}`],
    ] as const;
    const refusalsOf = async (calls: readonly (readonly [string, string, object?])[], auth: Headers) => {
      const answers: unknown[] = [];
      for (const [method, path, body] of calls)
        answers.push([path, ...problemOf(await ask(method, `/shop${path}`, body, auth))]);
      return answers;
    };
    const expected = (calls: readonly (readonly [string, string, object?])[]) =>
      calls.map(([, path]) => [path, ...problem("AccountManagedElsewhere")]);
    expect(await refusalsOf(ofAnybody, person.auth)).toEqual(expected(ofAnybody));
    expect(await refusalsOf(ofStaff, member.auth)).toEqual(expected(ofStaff));
    const schedule = { active: true, from: null, until: null, pages: [] };
    expect(problemOf(await ask("PUT", "/shop/admin/small-banners/any", schedule, member.auth))).toEqual(
      problem("BannersElsewhere"),
    );
  });
});
