// One name, one contract: check, cart and order know which names contracts here have, and of simultaneous orders one gets it, on both engines. [DOM-01] [CHK-07]
import { expect, it } from "vitest";
import { customer, filledCart, order, type Person } from "../../../test/customers.ts";
import { withdraw } from "../../../test/declarations.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";
import { readContracts } from "../contract/store.ts";
import { holdEarlierNames } from "./contract-names.ts";

const { ask, api, clock } = await runningForFile();

const check = async (name: string, person?: Person) =>
  (await ask("POST", "/shop/domain/check", { name }, person?.auth ?? {})).body.result;

it("[DOM-01] [SEC2-10] a name that a contract holds is with us already, for others as for its customer, and neither orders it again", async () => {
  const [owner, other] = [await customer(ask), await customer(ask)];
  const name = "einmal-vergeben.de";
  const early = await filledCart(ask, name, other.auth);
  const placed = await order(ask, owner, await filledCart(ask, name, owner.auth));
  expect(placed.status, placed.text).toBe(201);
  expect((await check(name)).availability).toBe("ours");
  expect((await check(name, other)).availability).toBe("ours");
  expect(await check(name, owner)).toMatchObject({ availability: "ours", offer: null });
  expect((await order(ask, other, early)).body.refusal).toBe("DomainOurs");
  const numbers = await api.database.reads.selectFrom("orders").select("number").execute();
  // It is free again once its contract is withdrawn from.
  const { number } = placed.body.result;
  expect((await withdraw(ask, number, owner.email, owner.auth)).status).toBe(201);
  expect((await check(name)).availability).toBe("available");
  clock.now += 1000;
  const after = await order(
    ask,
    other,
    (await ask("GET", `/shop/order/cart/${early.id}`, undefined, other.auth)).body.result,
  );
  expect(after.status, after.text).toBe(201);
  expect(await check(name, other)).toMatchObject({ availability: "ours" });
  expect(await check(name, owner)).toMatchObject({ availability: "ours", offer: null });
  expect(Number(after.body.result.number.slice(-6))).toBe(numbers.length + 1);
});

it("[DOM-01] [SEC2-10] of orders at the same moment one gets the name", async () => {
  const people = [await customer(ask), await customer(ask), await customer(ask)];
  const name = "im-selben-augenblick.de";
  const carts: Awaited<ReturnType<typeof filledCart>>[] = [];
  for (const person of people) carts.push(await filledCart(ask, name, person.auth));
  const placed = await Promise.all(people.map((person, at) => order(ask, person, carts[at])));
  expect(placed.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(placed.filter(({ status }) => status === 409).map(({ body }) => body.refusal)).toEqual([
    "DomainOurs",
    "DomainOurs",
  ]);
  expect(
    await api.database.reads.selectFrom("contract_names").selectAll().where("ascii", "=", name).execute(),
  ).toHaveLength(1);
});

it("[DOM-01] [SEC2-10] the same order sent again under its key is answered as before", async () => {
  const person = await customer(ask);
  const cart = await filledCart(ask, "noch-einmal.de", person.auth);
  const first = await order(ask, person, cart, "bound-name-key-1");
  const again = await order(ask, person, cart, "bound-name-key-1", { quoteHash: first.body.result.quote.hash });
  expect([first.status, again.status, again.body.result.id]).toEqual([201, 200, first.body.result.id]);
});

it("[DOM-01] [ADM-01] [SEC2-10] names that contracts from before share are listed for staff, the oldest holds each, and the next one after it", async () => {
  const name = "doppelt-vergeben.de";
  const support = await staffMember({ ask, api }, "support");
  const orders: Loose[] = [];
  const people = [await customer(ask), await customer(ask)];
  for (const person of people) {
    const cart = await filledCart(ask, name, person.auth);
    orders.push((await order(ask, person, cart)).body.result);
    clock.now += 1000;
    // As it was before there was one row for each name.
    await api.database.inTransaction((handle) =>
      handle.deleteFrom("contract_names").where("ascii", "=", name).execute(),
    );
  }
  const warned: object[] = [];
  const log = { info: () => undefined, error: () => undefined, warn: (facts: object) => void warned.push(facts) };
  const start = () => holdEarlierNames(api.database, readContracts, log);
  await start();
  await start();
  const names = async () => (await ask("GET", "/shop/admin/names", undefined, support.auth)).body.result.names;
  const waiting = async () => {
    const { counts, todo } = (await ask("GET", "/shop/admin/today", undefined, support.auth)).body.result;
    const [count, first] = [counts, todo].map((all) => all.find(({ kind }: Loose) => kind === "name"));
    return [count.count.value, first?.name ?? null];
  };
  const numbers = orders.map(({ customerNumber }) => customerNumber);
  const [found, ...others] = await names();
  expect([found.name, found.contracts.map((each: Loose) => each.customerNumber), others]).toEqual([name, numbers, []]);
  expect([warned.length, await waiting()]).toEqual([2, [1, name]]);
  expect((await check(name, people[1])).availability).toBe("ours");

  expect((await withdraw(ask, orders[0].number, people[0]?.email ?? "", people[0]?.auth)).status).toBe(201);
  expect([await names(), await waiting()]).toEqual([[], [0, null]]);
  expect(await check(name, people[1]), "the next oldest holds it").toMatchObject({ availability: "ours" });
  expect((await check(name)).availability).toBe("ours");
});
