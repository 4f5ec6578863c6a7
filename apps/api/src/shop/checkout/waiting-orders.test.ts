// An order of a reseller waits for both papers: until then no contract, no invoice and no event; from then on as if it had been placed that day, or refused with a reason. [CHK-08] [CHK-10] [OPS2-14]
import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { day } from "../../../test/contract-clock.ts";
import { agreements, customer, filledCart, lettersTo, order, type Person } from "../../../test/customers.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";
import { webhookPeer } from "../../../test/webhook-peer.ts";
import { addMissingContracts } from "./earlier-orders.ts";

const crm = await webhookPeer();
afterAll(crm.close);
const shop = await runningForFile({
  WEBHOOKS: "crm",
  WEBHOOK_CRM_URL: crm.url,
  WEBHOOK_CRM_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
});
const { ask, api, clock } = shop;
const at = { support: await staffMember(shop, "support") };
/** Logins of staff end soon: another one, wherever the clock was moved to. */
const fresh = async (): Promise<void> => {
  at.support = await staffMember(shop, "support");
};
const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

const asReseller = async (name = `reseller-${randomUUID().slice(0, 8)}.de`) => {
  const person = await customer(ask, { kind: "business", company: "Muster GmbH" });
  const { customerNumber: number } = (await ask("GET", "/shop/auth", undefined, person.auth)).body.result;
  const boxes = { agreements: { ...agreements, earlyStart: false, reseller: true } };
  const placed = await order(ask, person, await filledCart(ask, name, person.auth), undefined, boxes);
  expect(placed.status, placed.text).toBe(201);
  await api.invoicing.run();
  return { person, number: number as string, name, order: placed.body.result as Loose };
};
const own = async (list: string, { auth }: Person): Promise<readonly Loose[]> =>
  (await ask("GET", `/shop/${list}`, undefined, auth)).body.result[list];
/** What waits for the customer, on the first page of the account. */
const papers = async ({ auth }: Person): Promise<readonly Loose[]> =>
  (await ask("GET", "/shop/account/overview", undefined, auth)).body.result.papers;
const confirm = (number: string, paper: string) =>
  ask("PUT", `/shop/admin/customers/${number}/papers/${paper}`, undefined, at.support.auth);
const refuse = (id: string, reason: string) =>
  ask("PUT", `/shop/admin/orders/${id}/refusal`, { reason }, at.support.auth);
const record = async (id: string): Promise<Loose> =>
  (await ask("GET", `/shop/admin/orders/${id}`, undefined, at.support.auth)).body.result;
const events = async (id: string) =>
  (await api.database.reads.selectFrom("outside_events").select("type").where("subject", "=", id).execute()).length;

it("[CHK-10] [ACC-09] [OPS2-14] contract, term and invoice begin on the day of the second paper, with a confirmation of their own", async () => {
  await fresh();
  const waiting = await asReseller();
  const { person, number, name } = waiting;
  const { id } = waiting.order;
  expect(waiting.order.reseller).toBe("pending");
  expect([await own("contracts", person), await own("invoices", person)]).toEqual([[], []]);
  expect(await papers(person)).toEqual([
    { order: { id, number: waiting.order.number }, missing: ["businessRegistration", "resellingContract"] },
  ]);
  expect((await own("orders", person))[0]).toMatchObject({ progress: "papers-pending", items: [{ quantity: 1 }] });
  const [first = ""] = (await lettersTo(shop, person.email)).map(plain).filter((text) => text.includes("Unterlagen"));
  expect(first).toContain("der Vertrag kommt damit noch nicht zustande");
  expect(first).not.toContain("Mit dieser Bestätigung kommt der Vertrag zustande");
  // Whatever starts or runs meanwhile, nothing begins, and no other customer gets the name.
  clock.now += 20 * day;
  await fresh();
  await addMissingContracts(api.database);
  await api.invoicing.run();
  expect([await own("contracts", person), await own("invoices", person), await events(id)]).toEqual([[], [], 0]);
  const other = await customer(ask);
  expect((await ask("POST", "/shop/domain/check", { name }, other.auth)).body.result.availability).toBe("ours");
  const { orders } = (await ask("GET", `/shop/admin/orders?q=${name}`, undefined, at.support.auth)).body.result;
  expect(orders).toMatchObject([{ id }]);

  expect((await confirm(number, "businessRegistration")).body.result.waiting).toBe(1);
  expect(await own("contracts", person)).toEqual([]);
  expect((await papers(person))[0]?.["missing"]).toEqual(["resellingContract"]);
  expect((await confirm(number, "resellingContract")).body.result.waiting).toBe(0);
  expect(await papers(person)).toEqual([]);
  await api.invoicing.run();
  const today = new Date(clock.now).toISOString().slice(0, 10);
  const contracts = await own("contracts", person);
  expect(contracts.map(({ contract }) => [contract.start, contract.orderedOn])).toEqual(
    contracts.map(() => [today, today]),
  );
  expect(contracts.length).toBeGreaterThan(0);
  const [invoice] = await own("invoices", person);
  expect(invoice).toMatchObject({ total: waiting.order.quote.total, issuedOn: today });
  expect(await events(id)).toBe(1);
  const letters = (await lettersTo(shop, person.email)).map(plain);
  expect(letters.filter((text) => text.includes("Mit dieser Bestätigung kommt der Vertrag zustande"))).toHaveLength(1);
  expect((await ask("POST", "/shop/domain/check", { name }, other.auth)).body.result.availability).toBe("ours");
  expect((await refuse(id, "too late")).body.refusal).toBe("OrderNotWaiting");
});

it("[CHK-10] [OPS2-14] staff refuse it with a reason that the customer reads; its name is free, nothing is owed, and papers that come later change nothing", async () => {
  await fresh();
  const { person, number, name, order: placed } = await asReseller();
  expect((await refuse(placed.id, " ")).body.refusal).toBe("ReasonMissing");
  expect((await refuse(placed.id, "Die Gewerbeanmeldung fehlt.")).body.result).toMatchObject({
    reseller: "refused",
    progress: "over",
    contracts: [],
    invoices: [],
  });
  expect((await refuse(placed.id, "again")).body.refusal).toBe("OrderNotWaiting");
  const again = await ask("POST", `/shop/admin/orders/${placed.id}/letter`, undefined, at.support.auth);
  expect(again.body.refusal).toBe("OrderNotWaiting");
  const letter = (await lettersTo(shop, person.email)).map(plain).find((text) => text.includes("nicht annehmen")) ?? "";
  expect(letter).toContain("Die Gewerbeanmeldung fehlt.");
  expect((await own("orders", person))[0]).toMatchObject({ progress: "refused" });
  const other = await customer(ask);
  expect((await ask("POST", "/shop/domain/check", { name }, other.auth)).body.result.availability).toBe("available");
  for (const paper of ["businessRegistration", "resellingContract"]) await confirm(number, paper);
  await addMissingContracts(api.database);
  await api.invoicing.run();
  expect([await own("contracts", person), await own("invoices", person)]).toEqual([[], []]);
  expect((await record(placed.id))["reseller"]).toBe("refused");
  const { entries } = (
    await ask("GET", `/shop/admin/journal?subject=${placed.id}`, undefined, (await staffMember(shop, "admin")).auth)
  ).body.result;
  expect(entries).toMatchObject([
    { act: "order-refused", by: at.support.number, reason: "Die Gewerbeanmeldung fehlt." },
  ]);
});

it("[CHK-10] [OPS2-14] an order from before such orders waited has its contracts already: papers confirm it, and it is not refused", async () => {
  await fresh();
  const person = await customer(ask, { kind: "business", company: "Muster GmbH" });
  const { customerNumber } = (await ask("GET", "/shop/auth", undefined, person.auth)).body.result;
  const { id } = (await order(ask, person, await filledCart(ask, undefined, person.auth))).body.result;
  await api.invoicing.run();
  await api.database.inTransaction(async (handle) => {
    const { body } = await handle.selectFrom("orders").select("body").where("id", "=", id).executeTakeFirstOrThrow();
    const earlier = JSON.stringify({ ...JSON.parse(body), reseller: "pending" });
    await handle.updateTable("orders").set({ reseller: "pending", body: earlier }).where("id", "=", id).execute();
  });
  const before = await own("contracts", person);
  expect((await refuse(id, "no papers")).body.refusal).toBe("OrderNotWaiting");
  for (const paper of ["businessRegistration", "resellingContract"]) await confirm(customerNumber, paper);
  await api.invoicing.run();
  expect((await record(id))["reseller"]).toBe("confirmed");
  expect(await own("contracts", person)).toEqual(before);
  expect(await own("invoices", person)).toHaveLength(1);
});
