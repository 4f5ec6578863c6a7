// The list of contracts: where it is read from, and its rows. [DSK-05] [ACC-02]
import type { Day } from "@kontor/domain/kernel/calendar";
import { type ContractCondition, contractListRow, type ContractListRow } from "@kontor/domain/site/desk";
import { sql } from "kysely";
import { contractColumns, readContracts } from "../../shop/contract/store.ts";
import { namesByNumber } from "../admin/customer-names.ts";
import { byWords, type ListScope, type ListTable } from "./list-keys.ts";

export const contractTable: ListTable<ContractCondition> = {
  table: sql.table("contracts"),
  id: sql.ref("id"),
  // As their indexes have them; where nothing happens any more there is no day.
  sorts: { placedAt: sql.ref("placed_at"), next: sql`coalesce(clock_day, '')` },
  tie: sql.ref("id"),
  at: { of: sql.ref("placed_at"), by: "instant" },
  states: {
    running: () => sql<boolean>`state = 'running'`,
    cancelled: () => sql<boolean>`state = 'cancelled'`,
    withdrawn: () => sql<boolean>`state = 'withdrawn'`,
    ended: () => sql<boolean>`state = 'ended'`,
    failed: () => sql<boolean>`delivery = 'failed'`,
  },
  ofCustomer: (number) => sql<boolean>`customer_number = ${number}`,
  found: byWords("contracts"),
};

export const contractRows = async (
  { reads, today }: ListScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContractListRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await reads
    .selectFrom("contracts")
    .select([...contractColumns, "customer_number", "clock_day", "delivery"])
    .where("id", "in", ids)
    .execute();
  if (rows.length === 0) return new Map();
  const beside = new Map(rows.map((row) => [row.id, row]));
  const names = await namesByNumber(
    reads,
    rows.map((row) => row.customer_number),
  );
  return new Map(
    readContracts(rows).map((contract) => {
      const { clock_day: next, delivery } = beside.get(contract.id) ?? {};
      const listed = {
        name: names.get(contract.customerNumber) ?? null,
        next: next ? (next as Day) : null,
        failed: delivery === "failed",
      };
      return [contract.id, contractListRow(contract, listed, today)];
    }),
  );
};
