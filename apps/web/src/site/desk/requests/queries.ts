// A request as the desk reads it: a declaration that ends contracts, or a message that waits for an answer.
import { queryOptions } from "@tanstack/react-query";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Call } from "@kontor/adapters/client";
import { resultIn } from "../calls.ts";
import { recordKey, type RowOf } from "../queries.ts";

export type RequestRow = RowOf<"requests">;
export type Request = ShopComponents["schemas"]["InboxRecord"];

export const requestQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: recordKey("requests", id),
    queryFn: ({ signal }) => resultIn(call("GET", "/shop/admin/inbox/{itemId}", { path: { itemId: id }, signal })),
  });
