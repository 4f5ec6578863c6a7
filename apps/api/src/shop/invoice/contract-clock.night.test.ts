// The contract clock over the database through many rounds: a year of months, a notice that waits, a contract that ends. [ACC-07] [ACC-03] [CON-01]
import { describe, expect, it } from "vitest";
import { lettersTo } from "../../../test/customers.ts";
import { answer, withdraw } from "../../../test/declarations.ts";
import { runContractClock } from "./contract-clock.ts";
import { day, documents, ordered, services, within } from "../../../test/contract-clock.ts";

const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

describe("the contract clock", () => {
  it("[ACC-07] [CON-01] an addition from month to month that is paid a year ahead sends no letter each month", () =>
    within(async (shop) => {
      const { person, placed } = await ordered(shop, {
        product: "web-m",
        billingMonths: 12,
        additions: [{ product: "dedicated-ipv4", quantity: 1 }],
      });
      const about = async (words: string) =>
        (await lettersTo(shop, person.email)).map(plain).filter((text) => text.includes(words));
      for (let month = 0; month < 10; month += 1) {
        shop.clock.now += 30 * day;
        await shop.api.invoicing.run();
      }
      expect(await about("verlängert sich am")).toEqual([]);
      shop.clock.now += 30 * day;
      await shop.api.invoicing.run();
      const [announced, ...others] = await about("verlängert sich am");
      expect(announced).toContain("Ihr Vertrag über Web M (K-2026-000001-1) verlängert sich am 21. November 2027");
      expect(others).toEqual([]);
      shop.clock.now += 60 * day;
      await shop.api.invoicing.run();
      expect(await about("hat sich verlängert"), "it was announced before").toEqual([]);
      const totals = (await documents(shop, placed.customerNumber)).map(({ total }) => total);
      expect(totals.toSorted((a, b) => a - b)).toEqual([12 * (199 + 499), placed.quote.total]);
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
});
