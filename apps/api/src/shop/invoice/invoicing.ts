// The job of invoices and of the contract clock: in every process, in rounds; what was missed is done in the next one. [ACC-03] [ACC-07]
import type { PlatformServices } from "../../platform/services.ts";
import { todayOf } from "../../platform/calendar/today.ts";
import { rounds } from "../../platform/process/rounds.ts";
import type { ClockWatch } from "../contract/clock-watch.ts";
import { carryOverBooks } from "./books.ts";
import { runContractClock } from "./contract-clock.ts";
import { invoiceOrders } from "./order-invoices.ts";

export interface Invoicing {
  /** Runs a round now, or waits for the one that runs. */
  readonly run: () => Promise<void>;
  readonly begin: () => void;
  readonly stop: () => Promise<void>;
}

export const invoicing = (
  services: Pick<PlatformServices, "database" | "now" | "settings" | "freshId" | "log" | "mailQueued">,
  clock: ClockWatch,
  roundMs = 5_000,
): Invoicing => {
  const state: { running: Promise<void> | null; stopped: boolean } = { running: null, stopped: false };
  const isStopped = (): boolean => state.stopped;
  const failed = (error: unknown): void =>
    services.log.error(
      { err: error },
      "an invoice could not be made, or a contract not be worked on; it is tried again in the next round",
    );
  const notCarried = (error: unknown): void =>
    services.log.error(
      { err: error },
      "the books of a customer could not be carried over; nothing is booked for them until that is done",
    );
  const round = async (): Promise<void> => {
    const carried = await carryOverBooks(services, todayOf(services), isStopped, notCarried);
    if (carried > 0) services.log.info({ customers: carried }, "the books of earlier versions were carried over");
    if (!(await clock.isBelieved())) return;
    const invoices = await invoiceOrders(services, isStopped, failed);
    const acts = await runContractClock(services, isStopped, failed);
    if (invoices + acts === 0) return;
    services.log.info({ invoices, acts }, "invoices were made and contracts worked on");
    services.mailQueued();
  };
  const run = (): Promise<void> => {
    if (state.stopped) return Promise.resolve();
    state.running ??= round()
      .catch(failed)
      .finally(() => {
        state.running = null;
      });
    return state.running;
  };
  const { begin, end } = rounds(() => void run(), roundMs);
  return {
    run,
    begin,
    stop: async () => {
      state.stopped = true;
      end();
      await state.running;
    },
  };
};
