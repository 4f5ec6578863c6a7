// An order that was placed over the network, placed again from what it depended on: catalogue, cart, customer, clock; byte for byte the same. [HDL-03]
import * as Effect from "effect/Effect";
import { afterAll, expect, it } from "vitest";
import { day, instant } from "@kontor/domain/kernel/calendar";
import { placeOrder } from "@kontor/domain/shop/checkout";
import { scopeOf } from "../../platform/use-case/use-case.ts";
import { checkoutPorts } from "./ports.ts";
import { running, type Running } from "../../../test/harness.ts";
import { agreements, customer, filledCart, quoteOf } from "../../../test/customers.ts";
import { askAt } from "../../../test/process.ts";

const shops: Running[] = [];
afterAll(() => Promise.all(shops.map(({ close }) => close())));
const opened = async (): Promise<Running> => {
  const shop = await running({ PORT: "0" });
  shops.push(shop);
  return shop;
};

it("[HDL-03] an order replays to the same bytes from its log: the cart, the customer, the call and the clock, in another shop", async () => {
  const first = await opened();
  const ask = askAt(await first.api.listen());
  const person = await customer(ask);
  const cart = await filledCart(ask, "beispiel-wiederholt.de", person.auth);
  const changed = await ask(
    "PUT",
    `/shop/order/cart/${cart.id}/voucher`,
    { version: cart.version, code: "WELCOME-3" },
    person.auth,
  );
  const { id: cartId, version: cartVersion } = changed.body.result;
  const rowOf = async (table: "carts" | "customers") =>
    (await first.api.database.reads.selectFrom(table).selectAll().execute())[0];
  const [cartRow, customerRow] = [await rowOf("carts"), await rowOf("customers")];
  const quote = await quoteOf(ask, cartId, person.auth);
  const call = { cartId, cartVersion, quoteHash: quote.hash, agreements, locale: "de" as const };
  const placed = await ask("POST", "/shop/order", call, { ...person.auth, "idempotency-key": "replayed-key-1" });
  expect(placed.status, placed.text).toBe(201);
  const stored = await first.api.database.reads.selectFrom("orders").selectAll().executeTakeFirstOrThrow();

  const replayed = async (now: number): Promise<string> => {
    const other = await opened();
    return other.api.database.inTransaction(async (handle) => {
      await handle
        .insertInto("carts")
        .values(cartRow as never)
        .execute();
      await handle
        .insertInto("customers")
        .values(customerRow as never)
        .execute();
      const services = { database: other.api.database, settings: other.settings, now: () => instant(now) };
      const ports = checkoutPorts(services, stored.customer_number)(scopeOf(handle));
      const use = placeOrder({
        intent: { ...call, idempotencyKey: "replayed-key-1" },
        customerNumber: stored.customer_number,
        now: instant(now),
        today: day("2026-11-21"),
        orderId: stored.id,
        seller: "DE" as never,
        contractPolicy: "specified",
        names: new Map([["beispiel-wiederholt.de", null]]),
      });
      return JSON.stringify(await Effect.runPromise(Effect.provideContext(use, ports)));
    });
  };
  const [once, again] = [await replayed(first.clock.now), await replayed(first.clock.now)];
  expect(once).toBe(stored.body);
  expect(again).toBe(once);
  // Another clock is another order, so the clock is part of what was replayed.
  expect(await replayed(first.clock.now + 1000)).not.toBe(once);
});
