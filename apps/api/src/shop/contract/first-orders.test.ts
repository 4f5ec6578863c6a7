// The guarantee of first orders is had once, under whatever account: by mailbox, or by name and address. [CON-05] [ACC-06]
import { expect, it } from "vitest";
import { password, type Person } from "../../../test/customers.ts";
import { firstOrders } from "../../../test/first-orders.ts";
import { runningForFile } from "../../../test/harness.ts";
import { contractColumns, contractsIn, earlierOrders, earlierStanding } from "./store.ts";
import { addMissingPrints } from "../checkout/customer-prints.ts";

const { ask, clock, api } = await runningForFile();

const { registered, claim, ordered: atOnce } = firstOrders({ ask });
const ordered = (person: Person): Promise<string> => {
  clock.now += 1000;
  return atOnce(person);
};

it("[CON-05] [SEC2-5] the mailbox of a deleted account is known again, with a tag too, and so are name and address; others are not", async () => {
  const first = await registered("garantie@example.test", {
    firstName: "Gerda",
    lastName: "Garantie",
    street: "Hauptstraße 1",
  });
  expect((await claim(first, await ordered(first))).status).toBe(200);
  expect((await ask("POST", "/shop/account/deletion", { password }, first.auth)).status).toBe(200);

  const again = await registered("garantie@example.test", {
    firstName: "Otto",
    lastName: "Anders",
    street: "Nebenweg 2",
  });
  expect((await claim(again, await ordered(again))).body.refusal).toBe("GuaranteeUsed");
  const tagged = await registered("garantie+2@example.test", {
    firstName: "Olga",
    lastName: "Anders",
    street: "Nebenweg 3",
  });
  expect((await claim(tagged, await ordered(tagged))).body.refusal).toBe("GuaranteeUsed");
  const moved = await registered("fern@example.test", {
    firstName: "Gerda",
    lastName: "Garantie",
    street: "Hauptstr. 1",
  });
  expect((await claim(moved, await ordered(moved))).body.refusal).toBe("GuaranteeUsed");
  const housemate = await registered("mitbewohner@example.test", {
    firstName: "Hans",
    lastName: "Garantie",
    street: "Hauptstraße 1",
  });
  expect((await claim(housemate, await ordered(housemate))).status).toBe(200);
});

it("[CON-05] [SEC2-5] an order that was withdrawn from does not count, and hashes are no plain text", async () => {
  const first = await registered("zurueck@example.test", {
    firstName: "Zita",
    lastName: "Zurück",
    street: "Rückweg 1",
  });
  const id = await ordered(first);
  const draft = { name: "Zita Zurück", contract: id, email: first.email };
  const { number } = (await ask("GET", `/shop/contracts/${id}`, undefined, first.auth)).body.result.contract;
  const withdrawn = await ask(
    "POST",
    "/shop/declaration/withdrawal",
    { ...draft, contract: number },
    { ...first.auth, "idempotency-key": "z-1-withdrawal" },
  );
  expect(withdrawn.status, withdrawn.text).toBe(201);
  const second = await registered("zurueck+2@example.test", {
    firstName: "Zita",
    lastName: "Zurück",
    street: "Rückweg 1",
  });
  expect((await claim(second, await ordered(second))).status).toBe(200);
  const prints = await api.database.reads.selectFrom("order_prints").selectAll().execute();
  expect(prints.length).toBeGreaterThan(3);
  // Orders from before the third mark get it when the shop starts. [SEC2-5]
  const [{ order_id: earlier, print: gone }] = prints as [(typeof prints)[number]];
  await api.database.inTransaction((handle) =>
    handle.deleteFrom("order_prints").where("order_id", "=", earlier).where("print", "=", gone).execute(),
  );
  await addMissingPrints(api.database);
  const after = await api.database.reads.selectFrom("order_prints").selectAll().execute();
  expect(after.map(({ print }) => print).toSorted()).toEqual(prints.map(({ print }) => print).toSorted());
  expect(prints.every(({ print }) => /^[\w-]{43}$/.test(print))).toBe(true);
});

it("[CON-05] [LAW3] whether an earlier order stands is one answer, in little and in full: after a withdrawn order of the same account, a cancelled one, and under another account", async () => {
  const person = await registered("drei@example.test", { firstName: "Doris", lastName: "Drei", street: "Dreiweg 3" });
  const first = await ordered(person);
  const { number } = (await ask("GET", `/shop/contracts/${first}`, undefined, person.auth)).body.result.contract;
  const withdrawal = { name: "Doris Drei", contract: number, email: person.email };
  const key = { ...person.auth, "idempotency-key": "z-3-withdrawal" };
  expect((await ask("POST", "/shop/declaration/withdrawal", withdrawal, key)).status).toBe(201);
  await ordered(person);
  await ordered(person);
  await ordered(await registered("drei+2@example.test", { firstName: "Dora", lastName: "Dreier", street: "Weg 4" }));
  const { reads } = api.database;
  const rows = await reads.selectFrom("contracts").select(contractColumns).orderBy("placed_at").execute();
  const answers = [];
  for (const contract of contractsIn(rows)) {
    const [little, full] = [await earlierStanding(reads, contract), await earlierOrders(reads, contract)];
    expect([contract.id, little.length > 0]).toEqual([contract.id, full.some(({ withdrawn }) => !withdrawn)]);
    if (contract.email.startsWith("drei")) answers.push(little.length > 0);
  }
  // After the withdrawn one none stands, then one does, also for who is the same mailbox.
  expect(answers).toEqual([false, false, true, true]);
});
