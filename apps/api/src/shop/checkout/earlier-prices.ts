// Contracts from before they had a price list get the one that the quote of their order gives, once, when the shop starts. [BAL-08]
import { pricesOf } from "@kontor/domain/shop/checkout";
import type { Database } from "../../platform/database/handle.ts";
import { onceThrough } from "../../platform/database/once-through.ts";
import { readContracts } from "../contract/store.ts";
import { ordersById } from "./store.ts";

const atOnce = 100;

/** What a process of the version before writes meanwhile has none either: it is billed by the same list, which `pricesOf` makes where none is stored. */
export const addMissingPrices = (database: Database): Promise<void> =>
  onceThrough(
    database,
    "price-lists",
    (behind) =>
      database.reads
        .selectFrom("contracts")
        .select(["id", "body"])
        .where("id", ">", behind)
        .orderBy("id")
        .limit(atOnce)
        .execute(),
    async (rows) => {
      const without = readContracts(rows).filter(({ prices }) => prices === undefined);
      const orders = new Map(
        (await ordersById(database.reads, [...new Set(without.map(({ orderId }) => orderId))])).map((order) => [
          order.id,
          order,
        ]),
      );
      await database.inTransaction(async (handle) => {
        for (const contract of without) {
          const [order, row] = [orders.get(contract.orderId), rows.find(({ id }) => id === contract.id)];
          if (order === undefined || row === undefined) continue;
          const body = JSON.stringify({ ...contract, prices: pricesOf(order, contract) });
          // What was changed meanwhile is left as it is.
          const same = handle.updateTable("contracts").where("id", "=", contract.id).where("body", "=", row.body);
          await same.set({ body }).execute();
        }
      });
    },
  );
