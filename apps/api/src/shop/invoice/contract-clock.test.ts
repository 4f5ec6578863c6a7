// The contract clock over the database: late and twice, and each act once; in several processes: several-clocks.test.ts. [ACC-07]
import { describe, expect, it } from "vitest";
import { lettersTo, password } from "../../../test/customers.ts";
import { withdraw } from "../../../test/declarations.ts";
import { runContractClock } from "./contract-clock.ts";
import { day, documents, ordered, services, within } from "../../../test/contract-clock.ts";
import type { Loose } from "../../../test/harness.ts";

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
      expect(
        letters.filter((text) => /Rechnung R-\d{4}-\d{6} als\sPDF/.test(text.replaceAll(/\s+/g, " "))),
      ).toHaveLength(3);
      expect(
        letters.filter((text) =>
          text.replaceAll(/\s+/g, " ").includes("hat sich verlängert und läuft nun bis zum 20. November 2028"),
        ),
      ).not.toEqual([]);
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

  it("[BAL-08] [VAT-11] [SHOP3-7] bills what was ordered abroad from the seller's own price: at home the catalogue's, whatever reverse charge or individual rate was between", () =>
    within(async (shop) => {
      const { database } = shop.api;
      const moved = (to: object, facts: object = {}) =>
        database.inTransaction(async (handle) => {
          const { address } = await handle.selectFrom("customers").select("address").executeTakeFirstOrThrow();
          const changed = JSON.stringify({ ...JSON.parse(address), ...to });
          const own = { individual_rate: null, vat_id_validity: "unknown", ...facts };
          await handle
            .updateTable("customers")
            .set({ address: changed, ...own })
            .execute();
        });
      const home = { kind: "private", company: null, vatId: null, country: "DE" };
      const { placed, person } = await ordered(shop, { product: "vps-xs" }, true, { country: "US" });
      expect([placed.quote.vat.rate, placed.quote.lines[0].unitPrice]).toEqual([0, 329]);
      const business = { kind: "business", company: "Muster", country: "AT", vatId: "ATU13585627" };
      const announced: number[] = [];
      for (const move of [
        () => moved(home),
        () => moved(business, { vat_id_validity: "valid" }),
        () => moved({ ...home, country: "AT" }),
        () => moved(home, { individual_rate: 700 }),
        () => moved(home),
      ]) {
        await move();
        // A token does not last for a month.
        const { body } = await shop.ask("POST", "/auth/local", { identifier: person.email, password });
        const auth = { authorization: `Bearer ${body.jwt}` };
        const { contracts } = (await shop.ask("GET", "/shop/contracts", undefined, auth)).body.result;
        announced.push(...contracts.flatMap(({ later }: Loose) => later.map(({ gross }: Loose) => gross)));
        shop.clock.now += 31 * day;
        await shop.api.invoicing.run();
      }
      const all = (await documents(shop, placed.customerNumber)).toReversed();
      expect(announced).toEqual(all.slice(1).map(({ total }) => total));
      expect(all.slice(1).map(({ total, vat }) => [total, vat.rate])).toEqual([
        [391, 1900],
        [329, 0],
        [395, 2000],
        [352, 700],
        [391, 1900],
      ]);
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
});
