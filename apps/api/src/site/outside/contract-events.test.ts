// What happens to a contract later reaches a receiver: renewals, notices, the guarantee. [OUT-01]
import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { customer, filledCart, order, password, type Person } from "../../../test/customers.ts";
import { type Loose, running } from "../../../test/harness.ts";
import { verified, webhookPeer } from "../../../test/webhook-peer.ts";

const secret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
const peer = await webhookPeer();
const settings = { WEBHOOKS: "crm", WEBHOOK_CRM_URL: peer.url, WEBHOOK_CRM_SECRET: secret };
afterAll(peer.close);
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
