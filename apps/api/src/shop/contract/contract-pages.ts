// The contracts of a customer, or of one of their orders, a page at a time. [ACC-02]
import type { ServiceContract } from "@kontor/domain/shop/contract";
import type { Handle } from "../../platform/database/handle.ts";
import { latestFirst } from "../../platform/database/latest-first.ts";
import { contractsOfOrder, readContracts } from "./store.ts";

export interface ContractPage {
  readonly contracts: readonly ServiceContract[];
  /** What `after` is for the next page; null on the last one. */
  readonly next: string | null;
}

interface Wanted {
  readonly after: string | null;
  readonly order: string | null;
  readonly count: number;
  /** Those alone that hold a domain name. */
  readonly withNames: boolean;
}

/** A customer's contracts, the latest first; those after one of them, or all of one order. */
export const contractsOfCustomer = async (
  handle: Handle,
  customerNumber: string,
  { after, order, count, withNames }: Wanted,
): Promise<ContractPage> => {
  if (order !== null) return pageOfOrder(handle, customerNumber, order, { after, count });
  const own = handle
    .selectFrom("contracts")
    .select(["id", "body", "ready_at", "placed_at"])
    .where("customer_number", "=", customerNumber);
  const found = withNames ? own.where("body", "like", '%"kind":"domain"%') : own;
  const { rows, next } = await latestFirst(found, { after, count });
  return { contracts: readContracts(rows), next };
};

/** Contracts of one order are placed at the same moment: they go by their numbers. */
const pageOfOrder = async (
  handle: Handle,
  customerNumber: string,
  order: string,
  { after, count }: { readonly after: string | null; readonly count: number },
): Promise<ContractPage> => {
  const all = (await contractsOfOrder(handle, order))
    .filter((contract) => contract.customerNumber === customerNumber)
    .toReversed();
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const contracts = all.slice(from, from + count);
  return { contracts, next: from + count < all.length ? (contracts.at(-1)?.id ?? null) : null };
};
