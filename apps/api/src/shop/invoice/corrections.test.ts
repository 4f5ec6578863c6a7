// What the end of a contract leaves to pay, by all documents that there are of it: invoices and credit notes, to the cent. [ACC-03] [ACC-07] [PRD-08] [CON-02]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { day, documents, loggedIn, ordered, within } from "../../../test/contract-clock.ts";
import type { Person } from "../../../test/customers.ts";
import type { Loose, Running } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const berlin = (text: string): number => Date.parse(`${text}+01:00`);

/** Every document of a customer, the earliest first: kind, total, and the time that each line is for. */
const all = async (shop: Running, { placed }: { readonly placed: Loose }) =>
  (await documents(shop, placed.customerNumber))
    .toReversed()
    .map(({ kind, total, lines }) => [
      kind,
      total,
      ...lines.map(({ period }) => (period === null ? null : `${period.from} ${period.until}`)),
    ]);

const totals = async (shop: Running, order: { readonly placed: Loose }) =>
  (await all(shop, order)).map(([, total]) => Number(total));

const cancel = async (
  { ask }: Running,
  { email }: Person,
  auth: object,
  product: string,
  change: object = {},
): Promise<Loose> => {
  const body = {
    category: "cloud-server",
    product,
    termination: "ordinary",
    end: "next",
    email,
    emailRepeat: email,
    ...change,
  };
  const answer = await ask("POST", "/shop/declaration/cancellation", body, {
    ...auth,
    "idempotency-key": randomUUID(),
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.result;
};

const claim = async (
  { ask }: Running,
  person: Person,
  auth: Record<string, string>,
  contract: string,
): Promise<Loose> => {
  const offered = (await ask("GET", `/shop/contracts/${contract}`, undefined, auth)).body.result.acts.guarantee;
  const answer = await ask("POST", `/shop/contracts/${contract}/guarantee`, undefined, auth);
  expect(answer.status, answer.text).toBe(200);
  return offered;
};

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

it("[ACC-07] [VAT-11] [LAW2-6] a clock that runs late bills each period at the rate of its own day", () =>
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
      [4490, 1900],
      [4452, 1800],
    ]);
  }));
