// Contracts as the desk reads them: one of them, what names it and waits for a person, and the domain names that several have.
import { queryOptions } from "@tanstack/react-query";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Send } from "../calls.ts";
import { firstQuery, kindKey, recordQuery, type RowOf } from "../queries.ts";

export type ContractRow = RowOf<"contracts">;
export type Contract = ShopComponents["schemas"]["ContractDetails"];

export const contractQuery = (send: Send, id: string) =>
  recordQuery("contracts", id, (signal) =>
    send("GET", "/shop/admin/contracts/{contractId}", { path: { contractId: id }, signal }),
  );

/** So many declarations that wait stand beside a contract; the list has all. */
export const declaredQuery = (send: Send, contract: string) =>
  firstQuery(send, "requests", { q: contract, state: "open,waits" }, 3);

export const doubleNamesQuery = (send: Send) =>
  queryOptions({
    queryKey: [...kindKey("contracts"), "names"],
    queryFn: async ({ signal }) => (await send("GET", "/shop/admin/names", { signal })).names,
  });
