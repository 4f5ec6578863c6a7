// Contracts as the desk reads them: one of them, and the domain names that several have.
import { queryOptions } from "@tanstack/react-query";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Call } from "@kontor/adapters/client";
import { resultIn } from "../calls.ts";
import { kindKey, recordKey, type RowOf } from "../queries.ts";

export type ContractRow = RowOf<"contracts">;
export type Contract = ShopComponents["schemas"]["ContractDetails"];

export const contractQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: recordKey("contracts", id),
    queryFn: ({ signal }) =>
      resultIn(call("GET", "/shop/admin/contracts/{contractId}", { path: { contractId: id }, signal })),
  });

export const doubleNamesQuery = (call: Call) =>
  queryOptions({
    queryKey: [...kindKey("contracts"), "names"],
    queryFn: async ({ signal }) => (await resultIn(call("GET", "/shop/admin/names", { signal }))).names,
  });
