// The receiver against a running shop: an order is set up without a hand, reports come once, and nothing is taken that the shop did not sign. [OUT-01] [OUT-03]
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { customer, filledCart, lettersTo, order } from "../../../apps/api/test/customers.ts";
import { type Loose, running } from "../../../apps/api/test/harness.ts";
import { type Placed, receiver } from "../src/receiver.ts";

const secret = `whsec_${Buffer.alloc(32, 3).toString("base64")}`;
const key = "a-key-of-the-example-with-32-letters";

const listening = (server: Server): Promise<string> =>
  new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)));

/** Where the shop answers is known once it listens; the receiver is named in the shop's settings before. */
const at = { shop: "", isBroken: true };
const items: Placed["data"]["items"][number][] = [];
const server = createServer((request, response) =>
  receiver({
    shop: at.shop,
    secret,
    key,
    setUp: async (item) => {
      if (at.isBroken) throw new Error("no disk is free");
      items.push(item);
      return { text: { en: "Your web space is ready.", de: "Ihr Webspace ist bereit." }, link: "https://panel.example.org/1" };
    },
  })(request, response),
);
const address = await listening(server);
const now = Date.now();
const shop = await running({
  PORT: "0",
  DELIVERY_KEY: key,
  WEBHOOKS: "setup",
  WEBHOOK_SETUP_URL: address,
  WEBHOOK_SETUP_SECRET: secret,
});
at.shop = new URL(await shop.api.listen()).origin;
shop.clock.now = now;
afterAll(async () => {
  await shop.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
const { ask, api } = shop;

it("[OUT-01] [OUT-03] an order is received, set up and reported; the customer sees it ready and has a letter", async () => {
  const person = await customer(ask);
  const placed = (await order(ask, person, await filledCart(ask, undefined, person.auth))).body.result;
  await api.webhooks.run();
  const delivery = async (): Promise<Loose[]> =>
    (await ask("GET", `/shop/order/${placed.id}/delivery`, undefined, person.auth)).body.result.items;
  expect(await delivery()).toMatchObject([{ contract: `${placed.id}-1`, state: "failed" }]);
  // A new order, once there is room again.
  at.isBroken = false;
  const second = await customer(ask);
  const other = (await order(ask, second, await filledCart(ask, undefined, second.auth))).body.result;
  await api.webhooks.run();
  expect(items.map(({ id }) => id)).toEqual([`${other.id}-1`]);
  const { items: seen } = (await ask("GET", `/shop/order/${other.id}/delivery`, undefined, second.auth)).body.result;
  expect(seen).toMatchObject([{ state: "ready", text: { de: "Ihr Webspace ist bereit." }, link: "https://panel.example.org/1" }]);
  expect((await lettersTo(shop, second.email)).filter((letter) => letter.includes("panel.example.org"))).toHaveLength(1);
});

it("[OUT-01] what the shop did not sign is not taken", async () => {
  const forged = (headers: Readonly<Record<string, string>>) =>
    fetch(address, {
      method: "POST",
      headers: { "webhook-id": "evt_1", "webhook-timestamp": String(Math.floor(Date.now() / 1000)), ...headers },
      body: JSON.stringify({ type: "order.placed", data: { items: [] } }),
    });
  expect((await forged({ "webhook-signature": `v1,${Buffer.alloc(32).toString("base64")}` })).status).toBe(401);
  expect((await forged({})).status).toBe(401);
});
