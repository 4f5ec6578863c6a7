// What happens to a contract later reaches a receiver: renewals, notices, the guarantee; and a process that is killed while it delivers loses none of it. [OUT-01] [OPS-05]
import { randomUUID } from "node:crypto";
import { instant } from "@kontor/domain/kernel/calendar";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { customer, filledCart, order, password, type Person } from "../../../test/customers.ts";
import { freshPlace, type Loose, running } from "../../../test/harness.ts";
import { started } from "../../../test/process.ts";
import { verified, webhookPeer } from "../../../test/webhook-peer.ts";

const secret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
const peer = await webhookPeer();
const settings = { WEBHOOKS: "crm", WEBHOOK_CRM_URL: peer.url, WEBHOOK_CRM_SECRET: secret };
const fresh = await freshPlace();
afterAll(async () => {
  await peer.close();
  await fresh.drop();
});
const day = 86_400_000;
/** Of one order, as they were taken. */
const taken = (id: string): readonly Loose[] =>
  peer.received
    .filter(({ status }) => status === 204)
    .map((each) => verified(secret, each) as Loose)
    .filter(({ data }) => data.order?.id === id);

it("[OUT-01] [ACC-07] [CON-01] [CON-02] renewals, a notice and the guarantee arrive with what became of the contract", async () => {
  const shop = await running(settings);
  try {
    const { ask, api, clock } = shop;
    const ordered = async (): Promise<{ readonly person: Person; readonly placed: Loose }> => {
      const person = await customer(ask);
      return { person, placed: (await order(ask, person, await filledCart(ask, undefined, person.auth))).body.result };
    };
    const [stays, returns] = [await ordered(), await ordered()];
    expect(
      (await ask("POST", `/shop/contracts/${returns.placed.id}-1/guarantee`, undefined, returns.person.auth)).status,
    ).toBe(200);
    clock.now += 370 * day;
    await api.invoicing.run();
    const { body } = await ask("POST", "/auth/local", { identifier: stays.person.email, password });
    const auth = { authorization: `Bearer ${body.jwt}` };
    const { email } = stays.person;
    const number = `${stays.placed.number}-1`;
    const notice = {
      category: "hosting",
      product: number,
      termination: "ordinary",
      end: "next",
      email,
      emailRepeat: email,
    };
    const declared = await ask("POST", "/shop/declaration/cancellation", notice, {
      ...auth,
      "idempotency-key": randomUUID(),
    });
    expect(declared.status, declared.text).toBe(201);
    await api.webhooks.run();

    const events = taken(stays.placed.id).filter(({ type }) => type.startsWith("contract."));
    const about = {
      contract: { id: `${stays.placed.id}-1`, number, orderedOn: "2026-11-21", start: "2026-11-21" },
      customer: { number: stays.placed.customerNumber },
    };
    const [renewed, cancelled] = [
      events.find(({ type }) => type === "contract.renewed"),
      events.find(({ type }) => type === "contract.cancelled"),
    ];
    expect(renewed?.data).toMatchObject({ ...about, from: "2027-11-21", until: "2028-11-21" });
    expect(cancelled?.data).toMatchObject({ ...about, by: "notice", end: "2028-11-21", refund: null });
    expect(events.findIndex((event) => event === renewed)).toBeLessThan(
      events.findIndex((event) => event === cancelled),
    );

    const base = returns.placed.quote.lines.find(({ kind }: Loose) => kind === "product");
    const back = taken(returns.placed.id).filter(({ type }) => type === "contract.cancelled");
    expect(back.map(({ data }) => [data.contract.id, data.by, data.refund, data.currency])).toContainEqual([
      `${returns.placed.id}-1`,
      "guarantee",
      base.charged - base.setup,
      "EUR",
    ]);
    expect(taken(returns.placed.id).some(({ type }) => type === "contract.renewed")).toBe(false);
  } finally {
    await shop.close();
  }
});

it("[OUT-01] [OPS-05] kill -9 in the middle of a delivery loses no event and keeps the order's own", async () => {
  const place = { env: { ...fresh.env, ...settings, LOG_LEVEL: "silent" } };
  const shop = await started(place);
  onTestFinished(() => void shop.child.kill("SIGKILL"));
  const placed: string[] = [];
  // Events are on their way, and none is answered, when the process dies.
  peer.state.answering = "silence";
  const before = peer.received.length;
  for (let orders = 0; orders < 3; orders += 1) {
    const person = await customer(shop.ask);
    const answer = await order(shop.ask, person, await filledCart(shop.ask, undefined, person.auth));
    expect(answer.status, answer.text).toBe(201);
    placed.push(answer.body.result.id);
  }
  await peer.until(before + 1);
  shop.child.kill("SIGKILL");
  await shop.ended;
  const underWay = peer.received.slice(before).map((each) => (verified(secret, each) as Loose).data.order.id);
  expect(placed.flatMap(taken)).toEqual([]);
  peer.cut();
  peer.state.answering = 204;
  // Restarted on what the process left behind, with a clock that goes ahead of it.
  const ahead = { ms: 0 };
  const again = await running({ ...fresh.env, ...settings }, { now: () => instant(Date.now() + ahead.ms) });
  onTestFinished(again.close);
  await again.api.webhooks.run();
  expect(underWay.flatMap(taken)).toEqual([]);
  // What was on its way is tried again once its lease of a minute is over.
  ahead.ms = 61_000;
  const types = (id: string) => [...new Set(taken(id).map(({ type }) => type))];
  await expect
    .poll(
      async () => {
        await again.api.invoicing.run();
        await again.api.webhooks.run();
        return placed.map(types);
      },
      { timeout: 20_000, interval: 200 },
    )
    .toEqual(placed.map(() => ["order.placed", "invoice.issued"]));
}, 60_000);
