// The list of orders: where it is read from, and its rows. [DSK-05] [ADM-01]
import { type OrderCondition, orderListRow, type OrderListRow } from "@kontor/domain/site/desk";
import type { OrderDelivery } from "@kontor/domain/site/outside";
import { sql } from "kysely";
import { currentCatalog } from "../../shop/catalog/store.ts";
import { isBindingRow, isPending, readableOrders } from "../../shop/checkout/store.ts";
import { isUnpaid } from "../../shop/invoice/unpaid.ts";
import { byWords, type ListScope, type ListTable } from "./list-keys.ts";

const overdueOrders = ({ today }: Pick<ListScope, "today">) =>
  sql`select order_id from invoices where ${isUnpaid} and due_on < ${today}`;

export const orderTable: ListTable<OrderCondition> = {
  table: sql.table("orders"),
  id: sql.ref("id"),
  sorts: { placedAt: sql.ref("placed_at"), number: sql.ref("number"), total: sql.ref("total") },
  tie: sql.ref("id"),
  at: { of: sql.ref("placed_at"), by: "instant" },
  ofCustomer: (number) => sql<boolean>`customer_number = ${number}`,
  states: {
    papers: () => isPending,
    refused: () => sql<boolean>`reseller = 'refused'`,
    "not-set-up": () => sql<boolean>`(delivery in ('none', 'open') and ${isBindingRow})`,
    failed: () => sql<boolean>`(delivery = 'failed' and ${isBindingRow})`,
    ready: () => sql<boolean>`(delivery = 'ready' and ${isBindingRow})`,
    over: () => sql<boolean>`(delivery = 'over' and ${isBindingRow})`,
    unpaid: () => sql<boolean>`unpaid = 1`,
    overdue: (scope) => sql<boolean>`id in (${overdueOrders(scope)})`,
  },
  found: byWords("orders"),
};

export const orderRows = async (
  scope: ListScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderListRow>> => {
  if (ids.length === 0) return new Map();
  const { reads } = scope;
  const rows = await reads
    .selectFrom("orders")
    .select(["id", "body", "delivery", "unpaid"])
    .where("id", "in", ids)
    .execute();
  const late = await sql<{ order_id: string }>`${overdueOrders(scope)} and order_id in (${sql.join(ids)})`.execute(
    reads,
  );
  const overdue = new Set(late.rows.map(({ order_id }) => order_id));
  const noted = new Map(rows.map((row) => [row.id, row]));
  const catalog = await currentCatalog(reads);
  return new Map(
    readableOrders(rows).map((order) => {
      const { delivery = "none", unpaid = 0 } = noted.get(order.id) ?? {};
      const beside = {
        delivery: delivery as OrderDelivery,
        unpaid: Number(unpaid) === 1,
        overdue: overdue.has(order.id),
      };
      return [order.id, orderListRow(order, catalog, beside)];
    }),
  );
};
