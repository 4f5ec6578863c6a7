// Money back twice or for nothing, in ways that the tests of balances do not name. [BAL-02] [BAL-03] [LGL-03]
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { withdraw } from "../../../test/declarations.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { type Bought, boughtIn, moneyOn, noted } from "../../../test/money.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, api } = shop;
const admin = await staffMember(shop, "admin");

const bought = (): Promise<Bought> => boughtIn(shop);
const notes = async ({ person }: Bought): Promise<readonly Loose[]> => {
  await api.invoicing.run();
  const { invoices } = (await ask("GET", "/shop/invoices", undefined, person.auth)).body.result;
  return invoices.filter(({ kind }: Loose) => kind === "credit-note");
};
const money = (id: string, kind: "payment" | "payout", amount: number) => noted(shop, admin, id, { kind, amount });

it("[BAL-02] [SEC2-1] amounts that are none are refused: nothing, less, parts of a cent, more than any bill, and text", async () => {
  const { id } = await bought();
  const { path, body } = await moneyOn(shop, admin, id);
  const at = `/shop/admin/customers/${path.customerNumber}/payments`;
  for (const kind of ["payment", "payout"])
    for (const amount of [0, -1, -5988, 0.5, 59.88, 1e15, 2 ** 53, 1e308, "5988", null, [5988]]) {
      const answer = await ask("POST", at, { ...body, kind, amount }, admin.auth);
      expect(answer.status, `${kind} ${String(amount)} ${answer.text}`).toBeGreaterThanOrEqual(400);
    }
  expect(
    (await ask("GET", `/shop/admin/customers/${path.customerNumber}/money`, undefined, admin.auth)).body.result
      .payments,
  ).toEqual([]);
});

it("[BAL-02] [BAL-03] [SEC2-1] a document of another customer takes no money, and nothing is paid out of it", async () => {
  const [one, other] = [await bought(), await bought()];
  await money(other.id, "payment", other.total);
  await withdraw(ask, other.placed.number, other.person.email, other.person.auth);
  const [note] = await notes(other);
  const { path, body } = await moneyOn(shop, admin, one.id);
  for (const document of [other.id, note.id])
    for (const kind of ["payment", "payout"]) {
      const answer = await ask(
        "POST",
        `/shop/admin/customers/${path.customerNumber}/payments`,
        { ...body, document, kind, amount: 100 },
        admin.auth,
      );
      expect(answer.body.refusal).toBe("DocumentUnknown");
    }
});

it("[BAL-03] [SEC2-1] what was paid out for the credit note is not there for the invoice, nor for the customer, nor at the same moment", async () => {
  const one = await bought();
  await money(one.id, "payment", one.total);
  await withdraw(ask, one.placed.number, one.person.email, one.person.auth);
  const [note] = await notes(one);
  const { path, body } = await moneyOn(shop, admin, note.id, { kind: "payout" });
  const at = `/shop/admin/customers/${path.customerNumber}/payments`;
  const three = await Promise.all(
    [note.id, one.id, null].map((document) =>
      ask("POST", at, { ...body, document, externalReference: randomUUID() }, admin.auth),
    ),
  );
  expect(three.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  for (const document of [note.id, one.id, null]) {
    const again = { ...body, document, amount: 1, externalReference: randomUUID() };
    expect((await ask("POST", at, again, admin.auth)).body.refusal).toBe("PayoutTooHigh");
  }
  // The payment proves to be another customer's: what was paid out is owed back, not promised once more.
  const { payments } = (await ask("GET", `/shop/admin/customers/${path.customerNumber}/money`, undefined, admin.auth))
    .body.result;
  const received = payments.find(({ kind }: Loose) => kind === "payment");
  await ask("POST", `${at}/${received.id}/take-back`, { reason: "Another customer's payment." }, admin.auth);
  const { balance, most } = (
    await ask("GET", `/shop/admin/customers/${path.customerNumber}/money`, undefined, admin.auth)
  ).body.result;
  expect([balance.left, balance.toPayBack, most]).toEqual([one.total, 0, 0]);
});

it("[LGL-03] [CON-05] [BAL-03] [SEC2-1] withdrawals of order and contract, with the guarantee, at the same moment give the price back once", async () => {
  const one = await bought();
  await money(one.id, "payment", one.total);
  const { number, id } = one.placed;
  await Promise.all([
    withdraw(ask, number, one.person.email, one.person.auth),
    withdraw(ask, `${number}-1`, one.person.email, one.person.auth),
    ask("POST", `/shop/contracts/${id}-1/guarantee`, undefined, {
      ...one.person.auth,
      "idempotency-key": randomUUID(),
    }),
    withdraw(ask, `${number} ${number}-1`, one.person.email),
  ]);
  const all = await notes(one);
  expect(all.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThanOrEqual(-one.total);
  const { balance } = (
    await ask("GET", `/shop/admin/customers/${one.placed.customerNumber}/money`, undefined, admin.auth)
  ).body.result;
  expect(balance.toPayBack).toBeLessThanOrEqual(one.total);
  expect(all).toHaveLength(1);
});
