// What the first page of an account is made from, of all contracts and documents of a customer. [ACC-09]
import { missingPapers, noPapers, type ResellerPaper } from "@kontor/domain/shop/checkout";
import { type Instant } from "@kontor/domain/kernel/calendar";
import type { ServiceContract } from "@kontor/domain/shop/contract";
import type { Handle } from "../../platform/database/handle.ts";
import { contractColumns, readContracts } from "../contract/store.ts";

export interface RunningContracts {
  /** The latest first. */
  readonly contracts: readonly ServiceContract[];
  /** Whether what is set up is ready, by the contract; none of which nothing was reported. [OUT-03] */
  readonly isReady: ReadonlyMap<string, boolean>;
}

/** Those that are not over by their state; the end of one may have come since. */
export const runningContracts = async (handle: Handle, customerNumber: string): Promise<RunningContracts> => {
  const rows = await handle
    .selectFrom("contracts")
    .select([...contractColumns, "delivery"])
    .where("customer_number", "=", customerNumber)
    .where("state", "in", ["running", "cancelled"])
    .orderBy("placed_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return {
    contracts: readContracts(rows),
    isReady: new Map(rows.flatMap(({ id, delivery }) => (delivery === null ? [] : [[id, delivery === "ready"]]))),
  };
};

/** Documents by their number, by the id of each. */
export const numbersOfDocuments = async (
  handle: Handle,
  customerNumber: string,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await handle
    .selectFrom("invoices")
    .select(["id", "number"])
    .where("customer_number", "=", customerNumber)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
};

export interface WaitingPapers {
  readonly order: { readonly id: string; readonly number: string };
  readonly missing: readonly ResellerPaper[];
}

/** The orders of a reseller that wait for papers, the oldest first, with those that have not arrived. [CHK-08] [CHK-10] */
export const waitingPapers = async (handle: Handle, customerNumber: string): Promise<readonly WaitingPapers[]> => {
  const orders = await handle
    .selectFrom("orders")
    .select(["id", "number"])
    .where("customer_number", "=", customerNumber)
    .where("reseller", "=", "pending")
    .orderBy("placed_at")
    .orderBy("id")
    .execute();
  if (orders.length === 0) return [];
  const stored = await handle
    .selectFrom("reseller_papers")
    .select(["business_registration", "reselling_contract"])
    .where("customer_number", "=", customerNumber)
    .executeTakeFirst();
  const missing = missingPapers(
    stored === undefined
      ? noPapers
      : {
          businessRegistration: stored.business_registration as Instant | null,
          resellingContract: stored.reselling_contract as Instant | null,
        },
  );
  return orders.map((order) => ({ order, missing }));
};
