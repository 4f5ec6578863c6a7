// What an earlier version booked, on either engine: it is read as that said it, carried over to the cent, and only then booked on. [BAL-06] [OPS-02] [OPS-05]
import { dayOf, type Instant } from "@kontor/domain/kernel/calendar";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import {
  balancesOf,
  booked,
  bookedPlace,
  bookedShop,
  booksIn,
  readiness,
  settlementsIn,
} from "../../../test/booked-data.ts";
import { type Loose, waitingLetters } from "../../../test/harness.ts";
import { noted } from "../../../test/money.ts";
import { staffMember } from "../../../test/staff.ts";
import { apiSettings } from "../../index.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import { startSentence } from "../../platform/settings/start-sentences.ts";
import { countBehind } from "../../shop/balance/store.ts";
import { migrations } from "../migrations.ts";

it("[BAL-06] [OPS-05] books of an earlier version are read as they were and not written to, carried over to the cent, and then booked on", async () => {
  const place = await bookedPlace("noted");
  onTestFinished(place.drop);
  const { customers } = booked.noted;
  const [first] = customers;
  const settings = apiSettings(place.env);
  const database = await openDatabase(settings, migrations);
  expect(await countBehind(database.reads)).toBe(customers.length);
  const before = await booksIn(database, "noted");

  // As processes of earlier versions write that still run: a payment and a document before there were positions, and how each later booking ends.
  const bookedBy = (customer: string): string =>
    `insert into customer_balances (customer_number, revision, left_to_pay, to_pay_back, credit) values ('${customer}', 1, 0, 0, 0)
      on conflict (customer_number) do update set left_to_pay = 0, to_pay_back = 0, credit = 0, revision = customer_balances.revision + 1`;
  for (const statement of [
    `insert into payments (id, customer_number, kind, document, day, cents, reference, source, noted_at)
      values ('z', '100001', 'payment', null, '2026-12-31', 1, '', 'staff', 9)`,
    `insert into invoices (id, number, kind, source, customer_number, order_id, total, body, placed_at, position)
      values ('z', 'R-2026-000099', 'invoice', 'z', '100001', 'o', 1, '', 9, 9)`,
    bookedBy(first.customerNumber),
    bookedBy("999999"),
  ])
    await expect(database.inTransaction((handle) => sql.raw(statement).execute(handle))).rejects.toThrow();
  await database.close();
  const start = await openDatabase(settings, migrations.slice(0, -1)).catch((error: unknown) => error);
  expect(startSentence(start, settings)).toMatch(/was used by a later version of the shop: start that version/);

  const shop = await bookedShop("noted", place);
  const expected = customers.map(({ documents }: Loose) =>
    Object.fromEntries(documents.map(({ number, balance }: Loose) => [number, balance])),
  );
  expect(await readiness(shop)).not.toHaveProperty("books");
  expect(await booksIn(shop.api.database, "noted")).toEqual(before);
  expect(await balancesOf(shop, "noted")).toEqual(expected);
  const admin = await staffMember(shop, "admin");
  for (const { customerNumber, balance } of customers) {
    const { body } = await shop.ask("GET", `/shop/admin/customers/${customerNumber}/money`, undefined, admin.auth);
    expect(body.result.balance).toMatchObject(balance);
  }
  const stored = await settlementsIn(shop);
  expect(stored.map(({ kind, cents }) => [kind, Number(cents)]).toSorted()).toEqual([
    ["credit", 1500],
    ["set-off", 1582],
  ]);

  // As long as one is still to be carried over.
  await shop.api.database.inTransaction(async (handle) => {
    const { customerNumber } = first;
    await handle.deleteFrom("settlements").where("customer_number", "=", customerNumber).execute();
    await handle
      .updateTable("customer_balances")
      .set({ complete_to: -1 })
      .where("customer_number", "=", customerNumber)
      .execute();
  });
  expect(await readiness(shop)).toMatchObject({ status: "ready", books: 1 });
  expect(await balancesOf(shop, "noted")).toEqual(expected);
  const open = first.documents.find(({ balance }: Loose) => balance.left > 0);
  expect(await noted(shop, admin, open.id)).toMatchObject({ status: 503, body: { refusal: "BooksNotReady" } });
  const reason = "As the bank says.";
  const ofFirst = `customers/${first.customerNumber}`;
  const acts: readonly (readonly [string, object])[] = [
    [`${ofFirst}/payments/any/take-back`, { reason }],
    [`${ofFirst}/payments/any/return`, { day: "2026-12-20", reason }],
    [`${ofFirst}/fees`, { reason: "postage", amount: 100, document: null, text: reason, externalReference: "fee-1" }],
    [`${ofFirst}/write-offs`, { document: open.id, left: open.balance.left, reason }],
    [`${ofFirst}/adjustments/any/take-back`, { reason }],
    [`invoices/${open.id}/credit`, { amount: 100, left: open.total, reason }],
    [`invoices/${open.id}/rate`, { left: open.balance.left, reason }],
  ];
  for (const [path, body] of acts) {
    const { status, body: answer, text } = await shop.ask("POST", `/shop/admin/${path}`, body, admin.auth);
    expect([status, answer.refusal], `${path} ${text}`).toEqual([503, "BooksNotReady"]);
  }
  await shop.api.invoicing.run();
  const again = await settlementsIn(shop);
  expect(again.toSorted(byKind)).toEqual(stored.toSorted(byKind));

  // What is noted now comes after it, and changes none of it.
  const paid = await noted(shop, admin, open.id);
  expect(paid.status, paid.text).toBe(200);
  await shop.api.invoicing.run();
  expect((await balancesOf(shop, "noted"))[0]?.[open.number]).toMatchObject({ state: "paid", left: 0 });
  expect((await settlementsIn(shop)).slice(0, again.length)).toEqual(again);

  // A payment whose rest the next invoice had used goes back: it asks for all of its amount again, and a letter says so.
  const [, second] = customers;
  const path = `/shop/admin/customers/${second.customerNumber}`;
  const money = (await shop.ask("GET", `${path}/money`, undefined, admin.auth)).body.result;
  const body = { day: dayOf(shop.clock.now as Instant, "Europe/Berlin"), reason: "No funds." };
  const back = await shop.ask("POST", `${path}/payments/${money.payments[0].id}/return`, body, admin.auth);
  expect(back.status, back.text).toBe(200);
  const [user, opened] = second.documents.toSorted((one: Loose, other: Loose) => one.total - other.total);
  expect((await balancesOf(shop, "noted"))[1]).toMatchObject({
    [user.number]: { left: user.total, received: 0 },
    [opened.number]: { left: opened.total, received: 0 },
  });
  const letters = (await waitingLetters(shop.api, [`invoice-${user.id}`, `invoice-${opened.id}`])) as Loose[];
  expect(letters.map((letter) => JSON.stringify(letter).includes("Rücklastschrift"))).toEqual([true, true]);
});

const byKind = (one: { readonly kind: string }, other: { readonly kind: string }): number =>
  one.kind.localeCompare(other.kind);
