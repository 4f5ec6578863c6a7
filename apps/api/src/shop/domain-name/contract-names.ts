// One name, one contract: who holds which domain name here, one row for each, taken in the transaction of the order. [DOM-01] [CHK-07]
import { availabilityHere, type Holding, type RegistryShape } from "@kontor/domain/shop/domain-name";
import type { ContractName, ServiceContract } from "@kontor/domain/shop/contract";
import * as Effect from "effect/Effect";
import { sql } from "kysely";
import type { Database, Handle } from "../../platform/database/handle.ts";
import type { Log } from "../../platform/services.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    contract_names: { ascii: string; contract_id: string; customer_number: string };
  }
}

/** Of contracts that are over, or whose setup failed, no name is bound any more. */
const holds = sql<boolean>`contracts.state in ('running', 'cancelled') and coalesce(contracts.delivery, '') <> 'failed'`;

const holderOf = (handle: Handle, ascii: string) =>
  handle
    .selectFrom("contract_names")
    .leftJoin("contracts", "contracts.id", "contract_names.contract_id")
    .select(["contract_names.contract_id as contract", "contract_names.customer_number as customer"])
    .select(sql<number>`case when ${holds} then 1 else 0 end`.as("holds"))
    .where("contract_names.ascii", "=", ascii)
    .executeTakeFirst();

const holdingOf = async (handle: Handle, ascii: string, customerNumber: string | null): Promise<Holding> => {
  const holder = await holderOf(handle, ascii);
  if (holder === undefined || holder.holds !== 1) return "free";
  return holder.customer === customerNumber ? "own" : "other";
};

/** The registry, and which names contracts here have, as a customer may know it. */
export const registryFor = (
  { database, registry }: { readonly database: Pick<Database, "reads">; readonly registry: RegistryShape },
  customerNumber: string | null,
): RegistryShape => ({
  ...registry,
  check: (name) =>
    Effect.flatMap(registry.check(name), (availability) =>
      Effect.map(
        toEffect(() => holdingOf(database.reads, name.ascii, customerNumber)),
        (holding) => availabilityHere(availability, holding),
      ),
    ),
});

const namesOf = ({ parts }: ServiceContract): readonly string[] =>
  parts.filter(({ kind }) => kind === "domain").map(({ subject }) => subject);

/** Takes the names of contracts for them; those that another contract holds are given back, and whether it is the same customer's. */
export const holdNames = async (handle: Handle, contracts: readonly ServiceContract[]): Promise<readonly ContractName[]> => {
  const bound: ContractName[] = [];
  for (const contract of contracts)
    for (const ascii of namesOf(contract)) {
      const row = { ascii, contract_id: contract.id, customer_number: contract.customerNumber };
      const taken = await handle
        .insertInto("contract_names")
        .values(row)
        .onConflict((conflict) => conflict.column("ascii").doNothing())
        .returning("ascii")
        .executeTakeFirst();
      if (taken !== undefined) continue;
      const holder = await holderOf(handle, ascii);
      if (holder === undefined || holder.contract === contract.id) continue;
      if (holder.holds === 1) bound.push({ ascii, own: holder.customer === contract.customerNumber });
      else
        await handle.updateTable("contract_names").set(row).where("ascii", "=", ascii).where("contract_id", "=", holder.contract).execute();
    }
  return bound;
};

const atOnce = 200;

/** Names of contracts from before there was one row for each: the oldest contract holds a name. Gives back the others. */
export const holdEarlierNames = async (
  database: Database,
  read: (rows: readonly { readonly id: string; readonly body: string }[]) => readonly ServiceContract[],
  log: Log,
): Promise<void> => {
  let behind = { at: -1, id: "" };
  for (;;) {
    const rows = await database.reads
      .selectFrom("contracts")
      .select(["id", "body", "placed_at"])
      .where(holds)
      .where(({ eb, refTuple, tuple }) => eb(refTuple("placed_at", "id"), ">", tuple(behind.at, behind.id)))
      .where("body", "like", '%"kind":"domain"%')
      .orderBy("placed_at")
      .orderBy("id")
      .limit(atOnce)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    behind = { at: Number(last.placed_at), id: last.id };
    const contracts = read(rows);
    const twice = await database.inTransaction(async (handle) => {
      const numbers: string[] = [];
      for (const contract of contracts) if ((await holdNames(handle, [contract])).length > 0) numbers.push(contract.number);
      return numbers;
    });
    if (twice.length > 0) log.warn({ contracts: twice }, "these contracts have a domain name that an older contract holds");
  }
};
