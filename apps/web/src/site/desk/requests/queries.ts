// A request as the desk reads it: a declaration that ends contracts, or a message that waits for an answer.
import type { Send } from "../calls.ts";
import type { ShopComponents } from "@kontor/adapters/contract";
import { recordQuery, type RowOf } from "../queries.ts";

export type RequestRow = RowOf<"requests">;
export type Request = ShopComponents["schemas"]["InboxRecord"];

export const requestQuery = (send: Send, id: string) =>
  recordQuery("requests", id, (signal) => send("GET", "/shop/admin/inbox/{itemId}", { path: { itemId: id }, signal }));
