// What is done about online payments without anybody asking: providers are read again until a payment is final, what is owed back goes back, and once a day all is compared. [PAY-03]
import { instant } from "@kontor/domain/kernel/calendar";
import {
  type Attempt,
  compareWithProvider,
  nextRead,
  type OnlineMoment,
  payBackOnline,
  paymentRound,
  readOnline,
} from "@kontor/domain/shop/payment";
import * as Effect from "effect/Effect";
import { todayOf } from "../../platform/calendar/today.ts";
import { debounced } from "../../platform/database/debounce.ts";
import { metadataOf, setMetadata } from "../../platform/database/metadata.ts";
import { rounds } from "../../platform/process/rounds.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { attemptsToRead, customersToPayBack, readLater } from "./attempts-store.ts";
import { offeredBy, paymentPorts, type PaymentServices } from "./ports.ts";

type Needed = PlatformServices & PaymentServices;

export interface PaymentJob {
  /** Does all that is due; resolves when each was tried once. */
  readonly run: () => Promise<void>;
  readonly begin: () => void;
  /** Runs in a moment: a provider has sent a notice. */
  readonly schedule: () => void;
  readonly stop: () => Promise<void>;
}

export const momentOf = ({ now, settings }: Pick<Needed, "now" | "settings">): OnlineMoment => ({
  now: now(),
  today: todayOf({ now, settings }),
  timeZone: settings.timeZone,
});

const atOnce = 50;
const debounceTimes = { quietMs: 100, longestMs: 1_000 };

/** In every process: what is read or sent twice counts once. Without a provider it does nothing. */
export const paymentJob = (services: Needed, roundMs: number = paymentRound): PaymentJob => {
  const { database, log, now, settings } = services;
  const offered = offeredBy(services);
  const ports = paymentPorts(services);
  const state: { running: Promise<void> | null; wanted: boolean; stopped: boolean } = {
    running: null,
    wanted: false,
    stopped: false,
  };

  /** Whether it went through; a provider that is away is asked again, and holds up no other. */
  const tried = async (what: string, act: Effect.Effect<unknown, { readonly _tag: string }>): Promise<boolean> => {
    try {
      await Effect.runPromise(act);
      return true;
    } catch (error) {
      const name = error instanceof Error ? error.name : "unknown";
      log.warn({ err: { name } }, `${what}; it is tried again`);
      return false;
    }
  };

  const read = async (attempt: Attempt): Promise<void> => {
    if (
      await tried("a payment could not be read", Effect.provideContext(readOnline(attempt, momentOf(services)), ports))
    )
      return;
    const next = nextRead(attempt.startedAt, now()) ?? instant(now() + paymentRound);
    await database.atOnce((handle) => readLater(handle, attempt, next));
  };

  const round = async (): Promise<void> => {
    if (offered.length === 0) return;
    for (const attempt of await attemptsToRead(database.reads, now(), atOnce)) {
      if (state.stopped) return;
      await read(attempt);
    }
    if (settings.payment.refunds === "shop")
      for (const customer of await customersToPayBack(database.reads, atOnce)) {
        if (state.stopped) return;
        const paidBack = Effect.provideContext(payBackOnline(customer, momentOf(services)), ports);
        await tried("what is owed back could not be paid back online", paidBack);
      }
    for (const provider of offered) {
      const today = todayOf(services);
      const mark = `payments-compared-${provider}`;
      if (state.stopped || (await metadataOf(database.reads, mark)) === today) continue;
      const compared = Effect.provideContext(compareWithProvider(provider, momentOf(services)), ports);
      if (await tried("payments could not be compared", compared))
        await database.atOnce((handle) => setMetadata(handle, mark, today));
    }
  };

  const all = async (): Promise<void> => {
    while (state.wanted && !state.stopped) {
      state.wanted = false;
      await round().catch((error: unknown) => log.error({ err: error }, "online payments could not be worked off"));
    }
    state.running = null;
  };
  const run = (): Promise<void> => {
    state.wanted = true;
    state.running ??= all();
    return state.running;
  };
  const { begin, end } = rounds(() => void run(), roundMs);
  const { schedule, stop: stopSchedule } = debounced(() => void run(), debounceTimes);
  return {
    run,
    schedule,
    begin,
    stop: async () => {
      stopSchedule();
      end();
      state.stopped = true;
      await state.running;
    },
  };
};
