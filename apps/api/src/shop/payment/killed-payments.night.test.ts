// kill -9 while payments are read and sent back: after the next start each is booked once, and each refund went once. [PAY-03] [OPS-10]
import { afterAll, expect, it, onTestFinished } from "vitest";
import { freePort } from "../../../../../scripts/lib/free-port.ts";
import { serverProgram } from "../../../../../scripts/lib/server-program.ts";
import { customer, filledCart, order, type Person } from "../../../test/customers.ts";
import { withdraw } from "../../../test/declarations.ts";
import { freshPlace, type Loose } from "../../../test/harness.ts";
import { payPeer, peerKeys } from "../../../test/pay-peer.ts";
import { started } from "../../../test/process.ts";
import { migrations } from "../../app/migrations.ts";
import { apiSettings } from "../../index.ts";
import { openDatabase } from "../../platform/database/open-database.ts";

const fresh = await freshPlace();
const peer = await payPeer();
afterAll(async () => {
  await fresh.drop();
  await peer.close();
});

const people = 24;
const kills = [0.25, 0.6];

it(`[PAY-03] [OPS-10] kill -9 at ${kills.length} moments while ${people} payments are read, and while they are sent back`, async () => {
  const env = { ...peerKeys, STRIPE_API_URL: peer.url, MOLLIE_API_URL: peer.url, LOG_LEVEL: "silent" };
  const place = { env: { ...fresh.env, ...env, AUTH_RATE_LIMIT: "1000", PORT: String(await freePort()) } };
  const begin = () => started(place, serverProgram("api"));
  const state = { shop: await begin() };
  onTestFinished(() => void state.shop.child.kill("SIGKILL"));
  const database = await openDatabase(apiSettings(place.env), migrations);
  onTestFinished(() => database.close());
  const booked = (kind: string) =>
    database.reads
      .selectFrom("payments")
      .selectAll()
      .where("kind", "=", kind)
      .where("state", "=", "received")
      .execute();
  const ask = (...given: Parameters<typeof state.shop.ask>) => state.shop.ask(...given);

  const bought: { readonly person: Person; readonly placed: Loose }[] = [];
  for (let count = 0; count < people; count += 1) {
    const person = await customer(ask);
    const placed = (await order(ask, person, await filledCart(ask, undefined, person.auth))).body.result;
    bought.push({ person, placed });
  }
  for (const [index, { person }] of bought.entries()) {
    const invoices = async () => (await ask("GET", "/shop/invoices", undefined, person.auth)).body.result.invoices;
    await expect.poll(async () => (await invoices()).length, { timeout: 60_000 }).toBe(1);
    const provider = index % 2 === 0 ? "mollie" : "stripe";
    const begun = await ask("POST", "/shop/payment", { provider }, person.auth);
    expect(begun.status, begun.text).toBe(200);
    peer.pay(peer.at(begun.body.result.url));
  }

  /** Kills the shop once a part is done, and starts it again; what is awaited is due at once. */
  const killedWhile = async (done: () => Promise<number>, whole: number): Promise<void> => {
    for (const part of kills) {
      await database.inTransaction((handle) =>
        handle.updateTable("payment_attempts").set({ next_read_at: 0 }).where("state", "=", "open").execute(),
      );
      const before = await done();
      const starting = begin().then((shop) => (state.shop = shop));
      await expect
        .poll(done, { timeout: 90_000, interval: 2 })
        .toBeGreaterThanOrEqual(Math.min(whole, Math.max(before + 1, Math.ceil(whole * part))));
      await starting;
      state.shop.child.kill("SIGKILL");
      await state.shop.ended;
    }
    state.shop = await begin();
    await expect.poll(done, { timeout: 150_000 }).toBe(whole);
  };

  state.shop.child.kill("SIGTERM");
  await state.shop.ended;
  await killedWhile(async () => (await booked("payment")).length, people);
  const came = await booked("payment");
  expect(new Set(came.map(({ external_reference: reference }) => reference)).size).toBe(people);

  for (const { person, placed } of bought) await withdraw(ask, placed.number, person.email, person.auth);
  const notes = () => database.reads.selectFrom("invoices").select("id").where("kind", "=", "credit-note").execute();
  await expect.poll(async () => (await notes()).length, { timeout: 90_000 }).toBe(people);
  state.shop.child.kill("SIGTERM");
  await state.shop.ended;
  const refunds = () => [...peer.payments.values()].flatMap((payment) => payment.refunds);
  await killedWhile(async () => refunds().length, people);
  expect(refunds()).toHaveLength(people);
  for (const payment of peer.payments.values())
    expect(payment.refunds.map(({ cents }) => cents)).toEqual(payment.state === "paid" ? [payment.cents] : []);
}, 600_000);
