// Orders as the desk reads them: one of them, and the events about it that were sent to other systems.
import { queryOptions } from "@tanstack/react-query";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Send } from "../calls.ts";
import { recordKey, recordQuery, type RowOf } from "../queries.ts";

export type OrderRow = RowOf<"orders">;
export type Order = ShopComponents["schemas"]["OrderRecord"];
export type Delivery = ShopComponents["schemas"]["WebhookDelivery"];

export const orderQuery = (send: Send, id: string) =>
  recordQuery("orders", id, (signal) => send("GET", "/shop/admin/orders/{orderId}", { path: { orderId: id }, signal }));

export const orderEventsQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: [...recordKey("orders", id), "events"],
    queryFn: async ({ signal }): Promise<readonly Delivery[]> =>
      (await send("GET", "/shop/admin/webhooks", { query: { order: id }, signal })).deliveries,
  });
