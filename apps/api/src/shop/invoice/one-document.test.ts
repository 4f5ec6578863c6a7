// What is due on one day of an order is one invoice with one letter, and what one act ends one credit note for each invoice. [ACC-03] [ACC-07]
import { describe, expect, it } from "vitest";
import { day, documents, loggedIn, ordered, services, within } from "../../../test/contract-clock.ts";
import { lettersTo } from "../../../test/customers.ts";
import { cancel, withdraw } from "../../../test/declarations.ts";
import type { Loose, Running } from "../../../test/harness.ts";
import { runContractClock } from "./contract-clock.ts";

const three = {
  product: "web-m",
  quantity: 3,
  billingMonths: 12,
  additions: [{ product: "web-storage-50", quantity: 2 }],
};

/** Every document, the earliest first: its total, and how many of which contracts its lines are for. */
const all = async (shop: Running, { placed }: { readonly placed: Loose }) =>
  (await documents(shop, placed.customerNumber))
    .toReversed()
    .map(({ total, lines }) => [total, ...lines.map(({ contracts, quantity }) => `${contracts.length} ${quantity}`)]);

const words = (text: string): string => text.replaceAll(/\s+/g, " ");
const lettersWith = async (shop: Running, email: string, part: string) =>
  (await lettersTo(shop, email)).map(words).filter((text) => text.includes(part));

describe("three plans of one order", () => {
  it("[ACC-07] [SHOP2-8] renew with one invoice and one letter, which names all three", () =>
    within(async (shop) => {
      const order = await ordered(shop, three);
      const { placed, person } = order;
      shop.clock.now += 366 * day;
      await Promise.all([shop.api.invoicing.run(), runContractClock(services(shop))]);
      await shop.api.invoicing.run();
      const lines = ["3 3", "3 6"];
      const yearly = placed.quote.lines.reduce((sum: number, { recurring }: Loose) => sum + recurring, 0);
      expect(await all(shop, order)).toEqual([
        [placed.quote.total, ...lines],
        [yearly, ...lines],
      ]);
      const letters = await lettersWith(shop, person.email, "Anhang erhalten Sie Ihre Rechnung R-");
      expect(letters).toHaveLength(2);
      const numbers = [1, 3, 5].map((at) => `${placed.number}-${at}`).join(", ");
      expect(letters[1]).toContain(
        `Ihre Verträge über Web M (${numbers}) haben sich verlängert und laufen nun bis zum 20. November 2028.`,
      );
    }));

  it("[LGL-03] [ACC-03] [SHOP2-8] are withdrawn from with one credit note and one letter, whole lines as on the invoice", () =>
    within(async (shop) => {
      const order = await ordered(shop, three, false);
      const { placed, person } = order;
      expect((await withdraw(shop.ask, placed.number, person.email, person.auth)).status).toBe(201);
      await Promise.all([shop.api.invoicing.run(), runContractClock(services(shop))]);
      await shop.api.invoicing.run();
      expect(await all(shop, order)).toEqual([
        [placed.quote.total, "3 3", "3 6"],
        [-placed.quote.total, "3 3", "3 6"],
      ]);
      expect(await lettersWith(shop, person.email, "im Anhang erhalten Sie Ihre Rechnungskorrektur")).toHaveLength(1);
    }));

  it("[ACC-07] [SHOP2-8] run out with one credit note for the days that were paid for after it, and one letter", () =>
    within(async (shop) => {
      const order = await ordered(shop, three, true);
      const { placed, person } = order;
      shop.clock.now += 20 * day;
      const cancelled = await cancel(
        shop.ask,
        { category: "hosting", product: placed.number, email: person.email },
        person.auth,
      );
      expect(cancelled.status, cancelled.text).toBe(201);
      shop.clock.now += 720 * day;
      await shop.api.invoicing.run();
      const [, ...later] = await all(shop, order);
      expect(later.map(([total]) => Number(total) < 0)).toEqual(later.length === 0 ? [] : [true]);
      const [letter, ...others] = await lettersWith(shop, person.email, "ausgelaufen");
      expect(letter).toContain(
        `Ihre Verträge über Web M (${[1, 3, 5].map((at) => `${placed.number}-${at}`).join(", ")}) sind am`,
      );
      expect(others).toEqual([]);
    }));
});

describe("a server by the hour with storage by the month", () => {
  it("[PRD-08] [ACC-07] [SHOP2-10] is one invoice and one letter each month, and its end one more with one credit note", () =>
    within(async (shop) => {
      const order = await ordered(
        shop,
        { product: "cloud-m", additions: [{ product: "block-storage", quantity: 50 }] },
        true,
      );
      const { person, placed } = order;
      for (let month = 0; month < 2; month += 1) {
        shop.clock.now += 31 * day;
        await Promise.all([shop.api.invoicing.run(), runContractClock(services(shop))]);
      }
      const months = await all(shop, order);
      expect(months).toEqual([
        [200, "1 1", "1 50"],
        [1199, "1 1", "1 50"],
        [1199, "1 1", "1 50"],
      ]);
      expect(await lettersWith(shop, person.email, "Anhang erhalten Sie Ihre Rechnung R-")).toHaveLength(3);
      const auth = await loggedIn(shop, person);
      const cancelled = await cancel(
        shop.ask,
        { category: "cloud-server", product: placed.number, email: person.email },
        auth,
      );
      expect(cancelled.status, cancelled.text).toBe(201);
      await shop.api.invoicing.run();
      shop.clock.now += 60 * day;
      await shop.api.invoicing.run();
      // The hours of the last day, and the days of the storage that were paid for after it.
      const [invoice, note, ...others] = (await all(shop, order)).slice(3);
      expect([invoice?.length, Number(invoice?.[0]) > 0, note?.length, Number(note?.[0]) < 0, others]).toEqual([
        2,
        true,
        2,
        true,
        [],
      ]);
    }));
});
