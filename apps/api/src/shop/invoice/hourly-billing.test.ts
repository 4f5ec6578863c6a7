// What is used by the hour, billed by the contract clock: months and the rest, from the hour that the server is ready. [PRD-08] [LGL-04]
import { describe, expect, it } from "vitest";
import { runContractClock } from "./contract-clock.ts";
import { day, deliveryKey, documents, loggedIn, ordered, services, within } from "../../../test/contract-clock.ts";

describe("what is used by the hour", () => {
  it("[PRD-05] [PRD-08] [CON-03] [LAW2-1] is billed when a month of it is over, and the rest when it is ended", () =>
    within(async (shop) => {
      const { person, placed } = await ordered(shop, { product: "cloud-m" }, true);
      const [line] = placed.quote.lines;
      expect([placed.quote.total, line.unit, line.unitPrice, line.recurring]).toEqual([0, "hour", 2, 999]);
      // Every document: the invoice of the order asks for nothing.
      const billed = async () =>
        (await documents(shop, placed.customerNumber)).map(({ kind, total }) => `${kind} ${total}`).toSorted();
      shop.clock.now += 20 * day;
      await shop.api.invoicing.run();
      expect(await billed()).toEqual(["invoice 0"]);
      // A month and ten hours: the month costs its price, the hours that began since cost theirs.
      shop.clock.now = Date.parse("2026-12-21T00:00:00+01:00") + 9.5 * 3_600_000;
      await Promise.all([shop.api.invoicing.run(), runContractClock(services(shop))]);
      expect(await billed()).toEqual(["invoice 0", "invoice 999"]);
      const auth = await loggedIn(shop, person);
      const [{ contract }] = (await shop.ask("GET", "/shop/contracts", undefined, auth)).body.result.contracts;
      const { email } = person;
      const body = {
        category: "cloud-server",
        product: contract.number,
        termination: "ordinary",
        end: "next",
        email,
        emailRepeat: email,
      };
      const cancelled = await shop.ask("POST", "/shop/declaration/cancellation", body, {
        ...auth,
        "idempotency-key": "ended-at-once",
      });
      expect(cancelled.status, cancelled.text).toBe(201);
      await Promise.all([shop.api.invoicing.run(), runContractClock(services(shop))]);
      await shop.api.invoicing.run();
      expect(await billed()).toEqual(["invoice 0", "invoice 20", "invoice 999"]);
      const last = (await documents(shop, placed.customerNumber)).find(({ total }) => total === 20);
      expect(last?.lines.map(({ title }) => title.de)).toEqual(["Cloud M (10 Stunden)"]);
      shop.clock.now += 90 * day;
      await shop.api.invoicing.run();
      expect(await billed()).toEqual(["invoice 0", "invoice 20", "invoice 999"]);
    }));

  it("[PRD-08] [LGL-04] [OUT-03] costs no hour before the server may be set up, nor before it is reported ready", () =>
    within(async (shop) => {
      const { placed } = await ordered(shop, { product: "cloud-m" }, false);
      const reported = await ordered(shop, { product: "cloud-m" });
      const failed = await ordered(shop, { product: "cloud-m" });
      const report = (order: { readonly id: string }, state: string) =>
        shop.ask(
          "PUT",
          `/shop/contracts/${order.id}-1/delivery`,
          { state, ...(state === "ready" ? { text: { en: "It runs.", de: "Er läuft." } } : {}) },
          { authorization: `Bearer ${deliveryKey}` },
        );
      await report(failed.placed, "failed");
      shop.clock.now = Date.parse("2026-12-20T21:10:00+01:00");
      expect((await report(reported.placed, "ready")).status).toBe(200);
      // Said once more later: the first time counts.
      shop.clock.now += 3_600_000;
      await report(reported.placed, "ready");
      shop.clock.now = Date.parse("2026-12-21T10:00:00+01:00");
      await Promise.all([shop.api.invoicing.run(), runContractClock(services(shop))]);
      const all = ({ customerNumber }: { readonly customerNumber: string }) => documents(shop, customerNumber);
      const totals = async (order: { readonly customerNumber: string }) => (await all(order)).map(({ total }) => total);
      expect(await totals(placed)).toEqual([0]);
      expect(await totals(reported.placed)).toEqual([3 * 2, 0]);
      expect(await totals(failed.placed)).toEqual([0]);
      // Without an early start the first month is that of 8 December; the days before it cost nothing.
      shop.clock.now = Date.parse("2027-01-08T10:00:00+01:00");
      await shop.api.invoicing.run();
      expect(await totals(placed)).toEqual([999, 0]);
      const [unreported] = await all(placed);
      expect([unreported?.total, unreported?.lines[0]?.title.en]).toEqual([999, "Cloud M (744 hours)"]);
      expect(unreported?.lines[0]?.period).toEqual({ from: "2026-12-08", until: "2027-01-08" });
    }));
});
