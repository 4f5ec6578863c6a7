// Contracts from before they had a price list get the one that the quote of their order gives, once, when the shop starts. [BAL-08]
import { pricesOf } from "@kontor/domain/shop/checkout";
import type { Database } from "../../platform/database/handle.ts";
import { metadataOf, setMetadata } from "../../platform/database/metadata.ts";
import { readContracts } from "../contract/store.ts";
import { ordersById } from "./store.ts";

const listed = "price-lists";
const atOnce = 100;

/** What a process of the version before writes meanwhile has none either: it is billed by the same list, which `pricesOf` makes where none is stored. */
export const addMissingPrices = async (database: Database): Promise<void> => {
  if ((await metadataOf(database.reads, listed)) !== null) return;
  for (let behind = ""; ; ) {
    const rows = await database.reads
      .selectFrom("contracts")
      .select(["id", "body"])
      .where("id", ">", behind)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) break;
    behind = last.id;
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
  }
  await database.inTransaction((handle) => setMetadata(handle, listed, "1"));
};
