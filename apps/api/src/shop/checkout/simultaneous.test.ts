// Twenty at once: one order for one key, one winner for one voucher, no number twice, no order that fails for the crowd. [CRT-04] [CHK-06]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { runningForFile } from "../../../test/harness.ts";
import { account, agreements, customer, customers, filledCart, order, quoteOf } from "../../../test/customers.ts";

const { ask, api } = await runningForFile();
const twenty = Array.from({ length: 20 }, (_, index) => index);

const count = async (table: "orders" | "outbox"): Promise<number> =>
  (await api.database.reads.selectFrom(table).selectAll().execute()).length;

describe("twenty at once", () => {
  it("[CHK-06] orders with one idempotency key make one order and twenty equal answers", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const quote = await quoteOf(ask, cart.id, person.auth);
    const before = [await count("orders"), await count("outbox")] as const;
    const wanted = { cartId: cart.id, cartVersion: cart.version, quoteHash: quote.hash, agreements, locale: "de" };
    const once = () => ask("POST", "/shop/order", wanted, { ...person.auth, "idempotency-key": "twenty-at-once" });
    const response = await Promise.all(twenty.map(once));
    response.push(await once());
    expect(response.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 20 }, () => 200), 201]);
    expect(new Set(response.map(({ text }) => text)).size).toBe(1);
    expect([await count("orders"), await count("outbox")]).toEqual([before[0] + 1, before[1] + 1]);
  });

  it("[CRT-04] orders with one voucher: one wins, nineteen get the refusal", async () => {
    const people = await customers(twenty.map(() => ask));
    const carts = await Promise.all(
      people.map(async ({ auth }) => {
        const cart = await filledCart(ask, undefined, auth);
        return (
          await ask("PUT", `/shop/order/cart/${cart.id}/voucher`, { version: cart.version, code: "DEMO-5-03" }, auth)
        ).body.result;
      }),
    );
    const before = await count("orders");
    const response = await Promise.all(people.map((person, index) => order(ask, person, carts[index])));
    expect(response.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(response.filter(({ body }) => body.refusal === "VoucherRedeemed")).toHaveLength(19);
    expect(await count("orders")).toBe(before + 1);
  });

  it("[CHK-05] orders of different customers all stand, each with a number of its own", async () => {
    const people = await customers(twenty.map(() => ask));
    const carts = await Promise.all(people.map(({ auth }) => filledCart(ask, undefined, auth)));
    const response = await Promise.all(people.map((person, index) => order(ask, person, carts[index])));
    expect(response.map(({ status, text }) => (status === 201 ? 201 : text))).toEqual(twenty.map(() => 201));
    expect(new Set(response.map(({ body }) => body.result.number)).size).toBe(20);
  });

  it("[SES-02] registrations with one address make one account", async () => {
    const email = `${randomUUID()}@example.test`;
    const once = () => ask("POST", "/auth/local/register", { username: email, email, password: "Passw0rd-one" });
    const response = await Promise.all(twenty.slice(0, 8).map(once));
    expect(response.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
  });

  it("[CRT-01] changes of one version: one is taken, the others are refused with the cart as it stands", async () => {
    const { id, version, items } = await filledCart(ask);
    const response = await Promise.all(
      twenty.map((index) =>
        ask("PATCH", `/shop/order/cart/${id}/items/${items[0].id}`, { version, quantity: index + 2 }),
      ),
    );
    expect(response.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(response.filter(({ body }) => body.refusal === "CartChanged")).toHaveLength(19);
  });

  it("[CRT-01] a customer who opens the shop twenty times has one cart", async () => {
    const { auth } = await account(ask);
    const response = await Promise.all(twenty.map(() => ask("POST", "/shop/order/cart", undefined, auth)));
    expect(new Set(response.map(({ body }) => body.result.id)).size).toBe(1);
  });
});
