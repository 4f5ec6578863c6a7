// The receiver against a running shop: an order is set up without a hand and not too early, reports come once, and nothing is taken that the shop did not sign. [OUT-01] [OUT-03] [LGL-04]
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { agreements, customer, filledCart, lettersTo, order, type Person } from "../../../apps/api/test/customers.ts";
import { answer, cancel, withdraw } from "../../../apps/api/test/declarations.ts";
import { type Loose, running } from "../../../apps/api/test/harness.ts";
import type { Item } from "../src/item.ts";
import { type Authcode, type Receiver, receiver } from "../src/receiver.ts";
import { endingIn, waitingIn } from "../src/waiting.ts";

const secret = `whsec_${Buffer.alloc(32, 3).toString("base64")}`;
const key = "a-key-of-the-example-with-32-letters";
const day = 86_400_000;

const listening = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)),
  );

/** Where the shop answers is known once it listens; the receiver is named in the shop's settings before. */
const at = { receiver: null as Receiver | null, isBroken: false };
const down: string[] = [];
const done: { readonly item: Item; readonly authcodes: readonly Authcode[] }[] = [];
const server = createServer((request, response) => void at.receiver?.listener(request, response));
const address = await listening(server);
const now = Date.now();
const shop = await running({
  PORT: "0",
  DELIVERY_KEY: key,
  WEBHOOKS: "setup",
  WEBHOOK_SETUP_URL: address,
  WEBHOOK_SETUP_SECRET: secret,
});
const origin = new URL(await shop.api.listen()).origin;
const file = join(mkdtempSync(join(tmpdir(), "waiting-")), "waiting.json");
const endingFile = join(dirname(file), "ending.json");
/** A receiver as a process finds it at its start: all that it knows is in the file. */
const begun = (): Receiver =>
  receiver({
    shop: origin,
    secret,
    key,
    waiting: waitingIn(file),
    ending: endingIn(endingFile),
    takeDown: async (id) => void down.push(id),
    now: () => shop.clock.now,
    setUp: async (item, authcodes) => {
      if (at.isBroken) throw new Error("no disk is free");
      done.push({ item, authcodes });
      return {
        text: { en: "Your web space is ready.", de: "Ihr Webspace ist bereit." },
        link: "https://panel.example.org/1",
      };
    },
  });
at.receiver = begun();
shop.clock.now = now;
afterAll(async () => {
  await shop.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
const { ask, api } = shop;

const ordered = async (earlyStart: boolean): Promise<{ readonly person: Person; readonly placed: Loose }> => {
  const person = await customer(ask);
  const cart = await filledCart(ask, undefined, person.auth);
  const placed = (await order(ask, person, cart, randomUUID(), { agreements: { ...agreements, earlyStart } })).body
    .result;
  await api.webhooks.run();
  // A round that was begun by the webhook is over, too.
  await at.receiver?.work();
  return { person, placed };
};
const stateOf = async ({ placed, person }: { readonly placed: Loose; readonly person: Person }): Promise<Loose> =>
  (await ask("GET", `/shop/order/${placed.id}/delivery`, undefined, person.auth)).body.result.items;
const setUp = (placed: Loose): number => done.filter(({ item }) => item.id === `${placed.id}-1`).length;

it("[OUT-01] [OUT-03] an order is received, set up and reported; the customer sees it ready and has a letter", async () => {
  at.isBroken = true;
  expect(await stateOf(await ordered(true))).toMatchObject([{ state: "failed" }]);
  // A new order, once there is room again.
  at.isBroken = false;
  const other = await ordered(true);
  expect(setUp(other.placed)).toBe(1);
  expect(await stateOf(other)).toMatchObject([
    { state: "ready", text: { de: "Ihr Webspace ist bereit." }, link: "https://panel.example.org/1" },
  ]);
  expect(
    (await lettersTo(shop, other.person.email)).filter((letter) => letter.includes("panel.example.org")),
  ).toHaveLength(1);
});

it("[LGL-04] [OUT-03] without an early start nothing is set up until the withdrawal period has ended, across a restart; what is withdrawn from never is", async () => {
  const [waits, withdrawn] = [await ordered(false), await ordered(false)];
  expect(await stateOf(waits)).toMatchObject([{ state: "accepted" }]);
  expect([setUp(waits.placed), setUp(withdrawn.placed)]).toEqual([0, 0]);
  const declared = await ask(
    "POST",
    "/shop/declaration/withdrawal",
    { name: "Erika Muster", contract: withdrawn.placed.number, email: withdrawn.person.email },
    { ...withdrawn.person.auth, "idempotency-key": randomUUID() },
  );
  expect(declared.status, declared.text).toBe(201);
  // The process that noted the items is gone, and nothing that it began is under way.
  await api.webhooks.run();
  await at.receiver?.work();
  at.receiver = begun();
  shop.clock.now += 13 * day;
  await at.receiver.work();
  expect(setUp(waits.placed)).toBe(0);
  shop.clock.now += 8 * day;
  await at.receiver.work();
  expect([setUp(waits.placed), setUp(withdrawn.placed)]).toEqual([1, 0]);
  expect(await waitingIn(file).all()).toEqual([]);
  shop.clock.now = now;
});

it("[OUT-01] an order that the shop sends twice is set up once", async () => {
  const { placed, person } = await ordered(true);
  const events = await api.database.reads
    .selectFrom("outside_events")
    .select("seq")
    .where("subject", "=", placed.id)
    .execute();
  const seqs = events.map(({ seq }) => seq);
  await api.database.inTransaction((handle) =>
    handle.updateTable("outside_deliveries").set({ sent_at: null, due_at: 0 }).where("seq", "in", seqs).execute(),
  );
  await api.webhooks.run();
  await at.receiver?.work();
  expect([setUp(placed), (await stateOf({ placed, person }))[0].state]).toEqual([1, "ready"]);
});

it("[DOM-07] [OUT-03] the authcode of a name that moves here comes with the setup, and is written nowhere", async () => {
  const person = await customer(ask);
  const cart = (await ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
  const item = { kind: "domain", domain: { name: "hotel.com", acquisition: "transfer", authcode: "sEcret-Code-7" } };
  const filled = (await ask("POST", `/shop/order/cart/${cart.id}/items`, { version: 0, item }, person.auth)).body
    .result;
  const placed = (await order(ask, person, filled, randomUUID(), { agreements: { ...agreements, earlyStart: true } }))
    .body.result;
  await api.webhooks.run();
  await at.receiver?.work();
  const [set] = done.filter(({ item: { id } }) => id === `${placed.id}-1`);
  expect(set?.authcodes).toEqual([{ name: "hotel.com", authcode: "sEcret-Code-7" }]);
  expect(JSON.stringify(set?.item)).not.toContain("sEcret-Code-7");
});

it("[OUT-01] [ACC-05] what ends is taken down on its day; nothing is by a stranger's word, and what was undone goes on", async () => {
  const [stays, ends] = [await ordered(true), await ordered(true)];
  const idOf = ({ placed }: { readonly placed: Loose }): string => `${placed.id}-1`;
  await withdraw(ask, ends.placed.number, ends.person.email);
  await cancel(ask, { product: `${stays.placed.number}-1`, email: stays.person.email });
  await api.webhooks.run();
  await at.receiver?.work();
  expect(down.filter((id) => [idOf(stays), idOf(ends)].includes(id))).toEqual([]);
  expect((await endingIn(endingFile).all()).map(({ id }) => id)).toEqual([idOf(stays)]);
  expect((await answer(shop, stays.person.email, "not-own")).status).toBe(200);
  expect((await answer(shop, ends.person.email, "own")).status).toBe(200);
  await api.webhooks.run();
  await at.receiver?.work();
  expect(await endingIn(endingFile).all()).toEqual([]);
  expect(down.filter((id) => [idOf(stays), idOf(ends)].includes(id))).toEqual([idOf(ends)]);
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
