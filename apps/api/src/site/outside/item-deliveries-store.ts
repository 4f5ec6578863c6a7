// How the delivery of each item of an order stands, a row for each contract that something was reported of. [OUT-03]
import type { ItemDelivery, ItemReport } from "@kontor/domain/site/outside";
import { ItemReportSchema } from "@kontor/domain/site/outside/codec";
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Handle } from "../../platform/database/handle.ts";
import { asItIs, storedAs } from "../../platform/database/stored-json.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    item_deliveries: { contract_id: string; order_id: string; body: string; reported_at: number; changes: number };
  }
}

const reportFrom = storedAs<ItemReport>("report of a delivery", [asItIs(ItemReportSchema)]);

const deliveryFrom = ({ contract_id, body, reported_at, changes }: Row): ItemDelivery => ({
  ...reportFrom(body, contract_id),
  reportedAt: reported_at as Instant,
  changes,
});

interface Row {
  readonly contract_id: string;
  readonly body: string;
  readonly reported_at: number;
  readonly changes: number;
}

export const itemDelivery = async (handle: Handle, contract: string): Promise<ItemDelivery | null> => {
  const row = await handle
    .selectFrom("item_deliveries")
    .selectAll()
    .where("contract_id", "=", contract)
    .executeTakeFirst();
  return row === undefined ? null : deliveryFrom(row);
};

/** By the ids of their contracts. */
export const itemDeliveriesOf = async (handle: Handle, order: string): Promise<ReadonlyMap<string, ItemDelivery>> => {
  const rows = await handle.selectFrom("item_deliveries").selectAll().where("order_id", "=", order).execute();
  return new Map(rows.map((row) => [row.contract_id, deliveryFrom(row)]));
};

export const storeItemDelivery = async (
  handle: Handle,
  contract: string,
  order: string,
  { state, text, link, reportedAt, changes }: ItemDelivery,
): Promise<void> => {
  const row = { body: JSON.stringify({ state, text, link }), reported_at: reportedAt, changes };
  await handle
    .insertInto("item_deliveries")
    .values({ contract_id: contract, order_id: order, ...row })
    .onConflict((conflict) => conflict.column("contract_id").doUpdateSet(row))
    .execute();
};
