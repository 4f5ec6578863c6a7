// Ways to have one name twice that its own tests do not name. [DOM-01] [CHK-07]
import { expect, it } from "vitest";
import { customer, filledCart, order, type Person } from "../../../test/customers.ts";
import { cancel, withdraw } from "../../../test/declarations.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const key = "a-key-of-the-names-with-32-characters";
const shop = await runningForFile({ DELIVERY_KEY: key });
const { ask, api, clock } = shop;
const day = 86_400_000;
const check = async (name: string, person?: Person) =>
  (await ask("POST", "/shop/domain/check", { name }, person?.auth ?? {})).body.result;

const spellings: readonly (readonly [string, ...string[]])[] = [
  ["grüße-aus-kiel.de", "xn--gre-aus-kiel-m9a91b.de", "gru\u0308ße-aus-kiel.DE", "grüße-aus-kiel.de."],
  ["mit-strich.de", "MIT-STRICH.de", "ｍit-strich.de", "mit-\u00adstrich.de", "www.mit-strich.de", "mit-strich。de"],
];

it.each(spellings)(
  "[DOM-01] [DOM-02] [SEC2-10] one name in other letters is the same name: %s",
  async (first, ...others) => {
    const owner = await customer(ask);
    expect((await order(ask, owner, await filledCart(ask, first, owner.auth))).status).toBe(201);
    for (const name of others) expect((await check(name)).availability, name).toBe("ours");
  },
);

it("[DOM-04] [SEC2-10] a cart has a name once, in whatever letters, and pieces of a plan share none", async () => {
  const person = await customer(ask);
  const { id, version } = (await ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
  const domains = ["straße-x1.de", "STRAßE-X1.de"].map((name) => ({ name, acquisition: "register" }));
  const item = {
    kind: "product",
    product: "web-m",
    quantity: 1,
    billingMonths: 12,
    location: null,
    additions: [],
    domains,
  };
  const put = (one: object) => ask("POST", `/shop/order/cart/${id}/items`, { version, item: one }, person.auth);
  expect((await put(item)).body.refusal).toBe("DomainAlreadyInCart");
  const cart = await put({ ...item, quantity: 2, domains: domains.slice(0, 1) });
  expect((await order(ask, person, cart.body.result)).status).toBe(201);
  const rows = await api.database.reads
    .selectFrom("contracts")
    .select("id")
    .where("body", "like", "%straße-x1%")
    .execute();
  const named = await api.database.reads
    .selectFrom("contracts")
    .select("id")
    .where("body", "like", "%xn--strae-x1-%")
    .execute();
  expect(new Set([...rows, ...named].map((row) => row.id)).size).toBe(1);
});

it("[DOM-01] [SEC2-10] is free again once its contract has ended, by notice or by the guarantee", async () => {
  const [person, claiming, other] = [await customer(ask), await customer(ask), await customer(ask)];
  const [name, claimed] = ["nach-dem-ende.de", "nach-der-garantie.de"];
  const { number, id } = (await order(ask, person, await filledCart(ask, name, person.auth))).body.result;
  const placed = (await order(ask, claiming, await filledCart(ask, claimed, claiming.auth))).body.result;
  await cancel(ask, { product: `${number}-1`, email: person.email }, person.auth);
  const { end } = (await ask("GET", `/shop/contracts/${id}-1`, undefined, person.auth)).body.result;
  expect((await ask("POST", `/shop/contracts/${placed.id}-1/guarantee`, undefined, claiming.auth)).status).toBe(200);
  const before = clock.now;
  clock.now = Date.parse(end) + 2 * day;
  await api.invoicing.run();
  for (const free of [name, claimed]) expect((await check(free, other)).availability).toBe("available");
  clock.now = before;
});

it("[DOM-01] [OUT-03] [SEC2-10] that was taken up again after its setup had failed is listed for staff where another customer has it by then", async () => {
  const [first, second, third] = [await customer(ask), await customer(ask), await customer(ask)];
  const support = await staffMember(shop, "support");
  const name = "wieder-aufgenommen.de";
  const placed = (await order(ask, first, await filledCart(ask, name, first.auth))).body.result;
  const report = (state: string) =>
    ask("PUT", `/shop/contracts/${placed.id}-1/delivery`, { state }, { authorization: `Bearer ${key}` });
  expect((await report("failed")).status).toBe(200);
  expect((await check(name)).availability).toBe("available");
  clock.now += 1000;
  const other = await order(ask, second, await filledCart(ask, name, second.auth));
  expect(other.status).toBe(201);
  expect((await report("setting-up")).status).toBe(200);
  const { names } = (await ask("GET", "/shop/admin/names", undefined, support.auth)).body.result;
  expect(names.map((each: Loose) => [each.name, each.contracts.length])).toEqual([[name, 2]]);
  await withdraw(ask, other.body.result.number, second.email, second.auth);
  expect((await check(name, third)).availability).toBe("ours");
});

it("[DOM-01] [DOM-06] [CRT-08] [SEC2-10] two carts of one customer, and a move of what another customer registers here, get a name once", async () => {
  const [person, other] = [await customer(ask), await customer(ask)];
  const name = "zwei-warenkoerbe.de";
  // An account has one cart; the other is that of a browser before its login.
  const carts = [await filledCart(ask, name, person.auth), await filledCart(ask, name)];
  const placed = await Promise.all(carts.map((cart) => order(ask, person, cart)));
  expect(placed.filter(({ status }) => status === 201)).toHaveLength(1);
  const rows = await api.database.reads.selectFrom("contract_names").selectAll().where("ascii", "=", name).execute();
  expect(rows).toHaveLength(1);
  const { id, version } = (await ask("POST", "/shop/order/cart", undefined, other.auth)).body.result;
  const moved = { kind: "domain", domain: { name, acquisition: "transfer", authcode: "abcd-1234-EFGH" } };
  const put = await ask("POST", `/shop/order/cart/${id}/items`, { version, item: moved }, other.auth);
  expect(put.body.refusal).toBe("DomainOurs");
  expect(await check(name, other), "no transfer is offered that is refused then").toMatchObject({
    availability: "ours",
    offer: null,
  });
});
