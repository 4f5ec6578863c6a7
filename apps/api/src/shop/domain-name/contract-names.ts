// One name, one contract: who holds which domain name here, one row for each, taken in the transaction of the order. [DOM-01] [CHK-07]
import { availabilityHere, type NameClaim, nameHolder, type RegistryShape } from "@kontor/domain/shop/domain-name";
import { namesOf, type ServiceContract } from "@kontor/domain/shop/contract";
import * as Effect from "effect/Effect";
import { sql } from "kysely";
import type { Database, Handle } from "../../platform/database/handle.ts";
import type { Log } from "../../platform/services.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    contract_names: { ascii: string; contract_id: string; customer_number: string };
    /** Contracts from before, or taken up again after their setup had failed, that have a name which another one held. */
    names_beside: { ascii: string; contract_id: string; customer_number: string };
  }
}

/** Of contracts that are over, or whose setup failed, no name is bound any more. */
const holds = sql<boolean>`contracts.state in ('running', 'cancelled') and coalesce(contracts.delivery, '') <> 'failed'`;

/** Every contract with a name: the one that has its row, and those from before that have it beside. */
const claimsOf = async (handle: Handle, ascii: string): Promise<readonly NameClaim[]> => {
  const rows = await Promise.all(
    (["contract_names", "names_beside"] as const).map((table) =>
      handle
        .selectFrom(table)
        .leftJoin("contracts", "contracts.id", `${table}.contract_id`)
        .select([`${table}.contract_id as contract`, "contracts.placed_at as placedAt"])
        .select(sql<number>`case when ${holds} then 1 else 0 end`.as("holds"))
        .where(`${table}.ascii`, "=", ascii)
        .execute(),
    ),
  );
  return Promise.all(
    rows.flat().map(async ({ contract, placedAt, holds: isBound }) => {
      const waiting = placedAt === null ? await waitingSince(handle, contract) : null;
      const at = Number(placedAt ?? waiting ?? 0);
      return { contract, placedAt: at, holds: Number(isBound) === 1 || waiting !== null };
    }),
  );
};

/** The order that a contract is or will be of. */
const orderIn = (contract: string): string => contract.replace(/-\d+$/, "");

/** When the order was placed of a contract that comes with the papers of a reseller; null where none does. [CHK-10] */
const waitingSince = async (handle: Handle, contract: string): Promise<number | string | null> =>
  (
    await handle
      .selectFrom("orders")
      .select("placed_at")
      .where("id", "=", orderIn(contract))
      .where("reseller", "=", "pending")
      .executeTakeFirst()
  )?.placed_at ?? null;

/** Frees the names of an order that never made contracts. */
export const dropNames = async (handle: Handle, orderId: string): Promise<void> => {
  for (const table of ["contract_names", "names_beside"] as const)
    await handle
      .deleteFrom(table)
      .where("contract_id", ">=", `${orderId}-`)
      .where("contract_id", "<", `${orderId}.`)
      .execute();
};

/** The registry, and which names contracts here have. */
export const registryHere = ({
  database,
  registry,
}: {
  readonly database: Pick<Database, "reads">;
  readonly registry: RegistryShape;
}): RegistryShape => ({
  ...registry,
  check: (name) =>
    Effect.flatMap(registry.check(name), (availability) =>
      Effect.map(
        toEffect(() => claimsOf(database.reads, name.ascii)),
        (claims) => availabilityHere(availability, nameHolder(claims) !== null),
      ),
    ),
});

type Row = Tables["contract_names"];

/** A new row, or that of a contract that freed the name; undefined where another process was first. */
const takenOver = (handle: Handle, row: Row, from: string | null) =>
  from === null
    ? handle
        .insertInto("contract_names")
        .values(row)
        .onConflict((conflict) => conflict.column("ascii").doNothing())
        .returning("ascii")
        .executeTakeFirst()
    : handle
        .updateTable("contract_names")
        .set(row)
        .where("ascii", "=", row.ascii)
        .where("contract_id", "=", from)
        .returning("ascii")
        .executeTakeFirst();

/** Takes a name for a contract; null where it has it then, else who holds it. Of those who come at once one finds the row as it was. */
const holderAfter = async (handle: Handle, row: Row): Promise<NameClaim | null> => {
  if ((await takenOver(handle, row, null)) !== undefined) return null;
  for (;;) {
    const known = await handle
      .selectFrom("contract_names")
      .select("contract_id")
      .where("ascii", "=", row.ascii)
      .executeTakeFirst();
    if (known?.contract_id === row.contract_id) return null;
    const holder = nameHolder(await claimsOf(handle, row.ascii));
    if (holder !== null) return holder.contract === row.contract_id ? null : holder;
    if ((await takenOver(handle, row, known?.contract_id ?? null)) !== undefined) return null;
  }
};

/** Takes the names of contracts for them; those that another contract holds are given back. */
export const holdNames = async (handle: Handle, contracts: readonly ServiceContract[]): Promise<readonly string[]> => {
  const bound: string[] = [];
  for (const contract of contracts)
    for (const ascii of namesOf(contract)) {
      const holder = await holderAfter(handle, {
        ascii,
        contract_id: contract.id,
        customer_number: contract.customerNumber,
      });
      if (holder !== null) bound.push(ascii);
    }
  return bound;
};

/** The same for contracts that go on in any case: names that others have by then are listed for staff. Gives back the numbers of these contracts. */
export const holdNamesBeside = async (
  handle: Handle,
  contracts: readonly ServiceContract[],
): Promise<readonly string[]> => {
  const numbers: string[] = [];
  for (const contract of contracts) {
    const bound = await holdNames(handle, [contract]);
    if (bound.length > 0) numbers.push(contract.number);
    for (const ascii of bound)
      await handle
        .insertInto("names_beside")
        .values({ ascii, contract_id: contract.id, customer_number: contract.customerNumber })
        .onConflict((conflict) => conflict.columns(["ascii", "contract_id"]).doNothing())
        .execute();
  }
  return numbers;
};

/** A name with its contracts that run or wait, the one that holds it first. */
export interface DoubleName {
  readonly ascii: string;
  readonly contracts: readonly string[];
}

/** Names that several contracts have, by name. */
export const doubleNames = async (handle: Handle): Promise<readonly DoubleName[]> => {
  const names = await handle.selectFrom("names_beside").select("ascii").distinct().orderBy("ascii").execute();
  const found: DoubleName[] = [];
  for (const { ascii } of names) {
    const claims = await claimsOf(handle, ascii);
    const holder = nameHolder(claims);
    const others = claims.filter((claim) => claim.holds && claim !== holder).map(({ contract }) => contract);
    if (holder !== null && others.length > 0) found.push({ ascii, contracts: [holder.contract, ...others.toSorted()] });
  }
  return found;
};

const atOnce = 200;

/** Names of contracts from before there was one row for each: the oldest contract holds a name, the others are listed for staff. */
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
    const twice = await database.inTransaction((handle) => holdNamesBeside(handle, contracts));
    if (twice.length > 0)
      log.warn(
        { contracts: twice },
        "these contracts have a domain name that an older contract holds; staff find them at /admin/contracts",
      );
  }
};
