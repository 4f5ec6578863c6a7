// A shop whose contract clock a test moves: orders, their documents, and what the clock needs beside the shop's own rounds.
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { day as dayIn, dayOf, instant } from "@kontor/domain/kernel/calendar";
import { agreements, customer, filledCart, order, password } from "./customers.ts";
import { running, type Running } from "./harness.ts";
import type { Invoice } from "@kontor/domain/shop/invoice";
import { payLinksOver } from "../src/shop/invoice/pay-links.ts";
import { invoicesOfCustomer } from "../src/shop/invoice/store.ts";

export const day = 86_400_000;
export const deliveryKey = "a-key-of-the-clock-with-32-characters";

export const within = async (use: (shop: Running) => Promise<void>): Promise<void> => {
  const shop = await running({ DELIVERY_KEY: deliveryKey });
  try {
    await use(shop);
  } finally {
    await shop.close();
  }
};

export const ordered = async (
  { ask, api }: Running,
  product: object = {},
  earlyStart = true,
  address: Readonly<Record<string, string>> = {},
) => {
  const person = await customer(ask, address);
  const cart =
    Object.keys(product).length === 0
      ? await filledCart(ask, undefined, person.auth)
      : await (async () => {
          const empty = (await ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
          const item = "domain" in product ? product : { kind: "product", quantity: 1, billingMonths: 1, ...product };
          return (
            await ask("POST", `/shop/order/cart/${empty.id}/items`, { version: empty.version, item }, person.auth)
          ).body.result;
        })();
  const placed = await order(ask, person, cart, randomUUID(), { agreements: { ...agreements, earlyStart } });
  expect(placed.status, placed.text).toBe(201);
  await api.invoicing.run();
  return { person, placed: placed.body.result };
};

/** All documents of a customer, the latest first; straight from the store, since a token does not last for years. */
export const documents = async ({ api }: Running, customerNumber: string): Promise<readonly Invoice[]> =>
  (await invoicesOfCustomer(api.database.reads, customerNumber, { after: null, order: null, count: 100 })).invoices;

/** Goes to a day, at the hour of the order. */
export const goTo = ({ clock }: Pick<Running, "clock">, on: string): void => {
  const today = dayOf(instant(clock.now), "Europe/Berlin");
  clock.now += Math.round((Date.parse(dayIn(on)) - Date.parse(today)) / day) * day;
};

/** A month on a token has ended. */
export const loggedIn = async ({ ask }: Running, { email }: { readonly email: string }) => {
  const { body } = await ask("POST", "/auth/local", { identifier: email, password });
  return { authorization: `Bearer ${body.jwt}` };
};

export const services = ({ api, settings, clock }: Running) => ({
  database: api.database,
  settings,
  now: () => instant(clock.now),
  freshId: randomUUID,
  ...payLinksOver("a secret of tests", settings),
});
