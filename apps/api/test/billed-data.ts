// What a shop of the version before payments were rows had stored, and how it goes on to the cent: contracts, invoices, what was noted as paid, hours that run.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { day, documents } from "./contract-clock.ts";
import { cancel, withdraw } from "./declarations.ts";
import type { Loose, Running } from "./harness.ts";
import type { ContractPrice } from "@kontor/domain/shop/contract";
import { addMissingPrices } from "../src/shop/checkout/earlier-prices.ts";
import { readContracts } from "../src/shop/contract/store.ts";
import { makeWords } from "../src/site/desk/words-job.ts";
import { staffMember } from "./staff.ts";

const fixture = (name: string): Buffer => readFileSync(fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url)));

/**
 * What that shop answered on 24 November 2026, three days after four orders: two servers as one contract and paid, a server by the hour that was ready, a
 * plan without an early start and paid, a server that is unpaid and cancelled.
 */
export const billed: Loose = JSON.parse(fixture("billed-data.json").toString());

/** Its database as one file in a directory. */
export const billedFile = (directory: string, name: string): string => {
  const file = join(directory, name);
  writeFileSync(file, brotliDecompressSync(fixture("billed-data.sqlite.br")));
  return file;
};

/** The tests of a shop that has these data, one after another. */
export const goesOn = (shop: Running): void => {
  const { ask, api, clock } = shop;
  const loggedIn = async (email: string) => {
    const { status, body } = await ask("POST", "/auth/local", { identifier: email, password: billed.password });
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
    const [paid] = await balances(billed.plan);
    expect(paid).toMatchObject({ state: "paid", received: 5988, left: 0, toPayBack: 0 });
    expect((await balances(billed.two))[0]).toMatchObject({ state: "paid", received: 2182, left: 0 });
    expect((await balances(billed.unpaid))[0]).toMatchObject({ state: "open", received: 0, left: 1091, toPayBack: 0 });
    const payments = await api.database.reads.selectFrom("payments").selectAll().execute();
    expect(payments.map(({ day: on, cents }) => [on, cents]).toSorted()).toEqual([
      ["2026-11-23", 5988],
      ["2026-11-24", 2182],
    ]);
  });

  it("[SHOP2-8] [LOOK2-3] two servers stay one contract, which began on the day of its order, as the plan did", async () => {
    const contracts = (await ask("GET", "/shop/contracts", undefined, await loggedIn(billed.two.email))).body.result
      .contracts;
    expect(contracts).toHaveLength(1);
    const two = await contractOf(billed.two);
    expect(two).toMatchObject({
      standing: "running",
      contract: { start: "2026-11-21", orderedOn: "2026-11-21", parts: [{ quantity: 2 }] },
    });
    expect((await contractOf(billed.plan)).contract).toMatchObject({ start: "2026-11-21", orderedOn: "2026-11-21" });
    expect((await contractOf(billed.unpaid)).standing).toBe("cancelled");
  });

  it("[ADM-01] [OPS2-6] [OPS2-7] staff find its contracts by their domain names, and correct the address of a customer of it", async () => {
    // As the job does within a minute of a restore under a shop that runs.
    await makeWords(api.database);
    const support = await staffMember(shop, "support");
    const names = (await contractOf(billed.plan)).contract.parts.filter(({ kind }: Loose) => kind === "domain");
    for (const { subject } of names) {
      const answer = await ask("GET", `/shop/admin/contracts?q=${subject}`, undefined, support.auth);
      expect(answer.body.result.contracts).toMatchObject([{ id: `${billed.plan.id}-1` }]);
    }
    expect(names.length).toBeGreaterThan(0);
    const { customerNumber } = billed.plan;
    const body = { city: "Mannheim", reason: "Moved." };
    const corrected = await ask("PUT", `/shop/admin/customers/${customerNumber}/address`, body, support.auth);
    expect([corrected.status, corrected.body.result.address.city]).toEqual([200, "Mannheim"]);
  });

  it("[ACC-07] [LGL-03] [BAL-03] a month later each is billed as it was agreed, and a withdrawal gives back what came and no more", async () => {
    await withdraw(ask, billed.plan.number, billed.plan.email, await loggedIn(billed.plan.email));
    await api.invoicing.run();
    expect(await totals(billed.plan)).toEqual([5988, -5988]);
    expect((await balances(billed.plan))[0]).toMatchObject({ toPayBack: 0 });
    const owed = (
      await ask("GET", `/shop/contracts/${billed.plan.id}-1/balance`, undefined, await loggedIn(billed.plan.email))
    ).body.result;
    expect(owed.toPayBack).toBe(5988);

    clock.now += 40 * day;
    await api.invoicing.run();
    // The month of two servers without their setup, at the price that was agreed; hours up to the most of a month.
    expect((await totals(billed.two)).slice(0, 2)).toEqual([2182, 1182]);
    expect((await totals(billed.hourly))[0]).toBe(0);
    expect((await totals(billed.hourly)).slice(1)).toEqual([999]);
    expect((await contractOf(billed.unpaid)).end).toBe("2027-01-20");
    await cancel(
      ask,
      { category: "cloud-server", product: `${billed.hourly.number}-1`, email: billed.hourly.email },
      await loggedIn(billed.hourly.email),
    );
    await api.invoicing.run();
    expect((await totals(billed.hourly)).slice(1)).toEqual([999, 648]);

    // The months of the unpaid server are billed to its end, and not after it.
    clock.now += 40 * day;
    await api.invoicing.run();
    expect((await contractOf(billed.unpaid)).standing).toBe("ended");
    expect(await totals(billed.unpaid)).toEqual([1091, 591]);
    expect((await totals(billed.hourly)).slice(1)).toEqual([999, 648]);
  });

  it("[BAL-08] [OPS-02] each contract has the price list that its order gives, at the seller's own rate", async () => {
    // As a start does: what is restored under a shop that runs has its lists from the next start on.
    await addMissingPrices(api.database);
    const lists = readContracts(await api.database.reads.selectFrom("contracts").selectAll().execute()).map(
      ({ parts, prices }) => parts.map((part, at) => [part.recurring, prices?.[at], part.quantity] as const),
    );
    expect(lists).toHaveLength(4);
    for (const [recurring, price, quantity] of lists.flat()) {
      expect(price).toMatchObject({ homeRate: 1900, quantity, until: null });
      const { unitPrice, most, unit, everyMonths } = price as ContractPrice;
      const one = most?.unitPrice ?? unitPrice * (unit === "month" ? everyMonths : 1);
      expect(one * quantity).toBe(recurring);
    }
  });
};
