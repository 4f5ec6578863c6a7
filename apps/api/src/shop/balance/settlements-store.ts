// Set-offs and uses of a credit, a row each that is never changed: stored with the entry that they follow, and read as they were. [BAL-06]
import type { Day } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import type { Settlement } from "@kontor/domain/shop/balance";
import { SettlementPartsSchema } from "@kontor/domain/shop/balance/codec";
import type { Selectable } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";
import { storedAs } from "../../platform/database/stored-json.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { nextPosition } from "./positions.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    settlements: {
      /** Its place among everything that was noted. */
      position: number;
      customer_number: string;
      kind: string;
      /** The entry that it follows. */
      cause: string;
      day: string;
      noted_on: string;
      cents: number;
      from_entry: string;
      to_document: string | null;
      /** What each contract gives and takes, as JSON. [BAL-05] */
      parts: string;
    };
  }
}

const partsFrom = storedAs("settlement", SettlementPartsSchema);

const ofRow = (row: Selectable<Tables["settlements"]>): Settlement => ({
  kind: row.kind as Settlement["kind"],
  cause: row.cause,
  day: row.day as Day,
  cents: Number(row.cents) as Cents,
  from: row.from_entry,
  to: row.to_document,
  ...partsFrom(row.parts, String(row.position)),
});

/** All of a customer, in the order in which they were noted, with the position up to which they are stored; null where they are not yet. */
export interface CompleteSettlements {
  readonly settlements: readonly Settlement[];
  readonly to: number;
}

/** Of some customers, by their numbers. A new customer has none. */
export const settlementsOfCustomers = async (
  handle: Handle,
  customers: readonly string[],
): Promise<ReadonlyMap<string, CompleteSettlements | null>> => {
  const rows = await handle
    .selectFrom("settlements")
    .selectAll()
    .where("customer_number", "in", customers)
    .orderBy("position")
    .execute();
  const own = Map.groupBy(rows, ({ customer_number }) => customer_number);
  const balances = await handle
    .selectFrom("customer_balances")
    .select(["customer_number", "complete_to"])
    .where("customer_number", "in", customers)
    .execute();
  const positions = new Map(balances.map(({ customer_number, complete_to }) => [customer_number, Number(complete_to)]));
  return new Map(
    customers.map((number) => {
      const to = positions.get(number) ?? 0;
      return [number, to < 0 ? null : { settlements: (own.get(number) ?? []).map(ofRow), to }];
    }),
  );
};

/** Where no day is given, each was known on its own. */
export const addSettlements = async (
  handle: Handle,
  customerNumber: string,
  settlements: readonly Settlement[],
  notedOn: Day | null,
): Promise<void> => {
  for (const { kind, cause, day, cents, from, to, gives, takes } of settlements)
    await handle
      .insertInto("settlements")
      .values({
        position: await nextPosition(handle),
        customer_number: customerNumber,
        kind,
        cause,
        day,
        noted_on: notedOn ?? day,
        cents,
        from_entry: from,
        to_document: to,
        parts: JSON.stringify({ gives, takes }),
      })
      .execute();
};
