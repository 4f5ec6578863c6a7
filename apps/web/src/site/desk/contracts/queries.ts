// Contracts as the desk reads them: one of them, and the domain names that several have.
import { queryOptions } from "@tanstack/react-query";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Call } from "@kontor/adapters/client";
import { resultIn } from "../calls.ts";
import { kindKey, type ListOf, recordQuery, type RowOf } from "../queries.ts";

export type ContractRow = RowOf<"contracts">;
export type Contract = ShopComponents["schemas"]["ContractDetails"];

export const contractQuery = (call: Call, id: string) =>
  recordQuery("contracts", id, (signal) =>
    call("GET", "/shop/admin/contracts/{contractId}", { path: { contractId: id }, signal }),
  );

/** So many declarations that wait stand beside a contract; the list has all. */
const shown = "3";

/** What names the contract and waits for a person. */
export const declaredQuery = (call: Call, contract: string) =>
  queryOptions({
    queryKey: [...kindKey("requests"), "about", contract],
    queryFn: async ({ signal }) =>
      (await resultIn(
        call("GET", "/shop/admin/lists/{kind}", {
          path: { kind: "requests" },
          query: { q: contract, state: "open,waits", limit: shown },
          signal,
        }),
      )) as ListOf<"requests">,
  });

export const doubleNamesQuery = (call: Call) =>
  queryOptions({
    queryKey: [...kindKey("contracts"), "names"],
    queryFn: async ({ signal }) => (await resultIn(call("GET", "/shop/admin/names", { signal }))).names,
  });
