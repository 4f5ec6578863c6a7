// The clocks of contracts: which days are due, and taking one of them, once in however many processes. [ACC-07]
import type { Day } from "@kontor/domain/kernel/calendar";
import type { ClockOfContract, ServiceContract } from "@kontor/domain/shop/contract";
import type { Handle } from "../../platform/database/handle.ts";
import { contractColumns, contractFrom, contractsIn, noteOrderDelivery } from "./store.ts";

export interface DueContract {
  readonly id: string;
  readonly orderId: string;
  /** Empty where it was not calculated yet. */
  readonly day: string;
}

/** Contracts of which something is due by a day, on their clock or a letter before the last day for notice, the longest overdue first; those behind one of them. [ACC-07] [LIF-04] */
export const contractsDue = async (
  handle: Handle,
  column: "clock_day" | "notice_day",
  today: Day,
  behind: Pick<DueContract, "id" | "day"> | null,
  count: number,
): Promise<readonly DueContract[]> => {
  const due = handle
    .selectFrom("contracts")
    .select(["id", "order_id", `${column} as day`])
    .where(column, "<=", today);
  const rows = await (behind === null
    ? due
    : due.where(({ eb, refTuple, tuple }) => eb(refTuple(column, "id"), ">", tuple(behind.day, behind.id)))
  )
    .orderBy(column)
    .orderBy("id")
    .limit(count)
    .execute();
  return rows.map(({ id, order_id, day }) => ({ id, orderId: order_id, day: day ?? "" }));
};

/** The clocks of the contracts of an order, in the order of their numbers. One that cannot be read is reported and left out: it holds up no other. */
export const clocksOfOrder = async (handle: Handle, orderId: string): Promise<readonly ClockOfContract[]> => {
  const rows = await handle
    .selectFrom("contracts")
    .select([...contractColumns, "clock_day"])
    .where("order_id", "=", orderId)
    .execute();
  const days = new Map(rows.map(({ id, clock_day }) => [id, clock_day as Day | null]));
  return contractsIn(rows).map(({ id }) => ({ id, day: days.get(id) ?? null }));
};

/**
 * Takes a day of a contract's clock, in the transaction that does what is due on it: null where another one took it, or where the contract was changed
 * since it was read. `nextOf` says which day comes after it; without one the contract has ended.
 */
export const claimClock = async (
  handle: Handle,
  id: string,
  day: Day,
  nextOf: (contract: ServiceContract) => Day | null,
): Promise<ServiceContract | null> => {
  const row = await handle
    .selectFrom("contracts")
    .select([...contractColumns, "state"])
    .where("id", "=", id)
    .where("clock_day", "=", day)
    .executeTakeFirst();
  if (row === undefined) return null;
  const contract = contractFrom(row);
  const next = nextOf(contract);
  // What was withdrawn from keeps its state: earlier orders are counted by it.
  const state = next === null && row.state === "cancelled" ? "ended" : row.state;
  const taken = await handle
    .updateTable("contracts")
    .set({ clock_day: next, state })
    .where("id", "=", id)
    .where("clock_day", "=", day)
    .where("body", "=", row.body)
    .returning("id")
    .executeTakeFirst();
  if (taken === undefined) return null;
  if (state === "ended") await noteOrderDelivery(handle, contract.orderId);
  return contract;
};
