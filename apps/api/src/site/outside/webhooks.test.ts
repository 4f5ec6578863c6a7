// Webhooks against receivers that are there, away, slow, or take things twice: nothing is lost, the events of each order arrive in their order, each signature is right. [OUT-01]
import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { customer, filledCart, order, password, type Person } from "../../../test/customers.ts";
import { type Headers, type Loose, operations, readExample, running, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";
import { type Received, verified, webhookPeer } from "../../../test/webhook-peer.ts";
import { apiSettings } from "../../index.ts";
import { forgetOldWebhooks } from "./deliveries-store.ts";

const secrets = {
  crm: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
  stock: `whsec_${Buffer.alloc(24, 9).toString("base64")}`,
};
const [crm, stock] = [await webhookPeer(), await webhookPeer()];
const shop = await runningForFile({
  WEBHOOKS: "crm,stock",
  WEBHOOK_CRM_URL: crm.url,
  WEBHOOK_CRM_SECRET: secrets.crm,
  WEBHOOK_STOCK_URL: stock.url,
  WEBHOOK_STOCK_SECRET: secrets.stock,
  WEBHOOK_STOCK_EVENTS: "order.placed",
});
afterAll(async () => {
  await crm.close();
  await stock.close();
});
const { ask, api, clock } = shop;
const admin = await staffMember(shop, "admin");
const minute = 60_000;

const ordered = async (): Promise<{ readonly person: Person; readonly placed: Loose }> => {
  const person = await customer(ask);
  return { person, placed: (await order(ask, person, await filledCart(ask, undefined, person.auth))).body.result };
};
const withdraw = (person: Person, contract: string) =>
  ask(
    "POST",
    "/shop/declaration/withdrawal",
    { name: "Erika Muster", contract, email: person.email },
    { ...person.auth, "idempotency-key": randomUUID() },
  );
const messagesTo = (peer: typeof crm, secret: string) => peer.received.map((each) => verified(secret, each));
/** Of one order, as they were taken. */
const typesOf = (id: string, taken: (each: Received) => boolean = ({ status }) => status === 204) =>
  crm.received
    .filter(taken)
    .map((each) => verified(secrets.crm, each))
    .filter(({ data }) => (data["order"] as Loose)?.id === id)
    .map(({ type }) => type);
/** Logged in anew: logins end while the clock moves. */
const asAdmin = async (): Promise<Headers> => {
  const { body } = await ask("POST", "/auth/local", { identifier: admin.email, password });
  return { authorization: `Bearer ${body.jwt}` };
};
const listed = async (query: string): Promise<Loose[]> =>
  (await ask("GET", `/shop/admin/webhooks?${query}`, undefined, await asAdmin())).body.result.deliveries;

beforeEach(async () => {
  crm.state.answering = 204;
  stock.state.answering = 204;
  clock.now += 7 * 24 * 60 * minute;
  await api.webhooks.run();
  crm.received.length = 0;
  stock.received.length = 0;
});

describe("webhooks", () => {
  it("[OUT-01] carry an order, its invoice and its end in this order, each receiver what it wants, signed as the reference library expects", async () => {
    const { person, placed } = await ordered();
    await api.invoicing.run();
    expect((await withdraw(person, placed.number)).status).toBe(201);
    await api.webhooks.run();
    expect(typesOf(placed.id)).toEqual(["order.placed", "invoice.issued", "contract.withdrawn"]);
    expect(messagesTo(crm, secrets.crm).find(({ type }) => type === "request.received")).toMatchObject({
      data: { request: { form: "withdrawal" } },
    });
    expect(messagesTo(stock, secrets.stock).map(({ type }) => type)).toEqual(["order.placed"]);
    const [first] = crm.received;
    expect(() => verified(secrets.stock, first as Received)).toThrow();
    expect(() => verified(secrets.crm, { ...(first as Received), body: `${first?.body} ` })).toThrow();
    const { data } = messagesTo(stock, secrets.stock)[0] as Loose;
    expect(data.order).toMatchObject({
      id: placed.id,
      number: placed.number,
      placedAt: new Date(placed.placedAt).toISOString(),
    });
    expect(data.total).toBe(placed.quote.total);
    expect(data.customer).toMatchObject({ number: placed.customerNumber, email: person.email });
    expect(data.items[0].parts.find(({ kind }: Loose) => kind === "domain")).toMatchObject({ acquisition: "register" });
    expect(data.items.map(({ id }: Loose) => id)).toContain(`${placed.id}-1`);
  });

  it("[OUT-01] wait for a receiver that is away for an hour: nothing is lost, the order is kept, each keeps its id", async () => {
    crm.state.answering = 500;
    const { person, placed } = await ordered();
    const other = await ordered();
    await api.invoicing.run();
    await withdraw(person, placed.number);
    for (let waited = 0; waited < 60; waited += 6) {
      await api.webhooks.run();
      clock.now += 6 * minute;
    }
    expect(typesOf(placed.id)).toEqual([]);
    // The first one alone is tried; the others wait for it.
    expect(new Set(typesOf(placed.id, () => true))).toEqual(new Set(["order.placed"]));
    expect(
      (await listed(`order=${placed.id}&only=open`))
        .filter(({ receiver }) => receiver === "crm")
        .map(({ standing }) => standing),
    ).toEqual(["behind", "behind", "waiting"]);
    crm.state.answering = 204;
    clock.now += 120 * minute;
    await api.webhooks.run();
    expect(typesOf(placed.id)).toEqual(["order.placed", "invoice.issued", "contract.withdrawn"]);
    expect(typesOf(other.placed.id)).toEqual(["order.placed", "invoice.issued"]);
    const ids = (id: string) =>
      crm.received
        .filter((each) => verified(secrets.crm, each).type === "order.placed" && each.body.includes(id))
        .map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids(placed.id)).size).toBe(1);
    expect(ids(placed.id).length).toBeGreaterThan(3);
  });

  it("[OUT-01] that arrived but were not answered for come again under the same id; a redirect is followed nowhere", async () => {
    crm.state.answering = "cut";
    const { placed } = await ordered();
    await api.webhooks.run();
    crm.state.answering = { to: stock.url };
    stock.received.length = 0;
    clock.now += minute;
    await api.webhooks.run();
    expect(stock.received).toEqual([]);
    crm.state.answering = 204;
    clock.now += 10 * minute;
    await api.webhooks.run();
    expect(typesOf(placed.id, () => true)).toEqual(["order.placed", "order.placed", "order.placed"]);
    expect(new Set(crm.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(crm.received.map(({ body }) => body)).size).toBe(1);
  });

  it("[OUT-01] to a receiver that is silent delay neither orders nor other receivers", async () => {
    crm.state.answering = "silence";
    await ordered();
    const round = api.webhooks.run();
    await Promise.all([crm.until(1), stock.until(1)]);
    const { placed } = await ordered();
    void api.webhooks.run();
    await stock.until(2);
    expect(messagesTo(stock, secrets.stock).at(-1)).toMatchObject({ data: { order: { number: placed.number } } });
    crm.state.answering = 204;
    crm.cut();
    await round;
    expect((await listed("only=open")).filter(({ receiver }) => receiver === "crm")).toMatchObject([
      { attempts: 1, standing: "waiting" },
    ]);
  });

  it("[OUT-01] stop after more than three days, which staff see; sent again they arrive in their order", async () => {
    crm.state.answering = 503;
    const { placed } = await ordered();
    const began = clock.now;
    for (let attempts = 0; attempts < 9; attempts += 1) {
      await api.webhooks.run();
      clock.now =
        (await listed(`order=${placed.id}&only=open`)).find(({ receiver }) => receiver === "crm")?.nextAt ?? clock.now;
    }
    expect(clock.now - began).toBeGreaterThan(3 * 24 * 60 * minute);
    await api.webhooks.run();
    await api.invoicing.run();
    clock.now += 5 * 24 * 60 * minute;
    await api.webhooks.run();
    const [invoice, placing] = (await listed(`order=${placed.id}`)).filter(({ receiver }) => receiver === "crm");
    expect([invoice.standing, placing.standing, placing.attempts, placing.failure]).toEqual([
      "behind",
      "stopped",
      10,
      "503",
    ]);
    expect((await listed("only=stopped")).map(({ event }) => event)).toContain(placing.event);
    crm.state.answering = 204;
    crm.received.length = 0;
    const auth = await asAdmin();
    const again = (body: Loose, by = auth) => ask("POST", "/shop/admin/webhooks/again", body, by);
    expect((await again({ receiver: "crm", event: null }, (await customer(ask)).auth)).status).toBe(403);
    expect((await again({ receiver: "no-one", event: null })).body.refusal).toBe("WebhookUnknown");
    expect((await again({ receiver: "crm", event: "evt_none" })).body.refusal).toBe("WebhookUnknown");
    expect((await again({ receiver: "crm", event: null })).body.result).toEqual({ again: 1 });
    await api.webhooks.run();
    expect(typesOf(placed.id)).toEqual(["order.placed", "invoice.issued"]);
    // One that arrived is sent again, too.
    expect((await again({ receiver: "crm", event: placing.event })).body.result).toEqual({ again: 1 });
    await api.webhooks.run();
    expect(typesOf(placed.id)).toEqual(["order.placed", "invoice.issued", "order.placed"]);
    const journal = (await ask("GET", `/shop/admin/journal?subject=${placing.event}`, undefined, auth)).body.result
      .entries;
    expect(journal).toMatchObject([{ act: "webhook-again", by: admin.number, after: { again: 1 } }]);
  });

  it("[OUT-01] messages arrive with what was written, and so does a term that renews", async () => {
    const example = readExample(operations.find(({ id }) => id === "sendContact") as never);
    const sent = await ask("POST", "/shop/request/contact", example, { "idempotency-key": randomUUID() });
    expect(sent.status).toBe(201);
    await api.webhooks.run();
    expect(messagesTo(crm, secrets.crm)).toMatchObject([
      {
        type: "request.received",
        data: { request: { id: sent.body.result.id, form: "contact" }, fields: { message: example.message } },
      },
    ]);
    const { placed } = await ordered();
    await api.invoicing.run();
    clock.now += 366 * 24 * 60 * minute;
    await api.invoicing.run();
    await api.webhooks.run();
    expect(typesOf(placed.id)).toEqual(expect.arrayContaining(["order.placed", "contract.renewed"]));
    expect(typesOf(placed.id)[0]).toBe("order.placed");
  });

  it("[OUT-01] are forgotten a month after everyone has had them", async () => {
    const { placed } = await ordered();
    await api.webhooks.run();
    expect(await listed(`order=${placed.id}`)).not.toEqual([]);
    await forgetOldWebhooks(api.database, clock.now + 31 * 24 * 60 * minute);
    expect(await listed(`order=${placed.id}`)).toEqual([]);
  });
});

it("[OUT-01] a shop without receivers notes nothing", async () => {
  const quiet = await running();
  const person = await customer(quiet.ask);
  expect((await order(quiet.ask, person, await filledCart(quiet.ask, undefined, person.auth))).status).toBe(201);
  expect(await quiet.api.database.reads.selectFrom("outside_events").selectAll().execute()).toEqual([]);
  await quiet.close();
});

it("[OUT-01] addresses and secrets come from the settings alone, which are judged at the start", () => {
  const read = (change: Readonly<Record<string, string>>) => () =>
    apiSettings({
      WEBHOOKS: "crm",
      WEBHOOK_CRM_URL: "https://crm.example.org/in",
      WEBHOOK_CRM_SECRET: secrets.crm,
      ...change,
    });
  expect(read({})().webhooks).toMatchObject([{ name: "crm", url: "https://crm.example.org/in", events: null }]);
  expect(read({ WEBHOOK_CRM_URL: "http://crm.example.org/in" })).toThrow(/WEBHOOK_CRM_URL/);
  expect(read({ WEBHOOK_CRM_URL: "http://169.254.169.254/" })).toThrow(/WEBHOOK_CRM_URL/);
  expect(read({ WEBHOOK_CRM_URL: "https://user:word@crm.example.org/" })).toThrow(/no user and no password/);
  expect(read({ WEBHOOK_CRM_URL: "" })).toThrow(/is not set/);
  for (const secret of ["", "geheim", "whsec_AAAA", `whsec_${"A".repeat(200)}`]) {
    expect(read({ WEBHOOK_CRM_SECRET: secret }), secret).toThrow(/WEBHOOK_CRM_SECRET needs/);
  }
  expect(read({ WEBHOOK_CRM_EVENTS: "order.placed order.eaten" })).toThrow(/WEBHOOK_CRM_EVENTS/);
  expect(read({ WEBHOOK_CRM_SECRET: `${secrets.crm}, ${secrets.stock}` })().webhooks[0]?.secrets).toHaveLength(2);
});
