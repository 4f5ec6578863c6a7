// What the end of a contract leaves to pay, by all documents that there are of it: invoices and credit notes, to the cent. [ACC-03] [ACC-07] [PRD-08] [CON-02]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { day, documents, loggedIn, ordered, within } from "../../../test/contract-clock.ts";
import { berlin, cancel, claim, totals } from "../../../test/corrections.ts";

describe("a contract by the hour that is ended by notice", () => {
  it("[PRD-08] [CON-03] [LAW2-1] [SHOP2-1] [SEC2-1] costs its hours, of the first day and of ten days, and the last day is not paid back", () =>
    within(async (shop) => {
      for (const [hours, total] of [
        [5, 10],
        [240, 480],
      ] as const) {
        shop.clock.now = berlin("2026-11-21T10:00:00");
        const order = await ordered(shop, { product: "cloud-m" }, true);
        shop.clock.now += hours * 3_600_000 - 1;
        await cancel(shop, order.person, await loggedIn(shop, order.person), `${order.placed.number}-1`);
        await shop.api.invoicing.run();
        shop.clock.now += 60 * day;
        await shop.api.invoicing.run();
        expect(await totals(shop, order)).toEqual([0, total]);
      }
    }));
});

describe("the guarantee", () => {
  it("[CON-02] [CON-05] [LAW2-2] gives back the first month, and a second one that was billed that day", () =>
    within(async (shop) => {
      const order = await ordered(shop, { product: "root-s" }, true);
      shop.clock.now = berlin("2026-12-21T12:00:00");
      await shop.api.invoicing.run();
      const auth = await loggedIn(shop, order.person);
      expect(await claim(shop, order.person, auth, `${order.placed.id}-1`)).toEqual({
        lastDay: "2026-12-21",
        refund: 4490,
      });
      await shop.api.invoicing.run();
      expect(await totals(shop, order)).toEqual([9390, 4490, -4490, -4490]);
    }));
});

it("[ACC-07] [VAT-11] [VAT-14] [LAW2-6] a clock that runs late bills each period at the rate of its own last day", () =>
  within(async (shop) => {
    const order = await ordered(shop, { product: "root-s" }, true);
    await shop.api.database.inTransaction(async (handle) => {
      const german = handle.updateTable("vat_rates").where("country", "=", "DE").where("valid_until", "is", null);
      await german.set({ valid_until: "2026-12-31" }).execute();
      await handle
        .insertInto("vat_rates")
        .values({ country: "DE", valid_from: "2027-01-01", valid_until: null, rate: 1800 })
        .execute();
      await handle.updateTable("marks").set({ value: randomUUID() }).where("key", "=", "catalog-revision").execute();
    });
    shop.clock.now = berlin("2027-02-02T12:00:00");
    await shop.api.invoicing.run();
    const invoices = (await documents(shop, order.placed.customerNumber)).toSorted((a, b) =>
      a.number.localeCompare(b.number),
    );
    expect(invoices.map(({ total, vat }) => [total, vat.rate])).toEqual([
      [9390, 1900],
      [4490, 1800],
      [4490, 1800],
    ]);
  }));
