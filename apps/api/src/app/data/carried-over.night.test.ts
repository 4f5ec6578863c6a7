// Books of earlier versions whose payments were marks, and two processes that carry books over, one of them killed in the middle. [BAL-06] [BAL-02] [OPS-05]
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { booked, bookedPlace, bookedShop, booksIn, readiness, settlementsIn } from "../../../test/booked-data.ts";
import type { Loose } from "../../../test/harness.ts";
import { started } from "../../../test/process.ts";
import { freePort } from "../../../../../scripts/lib/free-port.ts";
import { apiSettings } from "../../index.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import { countBehind } from "../../shop/balance/store.ts";
import { migrations } from "../migrations.ts";

it("[BAL-06] [BAL-02] [OPS-05] books whose payments were marks are carried over as they are read", async () => {
  const place = await bookedPlace("marked");
  onTestFinished(place.drop);
  const database = await openDatabase(apiSettings(place.env), migrations);
  expect(await countBehind(database.reads)).toBe(booked.marked.customers.length);
  const before = await booksIn(database, "marked");
  await database.close();
  const shop = await bookedShop("marked", place);
  expect(await readiness(shop)).not.toHaveProperty("books");
  expect(await booksIn(shop.api.database, "marked")).toEqual(before);
  expect(before.flat().map(({ state }: Loose) => state)).toContain("settled");
  expect(await settlementsIn(shop)).toMatchObject([{ kind: "set-off" }]);
});

const copies = 150;

/** Each customer so many times more, with documents and money of their own. */
const multiplied = async (handle: Handle): Promise<void> => {
  const [invoices, payments, balances] = [
    await handle.selectFrom("invoices").selectAll().execute(),
    await handle.selectFrom("payments").selectAll().execute(),
    await handle.selectFrom("customer_balances").selectAll().execute(),
  ];
  for (let copy = 0; copy < copies; copy += 1) {
    const as = <Text extends string | null>(text: Text): Text => (text === null ? text : `${text}-${copy}`) as Text;
    await handle
      .insertInto("invoices")
      .values(
        invoices.map((row) => ({
          ...row,
          id: as(row.id),
          number: as(row.number),
          source: as(row.source),
          customer_number: as(row.customer_number),
          corrects: as(row.corrects),
          body: row.body.replaceAll(row.id, as(row.id)),
        })),
      )
      .execute();
    await handle
      .insertInto("payments")
      .values(
        payments.map((row) => ({
          ...row,
          id: as(row.id),
          customer_number: as(row.customer_number),
          document: as(row.document),
        })),
      )
      .execute();
    await handle
      .insertInto("customer_balances")
      .values(balances.map((row) => ({ ...row, customer_number: as(row.customer_number) })))
      .execute();
  }
};

it("[BAL-06] [OPS-05] two processes carry the same books over, one is killed in the middle: each set-off is stored once, and no balance changes", async () => {
  const place = await bookedPlace("noted");
  onTestFinished(place.drop);
  const database = await openDatabase(apiSettings(place.env), migrations);
  onTestFinished(() => database.close());
  await database.inTransaction(multiplied);
  const columns = ["id", "state", "left_to_pay", "to_pay_back", "pay_back_by"] as const;
  const beside = () => database.reads.selectFrom("invoices").select(columns).orderBy("id").execute();
  const before = await beside();
  const all = await countBehind(database.reads);
  const start = async () =>
    started({ env: { ...place.env, PORT: String(await freePort()), LOG_LEVEL: "silent" } }).then((process) => {
      onTestFinished(() => void process.child.kill("SIGKILL"));
      return process;
    });
  const both = Promise.all([start(), start()]);
  await expect.poll(() => countBehind(database.reads), { timeout: 60_000, interval: 5 }).toBeLessThan(all - 20);
  const [killed, other] = await both;
  const left = await countBehind(database.reads);
  killed.child.kill("SIGKILL");
  await killed.ended;
  await expect.poll(() => countBehind(database.reads), { timeout: 60_000, interval: 50 }).toBe(0);
  await pause(200);
  other.child.kill("SIGTERM");
  await other.ended;

  expect(left).toBeGreaterThan(0);
  const stored = await database.reads.selectFrom("settlements").selectAll().execute();
  const ofEach = Map.groupBy(stored, ({ customer_number }) => customer_number);
  expect(stored).toHaveLength(2 * (copies + 1));
  expect([...ofEach.values()].every((own) => own.length === 1)).toBe(true);
  expect(await beside()).toEqual(before);
}, 240_000);
