// Documents of one moment stand in the order in which they were booked, wherever they are listed: an invoice before what corrects it. [ACC-03] [ADM-01] [OUT-02]
import { exportPeriod } from "@kontor/domain/site/outside";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { loggedIn, ordered, within } from "../../../test/contract-clock.ts";
import { withdraw } from "../../../test/declarations.ts";
import { freshPlace, type Loose, type Running } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";
import { migrations } from "../../app/migrations.ts";
import { apiSettings } from "../../index.ts";
import { nextNumber } from "../../platform/database/metadata.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import { exported } from "../../site/outside/export-rows.ts";
import { invoicesOfCustomer, invoicesOfOrder } from "./store.ts";

const orders = process.env["KONTOR_NIGHT"] === "1" ? 5 : 2;

/** Numbers of documents, in their order. */
const numbersOf = (list: readonly Loose[]): readonly string[] => list.map(({ number }) => number);

/** All documents of a customer in pages of one. */
const everyPage = async ({ api }: Running, customerNumber: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await invoicesOfCustomer(api.database.reads, customerNumber, {
      after: after ?? null,
      order: null,
      count: 1,
    });
    found.push(...numbersOf(page.invoices));
    after = page.next;
  }
  return found;
};

it("[ACC-03] [ADM-01] [OUT-02] [LAW2-10] in account, desk, order and export an invoice of the same millisecond stands before its credit note, page by page", () =>
  within(async (shop) => {
    const { ask, api } = shop;
    const { email } = await staffMember(shop, "support");
    const staff = await loggedIn(shop, { email });
    const booked: string[] = [];
    for (let at = 0; at < orders; at += 1) {
      const { placed, person } = await ordered(shop, {}, false);
      expect((await withdraw(ask, placed.number, person.email, person.auth)).status).toBe(201);
      await api.invoicing.run();
      const documents = await invoicesOfOrder(api.database.reads, placed.id);
      expect(documents.map(({ kind }) => kind)).toEqual(["invoice", "credit-note"]);
      expect(new Set(documents.map(({ issuedAt }) => issuedAt)).size).toBe(1);
      const own = documents.map(({ number }) => number);
      expect(await everyPage(shop, placed.customerNumber)).toEqual(own.toReversed());
      const inAccount = await ask("GET", "/shop/invoices", undefined, person.auth);
      expect(numbersOf(inAccount.body.result.invoices)).toEqual(own.toReversed());
      const onDesk = await ask("GET", `/shop/admin/orders/${placed.id}`, undefined, staff);
      expect(numbersOf(onDesk.body.result.invoices)).toEqual(own);
      booked.push(...own);
    }
    const listed = await ask("GET", "/shop/admin/invoices", undefined, staff);
    expect(numbersOf(listed.body.result.invoices)).toEqual(booked.toReversed());
    const period = exportPeriod({ from: null, until: null }, "Europe/Berlin");
    const settings = { publicUrl: "https://shop.example", today: "2026-11-21" as never, period };
    const pieces = await Array.fromAsync(exported(api.database.reads, "invoices", "jsonl", settings));
    const rows = pieces.join("").trim().split("\n");
    expect(numbersOf(rows.map((row) => JSON.parse(row) as Loose))).toEqual(booked);
  }));

it("[ACC-03] [OPS-05] [LAW2-10] documents from before are given their positions: by moment, and of one moment invoices first, by their numbers", async () => {
  const place = await freshPlace();
  const settings = apiSettings(place.env);
  const before = await openDatabase(
    settings,
    migrations.filter(({ name }) => name < "0045"),
  );
  const row = (id: string, number: string, kind: string, placedAt: number) => sql`
    insert into invoices (id, number, kind, source, customer_number, order_id, total, body, placed_at)
    values (${id}, ${number}, ${kind}, ${id}, '100001', 'o', 0, '{}', ${placedAt})`;
  await before.inTransaction(async (handle) => {
    await row("a", "RK-2026-000001", "credit-note", 2_000).execute(handle);
    await row("b", "R-2026-000002", "invoice", 2_000).execute(handle);
    await row("c", "R-2026-000001", "invoice", 2_000).execute(handle);
    await row("d", "R-2026-000003", "invoice", 1_000).execute(handle);
  });
  await before.close();
  const after = await openDatabase(settings, migrations);
  const rows = await after.reads.selectFrom("invoices").select(["id", "position"]).orderBy("position").execute();
  expect(rows.map(({ id, position }) => `${id} ${position}`)).toEqual(["d 1", "c 2", "b 3", "a 4"]);
  expect(await after.inTransaction(async (handle) => nextNumber(handle, "documents"))).toBe(5);
  await after.close();
  await place.drop();
});
