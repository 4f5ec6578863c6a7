// Keyed hashes by which orders of one customer are known under another account; they are deleted with the order. [CON-05] [ACC-06]
import { createHmac, randomBytes } from "node:crypto";
import { customerMarks, marksOfOrder, type Order } from "@kontor/domain/shop/checkout";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { andThen, type MaybeAsync } from "../../platform/database/maybe-async.ts";
import { metadataOf } from "../../platform/database/metadata.ts";
import { preparedQuery } from "../../platform/database/prepared-query.ts";
import { readableOrders } from "./store.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    order_prints: { order_id: string; print: string };
  }
}

const keyName = "customer-prints";
const keyBytes = 32;

const keyed = async (handle: Handle): Promise<string> => {
  await handle
    .insertInto("marks")
    .values({ key: keyName, value: randomBytes(keyBytes).toString("hex") })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return (await metadataOf(handle, keyName)) ?? "";
};

const printAdded = preparedQuery((handle, { orderId, print }: { readonly orderId: string; readonly print: string }) =>
  handle
    .insertInto("order_prints")
    .values({ order_id: orderId, print })
    .onConflict((conflict) => conflict.columns(["order_id", "print"]).doNothing()),
);

const addWith = (handle: Handle, key: string, { id, address }: Pick<Order, "id" | "address">): MaybeAsync<unknown> =>
  customerMarks(address).reduce(
    (before: MaybeAsync<unknown>, mark) =>
      andThen(before, () =>
        printAdded(handle, { orderId: id, print: createHmac("sha256", key).update(mark).digest("base64url") }),
      ),
    undefined,
  );

/** In the transaction of the order. */
export const addCustomerPrints = (handle: Handle, order: Pick<Order, "id" | "address">): MaybeAsync<unknown> =>
  andThen(metadataOf(handle, keyName), (key) =>
    key === null ? andThen(keyed(handle), (fresh) => addWith(handle, fresh, order)) : addWith(handle, key, order),
  );

const atOnce = 100;

/** Those of orders from before there were any or all of them, and of what an older process beside this one placed; when the shop starts. */
export const addMissingPrints = async (database: Database): Promise<void> => {
  for (let behind = ""; ; ) {
    const rows = await database.reads
      .selectFrom("orders")
      .select(["id", "body"])
      .where("id", ">", behind)
      .where(
        ({ selectFrom, fn }) =>
          selectFrom("order_prints")
            .select(fn.countAll<number>().as("prints"))
            .whereRef("order_prints.order_id", "=", "orders.id"),
        "<",
        marksOfOrder,
      )
      .orderBy("id")
      .limit(atOnce)
      .execute();
    if (rows.length === 0) return;
    behind = rows.at(-1)?.id ?? behind;
    await database.inTransaction(async (handle) => {
      for (const order of readableOrders(rows)) await addCustomerPrints(handle, order);
    });
  }
};
