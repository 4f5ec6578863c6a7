// Orders from before orders made contracts get theirs when the shop starts, and so does what an older process beside this one placed. [ACC-02]
import { orderedContracts } from "@kontor/domain/shop/checkout";
import type { Database } from "../../platform/database/handle.ts";
import { currentCatalog } from "../catalog/store.ts";
import { addEarlierContracts } from "../contract/store.ts";
import { ordersWithoutContracts, readableOrders } from "./store.ts";

const atOnce = 100;

/** The titles are those of the catalogue as it is now; terms and prices are those of the order. */
export const addMissingContracts = async (database: Database): Promise<void> => {
  for (let behind = ""; ; ) {
    const rows = await ordersWithoutContracts(database.reads, behind, atOnce);
    if (rows.length === 0) return;
    behind = rows.at(-1)?.id ?? behind;
    await database.inTransaction(async (handle) => {
      const catalog = await currentCatalog(handle);
      for (const order of readableOrders(rows)) await addEarlierContracts(handle, orderedContracts(order, catalog));
    });
  }
};
