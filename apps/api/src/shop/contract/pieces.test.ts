// Each piece of an item is a contract with a number, a delivery and an end of its own; together they are the item to the cent. [ACC-02]
import { describe, expect, it } from "vitest";
import { deliveryKey, day, documents, ordered, within } from "../../../test/contract-clock.ts";
import { lettersTo } from "../../../test/customers.ts";
import type { Loose } from "../../../test/harness.ts";

const three = {
  product: "web-m",
  quantity: 3,
  billingMonths: 12,
  additions: [{ product: "web-storage-50", quantity: 2 }],
};

describe("three plans with an addition that is bound for a month", () => {
  it("[LIF-02] [ACC-02] [SHOP2-8] are six contracts, piece by piece; a line of the invoice names its three, and two end without the third", () =>
    within(async (shop) => {
      const { ask, api } = shop;
      const { person, placed } = await ordered(shop, three);
      const contracts = (
        await ask("GET", `/shop/contracts?order=${placed.id}`, undefined, person.auth)
      ).body.result.contracts.toReversed();
      expect(
        contracts.map(({ contract }: Loose) => [contract.number, contract.piece.number, contract.parts[0].subject]),
      ).toEqual([
        [`${placed.number}-1`, 1, "web-m"],
        [`${placed.number}-2`, 1, "web-storage-50"],
        [`${placed.number}-3`, 2, "web-m"],
        [`${placed.number}-4`, 2, "web-storage-50"],
        [`${placed.number}-5`, 3, "web-m"],
        [`${placed.number}-6`, 3, "web-storage-50"],
      ]);
      expect(contracts.map(({ contract }: Loose) => contract.parts[0].quantity)).toEqual([1, 2, 1, 2, 1, 2]);
      expect(contracts.reduce((sum: number, { first }: Loose) => sum + first, 0)).toBe(placed.quote.subtotal);

      const [invoice] = await documents(shop, placed.customerNumber);
      expect(invoice?.lines.map(({ contracts: of, quantity }) => [of, quantity])).toEqual([
        [[1, 3, 5].map((at) => `${placed.id}-${at}`), 3],
        [[2, 4, 6].map((at) => `${placed.id}-${at}`), 6],
      ]);
      const shown = (await ask("GET", `/shop/invoices/${invoice?.id}`, undefined, person.auth)).body.result;
      expect(shown.lines[0].contracts).toEqual([1, 3, 5].map((at) => `${placed.number}-${at}`));

      // One of them is given back; what belongs to it goes along, the others stay.
      const withdrawal = { name: "Erika Mustermann", contract: `${placed.number}-3`, email: person.email };
      const declared = await ask("POST", "/shop/declaration/withdrawal", withdrawal, {
        ...person.auth,
        "idempotency-key": "one-of-three",
      });
      expect(declared.status, declared.text).toBe(201);
      await api.invoicing.run();
      const standings = (
        await ask("GET", `/shop/contracts?order=${placed.id}`, undefined, person.auth)
      ).body.result.contracts
        .toReversed()
        .map(({ standing }: Loose) => standing);
      expect(standings).toEqual(["running", "running", "withdrawn", "withdrawn", "running", "running"]);
      const all = (await documents(shop, placed.customerNumber)).toSorted((a, b) => b.total - a.total);
      expect(all.map(({ kind, total, lines }) => [kind, total, ...lines.map(({ quantity }) => quantity)])).toEqual([
        ["invoice", placed.quote.total, 3, 6],
        ["credit-note", 0 - placed.quote.total / 3, 1, 2],
      ]);
    }));

  it("[OUT-03] [SHOP2-8] are delivered one by one, each with a link of its own", () =>
    within(async (shop) => {
      const { person, placed } = await ordered(
        shop,
        { product: "vps-m", quantity: 2, billingMonths: 1, location: "AT" },
        true,
      );
      const report = (place: number) =>
        shop.ask(
          "PUT",
          `/shop/contracts/${placed.id}-${place}/delivery`,
          { state: "ready", text: { en: "It runs.", de: "Er läuft." }, link: `https://panel.example.org/${place}` },
          { authorization: `Bearer ${deliveryKey}` },
        );
      const links = async () =>
        (await shop.ask("GET", `/shop/order/${placed.id}/delivery`, undefined, person.auth)).body.result.items.map(
          ({ link }: Loose) => link,
        );
      expect((await report(2)).status).toBe(200);
      expect(await links()).toEqual(["https://panel.example.org/2"]);
      expect((await report(1)).status).toBe(200);
      expect(await links()).toEqual(["https://panel.example.org/1", "https://panel.example.org/2"]);
    }));

  it("[CHK-05] [ACC-02] [SHOP2-8] [LOOK3-21] have one calendar in the confirmation and one calendar file, under all their numbers", () =>
    within(async (shop) => {
      const { person, placed } = await ordered(shop, { ...three, quantity: 5 });
      const [letter] = (await lettersTo(shop, person.email)).filter((text) => text.includes("Wichtige Termine"));
      expect(letter?.replaceAll(/\s+/g, " ")).toContain(
        `Wichtige Termine Ihrer Verträge Web M (${placed.number}-1, -3, -5, -7, -9) und `,
      );
      // One calendar for all of them: no day says the same twice.
      const days = letter?.match(/^- \d+\. \p{L}+ \d{4}: .*$/gmu) ?? [];
      expect([days.length > 2, new Set(days).size]).toEqual([true, days.length]);
      const { attachments } = await shop.api.database.reads
        .selectFrom("outbox")
        .select("attachments")
        .where("order_id", "=", placed.id)
        .executeTakeFirstOrThrow();
      expect(JSON.parse(attachments ?? "[]").filter(({ kind }: Loose) => kind === "calendar-first")).toHaveLength(1);
    }));

  it("[ACC-05] [SHOP2-8] are one by their order's number, and none by the title alone: a person reads what is meant", () =>
    within(async (shop) => {
      const { person, placed } = await ordered(shop, three);
      const cancel = async (product: string, key: string) => {
        const { email } = person;
        const body = { category: "hosting", product, termination: "ordinary", end: "next", email, emailRepeat: email };
        const answer = await shop.ask("POST", "/shop/declaration/cancellation", body, {
          ...person.auth,
          "idempotency-key": key,
        });
        expect(answer.status, answer.text).toBe(201);
        const { contracts } = (await shop.ask("GET", `/shop/contracts?order=${placed.id}`, undefined, person.auth)).body
          .result;
        return contracts.filter(({ standing }: Loose) => standing === "cancelled").length;
      };
      shop.clock.now += 20 * day;
      expect(await cancel("Web M", "by-its-title")).toBe(0);
      expect(await cancel(`Web M ${placed.number}-5`, "by-its-number")).toBe(2);
      expect(await cancel(placed.number, "by-the-order")).toBe(6);
    }));
});
