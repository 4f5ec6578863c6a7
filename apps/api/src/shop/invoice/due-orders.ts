// Goes over the orders of which something is due, a few contracts at a time, so that memory stays flat however many there are. [ACC-07] [LIF-04]
import type { Day } from "@kontor/domain/kernel/calendar";
import type { VatMap } from "@kontor/domain/shop/vat";
import { todayOf } from "../../platform/calendar/today.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { contractsDue, type DueContract } from "../contract/clock-store.ts";
import { vatMapsOf } from "../vat/ports.ts";
import type { PayLinkServices } from "./pay-links.ts";

export type DueServices = Pick<PlatformServices, "database" | "now" | "settings" | "freshId"> & PayLinkServices;

/** A run with what is the same for all contracts. */
export type DueRun = DueServices & { readonly today: Day; readonly mapOn: (day: Day) => VatMap };

interface Due {
  /** The day by which they are due. */
  readonly column: "clock_day" | "notice_day";
  /** As many contracts are looked at at once. */
  readonly atOnce: number;
  /** Orders that are left for the next time. */
  readonly skipped: ReadonlySet<string>;
  readonly isStopped: () => boolean;
}

/** How much was done of all orders; `work` does what is due of some of them. */
export const overOrdersDue = async (
  services: DueServices,
  { column, atOnce, skipped, isStopped }: Due,
  work: (run: DueRun, orders: readonly string[]) => Promise<number>,
): Promise<number> => {
  const today = todayOf(services);
  let run: DueRun | null = null;
  let done = 0;
  let behind: DueContract | null = null;
  for (;;) {
    const due: readonly DueContract[] = await contractsDue(services.database.reads, column, today, behind, atOnce);
    const last = due.at(-1);
    if (last === undefined || isStopped()) return done;
    behind = last;
    // Once for all, and only where something is due: a transaction waits for no second connection.
    run ??= { ...services, mapOn: await vatMapsOf(services), today };
    const orders = [...new Set(due.map(({ orderId }) => orderId))].filter((order) => !skipped.has(order));
    done += await work(run, orders);
  }
};
