// kill -9 in the middle of orders: every order that was acknowledged is there, none is half there, and the same keys go on at the next start. [OPS-05] [CHK-05] [CHK-06]
import { setTimeout as pause } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { migrations } from "./migrations.ts";
import { apiSettings } from "../index.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { freshPlace, type Loose } from "../../test/harness.ts";
import { agreements, customers, filledCart, quoteOf } from "../../test/customers.ts";
import { started } from "../../test/process.ts";
import { freePort } from "../../../../scripts/lib/free-port.ts";

const fresh = await freshPlace();
afterAll(fresh.drop);

const rounds = process.env["KONTOR_NIGHT"] === "1" ? 3 : 1;
const clients = 4;

it("[OPS-05] [CHK-05] [CHK-06] kill -9 under orders loses none that was acknowledged and leaves none half done", async () => {
  const place = { env: { ...fresh.env, PORT: String(await freePort()), LOG_LEVEL: "silent" } };
  const state = { shop: await started(place), isOver: false, isGivenUp: false };
  onTestFinished(() => {
    state.isGivenUp = true;
    state.shop.child.kill("SIGKILL");
  });
  const people = await customers(Array.from({ length: clients }, () => state.shop.ask));
  const acknowledged = new Map<string, Loose>();
  /** The same thing again until there is an answer. */
  const persistently = async <A>(work: () => Promise<A>): Promise<A> => {
    while (!state.isGivenUp) {
      const response = await work().catch(() => null);
      if (response !== null) return response;
      await pause(20);
    }
    throw new Error("the test was given up");
  };
  const client = async ({ auth }: { readonly auth: Readonly<Record<string, string>> }): Promise<void> => {
    while (!state.isOver) {
      const key = randomUUID();
      const wanted = await persistently(async () => {
        const cart = await filledCart(state.shop.ask, undefined, auth);
        const quote = await quoteOf(state.shop.ask, cart.id, auth);
        return { cartId: cart.id, cartVersion: cart.version, quoteHash: quote.hash, agreements, locale: "de" };
      });
      const response = await persistently(async () => {
        const answer = await state.shop.ask("POST", "/shop/order", wanted, { ...auth, "idempotency-key": key });
        return answer.status === 503 ? Promise.reject(new Error("later")) : answer;
      });
      expect([200, 201], response.text).toContain(response.status);
      acknowledged.set(key, response.body.result);
    }
  };
  const all = Promise.all(people.map(client));
  for (let round = 0; round < rounds; round += 1) {
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size, { timeout: 80_000, interval: 5 }).toBeGreaterThan(before + clients);
    state.shop.child.kill("SIGKILL");
    await state.shop.ended;
    state.shop = await started(place);
  }
  state.isOver = true;
  await all;
  state.shop.child.kill("SIGTERM");
  await state.shop.ended;
  const database = await openDatabase(apiSettings(place.env), migrations);
  const orders = await database.reads.selectFrom("orders").selectAll().execute();
  const keys = await database.reads.selectFrom("order_keys").selectAll().execute();
  const letters = await database.reads
    .selectFrom("outbox")
    .select(["order_id", "id"])
    .where("order_id", "is not", null)
    .execute();
  await database.close();
  const ids = orders.map(({ id }) => id).sort();
  for (const [key, { id, number }] of acknowledged) {
    expect(orders.find((row) => row.id === id)?.number).toBe(number);
    expect(keys.find((row) => row.key === key)?.order_id).toBe(id);
  }
  expect(keys.map(({ order_id }) => order_id).sort()).toEqual(ids);
  expect(letters.map(({ order_id }) => order_id).sort()).toEqual(ids);
  expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
  expect(orders).toHaveLength(acknowledged.size);
}, 300_000);

it("[OPS-08] [CRT-04] kill -9 right after a refusal takes back nothing of its count", async () => {
  const own = await freshPlace();
  onTestFinished(own.drop);
  const place = { env: { ...own.env, PORT: String(await freePort()), LOG_LEVEL: "silent" } };
  const shop = await started(place);
  onTestFinished(() => void shop.child.kill("SIGKILL"));
  const { id, version } = (await shop.ask("POST", "/shop/order/cart")).body.result;
  const attempt = () => shop.ask("PUT", `/shop/order/cart/${id}/voucher`, { version, code: "GUESS" });
  const answers = [await attempt(), await attempt()];
  shop.child.kill("SIGKILL");
  expect(answers.map(({ status, body }) => [status, body.refusal])).toEqual([
    [422, "VoucherNotValid"],
    [422, "VoucherNotValid"],
  ]);
  await shop.ended;
  const database = await openDatabase(apiSettings(place.env), migrations);
  const counts = await database.reads
    .selectFrom("rate_limits")
    .select("points")
    .where("key", "like", "voucher:%")
    .execute();
  await database.close();
  expect(counts.map(({ points }) => Number(points))).toEqual([2]);
}, 120_000);
