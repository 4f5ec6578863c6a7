// A registry that is silent about many names of one order: it is waited for once. [OPS-10] [DOM-09]
import { expect, it } from "vitest";
import { awayOfFile } from "../../../../test/registry-away.ts";
import { customer, filledCart, order } from "../../../../test/customers.ts";

const { ask, registry } = await awayOfFile();

it("[OPS-10] many domains at a silent registry are waited for once, inside the deadline of a call", async () => {
  const person = await customer(ask);
  let cart = await filledCart(ask, undefined, person.auth);
  for (const name of ["eins-1.de", "zwei-2.de", "drei-3.de", "vier-4.de", "fuenf-5.de", "sechs-6.de", "sieben-7.de"]) {
    const item = { kind: "domain", domain: { name, acquisition: "register" } };
    cart = (await ask("POST", `/shop/order/cart/${cart.id}/items`, { version: cart.version, item }, person.auth)).body
      .result;
  }
  registry.mood = "never";
  registry.requests.length = 0;
  const response = await order(ask, person, cart);
  expect([response.status, response.body.refusal], response.text).toEqual([409, "DomainUnclear"]);
  expect(registry.requests.length).toBeGreaterThan(1);
  expect(new Set(registry.requests).size).toBe(registry.requests.length);
  registry.mood = "well";
  await expect.poll(async () => (await order(ask, person, cart)).status, { timeout: 60_000, interval: 250 }).toBe(201);
});
