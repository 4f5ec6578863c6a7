// A process that is killed while it delivers what happened to orders loses none of it. [OUT-01] [OPS-05]
import { instant } from "@kontor/domain/kernel/calendar";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { customer, filledCart, order } from "../../../test/customers.ts";
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
/** Of one order, as they were taken. */
const taken = (id: string): readonly Loose[] =>
  peer.received
    .filter(({ status }) => status === 204)
    .map((each) => verified(secret, each) as Loose)
    .filter(({ data }) => data.order?.id === id);

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
