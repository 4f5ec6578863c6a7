// A request as the desk reads it: a declaration that ends contracts, or a message that waits for an answer.
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Call } from "@kontor/adapters/client";
import { recordQuery, type RowOf } from "../queries.ts";

export type RequestRow = RowOf<"requests">;
export type Request = ShopComponents["schemas"]["InboxRecord"];

export const requestQuery = (call: Call, id: string) =>
  recordQuery("requests", id, (signal) => call("GET", "/shop/admin/inbox/{itemId}", { path: { itemId: id }, signal }));
