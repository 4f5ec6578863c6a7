// Accounts of a remote Strapi: an address registered there opens no account here. [SES-11]
import { describe, expect, it } from "vitest";
import type { ApiResponse } from "../../../../test/harness.ts";
import { account, customer, filledCart, order } from "../../../../test/customers.ts";
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
