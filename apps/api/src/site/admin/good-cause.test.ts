// A termination for good cause at the desk: staff accept the cause with a reason, and the contract ends as of the receipt. [ACC-05] [ADM-01]
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { cancel, contractAt } from "../../../test/declarations.ts";
import { day, deliveryKey, documents, loggedIn, ordered } from "../../../test/contract-clock.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile({ DELIVERY_KEY: deliveryKey });
const { ask, clock, api } = shop;

it("[ACC-05] [ADM-01] it ends its contract on the day of its receipt, or after the later day that it names, and days beyond are paid back", async () => {
  const support = await staffMember(shop, "support");
  for (const [wanted, end] of [
    ["next", "2026-11-21"],
    ["2026-12-05", "2026-12-06"],
  ] as const) {
    const before = clock.now;
    const { placed, person } = await ordered(shop);
    const { status, text, body } = await cancel(ask, {
      product: `my space ${randomUUID()}`,
      email: person.email,
      termination: "extraordinary",
      reason: "Out of order for weeks.",
      ...(wanted === "next" ? { end: wanted } : { end: "date", date: wanted }),
    });
    expect(status, text).toBe(201);
    clock.now += 2 * day;
    const auth = await loggedIn(shop, support);
    const match = (more: object) =>
      ask("PUT", `/shop/admin/inbox/${body.result.id}/contract`, { contract: `${placed.number}-1`, ...more }, auth);
    expect((await match({})).body.refusal).toBe("EndsByPerson");
    expect((await match({ cause: " " })).body.refusal).toBe("ReasonMissing");
    const matched = await match({ cause: "The server's log shows it." });
    expect([matched.status, matched.body.result.item.state], matched.text).toEqual([200, "matched"]);
    const { id } = matched.body.result.candidates.find(({ number }: Loose) => number === `${placed.number}-1`);
    const { contract } = await contractAt(ask, id, await loggedIn(shop, person));
    expect(contract.state).toMatchObject({ kind: "cancelled", end, by: "notice" });
    expect((await match({ cause: "Once more." })).body.refusal).toBe("AlreadyHandled");
    clock.now = Math.max(clock.now, Date.parse(`${end}T12:00:00Z`));
    await api.invoicing.run();
    const all = await documents(shop, placed.customerNumber);
    expect(all.map(({ kind }) => kind).toSorted(), "what was paid beyond the end is paid back").toEqual([
      "credit-note",
      "invoice",
    ]);
    clock.now = before;
  }
});
