// The contract clock in several processes on one database, stopped in the middle: each act once. [ACC-07]
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { migrations } from "../../app/migrations.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import { day, ordered, services, within } from "../../../test/contract-clock.ts";
import { severalContracts } from "../../../test/several-contracts.ts";
import { runContractClock } from "./contract-clock.ts";

/** A hundred by night. */
const orders = process.env["KONTOR_NIGHT"] === "1" ? 100 : 20;

it(`[ACC-07] the contracts of ${orders} orders in three processes, stopped in the middle and begun again: each once, numbers without gaps`, () =>
  within(async (shop) => {
    await ordered(shop);
    const count = await severalContracts(shop.api.database, orders, randomUUID);
    shop.clock.now += 400 * day;
    const others = await Promise.all([0, 1].map(() => openDatabase(shop.settings, migrations)));
    try {
      const all = [shop.api.database, ...others].map((database) => ({ ...services(shop), database }));
      const stops = { left: (orders * 2) / 5 };
      await Promise.all(all.map((each) => runContractClock(each, () => (stops.left -= 1) < 0)));
      const half = await shop.api.database.reads.selectFrom("invoices").select("id").execute();
      expect(half.length).toBeLessThan(count + 1);
      // What a busy database refused is done in the next round, as the job does it.
      await expect
        .poll(() => Promise.all(all.map((each) => runContractClock(each))), { timeout: 100_000 })
        .toEqual([0, 0, 0]);
      const rows = await shop.api.database.reads
        .selectFrom("invoices")
        .select(["number", "source"])
        .where("source", "like", "due:%")
        .execute();
      expect(new Set(rows.map(({ source }) => source)).size).toBe(rows.length);
      expect(rows.map(({ number }) => Number(number.split("-").at(-1))).toSorted((a, b) => a - b)).toEqual(
        rows.map((_, at) => at + 1),
      );
      const billed = new Set(rows.map(({ source }) => source.split(":")[1]));
      expect(billed.size).toBe(count);
      const letters = await shop.api.database.reads
        .selectFrom("outbox")
        .select("id")
        .where("id", "like", "invoice-%")
        .execute();
      expect(letters).toHaveLength(rows.length + 1);
    } finally {
      for (const each of others) await each.close();
    }
  }));
