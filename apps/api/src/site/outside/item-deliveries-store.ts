// How the delivery of each item of an order stands, a row for each contract that something was reported of. [OUT-03]
import type { ItemDelivery, ItemReport } from "@kontor/domain/site/outside";
import { ItemReportSchema } from "@kontor/domain/site/outside/codec";
import type { Instant } from "@kontor/domain/kernel/calendar";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { storedAs } from "../../platform/database/stored-json.ts";
import type { Tables } from "../../platform/database/tables.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    item_deliveries: { contract_id: string; order_id: string; body: string; reported_at: number; changes: number };
  }
}

const reportFrom = storedAs("report of a delivery", ItemReportSchema);

type Row = Tables["item_deliveries"];

const rowOf = ({ reportedAt, changes, ...report }: ItemDelivery, contract: string, order: string): Row => ({
  contract_id: contract,
  order_id: order,
  body: JSON.stringify(report satisfies ItemReport),
  reported_at: reportedAt,
  changes,
});

const ofRow = ({ contract_id, body, reported_at, changes }: Row): ItemDelivery => ({
  ...reportFrom(body, contract_id),
  reportedAt: reported_at as Instant,
  changes,
});

export const itemDelivery = (handle: Handle, contract: string): Promise<ItemDelivery | null> =>
  firstOf(handle.selectFrom("item_deliveries").selectAll().where("contract_id", "=", contract), ofRow);

/** By the ids of their contracts. */
export const itemDeliveriesOf = async (handle: Handle, order: string): Promise<ReadonlyMap<string, ItemDelivery>> => {
  const rows = await handle.selectFrom("item_deliveries").selectAll().where("order_id", "=", order).execute();
  return new Map(rows.map((row) => [row.contract_id, ofRow(row)]));
};

export const storeItemDelivery = async (
  handle: Handle,
  contract: string,
  order: string,
  delivery: ItemDelivery,
): Promise<void> => {
  const row = rowOf(delivery, contract, order);
  await handle
    .insertInto("item_deliveries")
    .values(row)
    .onConflict((conflict) => conflict.column("contract_id").doUpdateSet(row))
    .execute();
};
