// What is done about online payments without anybody asking: providers are read again until a payment is final, what is owed back goes back, and once a day all is compared. [PAY-03]
import { instant } from "@kontor/domain/kernel/calendar";
import {
  type Attempt,
  compareWithProvider,
  nextRead,
  type OnlineMoment,
  payBackOnline,
  paymentRound,
  type ProviderName,
  readOnline,
} from "@kontor/domain/shop/payment";
import * as Effect from "effect/Effect";
import { todayOf } from "../../platform/calendar/today.ts";
import { metadataOf, setMetadata } from "../../platform/database/metadata.ts";
import { roundJob, type RoundJob } from "../../platform/process/round-job.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { attemptsToRead, customersToPayBack, readLater } from "./attempts-store.ts";
import { offeredBy, paymentPorts, type PaymentServices } from "./ports.ts";

type Needed = PlatformServices & PaymentServices;

export const momentOf = ({ now, settings }: Pick<Needed, "now" | "settings">): OnlineMoment => ({
  now: now(),
  today: todayOf({ now, settings }),
  timeZone: settings.timeZone,
});

const atOnce = 50;
const patience = { quietMs: 100, longestMs: 1_000 };

/** In every process: what is read or sent twice counts once. Without a provider it does nothing. */
export const paymentJob = (services: Needed, roundMs: number = paymentRound): RoundJob => {
  const { database, log, now, settings } = services;
  const offered = offeredBy(services);
  const ports = paymentPorts(services);

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

  const payBack = async (isStopped: () => boolean): Promise<void> => {
    for (let behind = ""; ; ) {
      const customers = await customersToPayBack(database.reads, behind, atOnce);
      for (const customer of customers) {
        if (isStopped()) return;
        const paidBack = Effect.provideContext(payBackOnline(customer, momentOf(services)), ports);
        await tried("what is owed back could not be paid back online", paidBack);
      }
      if (customers.length < atOnce) return;
      behind = customers.at(-1) ?? behind;
    }
  };

  const compare = async (provider: ProviderName): Promise<void> => {
    const today = todayOf(services);
    const mark = `payments-compared-${provider}`;
    if ((await metadataOf(database.reads, mark)) === today) return;
    const compared = Effect.provideContext(compareWithProvider(provider, momentOf(services)), ports);
    if (await tried("payments could not be compared", compared))
      await database.atOnce((handle) => setMetadata(handle, mark, today));
  };

  const round = async (isStopped: () => boolean): Promise<void> => {
    if (offered.length === 0) return;
    for (const attempt of await attemptsToRead(database.reads, now(), atOnce)) {
      if (isStopped()) return;
      await read(attempt);
    }
    if (settings.payment.refunds === "shop") await payBack(isStopped);
    for (const provider of offered) if (!isStopped()) await compare(provider);
  };

  return roundJob({
    round,
    failed: (error) => log.error({ err: error }, "online payments could not be worked off"),
    everyMs: roundMs,
    patience,
  });
};
