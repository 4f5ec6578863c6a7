// An order of a reseller whose papers do not come, or do not convince: staff refuse it, with a reason that its customer reads. [CHK-10]
import * as Result from "effect/Result";
import type { Order } from "#shop/checkout";
import { reasonOf } from "./customer-changes.ts";
import { OrderNotWaiting, type ReasonMissing } from "./errors.ts";
import { type JournalEntry, journalEntry } from "./journal.ts";

export interface RefusedOrder {
  readonly order: Order;
  readonly reason: string;
  readonly entry: JournalEntry | null;
}

/** Only while it waits: what has contracts ends as contracts do. */
export const orderRefused = (
  order: Order,
  { contracts, reason: typed }: { readonly contracts: number; readonly reason: string },
): Result.Result<RefusedOrder, OrderNotWaiting | ReasonMissing> => {
  if (order.reseller !== "pending" || contracts > 0) return Result.fail(new OrderNotWaiting());
  return Result.map(reasonOf(typed), (reason) => ({
    order: { ...order, reseller: "refused" as const },
    reason,
    entry: journalEntry(
      { act: "order-refused", subject: { kind: "order", id: order.id }, reason },
      { refused: false },
      { refused: true },
    ),
  }));
};
