// Which invoices wait for their payment, by what is noted beside them. [ADM-01] [BAL-01]
import { sql } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";

/** Waits for its payment, as the indexes have it, word by word. */
export const isUnpaid = sql<boolean>`left_to_pay > 0`;

/** Whether an invoice of an order waits for its payment. [ADM-01] */
export const noteUnpaid = async (handle: Handle, orderId: string): Promise<void> => {
  // Waits for those who note it of another invoice.
  await handle
    .updateTable("orders")
    .set((eb) => ({ unpaid: eb.ref("unpaid") }))
    .where("id", "=", orderId)
    .execute();
  const open = await handle
    .selectFrom("invoices")
    .select("id")
    .where("order_id", "=", orderId)
    .where(isUnpaid)
    .limit(1)
    .execute();
  await handle
    .updateTable("orders")
    .set({ unpaid: open.length })
    .where("id", "=", orderId)
    .where("unpaid", "!=", open.length)
    .execute();
};
