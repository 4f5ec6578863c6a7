// What is noted late, over the wire and in stored data: nothing that was said before is undone, what is from before is read as it was, and an earlier version cannot write. [BAL-06] [OPS-05]
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Day } from "@kontor/domain/kernel/calendar";
import { balanceOfCustomer, balancesOf, type Entry, ledgerOf } from "@kontor/domain/shop/balance";
import { day, ordered, within } from "../../../test/contract-clock.ts";
import { filledCart, order } from "../../../test/customers.ts";
import { freshPlace, type Loose } from "../../../test/harness.ts";
import { noted } from "../../../test/money.ts";
import { staffMember } from "../../../test/staff.ts";
import { migrations } from "../../app/migrations.ts";
import { apiSettings } from "../../index.ts";
import { startSentence } from "../../platform/settings/start-sentences.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import { ledgerOfCustomer, noteBalances } from "../invoice/books.ts";

it("[BAL-06] [SHOP3-3] a bank line that is noted after a set-off leaves it as its letter said, is a credit, and makes the shop late with nothing", () =>
  within(async (shop) => {
    const { ask, api, clock } = shop;
    const { person } = await ordered(shop, { product: "vps-s" });
    const cart = await filledCart(ask, undefined, person.auth);
    expect((await order(ask, person, cart)).status).toBe(201);
    await api.invoicing.run();
    const listed = async (): Promise<readonly Loose[]> =>
      (await ask("GET", "/shop/invoices", undefined, person.auth)).body.result.invoices;
    const invoices = (await listed()).toSorted((one, other) => one.total - other.total);
    const [small, great] = [invoices[0] as Loose, invoices[1] as Loose];
    const from = clock.now;
    const dayAt = (after: number): string => new Date(from + after * day).toISOString().slice(0, 10);
    let admin = await staffMember(shop, "admin");
    expect((await noted(shop, admin, great["id"])).status).toBe(200);
    // The other one is overdue when the first is credited: it is set off.
    clock.now += 20 * day;
    admin = await staffMember(shop, "admin");
    const credit = { amount: small["total"], left: great["total"], reason: "By halves." };
    const credited = await ask("POST", `/shop/admin/invoices/${great["id"]}/credit`, credit, admin.auth);
    expect(credited.status, credited.text).toBe(200);
    const record = async (id: string): Promise<Loose> =>
      (await ask("GET", `/shop/admin/invoices/${id}`, undefined, admin.auth)).body.result;
    expect((await record(small["id"])).balance).toMatchObject({ state: "settled", setOff: small["total"] });
    // Five days later a statement line of the fifteenth day is noted for it.
    clock.now += 5 * day;
    admin = await staffMember(shop, "admin");
    const line = await noted(shop, admin, small["id"], { amount: small["total"], day: dayAt(15) });
    expect(line.status, line.text).toBe(200);
    expect(line.body.result.balance).toMatchObject({
      left: 0,
      toPayBack: 0,
      payBackLate: 0,
      credit: small["total"],
    });
    expect((await record(small["id"])).balance).toMatchObject({ state: "settled", setOff: small["total"] });
  }));

const today = "2026-12-31" as Day;

/** A customer's books as the version before stored and read them: a line of 29 December was noted after the credit note of the 30th. */
const before: readonly Entry[] = [
  {
    kind: "invoice",
    id: "a",
    number: "R-2026-000001",
    day: "2026-11-01" as Day,
    cents: 10_000 as never,
    dueOn: "2026-11-15" as Day,
  },
  {
    kind: "invoice",
    id: "b",
    number: "R-2026-000002",
    day: "2026-11-02" as Day,
    cents: 10_000 as never,
    dueOn: "2026-11-16" as Day,
  },
  {
    kind: "payment",
    id: "p",
    day: "2026-11-05" as Day,
    cents: 10_000 as never,
    purpose: { kind: "document", document: "a" },
  },
  {
    kind: "credit-note",
    id: "k",
    number: "RK-2026-000001",
    day: "2026-12-30" as Day,
    cents: 4_000 as never,
    corrects: "a",
    payBackBy: "2027-01-13" as Day,
  },
  {
    kind: "payment",
    id: "q",
    day: "2026-12-29" as Day,
    cents: 3_000 as never,
    purpose: { kind: "document", document: "b" },
  },
];

it("[BAL-06] [OPS-05] books from before are read to the cent as they were, what is noted now comes after them, and an earlier version can write neither documents nor payments", async () => {
  const place = await freshPlace();
  const settings = apiSettings(place.env);
  const old = await openDatabase(
    settings,
    migrations.filter(({ name }) => name < "0049"),
  );
  await old.inTransaction(async (handle) => {
    for (const [at, entry] of before.entries())
      if (entry.kind === "invoice" || entry.kind === "credit-note")
        await sql`insert into invoices (id, number, kind, source, customer_number, order_id, total, body, placed_at, position, issued_on, due_on, corrects)
          values (${entry.id}, ${entry.number}, ${entry.kind}, ${entry.id}, '100001', 'o', ${entry.kind === "invoice" ? entry.cents : -entry.cents}, '{}',
            ${at}, ${at + 1}, ${entry.day}, ${entry.kind === "invoice" ? entry.dueOn : null}, ${entry.kind === "invoice" ? null : entry.corrects})`.execute(
          handle,
        );
      else
        await sql`insert into payments (id, customer_number, kind, document, day, cents, reference, source, noted_at)
          values (${entry.id}, '100001', ${entry.kind}, ${entry.purpose.kind === "document" ? entry.purpose.document : null}, ${entry.day}, ${entry.cents},
            '', 'staff', ${at})`.execute(handle);
  });
  await old.close();
  const now = await openDatabase(settings, migrations);
  const shown = (ledger: ReturnType<typeof ledgerOf>): unknown => [
    balancesOf(ledger, today).toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    balanceOfCustomer(ledger, today),
  ];
  expect(shown(await ledgerOfCustomer(now.reads, "100001"))).toEqual(shown(ledgerOf(before)));
  await now.inTransaction((handle) => noteBalances(handle, "100001", today));
  // As a process of the version before writes, which goes on running beside.
  for (const statement of [
    `insert into payments (id, customer_number, kind, document, day, cents, reference, source, noted_at)
      values ('z', '100001', 'payment', null, '2026-12-31', 1, '', 'staff', 9)`,
    `insert into invoices (id, number, kind, source, customer_number, order_id, total, body, placed_at, position)
      values ('z', 'R-2026-000009', 'invoice', 'z', '100001', 'o', 1, '', 9, 9)`,
  ])
    await expect(now.inTransaction((handle) => sql.raw(statement).execute(handle))).rejects.toThrow();
  expect(shown(await ledgerOfCustomer(now.reads, "100001"))).toEqual(shown(ledgerOf(before)));
  await now.close();
  // It does not start any more, either, and says why.
  const refused = await openDatabase(settings, migrations.slice(0, -1)).catch((error: unknown) => error);
  expect(startSentence(refused, settings)).toMatch(/was used by a later version of the shop: start that version/);
  await place.drop();
});
