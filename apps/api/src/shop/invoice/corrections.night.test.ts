// More ends of contracts and what they leave to pay: storage, additions, hours, and notices that staff match late. [ACC-03] [ACC-05] [ACC-07] [PRD-08] [CON-02]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { day, loggedIn, ordered, within } from "../../../test/contract-clock.ts";
import { all, berlin, cancel, claim, totals } from "../../../test/corrections.ts";
import { staffMember } from "../../../test/staff.ts";

describe("a contract by the hour that is ended by notice", () => {
  it("[PRD-08] [CON-01] [LAW2-1] pays for the storage of a month that it was there, the day of the order and of the end included", () =>
    within(async (shop) => {
      const additions = [{ product: "block-storage", quantity: 30 }];
      const sameDay = await ordered(shop, { product: "cloud-m", additions }, true);
      shop.clock.now += 3_600_000;
      await cancel(shop, sameDay.person, sameDay.person.auth, `${sameDay.placed.number}-1`);
      await shop.api.invoicing.run();
      // 1.20 € a month: one day of thirty stays.
      expect(await totals(shop, sameDay)).toEqual([120, 2, -116]);
    }));

  it("[PRD-08] [CON-03] [ACC-05] [LAW2-5] costs the same where staff match the notice two months later", () =>
    within(async (shop) => {
      const { email } = await staffMember(shop, "support");
      const order = await ordered(shop, { product: "cloud-m" }, true);
      // Noon of the 26th.
      shop.clock.now += 5 * day;
      const { id } = await cancel(shop, order.person, {}, "my server, please");
      shop.clock.now += 60 * day;
      await shop.api.invoicing.run();
      expect(await totals(shop, order)).toEqual([0, 999, 999]);
      const staff = await loggedIn(shop, { email });
      const matched = await shop.ask(
        "PUT",
        `/shop/admin/inbox/${id}/contract`,
        { contract: `${order.placed.number}-1` },
        staff,
      );
      expect(matched.status, matched.text).toBe(200);
      await shop.api.invoicing.run();
      // 120 hours are owed of the first month, nothing of the second.
      expect(await totals(shop, order)).toEqual([0, 999, 999, -759, -999]);
      expect(await all(shop, order)).toContainEqual(["credit-note", -759, "2026-11-27 2026-12-21"]);
    }));
});

describe("the guarantee", () => {
  it("[CON-02] [CON-05] [ACC-05] is had by who had given notice before, each with its letter", () =>
    within(async (shop) => {
      const order = await ordered(shop, { product: "root-s" }, true);
      await cancel(shop, order.person, order.person.auth, `${order.placed.number}-1`);
      expect((await claim(shop, order.person, order.person.auth, `${order.placed.id}-1`)).refund).toBe(4490);
      await shop.api.invoicing.run();
      expect(await totals(shop, order)).toEqual([9390, -4490]);
    }));

  it("[CON-02] [CON-01] [LAW2-3] [SHOP2-8] gives back the unused days of additions that end with their item, on one credit note", () =>
    within(async (shop) => {
      const additions = [{ product: "dedicated-ipv4", quantity: 1 }];
      const order = await ordered(shop, { product: "web-m", billingMonths: 12, additions }, true);
      shop.clock.now += 2 * day;
      await claim(shop, order.person, order.person.auth, `${order.placed.id}-1`);
      await shop.api.invoicing.run();
      // 363 of 365 days of 23.88 €.
      expect(await totals(shop, order)).toEqual([5988 + 2388, -5988 - 2375]);
    }));

  it("[CON-02] [CON-05] [PRD-08] [LAW2-4] costs no hour, whether the month was billed before or not, and says what it gives back", () =>
    within(async (shop) => {
      const early = await ordered(shop, { product: "cloud-m" }, true);
      const billed = await ordered(shop, { product: "cloud-m" }, true);
      shop.clock.now = berlin("2026-12-20T12:00:00");
      expect((await claim(shop, early.person, await loggedIn(shop, early.person), `${early.placed.id}-1`)).refund).toBe(
        0,
      );
      shop.clock.now = berlin("2026-12-21T12:00:00");
      await shop.api.invoicing.run();
      expect(await totals(shop, billed)).toEqual([0, 999]);
      expect(
        (await claim(shop, billed.person, await loggedIn(shop, billed.person), `${billed.placed.id}-1`)).refund,
      ).toBe(999);
      await shop.api.invoicing.run();
      expect(await totals(shop, early)).toEqual([0]);
      expect(await totals(shop, billed)).toEqual([0, 999, -999]);
    }));
});

it("[ACC-05] [ACC-07] [LAW2-5] a name that was cancelled in time is not charged another year where staff match the notice late", () =>
  within(async (shop) => {
    const { email } = await staffMember(shop, "support");
    const name = `hafen-${randomUUID().slice(0, 8)}.de`;
    const order = await ordered(shop, { kind: "domain", domain: { name, acquisition: "register" } }, true);
    shop.clock.now = berlin("2027-10-10T12:00:00");
    const { id } = await cancel(shop, order.person, {}, "my name, please");
    shop.clock.now = berlin("2027-11-25T12:00:00");
    await shop.api.invoicing.run();
    const staff = await loggedIn(shop, { email });
    const matched = await shop.ask(
      "PUT",
      `/shop/admin/inbox/${id}/contract`,
      { contract: `${order.placed.number}-1` },
      staff,
    );
    expect(matched.status, matched.text).toBe(200);
    await shop.api.invoicing.run();
    const [year] = order.placed.quote.lines;
    expect(await totals(shop, order)).toEqual([year.recurring, year.recurring, -year.recurring]);
  }));
