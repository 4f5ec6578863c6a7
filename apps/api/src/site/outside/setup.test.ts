// What the provider learns of an order: everything that was chosen, from when it may be set up, and authcodes where they are needed and nowhere else. [OUT-01] [PRD-01] [LGL-04] [DOM-07]
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { contracts } from "../../platform/contract/contracts.ts";
import { agreements, customer, lettersTo, order, password, type Person } from "../../../test/customers.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { noted } from "../../../test/money.ts";
import { staffMember } from "../../../test/staff.ts";
import { verified, webhookPeer } from "../../../test/webhook-peer.ts";

const key = "a-key-of-the-tests-with-32-characters";
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const peer = await webhookPeer();
const shop = await runningForFile({
  PORT: "0",
  DELIVERY_KEY: key,
  WEBHOOKS: "setup",
  WEBHOOK_SETUP_URL: peer.url,
  WEBHOOK_SETUP_SECRET: secret,
});
afterAll(peer.close);
const { ask, api, clock } = shop;
const day = 86_400_000;

/** A server, a certificate, a name in Berlin and a name that moves here. */
const ordered = async (earlyStart: boolean, authcode = `Code-${randomUUID().slice(0, 12)}`) => {
  const person = await customer(ask);
  let cart = (await ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
  const name = randomUUID().slice(0, 8);
  // One contract holds a name.
  const moving = `hotel-taken-${name}.com`;
  for (const item of [
    {
      kind: "product",
      product: "vps-m",
      quantity: 1,
      billingMonths: 1,
      location: "AT",
      fields: { image: "Debian 13" },
    },
    {
      kind: "product",
      product: "ssl-domain",
      quantity: 1,
      billingMonths: 12,
      fields: { name: `www.${name}.example.com` },
    },
    { kind: "domain", domain: { name: `wir-${name}.berlin`, acquisition: "register" } },
    { kind: "domain", domain: { name: moving, acquisition: "transfer", authcode } },
  ]) {
    const answer = await ask("POST", `/shop/order/cart/${cart.id}/items`, { version: cart.version, item }, person.auth);
    expect(answer.status, answer.text).toBe(201);
    cart = answer.body.result;
  }
  const placed = await order(ask, person, cart, randomUUID(), {
    agreements: { ...agreements, earlyStart, conditions: true },
  });
  expect(placed.status, placed.text).toBe(201);
  await api.webhooks.run();
  const event = peer.received
    .map((each) => verified(secret, each) as Loose)
    .find(({ type, data }) => type === "order.placed" && data.order.id === placed.body.result.id);
  return { person, placed: placed.body.result, event: event?.data, authcode, name, moving };
};
const setupOf = (contract: string, authorization = `Bearer ${key}`) =>
  ask("GET", `/shop/contracts/${contract}/setup`, undefined, authorization === "" ? {} : { authorization });
const itemWith = (event: Loose, subject: RegExp): Loose =>
  event.items.find(({ parts }: Loose) => subject.test(parts[0].subject));
const login = async ({ email }: Pick<Person, "email">) => {
  const { body } = await ask("POST", "/auth/local", { identifier: email, password });
  return { authorization: `Bearer ${body.jwt}` };
};

describe("what is to be set up", () => {
  it("[OUT-01] [PRD-01] [DOM-01] is in the event: image, certificate name, location, what a holder confirmed, and from when", async () => {
    const { event, placed, name } = await ordered(true);
    const server = itemWith(event, /^vps-m$/);
    expect(server).toMatchObject({ location: "AT", setUpFrom: new Date(placed.placedAt).toISOString() });
    expect(server.parts[0]).toMatchObject({ chosen: { image: "Debian 13" } });
    expect(itemWith(event, /^ssl-/).parts[0].chosen).toEqual({ name: `www.${name}.example.com` });
    expect(itemWith(event, /berlin$/).parts[0]).toMatchObject({
      acquisition: "register",
      confirmed: { en: expect.stringContaining("Berlin") },
    });
    expect(itemWith(event, /^hotel/).parts[0]).toMatchObject({ acquisition: "transfer", confirmed: null });
    expect(event.order.earlyStart).toBe(true);
  });

  it("[LGL-04] [OUT-01] waits for the end of the withdrawal period, unless the customer wants otherwise", async () => {
    const { event, placed } = await ordered(false);
    expect(event.order.earlyStart).toBe(false);
    const from = event.items[0].setUpFrom;
    // The day of the order, and the first one of the service, which is that from which it may be set up.
    const dayOf = (at: number): string => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(at);
    expect(event.items[0]).toMatchObject({ orderedOn: dayOf(placed.placedAt), start: dayOf(Date.parse(from)) });
    expect(Date.parse(from) - placed.placedAt).toBeGreaterThan(13 * day);
    const before = (await setupOf(`${placed.id}-1`)).body.result;
    expect(before).toMatchObject({
      mayBegin: false,
      waitsFor: "withdrawal-period",
      setUpFrom: Date.parse(from),
      standing: "running",
      state: null,
    });
    clock.now = Date.parse(from);
    expect((await setupOf(`${placed.id}-1`)).body.result).toMatchObject({ mayBegin: true, waitsFor: null });
  });

  it("[DOM-07] authcodes are read by the key alone, once the setup may begin, and are gone once the name is here", async () => {
    const { event, placed, authcode, moving } = await ordered(false);
    const { id } = itemWith(event, /^hotel/);
    expect((await setupOf(id)).body.result.authcodes).toEqual([]);
    for (const given of ["", "Bearer ", `Bearer ${key}x`])
      expect([given, (await setupOf(id, given)).status]).toEqual([given, 401]);
    clock.now = Date.parse(event.items[0].setUpFrom);
    expect((await setupOf(id)).body.result).toMatchObject({ mayBegin: true, authcodes: [{ name: moving, authcode }] });
    // Another item of the same order gives none.
    expect((await setupOf(itemWith(event, /^vps-m$/).id)).body.result.authcodes).toEqual([]);
    const text = { en: "It is here.", de: "Sie ist da." };
    const ready = await ask(
      "PUT",
      `/shop/contracts/${id}/delivery`,
      { state: "ready", text },
      { authorization: `Bearer ${key}` },
    );
    expect(ready.status, ready.text).toBe(200);
    expect((await setupOf(id)).body.result).toMatchObject({ state: "ready", mayBegin: false, authcodes: [] });
    expect(
      await api.database.reads.selectFrom("authcodes").selectAll().where("cart_id", "=", placed.id).execute(),
    ).toEqual([]);
  });

  it("[DOM-07] an authcode stands in no answer, event, letter, log or other table", async () => {
    const { person, placed, event, authcode } = await ordered(true);
    const id = itemWith(event, /^hotel/).id;
    await api.invoicing.run();
    await api.webhooks.run();
    expect((await setupOf(id)).body.result.authcodes).toMatchObject([{ authcode }]);
    const support = await staffMember(shop, "support");
    const read = [
      ...[
        "/shop/orders",
        "/shop/contracts",
        `/shop/order/${placed.id}`,
        `/shop/order/${placed.id}/delivery`,
        "/shop/invoices",
      ].map(async (path) => (await ask("GET", path, undefined, person.auth)).text),
      ...[`/shop/admin/orders/${placed.id}`, "/shop/admin/orders", "/shop/admin/webhooks"].map(
        async (path) => (await ask("GET", path, undefined, support.auth)).text,
      ),
    ];
    const seen = [
      ...(await Promise.all(read)),
      ...peer.received.map(({ body }) => body),
      ...(await lettersTo(shop, person.email)),
    ];
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.filter((text) => text.includes(authcode))).toEqual([]);
    const mails = join(shop.directory, "mail");
    expect(readdirSync(mails).filter((file) => readFileSync(join(mails, file), "utf8").includes(authcode))).toEqual([]);
    for (const table of [
      "carts",
      "orders",
      "order_keys",
      "contracts",
      "outside_events",
      "outbox",
      "journal",
      "invoices",
    ] as const) {
      const rows = await api.database.reads.selectFrom(table).selectAll().execute();
      expect([table, JSON.stringify(rows).includes(authcode)]).toEqual([table, false]);
    }
  });

  it("[DOM-07] [SES-07] administrators take authcodes as a file by a fresh proof, noted in the journal; support does not", async () => {
    const { placed, authcode, moving } = await ordered(false);
    const path = `/shop/admin/orders/${placed.id}/authcodes`;
    const [admin, support] = [await staffMember(shop, "admin"), await staffMember(shop, "support")];
    expect((await ask("GET", path, undefined, support.auth)).status).toBe(403);
    expect((await ask("GET", path, undefined, admin.auth)).body.refusal).toBe("SetupNotYet");
    clock.now += 20 * day;
    const fresh = await login(admin);
    const record = (await ask("GET", `/shop/admin/orders/${placed.id}`, undefined, fresh)).body.result;
    expect(record.setup).toMatchObject({ earlyStart: false, waitsFor: null, authcodes: 1 });
    expect(record.setup.items[0]).toMatchObject({
      location: "AT",
      chosen: [{ key: "image", label: { de: "Abbild" }, value: "Debian 13" }],
    });
    const url = `${await api.listen()}`;
    const file = await fetch(new URL(`/api${path}`, url), { headers: fresh });
    const text = Buffer.from(await file.arrayBuffer()).toString();
    expect([file.status, text]).toEqual([200, `\uFEFFdomain,authcode\r\n${moving},${authcode}\r\n`]);
    const { AuthcodesFile } = (contracts().documents.shop as Loose).components.schemas;
    expect(text).toMatch(new RegExp(AuthcodesFile.pattern, "u"));
    expect(file.headers.get("content-disposition")).toBe(`attachment; filename="authcodes-${placed.number}.csv"`);
    expect(file.headers.get("cache-control")).toBe("no-store");
    const { entries } = (await ask("GET", "/shop/admin/journal", undefined, fresh)).body.result;
    expect(entries[0]).toMatchObject({
      act: "authcodes-read",
      by: admin.number,
      subject: { kind: "order", id: placed.id },
      after: { authcodes: 1 },
    });
    clock.now += 11 * 60_000;
    expect((await ask("GET", path, undefined, fresh)).body.refusal).toBe("ProofTooOld");
  });
});

describe("the list of orders", () => {
  it("[ADM-01] [OUT-03] shows how far each is and what is unpaid, filters by it, and the home counts what failed", async () => {
    const admin = await staffMember(shop, "admin");
    const { placed, person } = await ordered(true);
    const row = async () => {
      const found = (await ask("GET", `/shop/admin/orders?q=${placed.number}`, undefined, admin.auth)).body.result
        .orders[0];
      return [found.progress, found.unpaid];
    };
    const listed = async (only: string): Promise<boolean> =>
      (await ask("GET", `/shop/admin/orders?only=${only}`, undefined, admin.auth)).body.result.orders.some(
        ({ id }: Loose) => id === placed.id,
      );
    const report = (contract: number, state: string) =>
      ask(
        "PUT",
        `/shop/contracts/${placed.id}-${contract}/delivery`,
        { state, ...(state === "ready" ? { text: { en: "Ready.", de: "Bereit." } } : {}) },
        { authorization: `Bearer ${key}` },
      );
    const failures = async (): Promise<number> =>
      (await ask("GET", "/shop/admin/today", undefined, admin.auth)).body.result.counts.find(
        ({ kind }: Loose) => kind === "setup-failed",
      ).count.value;
    expect([await row(), await listed("not-set-up"), await listed("failed"), await listed("unpaid")]).toEqual([
      ["none", false],
      true,
      false,
      false,
    ]);
    const before = await failures();
    await api.invoicing.run();
    expect([await row(), await listed("unpaid")]).toEqual([["none", true], true]);
    await report(1, "accepted");
    expect(await row()).toEqual(["open", true]);
    await Promise.all([report(1, "failed"), report(2, "accepted"), report(3, "accepted"), report(4, "accepted")]);
    expect([await row(), await listed("failed"), await failures()]).toEqual([["failed", true], true, before + 1]);
    await Promise.all([1, 2, 3, 4].map((contract) => report(contract, "ready")));
    expect([await row(), await listed("failed"), await listed("not-set-up"), await failures()]).toEqual([
      ["ready", true],
      false,
      false,
      before,
    ]);
    const [invoice] = (await ask("GET", "/shop/invoices", undefined, person.auth)).body.result.invoices;
    const paid = await noted(shop, admin, invoice.id);
    expect(paid.status, paid.text).toBe(200);
    expect([await row(), await listed("unpaid")]).toEqual([["ready", false], false]);
  });
});
