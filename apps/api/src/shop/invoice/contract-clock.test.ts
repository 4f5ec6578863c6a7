// The contract clock over the database: late, twice, in several processes and stopped in the middle, and each act once. [ACC-07]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/database/open-database.ts";
import { migrations } from "../../app/migrations.ts";
import { lettersTo } from "../../../test/customers.ts";
import { answer, withdraw } from "../../../test/declarations.ts";
import { severalContracts } from "../../../test/several-contracts.ts";
import { runContractClock } from "./contract-clock.ts";
import { day, documents, ordered, services, within } from "../../../test/contract-clock.ts";

const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

describe("the contract clock", () => {
  it("[ACC-07] bills each year once, with its letter, however late it runs", () =>
    within(async (shop) => {
      const { person, placed } = await ordered(shop);
      shop.clock.now += (2 * 366 + 10) * day;
      await Promise.all([shop.api.invoicing.run(), runContractClock(services(shop))]);
      await shop.api.invoicing.run();
      const all = await documents(shop, placed.customerNumber);
      expect(all).toHaveLength(3);
      const product = placed.quote.lines.find(({ kind }: any) => kind === "product");
      expect(all.slice(0, 2).map(({ total }) => total)).toEqual([product.recurring, product.recurring]);
      expect(all.map(({ number }) => number).toSorted()).toEqual(["R-2026-000001", "R-2028-000001", "R-2028-000002"]);
      const letters = await lettersTo(shop, person.email);
      expect(letters.filter((text) => text.includes("Rechnung als PDF"))).toHaveLength(3);
      expect(
        letters.filter((text) =>
          text.replaceAll(/\s+/g, " ").includes("hat sich verlängert und läuft nun bis zum 20. November 2028"),
        ),
      ).not.toEqual([]);
    }));

  it("[ACC-07] [CON-01] an addition from month to month that is paid a year ahead sends no letter each month", () =>
    within(async (shop) => {
      const { person, placed } = await ordered(shop, {
        product: "web-m",
        billingMonths: 12,
        additions: [{ product: "dedicated-ipv4", quantity: 1 }],
      });
      const renewals = async () =>
        (await lettersTo(shop, person.email)).map(plain).filter((text) => text.includes("hat sich verlängert"));
      for (let month = 0; month < 11; month += 1) {
        shop.clock.now += 30 * day;
        await shop.api.invoicing.run();
      }
      expect(await renewals()).toEqual([]);
      shop.clock.now += 60 * day;
      await shop.api.invoicing.run();
      const [renewed, ...others] = await renewals();
      expect(renewed).toMatch(
        /Ihr Vertrag über Web M \(K-2026-000001-1\) hat sich verlängert und läuft nun bis zum 20\. November 2028/,
      );
      expect(others).toEqual([]);
      const totals = (await documents(shop, placed.customerNumber)).map(({ total }) => total);
      expect(totals.toSorted((a, b) => a - b)).toEqual([12 * (199 + 499), placed.quote.total]);
    }));

  it("[ACC-07] [ACC-04] bills to the address and VAT of its day", () =>
    within(async (shop) => {
      const { placed } = await ordered(shop);
      const { database } = shop.api;
      const row = await database.reads.selectFrom("customers").selectAll().executeTakeFirstOrThrow();
      const address = {
        ...JSON.parse(row.address),
        kind: "business",
        company: "Muster",
        country: "AT",
        vatId: "ATU13585627",
        city: "Wien",
      };
      await database.inTransaction((handle) =>
        handle
          .updateTable("customers")
          .set({ address: JSON.stringify(address), vat_id_validity: "valid" })
          .where("customer_number", "=", row.customer_number)
          .execute(),
      );
      shop.clock.now += 367 * day;
      await shop.api.invoicing.run();
      const [later, first] = await documents(shop, placed.customerNumber);
      expect(later).toMatchObject({ vat: { treatment: "reverse-charge" }, vatAmount: 0, buyer: { city: "Wien" } });
      expect(first).toMatchObject({ vat: { treatment: "domestic" }, buyer: { city: "Berlin" } });
    }));

  it("[ACC-07] [ACC-03] takes a withdrawal back with a credit note, once, and bills nothing more", () =>
    within(async (shop) => {
      const { person, placed } = await ordered(shop);
      expect((await withdraw(shop.ask, placed.number, person.email, person.auth)).status).toBe(201);
      await Promise.all([shop.api.invoicing.run(), runContractClock(services(shop))]);
      shop.clock.now += 800 * day;
      await shop.api.invoicing.run();
      const all = await documents(shop, placed.customerNumber);
      expect(all.map(({ number, total }) => `${number} ${total}`).toSorted()).toEqual([
        `R-2026-000001 ${placed.quote.total}`,
        `RK-2026-000001 ${0 - placed.quote.total}`,
      ]);
    }));

  it("[ACC-07] [ACC-03] [SEC2-2] bills on while a withdrawal without login waits, and takes all of it back once it is known whose it was", () =>
    within(async (shop) => {
      const { person, placed } = await ordered(shop, { product: "vps-s" });
      expect((await withdraw(shop.ask, placed.number, person.email)).status).toBe(201);
      for (let month = 0; month < 3; month += 1) {
        shop.clock.now += 31 * day;
        await shop.api.invoicing.run();
      }
      const billed = await documents(shop, placed.customerNumber);
      expect(billed.map(({ kind }) => kind)).toEqual(["invoice", "invoice", "invoice", "invoice"]);
      expect((await answer(shop, person.email, "own")).status).toBe(200);
      shop.clock.now += 100 * day;
      await Promise.all([shop.api.invoicing.run(), runContractClock(services(shop))]);
      const all = await documents(shop, placed.customerNumber);
      expect(all.map(({ kind }) => kind).toSorted()).toEqual([
        ...billed.map(() => "credit-note"),
        ...billed.map(() => "invoice"),
      ]);
      expect(all.reduce((sum: number, { total }) => sum + total, 0)).toBe(0);
    }));

  it("[ACC-07] [CON-02] pays back what the guarantee promises, with a credit note", () =>
    within(async (shop) => {
      const { person, placed } = await ordered(shop);
      const { contracts } = (await shop.ask("GET", "/shop/contracts", undefined, person.auth)).body.result;
      const { contract, acts } = contracts.find((view: any) => view.acts.guarantee !== null);
      expect((await shop.ask("POST", `/shop/contracts/${contract.id}/guarantee`, undefined, person.auth)).status).toBe(
        200,
      );
      await shop.api.invoicing.run();
      const all = (await documents(shop, placed.customerNumber))
        .map(({ kind, total }) => `${kind} ${total}`)
        .toSorted();
      expect(all).toEqual([`credit-note ${0 - acts.guarantee.refund}`, `invoice ${placed.quote.total}`]);
    }));

  it("[ACC-07] ends a cancelled contract on its day, once, with a letter, and bills nothing from then on", () =>
    within(async (shop) => {
      const { person, placed } = await ordered(shop, { product: "web-l" });
      const { contracts } = (await shop.ask("GET", "/shop/contracts", undefined, person.auth)).body.result;
      const [{ contract }] = contracts;
      const email = person.email;
      const cancelled = await shop.ask(
        "POST",
        "/shop/declaration/cancellation",
        {
          category: "hosting",
          product: contract.number,
          termination: "ordinary",
          end: "next",
          email,
          emailRepeat: email,
        },
        { ...person.auth, "idempotency-key": "cancelled-once", "shop-locale": "de" },
      );
      expect(cancelled.status, cancelled.text).toBe(201);
      const state = async () =>
        shop.api.database.reads
          .selectFrom("contracts")
          .select(["state", "clock_day"])
          .where("id", "=", contract.id)
          .executeTakeFirstOrThrow();
      const before = await state();
      const row = await shop.api.database.reads
        .selectFrom("contracts")
        .select("body")
        .where("id", "=", contract.id)
        .executeTakeFirstOrThrow();
      const { end } = JSON.parse(row.body).state;
      for (let month = 0; month < 40; month += 1) {
        shop.clock.now += 31 * day;
        await shop.api.invoicing.run();
      }
      expect([before.state, await state()]).toEqual(["cancelled", { state: "ended", clock_day: null }]);
      const letters = (await lettersTo(shop, email)).map((text) => text.replaceAll(/\s+/g, " "));
      expect(letters.filter((text) => text.includes("ausgelaufen"))).toHaveLength(1);
      const all = await documents(shop, placed.customerNumber);
      expect(all.length).toBeGreaterThan(1);
      expect(all.flatMap(({ lines }) => lines).every(({ period }) => period !== null && period.from < end)).toBe(true);
    }));

  it("[ACC-07] the contracts of a hundred orders in three processes, stopped in the middle and begun again: each once, numbers without gaps", () =>
    within(async (shop) => {
      await ordered(shop);
      const count = await severalContracts(shop.api.database, 100, randomUUID);
      shop.clock.now += 400 * day;
      const others = await Promise.all([0, 1].map(() => openDatabase(shop.settings, migrations)));
      try {
        const all = [shop.api.database, ...others].map((database) => ({ ...services(shop), database }));
        const stops = { left: 40 };
        await Promise.all(all.map((each) => runContractClock(each, () => (stops.left -= 1) < 0)));
        const half = await shop.api.database.reads.selectFrom("invoices").select("id").execute();
        expect(half.length).toBeLessThan(count + 1);
        // What a busy database refused is done in the next round, as the job does it.
        await expect
          .poll(() => Promise.all(all.map((each) => runContractClock(each))), { timeout: 100_000 })
          .toEqual([0, 0, 0]);
        const rows = await shop.api.database.reads
          .selectFrom("invoices")
          .select(["number", "source"])
          .where("source", "like", "due:%")
          .execute();
        expect(new Set(rows.map(({ source }) => source)).size).toBe(rows.length);
        expect(rows.map(({ number }) => Number(number.split("-").at(-1))).toSorted((a, b) => a - b)).toEqual(
          rows.map((_, at) => at + 1),
        );
        const billed = new Set(rows.map(({ source }) => source.split(":")[1]));
        expect(billed.size).toBe(count);
        const letters = await shop.api.database.reads
          .selectFrom("outbox")
          .select("id")
          .where("id", "like", "invoice-%")
          .execute();
        expect(letters).toHaveLength(rows.length + 1);
      } finally {
        for (const each of others) await each.close();
      }
    }));
});
