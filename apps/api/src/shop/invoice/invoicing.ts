// The job of invoices and of the contract clock: in every process, in rounds; what was missed is done in the next one. [ACC-03] [ACC-07]
import type { PlatformServices } from "../../platform/services.ts";
import { todayOf } from "../../platform/calendar/today.ts";
import { numbersWaitSince } from "../../platform/database/numbers.ts";
import { rounds } from "../../platform/process/rounds.ts";
import type { ClockWatch } from "../contract/clock-watch.ts";
import { carryOverBooks } from "./books.ts";
import { runContractClock } from "./contract-clock.ts";
import { writeNoticeLetters } from "./notice-letters.ts";
import { invoiceOrders } from "./order-invoices.ts";
import type { PayLinkServices } from "./pay-links.ts";

export interface Invoicing {
  /** Runs a round now, or waits for the one that runs. */
  readonly run: () => Promise<void>;
  readonly begin: () => void;
  readonly stop: () => Promise<void>;
}

export const invoicing = (
  services: Pick<PlatformServices, "database" | "now" | "settings" | "freshId" | "log" | "mailQueued"> &
    PayLinkServices,
  clock: ClockWatch,
  roundMs = 5_000,
): Invoicing => {
  const state: { running: Promise<void> | null; stopped: boolean; waits: number | null } = {
    running: null,
    stopped: false,
    waits: null,
  };
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
  /** After a restore nothing is billed before a person has said which numbers were sent last. [ACC-03] [OPS-06] */
  const areNumbersGiven = async (): Promise<boolean> => {
    const since = await numbersWaitSince(services.database.reads);
    if (since !== null && state.waits !== since)
      services.log.warn(
        { restoredAt: new Date(since).toISOString() },
        "a backup was restored: no order, account, invoice or credit note gets a number until an administrator or `npm run data -- numbers confirm` says which were sent last",
      );
    if (since === null && state.waits !== null) services.log.info({}, "numbers are given again: what is due is billed");
    state.waits = since;
    return since === null;
  };
  const round = async (): Promise<void> => {
    const carried = await carryOverBooks(services, todayOf(services), isStopped, notCarried);
    if (carried > 0) services.log.info({ customers: carried }, "the books of earlier versions were carried over");
    if (!(await clock.isBelieved()) || !(await areNumbersGiven())) return;
    const invoices = await invoiceOrders(services, isStopped, failed);
    const acts = await runContractClock(services, isStopped, failed);
    const announced = await writeNoticeLetters(services, isStopped, failed);
    if (invoices + acts + announced === 0) return;
    services.log.info({ invoices, acts, announced }, "invoices were made and contracts worked on");
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
