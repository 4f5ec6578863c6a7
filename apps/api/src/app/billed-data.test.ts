// A data directory of the version before payments were rows opens: contracts, invoices, what was noted as paid, and hours that run go on to the cent. [OPS-02] [BAL-01] [BAL-02] [SHOP2-8] [LOOK2-3]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { cancel, withdraw } from "../../test/declarations.ts";
import { day, documents } from "../../test/contract-clock.ts";
import { running, type Loose } from "../../test/harness.ts";

const fixture = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../test/fixtures/${name}`, import.meta.url)));

/**
 * What that shop answered on 24 November 2026, three days after four orders: two servers as one contract and paid, a server by the hour that was ready, a
 * plan without an early start and paid, a server that is unpaid and cancelled.
 */
const earlier: Loose = JSON.parse(fixture("billed-data.json").toString());

const directory = mkdtempSync(join(tmpdir(), "kontor-billed-"));
writeFileSync(join(directory, "kontor.sqlite"), brotliDecompressSync(fixture("billed-data.sqlite.br")));
writeFileSync(join(directory, "session-secret"), earlier.secret, { mode: 0o600 });
const shop = await running({ DATA_DIR: directory });
shop.clock.now = earlier.at;
afterAll(async () => {
  await shop.close();
  rmSync(directory, { recursive: true, force: true });
});
const { ask, api, clock } = shop;

const loggedIn = async (email: string) => {
  const { status, body } = await ask("POST", "/auth/local", { identifier: email, password: earlier.password });
  expect(status).toBe(200);
  return { authorization: `Bearer ${body.jwt}` };
};
const contractOf = async ({ id, email }: Loose): Promise<Loose> =>
  (await ask("GET", `/shop/contracts/${id}-1`, undefined, await loggedIn(email))).body.result;
const balances = async ({ email, documents: all }: Loose): Promise<Loose[]> => {
  const auth = await loggedIn(email);
  return Promise.all(
    all.map(async ({ id }: Loose) => (await ask("GET", `/shop/invoices/${id}`, undefined, auth)).body.result.balance),
  );
};
const totals = async ({ customerNumber }: Loose): Promise<readonly number[]> =>
  (await documents(shop, customerNumber)).map(({ total }) => total).toReversed();

it("[BAL-01] [BAL-02] what was noted as paid is a payment of that day, and what was not is left to pay", async () => {
  await api.invoicing.run();
  const [paid] = await balances(earlier.plan);
  expect(paid).toMatchObject({ state: "paid", received: 5988, left: 0, toPayBack: 0 });
  expect((await balances(earlier.two))[0]).toMatchObject({ state: "paid", received: 2182, left: 0 });
  expect((await balances(earlier.unpaid))[0]).toMatchObject({ state: "open", received: 0, left: 1091, toPayBack: 0 });
  const payments = await api.database.reads.selectFrom("payments").selectAll().execute();
  expect(payments.map(({ day: on, cents }) => [on, cents]).toSorted()).toEqual([
    ["2026-11-23", 5988],
    ["2026-11-24", 2182],
  ]);
});

it("[SHOP2-8] [LOOK2-3] two servers stay one contract, which began on the day of its order, as the plan did", async () => {
  const contracts = (await ask("GET", "/shop/contracts", undefined, await loggedIn(earlier.two.email))).body.result
    .contracts;
  expect(contracts).toHaveLength(1);
  const two = await contractOf(earlier.two);
  expect(two).toMatchObject({
    standing: "running",
    contract: { start: "2026-11-21", orderedOn: "2026-11-21", parts: [{ quantity: 2 }] },
  });
  expect((await contractOf(earlier.plan)).contract).toMatchObject({ start: "2026-11-21", orderedOn: "2026-11-21" });
  expect((await contractOf(earlier.unpaid)).standing).toBe("cancelled");
});

it("[ACC-07] [LGL-03] [BAL-03] a month later each is billed as it was agreed, and a withdrawal gives back what came and no more", async () => {
  await withdraw(ask, earlier.plan.number, earlier.plan.email, await loggedIn(earlier.plan.email));
  await api.invoicing.run();
  expect(await totals(earlier.plan)).toEqual([5988, -5988]);
  expect((await balances(earlier.plan))[0]).toMatchObject({ toPayBack: 0 });
  const owed = (
    await ask("GET", `/shop/contracts/${earlier.plan.id}-1/balance`, undefined, await loggedIn(earlier.plan.email))
  ).body.result;
  expect(owed.toPayBack).toBe(5988);

  clock.now += 40 * day;
  await api.invoicing.run();
  // The month of two servers without their setup, at the price that was agreed; hours up to the most of a month.
  expect((await totals(earlier.two)).slice(0, 2)).toEqual([2182, 1182]);
  expect((await totals(earlier.hourly))[0]).toBe(0);
  expect((await totals(earlier.hourly)).slice(1)).toEqual([999]);
  expect((await contractOf(earlier.unpaid)).end).toBe("2027-01-20");
  await cancel(
    ask,
    { category: "cloud-server", product: `${earlier.hourly.number}-1`, email: earlier.hourly.email },
    await loggedIn(earlier.hourly.email),
  );
  await api.invoicing.run();
  expect((await totals(earlier.hourly)).slice(1)).toEqual([999, 648]);

  // The months of the unpaid server are billed to its end, and not after it.
  clock.now += 40 * day;
  await api.invoicing.run();
  expect((await contractOf(earlier.unpaid)).standing).toBe("ended");
  expect(await totals(earlier.unpaid)).toEqual([1091, 591]);
  expect((await totals(earlier.hourly)).slice(1)).toEqual([999, 648]);
});
